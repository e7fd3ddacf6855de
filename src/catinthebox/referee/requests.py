"""What can be asked of the referee, as values. `reading` makes them out of lines."""

from dataclasses import dataclass

from catinthebox.rules import Action, Deal, Seat


@dataclass(frozen=True, slots=True)
class New:
    """Begin a match."""

    players: int
    side: str | None = None
    start: Seat | None = None
    seed: str | None = None
    deals: tuple[Deal, ...] = ()


@dataclass(frozen=True, slots=True)
class ShowState:
    """Show all there is, secrets included."""


@dataclass(frozen=True, slots=True)
class ShowView:
    """Show what a seat may know."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ShowLegal:
    """List what a seat may do; without a seat, the first that may act."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Act:
    """Carry out a seat's action."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Explain:
    """Say whether a seat's action is legal, and which rules forbid it."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class NextRound:
    """Begin the next round."""


@dataclass(frozen=True, slots=True)
class ShowRecord:
    """Write the match so far as a record."""


MatchRequest = ShowState | ShowView | ShowLegal | Act | Explain | NextRound | ShowRecord
Request = New | MatchRequest
