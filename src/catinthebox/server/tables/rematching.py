"""Playing again: the same people and bots at a new table."""

from catinthebox.rules import new_secret
from catinthebox.server.tables.entries import Made, Rematched
from catinthebox.server.tables.errors import TableRefused
from catinthebox.server.tables.table import Status, Table


def go_on(table: Table, guest: str, other: str) -> Rematched:
    """Point the way to the new table, once, after the match."""
    if table.status not in (Status.OVER, Status.ABANDONED):
        raise TableRefused("not_over", "the match is not over")
    if table.seat_of(guest) is None:
        raise TableRefused("not_seated", "you do not sit at this table")
    if table.rematch is not None:
        raise TableRefused("already_rematched", "there is a new table already", table=table.rematch)
    return Rematched(other)


def again(table: Table, host: str) -> Made:
    """The first entry of the new table: all as before, but for the deals and who may begin."""
    return Made(table.options, new_secret(), host, rematch_of=table.id)
