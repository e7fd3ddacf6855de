"""One round as an immutable value: cards, tokens, tricks, and whose turn it is.

A round knows no verbs: `acting` makes the next one out of it.
"""

from dataclasses import dataclass
from enum import StrEnum

from catinthebox.rules.actions import Play
from catinthebox.rules.cards import Colour, Hand, Seat
from catinthebox.rules.deals import Deal
from catinthebox.rules.layouts import Board
from catinthebox.rules.setup import Setup


class Phase(StrEnum):
    """What a match waits for."""

    DISCARD = "discard"
    PREDICT = "predict"
    PLAY = "play"
    ROUND_OVER = "round_over"
    MATCH_OVER = "match_over"


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: the plays from its leader clockwise, and who won it; nobody if a paradox broke it off (X3)."""

    leader: Seat
    plays: tuple[Play, ...]
    winner: Seat | None


@dataclass(frozen=True, slots=True)
class Score:
    """What a seat scored in a round."""

    tricks: int
    """Points for tricks: negative for the causer of a paradox (S1, S2)."""
    bonus: int
    """The size of the largest group, if it was earned (S3)."""

    @property
    def total(self) -> int:
        """All points of the round."""
        return self.tricks + self.bonus


@dataclass(frozen=True)
class Round:
    """A round at one moment. A tuple with one entry a seat is indexed by the seat."""

    setup: Setup
    number: int
    """Which round of the match, from 1."""
    deal: Deal
    phase: Phase
    turn: Seat
    """Whose turn it is to predict or to play; in the other phases, who would lead."""
    hands: tuple[Hand, ...]
    """The cards each seat still has, sorted."""
    discards: tuple[int | None, ...]
    """What each seat put aside, None until it has (P3)."""
    predictions: tuple[int | None, ...]
    """What each seat announced, None until it has; all None with two players (P4)."""
    tokens: tuple[tuple[Colour, ...], ...]
    """The colour tokens each seat still has (M4, D5)."""
    board: Board
    """Whose token lies on each space (T2)."""
    trick: tuple[Play, ...]
    """The plays of the trick under way, from the leader clockwise."""
    tricks: tuple[Trick, ...]
    """The tricks that are over."""
    legal_plays: tuple[Play, ...]
    """What the seat whose turn it is may play; found when the turn passes to it, since none is a paradox (X1)."""
    paradox: Seat | None
    """Who caused a paradox (X1)."""
    scores: tuple[Score, ...]
    """What each seat scored; empty until the round is over (S1 to S5)."""

    @property
    def start(self) -> Seat:
        """The start player of the round (G1)."""
        return self.setup.start(self.number)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now: all who have not discarded (P3), else the one whose turn it is."""
        if self.phase is Phase.PLAY or self.phase is Phase.PREDICT:
            return (self.turn,)
        if self.phase is Phase.DISCARD:
            return tuple(seat for seat, card in enumerate(self.discards) if card is None)
        return ()

    @property
    def leader(self) -> Seat:
        """Who led, or will lead, the trick under way (T1)."""
        return (self.turn - len(self.trick)) % self.setup.players

    @property
    def led(self) -> Colour | None:
        """The led colour of the trick under way (D6)."""
        return self.trick[0].colour if self.trick else None

    @property
    def tricks_won(self) -> tuple[int, ...]:
        """How many tricks each seat has won (W2)."""
        won = [0] * self.setup.players
        for trick in self.tricks:
            if trick.winner is not None:
                won[trick.winner] += 1
        return tuple(won)
