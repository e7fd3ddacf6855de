"""The migrations lead to exactly the schema the program works with, whoever applies them, and how often."""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from catinthebox.server.storage.engine import make_engine
from catinthebox.server.storage.migrating import (
    DatabaseTooNew,
    DatabaseUnreachable,
    newest_version,
    open_database,
    version_of,
)
from catinthebox.server.storage.schema import metadata
from tests.server.databases import postgres

START_ONE = """
import asyncio, sys
from catinthebox.server.storage.migrating import open_database
asyncio.run(open_database(sys.argv[1]))
"""


@pytest.fixture(scope="module")
def new_postgres() -> Iterator[Callable[[], str]]:
    with postgres() as new_database:
        yield new_database


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'new folder' / 'test.sqlite'}"
    url: str = request.getfixturevalue("new_postgres")()
    return url


async def test_all_versions_together_make_the_schema_of_the_program(empty: str) -> None:
    async with opened(empty) as engine, engine.connect() as connection:
        assert await connection.run_sync(_differences) == []
        assert await connection.run_sync(version_of) == newest_version()


async def test_a_second_start_changes_nothing_and_keeps_everything(empty: str) -> None:
    async with opened(empty) as engine, engine.begin() as connection:
        await connection.execute(text("INSERT INTO guests VALUES ('a', 'Ada', 1.5)"))
    async with opened(empty) as engine, engine.connect() as connection:
        assert (await connection.execute(text("SELECT name FROM guests"))).all() == [("Ada",)]


async def test_a_database_of_the_first_version_is_brought_up_and_keeps_everything(empty: str, tmp_path: Path) -> None:
    (tmp_path / "new folder").mkdir()
    engine = make_engine(empty)
    async with engine.begin() as connection:
        await connection.run_sync(_make_first_version)
        await connection.execute(text("INSERT INTO guests VALUES ('a', 'Ada', 1.5)"))
    await engine.dispose()
    async with opened(empty) as engine, engine.connect() as connection:
        assert await connection.run_sync(_differences) == []
        assert (await connection.execute(text("SELECT name FROM guests"))).all() == [("Ada",)]


def test_three_servers_may_start_at_once_on_an_empty_database(empty: str) -> None:
    starting = [subprocess.Popen([sys.executable, "-c", START_ONE, empty]) for _ in range(3)]
    assert [process.wait(60) for process in starting] == [0, 0, 0]
    assert asyncio.run(_tables(empty)) == {*metadata.tables, "alembic_version"}


async def test_a_database_that_a_newer_program_has_changed_is_refused_and_left_alone(empty: str) -> None:
    async with opened(empty) as engine, engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(DatabaseTooNew) as refused:
        await open_database(empty)
    assert refused.value.facts == {"version": "9999"}
    engine = make_engine(empty)
    async with engine.connect() as connection:
        assert await connection.run_sync(version_of) == "9999"
    await engine.dispose()


@pytest.mark.parametrize("url", ["postgresql://ada:hush@127.0.0.1:1/cat", "sqlite:////dev/null/cat.sqlite"])
async def test_an_unreachable_database_is_named_without_its_password(url: str) -> None:
    with pytest.raises(DatabaseUnreachable) as refused:
        await open_database(url)
    assert "can't be used" in refused.value.message
    assert "hush" not in refused.value.message


async def test_a_database_that_does_not_exist_on_a_postgresql_that_does(new_postgres: Callable[[], str]) -> None:
    url = new_postgres()
    name = url.rsplit("/", 1)[1].split("?")[0]
    with pytest.raises(DatabaseUnreachable):
        await open_database(url.replace(name, "nowhere", 1))


class opened:  # noqa: N801 - reads as a word: async with opened(url) as engine
    """A database of the right shape, for as long as the block lasts."""

    def __init__(self, url: str) -> None:
        self._url = url

    async def __aenter__(self) -> AsyncEngine:
        self._engine = await open_database(self._url)
        return self._engine

    async def __aexit__(self, *_: object) -> None:
        await self._engine.dispose()


def _differences(connection: Connection) -> list[object]:
    options = {"compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


def _make_first_version(connection: Connection) -> None:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "catinthebox.server.storage:migrations")
    command.upgrade(config, "0001")


async def _tables(url: str) -> set[str]:
    async with opened(url) as engine, engine.connect() as connection:
        return set(await connection.run_sync(lambda sync: inspect(sync).get_table_names()))
