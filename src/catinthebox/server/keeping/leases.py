"""Which server keeps which table, so that no two think about the same move.

Servers say again and again that they are there; one that has been silent too long is struck off the list, and what it
kept is free for others. All times are the database's own, so servers need not agree about the time. Should two servers
ever believe that they keep the same table, nothing but double work comes of it: the log takes each number once.
"""

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import ColumnElement, Float, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from catinthebox.server.storage.schema import servers, tables
from catinthebox.server.storage.writing import writing
from catinthebox.server.tables.table import Status

LEASE: Final = 10.0
"""Seconds of silence after which a server's tables are free for others."""


class Leases:
    """The tables that one server keeps."""

    def __init__(self, engine: AsyncEngine, server: str, *, alone: bool, lease: float = LEASE) -> None:
        """`alone`: there is no other server on this database, so whoever is on the list has died."""
        self._engine = engine
        self._server = server
        self._alone = alone
        self._lease = lease
        self.renew_every = lease / 4
        """Seconds from one renewal to the next."""

    async def renew(self) -> set[str]:
        """Say that we are there, and take what nobody keeps; the tables we keep now."""
        kind: Any = postgresql if self._engine.dialect.name == "postgresql" else sqlite
        until = database_time() + self._lease
        here = kind.insert(servers).values(id=self._server, here_until=until)
        gone = servers.c.id != self._server if self._alone else servers.c.here_until < database_time()
        async with writing(self._engine) as connection:
            await connection.execute(here.on_conflict_do_update(index_elements=["id"], set_={"here_until": until}))
            await connection.execute(delete(servers).where(gone))
        await self._take()
        kept = select(tables.c.id).where(tables.c.keeper == self._server, tables.c.status == Status.PLAYING.value)
        async with self._engine.connect() as connection:
            return set(await connection.scalars(kept))

    async def take(self, wanted: Collection[str]) -> set[str]:
        """Take those of these tables that nobody keeps."""
        return await self._take(tables.c.id.in_(wanted))

    async def release(self) -> None:
        """Strike ourselves off the list: others may take our tables at once."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(servers).where(servers.c.id == self._server))

    async def _take(self, *which: ColumnElement[bool]) -> set[str]:
        unkept = or_(tables.c.keeper.is_(None), tables.c.keeper.not_in(select(servers.c.id)))
        # Rows that another server is taking, or writing, at this moment are left to it, so no two wait for each other.
        free = select(tables.c.id).where(tables.c.status == Status.PLAYING.value, unkept, *which)
        free = free.with_for_update(skip_locked=True)
        taking = update(tables).where(tables.c.id.in_(free)).values(keeper=self._server).returning(tables.c.id)
        async with writing(self._engine) as connection:
            return set(await connection.scalars(taking))


class database_time(FunctionElement[float]):  # noqa: N801 - reads as the SQL function it is
    """The database's own time, in seconds of the epoch."""

    type = Float()
    inherit_cache = True


@compiles(database_time, "sqlite")
def _sqlite_time(*_: object, **__: object) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(database_time, "postgresql")
def _postgresql_time(*_: object, **__: object) -> str:
    return "extract(epoch from clock_timestamp())::double precision"
