"""Hints: what each action of a seat promises, for tables where that was agreed.

A hint is found from what the seat may know and nothing else; `keeping.hints` sees to the thinking.
"""

from msgspec import Struct

from catinthebox.bots.search import Judgement
from catinthebox.rules import NotYourTurn, Seat
from catinthebox.server.tables.entries import Move
from catinthebox.server.tables.errors import TableRefused
from catinthebox.server.tables.table import Status, Table


class Judged(Struct, frozen=True):
    """What an action promises for the round, each figure with its standard error."""

    action: Move
    points: float
    points_error: float
    met: float
    """The chance to meet the prediction (S3)."""
    met_error: float
    paradox: float
    """The chance to cause the paradox (X1)."""
    paradox_error: float
    worlds: int
    """How many ways the hidden cards may lie were looked at."""

    @classmethod
    def of(cls, judgement: Judgement) -> "Judged":
        """A judgement of the search as it is told."""
        figures = {name: round(getattr(judgement, name), 4) for name in cls.__struct_fields__ if name != "action"}
        return cls(Move.of(judgement.action), **figures)


class Hint(Struct, frozen=True):
    """What each legal action promises, the best first."""

    number: int
    """The number of the table's last entry: the hint is for the table after it."""
    actions: list[Judged]


def seat_to_advise(table: Table, guest: str) -> Seat:
    """The seat of a guest who may have a hint now."""
    seat = table.seat_of(guest)
    if seat is None:
        raise TableRefused("not_seated", "you do not sit at this table")
    if not table.options.hints:
        raise TableRefused("no_hints", "there are no hints at this table")
    if table.match is None or table.status is not Status.PLAYING:
        raise TableRefused("not_playing", "there is no match at this table now")
    if seat not in table.match.to_act:
        raise NotYourTurn("there is nothing for you to decide now")
    return seat
