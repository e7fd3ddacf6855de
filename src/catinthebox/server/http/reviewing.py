"""Reviews over HTTP: of a match that was played here, or of any from its record."""

import asyncio
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body
from litestar.types import ControllerRouterHandler

from catinthebox.bots import ADVISER, require_bot
from catinthebox.records import Record, read_record
from catinthebox.server.http.asking import address_of
from catinthebox.server.http.errors import REFUSALS
from catinthebox.server.http.parameters import Anybody, Services, TableId
from catinthebox.server.http.reading import PACKED, ended
from catinthebox.server.http.requests import LARGEST_RECORD
from catinthebox.server.identity import Guest
from catinthebox.server.keeping.reviews import Progress

REVIEW_SECONDS: Final = 30.0
"""What a new review counts for, in seconds of thinking."""

_ANSWERS: Final = {
    **REFUSALS,
    202: ResponseSpec(Progress, description="It is being made: ask again in a second.", generate_examples=False),
}

Reviewed = Response[dict[str, Any] | Progress]


@get("/api/tables/{table_id:str}/review", responses=_ANSWERS, tags=["reading"], middleware=[PACKED])
async def review_table(
    request: Request[Any, Any, Any], services: Services, anybody: Anybody, table_id: TableId
) -> Reviewed:
    """A match that is over, looked at again: what the cards gave, what each action gave away, and what was luck.

    The first to ask has it made; whoever asks while it is made hears how far it is.
    """
    table = (await services.hub.find(table_id)).table
    return await _reviewed(request, services, anybody, table.record(ended(table)))


@post(
    "/api/reviews",
    status_code=200,
    responses=_ANSWERS,
    tags=["reading"],
    request_max_body_size=LARGEST_RECORD,
    middleware=[PACKED],
)
async def review_record(
    request: Request[Any, Any, Any],
    services: Services,
    anybody: Anybody,
    data: Annotated[str, Body(media_type=MediaType.TEXT)],
) -> Reviewed:
    """The same for a match from its record, also for one that was not finished. The names in it are not kept."""
    return await _reviewed(request, services, anybody, await asyncio.to_thread(read_record, data))


async def _reviewed(
    request: Request[Any, Any, Any], services: Services, asker: Guest | None, record: Record
) -> Reviewed:
    found = await services.reviews.find(record)
    if found is None:
        require_bot(ADVISER)
        request.app.state.rates.thinking.count(address_of(request) if asker is None else asker.id, REVIEW_SECONDS)
        found = await services.reviews.begin(record)
    return Response(found, status_code=202 if isinstance(found, Progress) else 200)


routes: list[ControllerRouterHandler] = [review_table, review_record]
