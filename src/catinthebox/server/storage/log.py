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
from dataclasses import dataclass, field, replace
from typing import Final

import msgspec
import structlog
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from catinthebox.server import metrics
from catinthebox.server.storage import schema
from catinthebox.server.storage.engine import is_away
from catinthebox.server.tables.entries import NOBODY, Entry, Made, Player, Seated
from catinthebox.server.tables.table import Table

PATIENCE: Final = 10.0
"""Seconds to wait for a database that is away."""

_RETRY: Final = 0.2

log = structlog.get_logger()

_decode = msgspec.json.Decoder(Entry).decode
_encode = msgspec.json.Encoder().encode

_CHANGE = update(schema.tables).where(schema.tables.c.id == bindparam("of"))
_STAND = delete(schema.seats).where(schema.seats.c.table == bindparam("of"))
_SIT = insert(schema.seats).values(
    guest=select(schema.guests.c.id).where(schema.guests.c.id == bindparam("sitter")).scalar_subquery()
)
"""Nobody's seat if the guest has been forgotten meanwhile."""


@dataclass(frozen=True, slots=True)
class Written:
    """An entry as it stands in a log."""

    number: int
    entry: Entry
    at: float
    move_id: str | None = None

    def without(self, guest: str) -> "Written":
        """The same entry, without the guest if it is the one that was seated."""
        match self.entry:
            case Seated(seat, Player(guest=seated)) if seated == guest:
                return replace(self, entry=Seated(seat, NOBODY))
            case _:
                return self


@dataclass(slots=True)
class _Append:
    written: Written
    table: Table
    """The table after the entry."""
    shows: bool
    """Whether lists of tables change with it."""
    done: "asyncio.Future[bool]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Log:
    """All logs of one database. `run` must be running for appends to be written."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        kind = postgresql if engine.dialect.name == "postgresql" else sqlite
        columns = schema.entries.c
        self._insert_table = kind.insert(schema.tables).on_conflict_do_nothing()
        self._insert = kind.insert(schema.entries).on_conflict_do_nothing().returning(columns.table, columns.number)
        self._waiting: list[_Append] = []
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
        columns = schema.entries.c
        query = select(columns.table, func.max(columns.number)).group_by(columns.table)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.where(columns.table.in_(tuple(tables))))
            return dict(rows.tuples().all())

    async def forget(self, guest: str) -> list[str]:
        """Take a guest out of every entry that seated it: the one change a log may ever see. Which tables it was."""
        columns = schema.entries.c
        seated = (columns.body.like('{"what":"seated"%'), columns.body.like(f'%"guest":"{guest}"%'))
        query = select(columns.table, columns.number, columns.body, columns.at).where(*seated)
        async with self._engine.begin() as connection:
            rows = (await connection.execute(query)).all()
            for table, number, body, at in rows:
                nameless = Written(number, _decode(body), at).without(guest).entry
                this = (columns.table == table, columns.number == number)
                await connection.execute(update(schema.entries).where(*this).values(body=_encode(nameless).decode()))
        return sorted({row.table for row in rows})

    async def append(self, table: Table, written: Written, *, shows: bool) -> bool:
        """Write the entry that led to this table; returns when it is on disk.

        False if another server wrote that number, or that move, before.
        """
        append = _Append(written, table, shows)
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

    async def _write(self, batch: list[_Append], *, again: bool = False) -> None:
        """Write a batch in one commit, as soon as the database is there.

        If one of it can't be written, the others must not suffer: one by one then.
        """
        until = time.monotonic() + PATIENCE
        while True:
            try:
                async with self._engine.begin() as connection:
                    written = await connection.run_sync(self._write_in, batch, again)
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
        metrics.count_accepted(append.written.entry for append in batch if _place(append) in written)
        for append in batch:
            if not append.done.done():  # who asked may have gone
                append.done.set_result(_place(append) in written)
            written.discard(_place(append))  # a second one of that number was not written

    def _write_in(self, connection: Connection, batch: list[_Append], again: bool) -> set[tuple[str, int]]:
        """What of the batch is written. `again`: an earlier try was broken off, perhaps after its commit."""
        batch.sort(key=_place)  # two servers that write the same tables in the same order can't wait for each other
        for append in batch:
            if isinstance(append.written.entry, Made):
                connection.execute(self._insert_table.values(id=append.table.id, **_listed(append)))
        rows = [
            {
                "table": append.table.id,
                "number": append.written.number,
                "body": _encode(append.written.entry).decode(),
                "move_id": append.written.move_id,
                "at": append.written.at,
            }
            for append in batch
        ]
        written = {(table, number) for table, number in connection.execute(self._insert, rows)}
        shown = [append for append in batch if append.shows and _place(append) in written]
        if shown:
            _list(connection, shown)
        if again:
            written |= {_place(append) for append in batch if _stands(connection, append)}
        return written


def _place(append: _Append) -> tuple[str, int]:
    return append.table.id, append.written.number


def _stands(connection: Connection, append: _Append) -> bool:
    """Whether exactly this entry stands in the log: then we wrote it."""
    columns, written = schema.entries.c, append.written
    query = select(columns.body, columns.move_id, columns.at).where(
        columns.table == append.table.id, columns.number == written.number
    )
    row = connection.execute(query).one_or_none()
    return row is not None and tuple(row) == (_encode(written.entry).decode(), written.move_id, written.at)


def _fail(batch: list[_Append], error: Exception) -> None:
    for append in batch:
        if not append.done.done():
            append.done.set_exception(error)


def _listed(append: _Append) -> dict[str, object]:
    options = append.table.options
    return {
        "made_at": append.written.at,
        "public": options.public,
        "seats": options.seats,
        **_changing(append),
    }


def _changing(append: _Append) -> dict[str, object]:
    table = append.table
    return {
        "changed_at": append.written.at,
        "status": table.status.value,
        "players": _encode([player and {"name": player.name, "bot": player.bot} for player in table.players]).decode(),
    }


def _list(connection: Connection, appends: list[_Append]) -> None:
    """Bring the lists of tables up to the log."""
    connection.execute(_CHANGE, [{"of": append.table.id, **_changing(append)} for append in appends])
    connection.execute(_STAND, [{"of": append.table.id} for append in appends])
    sitting = [
        {"table": append.table.id, "seat": seat, "sitter": player.guest}
        for append in appends
        for seat, player in enumerate(append.table.players)
        if player is not None
    ]
    if sitting:
        connection.execute(_SIT, sitting)
