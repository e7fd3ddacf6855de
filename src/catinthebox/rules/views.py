"""What a seat, or a spectator, may know: built by naming what is shown, never by deleting from the full state.

A view is all that a person in that seat could have written down: the own cards, everything laid open, and what
happened in the round. Bots and clients get views and nothing else.
"""

from dataclasses import dataclass
from typing import assert_never

from catinthebox.rules.actions import Action, Play
from catinthebox.rules.cards import Colour, Hand, Seat
from catinthebox.rules.deals import Entropy
from catinthebox.rules.events import (
    Dealt,
    Discarded,
    Event,
    MatchWon,
    Neutral,
    Paradox,
    Played,
    Predicted,
    RoundScored,
    TokenLost,
    TrickWon,
)
from catinthebox.rules.layouts import Board, Layout
from catinthebox.rules.legality import legal_actions
from catinthebox.rules.matches import Match
from catinthebox.rules.rounds import Phase, Round, Score, Trick
from catinthebox.rules.sizes import GameSize


@dataclass(frozen=True)
class View:
    """A match as one seat sees it, or a spectator (seat None)."""

    seat: Seat | None
    size: GameSize
    layout: Layout
    commitment: str | None
    """The hash that binds the dealer to the secret."""
    secret: str | None
    """The secret itself, once the match is over."""
    entropy: Entropy
    """What each seat added to the secret, so that anybody can deal again in the end."""
    phase: Phase
    round: int
    start: Seat
    to_act: tuple[Seat, ...]
    hands: tuple[Hand | None, ...]
    """The own hand, and that of a paradox's causer (X3); None is a hand that is not shown."""
    hand_sizes: tuple[int, ...]
    discards: tuple[int | None, ...]
    """The own discard; None is one that is not shown or not made (P3)."""
    discarded: tuple[bool, ...]
    """Who has put a card aside."""
    predictions: tuple[int | None, ...]
    tokens: tuple[tuple[Colour, ...], ...]
    board: Board
    leader: Seat
    trick: tuple[Play, ...]
    tricks: tuple[Trick, ...]
    """The tricks of the round that are over."""
    tricks_won: tuple[int, ...]
    paradox: Seat | None
    round_scores: tuple[tuple[Score, ...], ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    legal: tuple[Action, ...]
    """What this seat may do now."""

    @property
    def led(self) -> Colour | None:
        """The led colour of the trick under way (D6)."""
        return self.trick[0].colour if self.trick else None

    @property
    def hand(self) -> Hand:
        """The own hand; empty for a spectator."""
        return (self.hands[self.seat] or ()) if self.seat is not None else ()


def view(match: Match, seat: Seat | None) -> View:
    """The match as a seat sees it; seat None is a spectator."""
    setup, round_, phase = match.setup, match.round, match.phase
    return View(
        seat=seat,
        size=setup.size,
        layout=setup.layout,
        commitment=setup.commitment,
        secret=setup.secret if phase is Phase.MATCH_OVER else None,
        entropy=setup.entropy,
        phase=phase,
        round=round_.number,
        start=round_.start,
        to_act=round_.to_act,
        hands=_shown_hands(round_, seat),
        hand_sizes=tuple([len(hand) for hand in round_.hands]),
        discards=tuple([card if owner == seat else None for owner, card in enumerate(round_.discards)]),
        discarded=tuple([card is not None for card in round_.discards]),
        predictions=round_.predictions,
        tokens=round_.tokens,
        board=round_.board,
        leader=round_.leader,
        trick=round_.trick,
        tricks=round_.tricks,
        tricks_won=round_.tricks_won,
        paradox=round_.paradox,
        round_scores=match.round_scores,
        totals=match.totals,
        winners=match.winners,
        legal=() if seat is None else legal_actions(match, seat),
    )


def _shown_hands(round_: Round, seat: Seat | None) -> tuple[Hand | None, ...]:
    shown = (seat, round_.paradox)  # X3
    return tuple([hand if owner in shown else None for owner, hand in enumerate(round_.hands)])


def seen_event(event: Event, seat: Seat | None) -> Event:
    """An event as a seat, or a spectator, is told of it: what is not shown to it is blank."""
    match event:
        case Dealt(number, start, hands):
            return Dealt(number, start, tuple(hand if owner == seat else None for owner, hand in enumerate(hands)))
        case Discarded(owner, card):
            return Discarded(owner, card if owner == seat else None)
        case Neutral() | Predicted() | Played() | TokenLost() | TrickWon() | Paradox() | RoundScored() | MatchWon():
            return event  # all of it happens in the open
        case _:
            assert_never(event)
