"""The log's promise to those who append: each hears what became of its own entry, whatever goes along with it."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from catinthebox.server.storage.log import Log, Written
from catinthebox.server.storage.migrating import open_database
from catinthebox.server.tables.entries import Entry, Made, Reacted
from catinthebox.server.tables.table import Table, fold
from tests.server.table_stories import NOON, made


@pytest.fixture
async def log(tmp_path: Path) -> AsyncIterator[Log]:
    engine = await open_database(f"sqlite:///{tmp_path / 'log.sqlite'}")
    log = Log(engine)
    writing = asyncio.create_task(log.run())
    yield log
    log.close()
    await writing
    await engine.dispose()


async def write(log: Log, table: Table, entry: Entry, move_id: str | None = None) -> bool:
    after, _ = fold(table, entry, NOON)
    return await log.append(after, Written(after.number, entry, NOON, move_id), shows=False)


async def new_table(log: Log) -> Table:
    table = made()
    entry = Made(table.options, table.secret, table.host)
    assert await log.append(table, Written(1, entry, NOON), shows=True)
    return table


async def test_of_two_entries_with_one_number_the_first_is_written_and_both_hear_so(log: Log) -> None:
    table = await new_table(log)
    hello, thanks = Reacted(0, "hello"), Reacted(1, "thanks")
    first, second = await asyncio.gather(write(log, table, hello), write(log, table, thanks))
    assert first
    assert not second
    assert [written.entry for written in await log.read(table.id, after=1)] == [hello]


async def test_a_move_id_counts_once_at_a_table(log: Log) -> None:
    table = await new_table(log)
    assert await write(log, table, Reacted(0, "hello"), "the move")
    later, _ = fold(table, Reacted(0, "hello"), NOON)
    assert not await write(log, later, Reacted(0, "hello"), "the move")
    assert await write(log, later, Reacted(0, "hello"), "another move")


async def test_an_entry_that_cannot_be_written_does_not_take_others_along(log: Log) -> None:
    table = await new_table(log)
    good, bad = await asyncio.gather(
        write(log, table, Reacted(0, "hello")),
        write(log, made(table_id="nobody-made-it"), Reacted(0, "hello")),
        return_exceptions=True,
    )
    assert good is True
    assert isinstance(bad, IntegrityError)


async def test_the_last_numbers_of_some_tables(log: Log) -> None:
    table = await new_table(log)
    assert await write(log, table, Reacted(0, "hello"))
    assert await log.numbers([table.id, "nowhere", *map(str, range(2000))]) == {table.id: 2}
