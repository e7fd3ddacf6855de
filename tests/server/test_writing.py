"""Transactions that write: all of the work or nothing."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from catinthebox.server.storage.migrating import open_database
from catinthebox.server.storage.schema import guests
from catinthebox.server.storage.writing import write


@pytest.fixture
async def engine(tmp_path: Path) -> AsyncIterator[AsyncEngine]:
    engine = await open_database(f"sqlite:///{tmp_path / 'writing.sqlite'}")
    yield engine
    await engine.dispose()


def welcome(connection: Connection, *names: str, then: Exception | None = None) -> int:
    """New guests of these names; how many there are now."""
    for name in names:
        connection.execute(insert(guests).values(id=name, name=name, made_at=0.0))
    if then is not None:
        raise then
    return connection.execute(select(func.count()).select_from(guests)).scalar_one()


async def test_what_work_returns_comes_back(engine: AsyncEngine) -> None:
    assert await write(engine, welcome, "Ada", "Bea") == 2
    assert await write(engine, welcome, "Cyd") == 3


async def test_of_work_that_fails_nothing_is_written(engine: AsyncEngine) -> None:
    with pytest.raises(ZeroDivisionError):
        await write(engine, welcome, "Ada", "Bea", then=ZeroDivisionError())
    assert await write(engine, welcome) == 0


async def test_who_writes_after_the_engine_was_disposed_of_opens_the_database_anew(engine: AsyncEngine) -> None:
    await write(engine, welcome, "Ada")
    await engine.dispose()
    assert await write(engine, welcome, "Bea") == 2
