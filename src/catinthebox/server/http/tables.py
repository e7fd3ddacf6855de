"""Tables over HTTP: make one, look at it, sit down, stand up, put bots, begin."""

from typing import Any

from litestar import get, post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from catinthebox.server.http.errors import REFUSALS
from catinthebox.server.http.making import make, practise
from catinthebox.server.http.parameters import Anybody, Asker, Services, TableId
from catinthebox.server.http.requests import LARGEST_RECORD, Clear, Entropy, Join, NewTable, Practise, PutBot
from catinthebox.server.identity import Guest
from catinthebox.server.live.hub import Accepted
from catinthebox.server.live.live_table import LiveTable
from catinthebox.server.tables import deciding
from catinthebox.server.tables.seeing import picture

Picture = dict[str, Any]


def picture_for(live: LiveTable, guest: Guest | None) -> Picture:
    """The table as this guest, or a spectator, may see it."""
    seat = live.table.seat_of(None if guest is None else guest.id)
    return picture(live.table, seat, live.online())


@post("/api/tables", responses=REFUSALS, tags=["tables"])
async def make_table(services: Services, asker: Asker, data: JSONBody[NewTable]) -> Picture:
    """Make a table; its picture."""
    return picture_for(await make(services.hub, asker, data), asker)


@post("/api/practice", responses=REFUSALS, tags=["tables"], request_max_body_size=2 * LARGEST_RECORD)
async def make_practice(services: Services, asker: Asker, data: JSONBody[Practise]) -> Picture:
    """Make a table that stands at a moment of a recorded match, to play on from there; its picture.

    Nobody else finds the table, hints are allowed, and its match counts for nothing. Up to that moment the cards are
    the record's; the rounds after it are dealt from the table's own secret.
    """
    return picture_for(await practise(services.hub, asker, data), asker)


@get("/api/tables/{table_id:str}", responses=REFUSALS, tags=["tables"])
async def see_table(services: Services, anybody: Anybody, table_id: TableId) -> Picture:
    """All that the asker may know of a table now."""
    return picture_for(await services.hub.find(table_id), anybody)


@post("/api/tables/{table_id:str}/join", status_code=200, responses=REFUSALS, tags=["tables"])
async def join(services: Services, asker: Asker, table_id: TableId, data: JSONBody[Join]) -> Picture:
    """Sit down before the match; the picture from that seat."""
    await services.hub.act(table_id, lambda table: deciding.take_seat(table, asker.id, asker.name, data.seat))
    return picture_for(await services.hub.find(table_id), asker)


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=REFUSALS, tags=["tables"])
async def leave(services: Services, asker: Asker, table_id: TableId) -> Accepted:
    """Stand up before the match."""
    return await services.hub.act(table_id, lambda table: deciding.stand_up(table, asker.id))


@post("/api/tables/{table_id:str}/bot", status_code=200, responses=REFUSALS, tags=["tables"])
async def put_bot(services: Services, asker: Asker, table_id: TableId, data: JSONBody[PutBot]) -> Accepted:
    """Put a bot at a free seat (the host, before the match), or in one's own place for the rest of the match."""
    return await services.hub.act(table_id, lambda table: deciding.put_bot(table, asker.id, data.seat, data.bot))


@post("/api/tables/{table_id:str}/clear", status_code=200, responses=REFUSALS, tags=["tables"])
async def clear(services: Services, asker: Asker, table_id: TableId, data: JSONBody[Clear]) -> Accepted:
    """Free a seat before the match; the host may."""
    return await services.hub.act(table_id, lambda table: deciding.clear_seat(table, asker.id, data.seat))


@post("/api/tables/{table_id:str}/entropy", status_code=200, responses=REFUSALS, tags=["tables"])
async def mix_in(services: Services, asker: Asker, table_id: TableId, data: JSONBody[Entropy]) -> Accepted:
    """Mix text of one's own into the deals, before the match."""
    return await services.hub.act(table_id, lambda table: deciding.mix_in(table, asker.id, data.text))


@post("/api/tables/{table_id:str}/begin", status_code=200, responses=REFUSALS, tags=["tables"])
async def begin(services: Services, asker: Asker, table_id: TableId) -> Accepted:
    """Begin the match; the host may, once every seat is taken."""
    return await services.hub.act(table_id, lambda table: deciding.begin(table, asker.id))


routes: list[ControllerRouterHandler] = [
    make_table,
    make_practice,
    see_table,
    join,
    leave,
    put_bot,
    clear,
    mix_in,
    begin,
]
