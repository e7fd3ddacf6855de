"""What was: a table's log as one may see it, and after the match everything, as record and frame by frame."""

import asyncio
from typing import Annotated, Any, Final

from litestar import MediaType, get, post
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, QueryParameter
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from catinthebox.records import read_record, write_record
from catinthebox.rules import Events, Match, Phase, Seat
from catinthebox.server.http.errors import REFUSALS
from catinthebox.server.http.parameters import Anybody, Services, TableId
from catinthebox.server.http.requests import LARGEST_RECORD
from catinthebox.server.storage.log import Written
from catinthebox.server.tables.entries import Made
from catinthebox.server.tables.errors import TableRefused
from catinthebox.server.tables.replaying import Replay, replay_of_record, replay_of_table
from catinthebox.server.tables.seeing import Json, seen_entry
from catinthebox.server.tables.table import Table, fold, make_table

After = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="The number of the last entry one has.")]

PACKED: Final = DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))
"""Replays are long, and say one thing many times. They hold no secret that anybody could guess at by their length."""


class Entries(Struct, frozen=True):
    """A part of a table's log, as the asker may see it."""

    number: int
    """The number of the table's last entry."""
    entries: list[Json]


@get("/api/tables/{table_id:str}/log", responses=REFUSALS, tags=["reading"])
async def read_log(services: Services, anybody: Anybody, table_id: TableId, after: After = 0) -> Entries:
    """The entries after a number, each as the asker may see it."""
    live = await services.hub.find(table_id)
    seat = live.table.seat_of(None if anybody is None else anybody.id)
    entries = _seen(table_id, await services.log.read(table_id), seat, after)
    return Entries(live.table.number, entries)


@get(
    "/api/tables/{table_id:str}/record",
    media_type=MediaType.TEXT,
    responses={**REFUSALS, 200: ResponseSpec(str, media_type=MediaType.TEXT, description="The record.")},
    tags=["reading"],
)
async def see_record(services: Services, table_id: TableId) -> str:
    """The record of a match that is over, as text."""
    table = (await services.hub.find(table_id)).table
    return write_record(table.record(ended(table)))


@get("/api/tables/{table_id:str}/replay", responses=REFUSALS, tags=["reading"], middleware=[PACKED])
async def read_replay(services: Services, table_id: TableId) -> Replay:
    """A match that is over, frame by frame with all hands open, and what one needs to check the deals."""
    table = (await services.hub.find(table_id)).table
    return await asyncio.to_thread(replay_of_table, table, ended(table))


@post(
    "/api/records",
    status_code=200,
    responses=REFUSALS,
    tags=["reading"],
    security=[],
    request_max_body_size=LARGEST_RECORD,
    middleware=[PACKED],
)
async def replay_record(data: Annotated[str, Body(media_type=MediaType.TEXT)]) -> Replay:
    """A match from its record, frame by frame. Nothing is kept of it."""
    return await asyncio.to_thread(lambda: replay_of_record(read_record(data)))


def ended(table: Table) -> Match:
    """The match of a table where it is over; refused before."""
    if table.match is None or table.match.phase is not Phase.MATCH_OVER:
        raise TableRefused("not_over", "the match is not over")
    return table.match


def _seen(table_id: TableId, log: list[Written], seat: Seat | None, after: int) -> list[dict[str, Any]]:
    """What the log says beyond a number; told from its beginning, since what happened follows from the state."""
    made, events = log[0].entry, Events()
    assert isinstance(made, Made)
    table = make_table(table_id, made, log[0].at)
    seen = []
    for written in log:
        if written.number > 1:
            table, events = fold(table, written.entry, written.at)
        if written.number > after:
            seen.append(seen_entry(written.number, written.at, written.entry, events, seat))
    return seen


routes: list[ControllerRouterHandler] = [read_log, see_record, read_replay, replay_record]
