"""How tables come to be: new ones, the same again, and to play on from a record."""

import asyncio
import secrets
import time
from contextlib import suppress

from catinthebox.records import read_record
from catinthebox.rules import SIDES, CatInTheBoxError, Seat, new_secret
from catinthebox.server.http.requests import NewTable, Practise
from catinthebox.server.identity import Guest
from catinthebox.server.live.hub import Decide, Hub
from catinthebox.server.live.live_table import LiveTable
from catinthebox.server.tables.deciding import put_bot, take_seat
from catinthebox.server.tables.entries import Made
from catinthebox.server.tables.errors import TableRefused
from catinthebox.server.tables.options import TableOptions
from catinthebox.server.tables.practising import take_up
from catinthebox.server.tables.rematching import again, come_back, go_on
from catinthebox.server.tables.table import Table, fold, make_table


async def make(hub: Hub, host: Guest, request: NewTable) -> LiveTable:
    """Make a table and seat its bots, then its host; all of it is possible, or nothing is made."""
    return await _make(hub, Made(_options(request), new_secret(), host.id), _first_steps(host, request))


async def practise(hub: Hub, host: Guest, request: Practise) -> LiveTable:
    """Make a table that takes a record's match up at a ply, its host at one seat and bots at the others."""
    options, practice = await asyncio.to_thread(lambda: take_up(read_record(request.record).match, request.ply))
    if request.seat >= options.seats:
        raise TableRefused("no_seat", f"there is no seat {request.seat} at this table")
    steps = [_put_bot(host.id, seat, request.bot) for seat in range(options.seats) if seat != request.seat]
    steps.append(lambda table: take_seat(table, host.id, host.name, request.seat))
    return await _make(hub, Made(options, new_secret(), host.id, practice=practice), steps)


async def _make(hub: Hub, entry: Made, steps: list[Decide]) -> LiveTable:
    table_id = new_table_id()
    _try_out(make_table(table_id, entry, time.time()), steps)
    live = await hub.make(table_id, entry)
    for step in steps:
        await hub.act(table_id, step)
    return live


async def rematch(hub: Hub, table_id: str, guest: Guest) -> LiveTable:
    """The table where the same people go on; made by whoever asks first. Whoever asks takes a seat there."""
    live = await hub.find(table_id)
    try:
        await hub.act(table_id, lambda table: go_on(table, guest.id, new_table_id()))
    except TableRefused as refusal:
        if refusal.code != "already_rematched":
            raise
    before, other = live.table, live.table.rematch
    assert other is not None
    with suppress(TableRefused):  # there already
        await _same_again(hub, before, other, guest.id)
    with suppress(TableRefused):  # there already, or no longer wanted
        await hub.act(other, lambda table: come_back(table, before, guest.id, guest.name))
    return await hub.find(other)


async def _same_again(hub: Hub, table: Table, other: str, host: str) -> None:
    """Make the new table with the same bots; the people come by themselves."""
    await hub.make(other, again(table, host))
    for seat, player in enumerate(table.players):
        if player is not None and player.bot is not None:
            with suppress(CatInTheBoxError):  # a bot that this server can no longer play
                await hub.act(other, _put_bot(host, seat, player.bot))


def new_table_id() -> str:
    """An id that nobody can guess: whoever has it may watch, and sit down."""
    return secrets.token_urlsafe(12)


def _options(request: NewTable) -> TableOptions:
    if isinstance(request.side, str) and request.side not in SIDES:
        raise TableRefused("unknown_side", f"there are these sides: {', '.join(SIDES)}", known=tuple(SIDES))
    fields = {name: getattr(request, name) for name in TableOptions.__struct_fields__}
    return TableOptions(**fields)


def _first_steps(host: Guest, request: NewTable) -> list[Decide]:
    steps = [_put_bot(host.id, seat, bot) for seat, bot in enumerate(request.bots) if bot is not None]
    if request.sit:
        steps.append(lambda table: take_seat(table, host.id, host.name, None))
    return steps


def _put_bot(host: str, seat: Seat, bot: str) -> Decide:
    return lambda table: put_bot(table, host, seat, bot)


def _try_out(table: Table, steps: list[Decide]) -> None:
    """Refuse what could not be played, before anything is written."""
    table.setup()
    for step in steps:
        table, _ = fold(table, step(table), 0.0)
