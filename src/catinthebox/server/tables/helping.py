"""Help for a seat: what it can't play and why, what a play costs, how near a paradox is.

All of it could be read from the table by whoever sits there. The rules are asked, never guessed: a reason given here is
the refusal that the play would get.
"""

from typing import Any

from msgspec import Struct

from catinthebox.rules import Colour, Match, Phase, Play, Seat, act, legal_actions, why_not
from catinthebox.rules.actions import PLAYS
from catinthebox.rules.cards import space_index
from catinthebox.rules.events import TokenLost
from catinthebox.server.tables.entries import Move
from catinthebox.server.tables.table import Status, Table


class Obstacle(Struct, frozen=True):
    """Why a card of the hand can't be declared in a colour now."""

    move: Move
    code: str
    rules: tuple[str, ...]
    facts: dict[str, Any]


class Cost(Struct, frozen=True):
    """A play that does not follow, and the colour token it loses (D5)."""

    move: Move
    loses: str


class Exposure(Struct, frozen=True):
    """How many cards of a number are in the hand, and for how many of them there is still a space (D1, D2)."""

    number: int
    in_hand: int
    spaces: int


class Help(Struct, frozen=True):
    """What a seat may want to know before it moves."""

    number: int
    """The number of the table's last entry: the help is for the table after it."""
    why: tuple[Obstacle, ...] = ()
    costs: tuple[Cost, ...] = ()
    exposure: tuple[Exposure, ...] = ()
    forced: Move | None = None
    """The only move there is."""


def help_for(table: Table, seat: Seat | None) -> Help:
    """Help for a seat; nothing for a spectator, or where nothing is played."""
    match = table.match
    if match is None or seat is None or table.status is not Status.PLAYING:
        return Help(table.number)
    return help_in(match, seat, table.number)


def help_in(match: Match, seat: Seat, number: int = 0) -> Help:
    """Help for a seat in a match, whoever keeps it; `number` says after which entry."""
    legal = legal_actions(match, seat)
    plays = [action for action in legal if isinstance(action, Play)]
    return Help(
        number,
        why=_obstacles(match, seat) if plays else (),
        costs=tuple(Cost(Move.of(play), lost.word) for play in plays if (lost := _lost_by(match, seat, play))),
        exposure=_exposure(match, seat),
        forced=Move.of(legal[0]) if len(legal) == 1 else None,
    )


def _obstacles(match: Match, seat: Seat) -> tuple[Obstacle, ...]:
    """All that the seat, whose turn it is to play, can't declare."""
    plays = [play for number in dict.fromkeys(match.round.hands[seat]) for play in PLAYS[number]]
    return tuple(
        Obstacle(Move.of(play), refusal.code, refusal.rules, dict(refusal.facts))
        for play in plays
        if (refusal := why_not(match, seat, play)) is not None
    )


def _lost_by(match: Match, seat: Seat, play: Play) -> Colour | None:
    _, events = act(match, seat, play)
    return next((event.colour for event in events if isinstance(event, TokenLost) and event.seat == seat), None)


def _exposure(match: Match, seat: Seat) -> tuple[Exposure, ...]:
    if match.phase is Phase.ROUND_OVER:
        return ()
    round_ = match.round
    hand, colours = round_.hands[seat], round_.tokens[seat]
    return tuple(
        Exposure(number, hand.count(number), sum(round_.board[space_index(c, number)] is None for c in colours))
        for number in dict.fromkeys(hand)
    )
