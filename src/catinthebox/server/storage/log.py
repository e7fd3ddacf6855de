"""The tables' logs: reading them, and appending with many tables' entries in one commit.

An append is done when it is on disk. Appends that arrive while a commit is under way wait and go together into the
next, so that a busy server commits a hundred times a second, not once a move. An entry whose number another server
wrote first is not written, and the one who asked is told.

If the connection is lost, nobody knows whether the commit was made. So we write again, and whatever stands there
exactly as we would write it was ours. Only after `PATIENCE` do those who asked hear that it did not work; then they
ask again with the same move id, which counts once.
"""

import asyncio
import time
from collections.abc import Collection
from typing import Final

import msgspec
import structlog
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from catinthebox.server import metrics
from catinthebox.server.storage import schema
from catinthebox.server.storage.commits import Append, Written, commit, encode
from catinthebox.server.storage.engine import is_away, portions
from catinthebox.server.storage.writing import write, writing
from catinthebox.server.tables.entries import Entry
from catinthebox.server.tables.table import Table

__all__ = ["PATIENCE", "Log", "Written"]

PATIENCE: Final = 10.0
"""Seconds to wait for a database that is away."""

_RETRY: Final = 0.2

log = structlog.get_logger()

_decode = msgspec.json.Decoder(Entry).decode


class Log:
    """All logs of one database. `run` must be running for appends to be written."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[Append] = []
        self._wake = asyncio.Event()
        self._closing = False

    async def read(self, table: str, after: int = 0) -> list[Written]:
        """The entries of a table after a number."""
        columns = schema.entries.c
        query = select(columns.number, columns.body, columns.at, columns.move_id).where(
            columns.table == table, columns.number > after
        )
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(columns.number))
            return [Written(number, _decode(body), at, move_id) for number, body, at, move_id in rows]

    async def number_of(self, table: str, move_id: str | None) -> int | None:
        """The number of a move, by the id its client gave it."""
        if move_id is None:
            return None
        columns = schema.entries.c
        query = select(columns.number).where(columns.table == table, columns.move_id == move_id)
        async with self._engine.connect() as connection:
            number: int | None = await connection.scalar(query)
            return number

    async def numbers(self, tables: Collection[str]) -> dict[str, int]:
        """The last number of each of these tables."""
        known, entries = schema.tables.c, schema.entries.c
        last = select(func.max(entries.number)).where(entries.table == known.id).scalar_subquery().label("last")
        found: dict[str, int] = {}
        async with self._engine.connect() as connection:
            for some in portions(tables):
                query = select(known.id, last).where(known.id.in_(some))
                found |= {row.id: row.last for row in await connection.execute(query)}
        return found

    async def forget(self, guest: str) -> list[str]:
        """Take a guest out of every entry that seated it: the one change a log may ever see. Which tables it was."""
        columns = schema.entries.c
        seated = (columns.body.like('{"what":"seated"%'), columns.body.like(f'%"guest":"{guest}"%'))
        query = select(columns.table, columns.number, columns.body, columns.at).where(*seated)
        async with writing(self._engine) as connection:
            rows = (await connection.execute(query)).all()
            for table, number, body, at in rows:
                nameless = Written(number, _decode(body), at).without(guest).entry
                this = (columns.table == table, columns.number == number)
                await connection.execute(update(schema.entries).where(*this).values(body=encode(nameless).decode()))
        return sorted({row.table for row in rows})

    async def append(self, table: Table, written: Written, *, shows: bool) -> bool:
        """Write the entry that led to this table; returns when it is on disk.

        False if another server wrote that number, or that move, before.
        """
        append = Append(written, table, shows)
        self._waiting.append(append)
        self._wake.set()
        return await append.done

    async def run(self) -> None:
        """Write what is waiting, batch by batch, until `close`."""
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                metrics.COMMIT_ENTRIES.observe(len(batch))
                with metrics.COMMIT_SECONDS.time():
                    await self._write(batch)

    def close(self) -> None:
        """Let `run` end once all that was accepted is written."""
        self._closing = True
        self._wake.set()

    async def _write(self, batch: list[Append], *, again: bool = False) -> None:
        """Write a batch in one commit, as soon as the database is there.

        If one of it can't be written, the others must not suffer: one by one then.
        """
        until = time.monotonic() + PATIENCE
        while True:
            try:
                written = await write(self._engine, commit, batch, again=again)
                break
            except Exception as error:  # whoever waits must hear of it, whatever it is
                if not is_away(error) and len(batch) > 1:
                    for append in batch:
                        await self._write([append], again=again)
                    return
                if not is_away(error) or time.monotonic() > until:
                    _fail(batch, error)
                    return
                log.warning("database_away", error=repr(error))
                again = True
                await asyncio.sleep(_RETRY)
        metrics.count_accepted(append.written.entry for append in written)
        for append in batch:
            if not append.done.done():  # who asked may have gone
                append.done.set_result(append in written)


def _fail(batch: list[Append], error: Exception) -> None:
    for append in batch:
        if not append.done.done():
            append.done.set_exception(error)
