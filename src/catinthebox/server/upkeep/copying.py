"""Copying all rows from one database to an empty one, within one transaction on each side."""

from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Table, func, insert, inspect, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from catinthebox.rules import CatInTheBoxError
from catinthebox.server.keeping.leases import database_time
from catinthebox.server.storage.engine import make_engine
from catinthebox.server.storage.migrating import (
    newest_version,
    open_database,
    reason_of,
    require_known,
    unreachable,
    version_of,
)
from catinthebox.server.storage.schema import metadata, servers
from catinthebox.server.upkeep.logs import BadLog, check_logs
from catinthebox.server.upkeep.progress import Told, nobody

_ROWS: Final = 500
"""How many rows travel together."""

_COPIED: Final = [table for table in metadata.sorted_tables if table is not servers]
"""What is copied: all but which servers are there."""


class NoDatabase(CatInTheBoxError):
    """There is no database at that place, or none of the shape this program knows."""

    code = "no_database"


class DatabaseFailed(CatInTheBoxError):
    """A database that answered at first is damaged, or went away."""

    code = "database_failed"


class InUse(CatInTheBoxError):
    """A server uses the database; what it writes meanwhile would be lost, or mixed up."""

    code = "in_use"


class NotEmpty(CatInTheBoxError):
    """The target has rows already; we never mix two databases."""

    code = "not_empty"


class NotEqual(CatInTheBoxError):
    """What arrived is not what was sent."""

    code = "not_equal"


class Sum(Struct, frozen=True):
    """How many rows a table has, and a digest of them that depends neither on their order nor on that of columns."""

    rows: int = 0
    digest: str = "0" * 64

    def with_rows(self, rows: Iterable[Mapping[str, Any]]) -> "Sum":
        """The sum with more rows."""
        count, total = self.rows, int(self.digest, 16)
        for row in rows:
            plain = {name: int(value) if value is True or value is False else value for name, value in row.items()}
            count += 1
            total += int.from_bytes(sha256(msgspec.json.encode(plain, order="sorted")).digest())
        return Sum(count, f"{total % 2**256:064x}")


Sums = dict[str, Sum]
"""The sums of all tables by name."""


@asynccontextmanager
async def reading(url: str) -> AsyncIterator[AsyncConnection]:
    """A connection to a database of our version that sees one moment of it, whatever is written meanwhile."""
    engine = make_engine(url)
    try:
        _require_file(engine)
        async with _moment(engine) as connection:
            await require_current(connection)
            yield connection
    except DBAPIError as error:  # of this database, or of the one it is copied to
        raise DatabaseFailed(f"a database failed: {reason_of(error)}") from error
    finally:
        await engine.dispose()


async def require_current(connection: AsyncConnection) -> None:
    """Refuse a database of another version than this program's."""
    await connection.run_sync(require_known)
    version = await connection.run_sync(version_of)
    if version is None:
        raise NoDatabase("this database is empty")
    if version != newest_version():
        raise NoDatabase(
            f"the database has version {version}, this program works on {newest_version()}: "
            "`catinthebox serve` brings it there when it starts",
            version=version,
        )


@asynccontextmanager
async def writing(url: str) -> AsyncIterator[AsyncConnection]:
    """A connection to a database of the right shape; what is written counts at the end of the block, or not at all."""
    engine = await open_database(url)
    try:
        async with engine.begin() as connection:
            if engine.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection
    finally:
        await engine.dispose()


async def migrate_to(source_url: str, target_url: str, told: Told = nobody) -> Sums:
    """Copy a database into an empty one of any kind, and replay every log there before it counts."""
    async with reading(source_url) as source:
        await _require_unused(source)
        return await copy_into(source, target_url, verify=True, told=told)


async def copy_into(source: AsyncConnection, url: str, *, verify: bool, told: Told) -> Sums:
    """Copy all rows into an empty database; nothing of it stays there unless everything is right."""
    async with writing(url) as target:
        sums = await copy_all(source, target, told)
        if verify and (bad := await check_logs(target, told)):
            raise BadLog(f"{len(bad)} logs are not right, the first: {bad[0].message}", tables=len(bad))
    return sums


async def copy_all(source: AsyncConnection, target: AsyncConnection, told: Told) -> Sums:
    """Copy every row to a target that must be empty, and read it there again."""
    await _require_unused(target)
    await _require_empty(target)
    sent: Sums = {}
    for table in _COPIED:
        total = await _count(source, table)
        sent[table.name] = Sum()
        async for rows in _rows(source, table):
            await target.execute(insert(table), rows)
            sent[table.name] = sent[table.name].with_rows(rows)
            told(f"copying {table.name}", sent[table.name].rows, total)
    if await _sums_of(target, told) != sent:
        raise NotEqual("the rows that arrived are not those that were sent")
    return sent


async def _sums_of(connection: AsyncConnection, told: Told) -> Sums:
    sums: Sums = {}
    for table in _COPIED:
        total = await _count(connection, table)
        sums[table.name] = Sum()
        async for rows in _rows(connection, table):
            sums[table.name] = sums[table.name].with_rows(rows)
            told(f"checking {table.name}", sums[table.name].rows, total)
    return sums


def _require_file(engine: AsyncEngine) -> None:
    """SQLite would make an empty database where there is none."""
    file = engine.url.database
    if engine.dialect.name == "sqlite" and (file is None or not Path(file).is_file()):
        raise NoDatabase(f"there is no database at {file}")


@asynccontextmanager
async def _moment(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    try:
        connection = await engine.connect()
        if engine.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN")
        else:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    except (OSError, DBAPIError) as error:
        raise unreachable(engine, error) from error
    try:
        yield connection
    finally:
        await connection.close()


async def _require_unused(connection: AsyncConnection) -> None:
    if await connection.scalar(select(servers.c.id).where(servers.c.here_until >= database_time()).limit(1)):
        raise InUse("a server uses this database: stop it, or wait some seconds if it was killed")


async def _require_empty(connection: AsyncConnection) -> None:
    for table in _COPIED:
        if await _count(connection, table):
            raise NotEmpty(f"the target is not empty: it has rows in {table.name}", table=table.name)


async def _count(connection: AsyncConnection, table: Table) -> int:
    return int(await connection.scalar(select(func.count()).select_from(table)) or 0)


async def _rows(connection: AsyncConnection, table: Table) -> AsyncIterator[list[dict[str, Any]]]:
    result = await connection.stream(select(table), execution_options={"yield_per": _ROWS})
    async for rows in result.partitions(_ROWS):
        yield [row._asdict() for row in rows]
