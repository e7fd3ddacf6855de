"""Playing again: the same people and bots at a new table. Each of the people comes there, or it does not begin."""

from catinthebox.rules import new_secret
from catinthebox.server.tables.deciding import take_seat
from catinthebox.server.tables.entries import Made, Rematched, Seated
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
    people = tuple(player.guest for player in table.players if player is not None and player.guest is not None)
    return Made(table.options, new_secret(), host, rematch_of=table.id, expected=people)


def come_back(table: Table, before: Table, guest: str, name: str) -> Seated:
    """Take one's old seat at the new table; who has stood up there stays up."""
    if guest not in table.expected:
        raise TableRefused("already_seated", "you have come already")
    return take_seat(table, guest, name, before.seat_of(guest))
