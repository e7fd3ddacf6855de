"""Playing over HTTP: moves, the next round, phrases, the end by agreement, and once more."""

from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from catinthebox.bots import ADVISER, require_bot
from catinthebox.server.http.errors import REFUSALS
from catinthebox.server.http.making import rematch
from catinthebox.server.http.parameters import Anybody, Asker, Services, TableId
from catinthebox.server.http.requests import Abandon, MakeMove, React
from catinthebox.server.http.tables import Picture, picture_for
from catinthebox.server.keeping.questions import HINT_SECONDS
from catinthebox.server.live.hub import Accepted
from catinthebox.server.live.messages import MoveRequest
from catinthebox.server.tables import deciding
from catinthebox.server.tables.errors import Late, TableRefused
from catinthebox.server.tables.helping import Help, help_for
from catinthebox.server.tables.hinting import Hint, seat_to_advise


@post("/api/tables/{table_id:str}/moves", status_code=200, responses=REFUSALS, tags=["playing"])
async def move(services: Services, asker: Asker, table_id: TableId, data: JSONBody[MakeMove]) -> Accepted:
    """Make a move: discard, predict or play. The same id counts once; a late one is told what happened since."""
    live = await services.hub.find(table_id, at_least=data.based_on)
    decide = MoveRequest(data.id, data.based_on, data.move).decider(asker.id)
    try:
        return await services.hub.act(table_id, decide, f"{asker.id} {data.id}")
    except Late as late:
        since = live.since(data.based_on, asker.id)
        raise TableRefused(late.code, late.message, based_on=data.based_on, since=since) from late


@get("/api/tables/{table_id:str}/help", responses=REFUSALS, tags=["playing"])
async def see_help(services: Services, anybody: Anybody, table_id: TableId) -> Help:
    """What the asker's seat can't play now and why, what a play costs, and how much room is left for each card."""
    table = (await services.hub.find(table_id)).table
    return help_for(table, table.seat_of(None if anybody is None else anybody.id))


@get("/api/tables/{table_id:str}/hint", responses=REFUSALS, tags=["playing"])
async def see_hint(request: Request[Any, Any, Any], services: Services, asker: Asker, table_id: TableId) -> Hint:
    """What each action of the asker promises for the round, the best first, judged by what its seat knows.

    For tables with the option `hints`, when it is the asker's turn. It takes about a second; asked again in the same
    turn, the answer is the same and there at once. A server without the extra `fast` refuses it as `not_installed`.
    """
    table = (await services.hub.find(table_id)).table
    seat = seat_to_advise(table, asker.id)
    require_bot(ADVISER)
    if not services.hints.has(table, seat):
        request.app.state.rates.thinking.count(asker.id, HINT_SECONDS)
    return Hint(table.number, await services.hints.give(table, seat))


@post("/api/tables/{table_id:str}/ready", status_code=200, responses=REFUSALS, tags=["playing"])
async def ready(services: Services, asker: Asker, table_id: TableId) -> Accepted:
    """Be ready for the next round."""
    return await services.hub.act(table_id, lambda table: deciding.be_ready(table, asker.id))


@post("/api/tables/{table_id:str}/react", status_code=200, responses=REFUSALS, tags=["playing"])
async def react(
    request: Request[Any, Any, Any], services: Services, asker: Asker, table_id: TableId, data: JSONBody[React]
) -> Accepted:
    """Say one of the few phrases."""
    request.app.state.rates.chatter.count(asker.id)
    return await services.hub.act(table_id, lambda table: deciding.react(table, asker.id, data.phrase))


@post("/api/tables/{table_id:str}/abandon", status_code=200, responses=REFUSALS, tags=["playing"])
async def abandon(
    request: Request[Any, Any, Any], services: Services, asker: Asker, table_id: TableId, data: JSONBody[Abandon]
) -> Accepted:
    """Offer to abandon the match, or take the offer back; it ends when all people at the table offer it."""
    request.app.state.rates.chatter.count(asker.id)
    return await services.hub.act(table_id, lambda table: deciding.offer(table, asker.id, data.abandon))


@post("/api/tables/{table_id:str}/rematch", status_code=200, responses=REFUSALS, tags=["playing"])
async def play_again(services: Services, asker: Asker, table_id: TableId) -> Picture:
    """The table where the same people and bots play again; the picture of it. Whoever asks first makes it.

    Whoever asks sits down there; for the others a seat is kept until they ask too, or join.
    """
    return picture_for(await rematch(services.hub, table_id, asker), asker)


routes: list[ControllerRouterHandler] = [move, see_help, see_hint, ready, react, abandon, play_again]
