"""Lists of tables: the lobby, for everybody, and one's own that are not over yet."""

from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import get
from litestar.params import FromQuery, QueryParameter
from litestar.types import ControllerRouterHandler
from msgspec import Struct
from sqlalchemy import Row, ScalarSelect, Select, select

from catinthebox.server.http.errors import REFUSALS
from catinthebox.server.http.parameters import Asker, Services
from catinthebox.server.storage.schema import entries, seats, tables
from catinthebox.server.tables.entries import Made
from catinthebox.server.tables.options import TableOptions
from catinthebox.server.tables.table import Status

A_PAGE: Final = 50
UNFINISHED: Final = (Status.OPEN.value, Status.PLAYING.value)

Page = Annotated[int, QueryParameter(ge=1, le=1000, description="From 1.")]


class Listed(Struct, frozen=True):
    """A table in a list."""

    table: str
    status: str
    options: TableOptions
    players: list[dict[str, Any] | None]
    made_at: float


class Lobby(Struct, frozen=True):
    """A page of the lobby; `more` says whether there is a next one."""

    tables: list[Listed]
    more: bool


@get("/api/tables", responses=REFUSALS, tags=["tables"])
async def see_lobby(
    services: Services, status: FromQuery[Literal["open", "playing"] | None] = None, page: Page = 1
) -> Lobby:
    """Public tables: open ones first, the newest of each first."""
    wanted = (status,) if status else UNFINISHED
    query = (
        _listing()
        .where(tables.c.public, tables.c.status.in_(wanted))
        .order_by(tables.c.status, tables.c.made_at.desc(), tables.c.id)
        .offset((page - 1) * A_PAGE)
        .limit(A_PAGE + 1)
    )
    async with services.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    return Lobby([_listed(row) for row in rows[:A_PAGE]], more=len(rows) > A_PAGE)


@get("/api/me/tables", responses=REFUSALS, tags=["tables"])
async def see_own_tables(services: Services, asker: Asker) -> list[Listed]:
    """Tables where I sit and the match is not over, public or not: the one where something happened last first."""
    query = (
        _listing()
        .join(seats, seats.c.table == tables.c.id)
        .where(seats.c.guest == asker.id, tables.c.status.in_(UNFINISHED))
        .order_by(_last_at().desc(), tables.c.id)
        .limit(A_PAGE)
    )
    async with services.engine.connect() as connection:
        return [_listed(row) for row in (await connection.execute(query)).all()]


def _last_at() -> ScalarSelect[float]:
    """When a table's last entry was written; what stands with the table itself does not change with every move."""
    columns = entries.alias().c
    last = select(columns.at).where(columns.table == tables.c.id).order_by(columns.number.desc()).limit(1)
    return last.correlate(tables).scalar_subquery()


def _listing() -> Select[Any]:
    """Tables with what a list shows of them."""
    columns = (tables.c.id, tables.c.status, tables.c.players, tables.c.made_at, entries.c.body)
    return select(*columns).join(entries, (entries.c.table == tables.c.id) & (entries.c.number == 1))


def _listed(row: Row[Any]) -> Listed:
    return Listed(row.id, row.status, _options(row.body), msgspec.json.decode(row.players), row.made_at)


def _options(body: str) -> TableOptions:
    """What was agreed, from the first entry of a table's log, and nothing else of it."""
    return msgspec.json.decode(body, type=Made).options


routes: list[ControllerRouterHandler] = [see_lobby, see_own_tables]
