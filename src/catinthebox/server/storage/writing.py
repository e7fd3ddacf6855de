"""Transactions that write.

SQLite takes one writer at a time, so here they stand in line. Work that is known beforehand is done by a thread in one
go: statement by statement through the event loop, each would wait for its turn there while all others wait in line.
PostgreSQL orders writers itself, and its driver waits in the event loop.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Concatenate, Final, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, Engine, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from catinthebox.server.storage.engine import make_thread_engine

P = ParamSpec("P")
T = TypeVar("T")


class _Desk:
    """Where an SQLite database is written: a line before it, and a thread behind it with a connection of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.line = asyncio.Lock()
        self._engine = make_thread_engine(engine.url)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writing")

    async def write(self, work: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs) -> T:
        """Do this in one transaction."""

        def in_one_go() -> T:
            with self._engine.begin() as connection:
                return work(connection, *given, **named)

        async with self.line:
            return await asyncio.get_running_loop().run_in_executor(self._thread, in_one_go)

    def close(self, of: Engine) -> None:
        """Let go of the database; who writes again gets a new desk."""
        del _desks[of]
        self._thread.submit(self._engine.dispose)
        self._thread.shutdown()


_desks: Final = WeakKeyDictionary[Engine, _Desk]()


async def write(
    engine: AsyncEngine, work: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs
) -> T:
    """Do work that waits for nothing but the database in one transaction; what it returns, once that is on disk."""
    if engine.dialect.name == "sqlite":
        return await _desk(engine).write(work, *given, **named)
    async with engine.begin() as connection:
        return await connection.run_sync(work, *given, **named)


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction that writes, for a few statements now and then."""
    async with _line(engine), engine.begin() as connection:
        yield connection


def _line(engine: AsyncEngine) -> AbstractAsyncContextManager[object]:
    """The line in which those stand who want to write.

    Somebody whom SQLite turns away would look again and again, each time a little later.
    """
    return _desk(engine).line if engine.dialect.name == "sqlite" else nullcontext()


def _desk(engine: AsyncEngine) -> _Desk:
    desk = _desks.get(engine.sync_engine)
    if desk is None:
        desk = _desks[engine.sync_engine] = _Desk(engine)
        event.listen(engine.sync_engine, "engine_disposed", desk.close, once=True)
    return desk
