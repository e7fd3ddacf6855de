"""Public tables that nobody attends leave the lobby."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from catinthebox.server.keeping.sweeping import Sweeper
from catinthebox.server.live.live_table import Watcher
from catinthebox.server.services import Services, running
from catinthebox.server.settings import Settings
from catinthebox.server.storage.schema import tables
from catinthebox.server.tables.deciding import A_DAY, close, take_seat
from catinthebox.server.tables.entries import Abandoned, Made
from catinthebox.server.tables.errors import TableRefused
from catinthebox.server.tables.options import TableOptions
from catinthebox.server.tables.table import Status
from tests.server.table_stories import after, begun, made, person


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    async with running(Settings(data=tmp_path)) as services:
        yield services


async def seated(services: Services, table_id: str, **options: Any) -> None:
    """A table where Ada waits for others."""
    await services.hub.make(table_id, Made(TableOptions(**{"public": True, **options}), "secret", "ada"))
    await services.hub.act(table_id, lambda table: take_seat(table, "ada", "Ada", 0))


async def statuses(services: Services) -> dict[str, str]:
    """How far each table is, as the lobby knows it."""
    async with services.engine.connect() as connection:
        return {row.id: row.status for row in await connection.execute(select(tables.c.id, tables.c.status))}


async def test_of_deserted_tables_public_ones_are_closed_unless_a_move_may_take_days(services: Services) -> None:
    await seated(services, "public")
    await seated(services, "private", public=False)
    await seated(services, "slow", clock=A_DAY)
    await seated(services, "quick", clock=30)
    await Sweeper(services.engine, services.hub, deserted=0.0).sweep()
    assert await statuses(services) == {
        "public": "abandoned",
        "private": "open",
        "slow": "open",
        "quick": "abandoned",
    }


async def test_a_table_where_somebody_is_stays(services: Services) -> None:
    await seated(services, "attended")
    await seated(services, "looked at")
    (await services.hub.find("attended")).watch(Watcher("ada", lambda _: None), None)
    (await services.hub.find("looked at")).watch(Watcher(None, lambda _: None), None)
    assert services.hub.attended() == ["attended"]
    await Sweeper(services.engine, services.hub, deserted=0.0).sweep()
    assert await statuses(services) == {"attended": "open", "looked at": "abandoned"}


async def test_a_table_where_somebody_was_lately_stays(services: Services) -> None:
    await seated(services, "left just now")
    await Sweeper(services.engine, services.hub).sweep()
    assert await statuses(services) == {"left just now": "open"}


async def test_who_comes_to_a_closed_table_is_told_so(services: Services) -> None:
    await seated(services, "closed")
    await Sweeper(services.engine, services.hub, deserted=0.0).sweep()
    with pytest.raises(TableRefused) as refused:
        await services.hub.act("closed", lambda table: take_seat(table, "bea", "Bea", None))
    assert refused.value.code == "closed"
    assert (await services.hub.find("closed")).table.status is Status.ABANDONED


def test_a_table_where_something_happened_meanwhile_is_not_closed() -> None:
    table = after(made(public=True), person(0))
    assert close(table, table.number) == Abandoned()
    for other in (after(table, person(1)), begun(public=True)):
        with pytest.raises(TableRefused):
            close(other, table.number)
