"""Forgetting a guest: the name goes from every table and every log, the matches stay.

This is the one time that a log is changed: the entries that seated the guest lose the name and the guest's id. Other
servers that have such a table in memory may tell its last entries with the name to those who come back, until they
drop the table.
"""

from typing import Final

from sqlalchemy import select

from catinthebox.bots import DEFAULT_LEVEL
from catinthebox.rules import Seat
from catinthebox.server.services import Services
from catinthebox.server.storage import schema
from catinthebox.server.tables.deciding import put_bot, stand_up
from catinthebox.server.tables.entries import NOBODY, Entry, Seated
from catinthebox.server.tables.errors import TableRefused
from catinthebox.server.tables.table import Status, Table

SUBSTITUTE: Final = DEFAULT_LEVEL
"""The bot that plays on for a guest who is forgotten in the middle of a match."""


async def forget(services: Services, guest: str) -> None:
    """Forget a guest. The guest itself goes last, so that whoever was interrupted here can ask again."""
    sat = select(schema.seats.c.table).where(schema.seats.c.guest == guest)
    async with services.engine.connect() as connection:
        tables = (await connection.execute(sat)).scalars().all()
    for table_id in tables:
        try:
            await services.hub.act(table_id, lambda table: _without(table, guest))
        except TableRefused:
            continue  # no longer seated there
    for table_id in await services.log.forget(guest):
        (await services.hub.find(table_id)).forget(guest)
    await services.guests.delete(guest)


def _without(table: Table, guest: str) -> Entry:
    """What takes the guest from a table: an empty seat, a bot in the middle of a match, no name after it."""
    seat = _seat_of(table, guest)
    match table.status:
        case Status.OPEN:
            return stand_up(table, guest)
        case Status.PLAYING:
            return put_bot(table, guest, seat, SUBSTITUTE)
        case Status.OVER | Status.ABANDONED:
            return Seated(seat, NOBODY)


def _seat_of(table: Table, guest: str) -> Seat:
    seat = table.seat_of(guest)
    if seat is None:
        raise TableRefused("not_seated", "the guest does not sit at this table")
    return seat
