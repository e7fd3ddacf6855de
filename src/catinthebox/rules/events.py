"""What happened, in order: the facts that acting returns, that servers store and that clients are told.

An event with something secret in it (`Dealt`, `Discarded`) also exists with that part left blank: see `views`.
"""

from dataclasses import dataclass

from catinthebox.rules.cards import Colour, Hand, Seat
from catinthebox.rules.rounds import Score


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round began with these hands; None is a hand that is not shown (P1)."""

    round: int
    start: Seat
    hands: tuple[Hand | None, ...]


@dataclass(frozen=True, slots=True)
class Neutral:
    """A leftover card was turned up, and a neutral token put on the board (P2)."""

    colour: Colour
    number: int


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat put a card aside; None is a card that is not shown (P3)."""

    seat: Seat
    number: int | None


@dataclass(frozen=True, slots=True)
class Predicted:
    """A seat announced its prediction (P4)."""

    seat: Seat
    tricks: int


@dataclass(frozen=True, slots=True)
class Played:
    """A seat played a card and declared its colour (T2)."""

    seat: Seat
    number: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class TokenLost:
    """A seat did not follow and lost its colour token of the led colour (D5)."""

    seat: Seat
    colour: Colour


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A seat won the trick (W1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Paradox:
    """A seat had nothing it could declare; its hand is shown to all (X1, X3)."""

    seat: Seat
    hand: Hand


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The round is over and brought these scores (S1 to S5)."""

    scores: tuple[Score, ...]


@dataclass(frozen=True, slots=True)
class MatchWon:
    """The match is over; several winners share the victory (G2)."""

    winners: tuple[Seat, ...]


Event = Dealt | Neutral | Discarded | Predicted | Played | TokenLost | TrickWon | Paradox | RoundScored | MatchWon
