"""The way to the database."""

from collections.abc import Collection, Iterator
from itertools import islice
from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionInTime
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

_AWAY: Final = ("08", "53", "57")
"""PostgreSQL's classes of errors that pass: connections, resources, shutting down and starting up."""

_PRAGMAS: Final = (
    "busy_timeout=10000",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "temp_store=MEMORY",  # else each commit makes a file, in which SQLite notes how to take back its statement
)

_AT_ONCE: Final = 1000
"""So many values are asked about in one query; PostgreSQL takes some thirty thousand."""


def make_engine(url: str) -> AsyncEngine:
    """An engine for a database URL: `sqlite:///path` or `postgresql://…`, whatever driver we use for it."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        engine = create_async_engine(parsed.set(drivername="sqlite+aiosqlite"), hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _settle_sqlite)
        return engine
    return create_async_engine(
        parsed.set(drivername="postgresql+asyncpg"),
        pool_size=8,
        max_overflow=8,
        pool_pre_ping=True,
        hide_parameters=True,  # an error's text must not quote what somebody holds
        connect_args={"timeout": 10},
    )


def make_thread_engine(url: URL) -> Engine:
    """An engine for the same SQLite file, for a thread of its own."""
    engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(engine, "connect", _settle_sqlite)
    return engine


def is_away(error: Exception) -> bool:
    """Whether the database was not there, or was lost on the way, rather than refused what it was asked.

    If it was lost on the way, nobody knows whether it did what it was asked.
    """
    if isinstance(error, DBAPIError) and not isinstance(error, OperationalError):
        state: str | None = getattr(error.orig, "sqlstate", None)
        return error.connection_invalidated or (state is not None and state.startswith(_AWAY))
    return isinstance(error, OSError | OperationalError | NoConnectionInTime)


def portions(wanted: Collection[str]) -> Iterator[list[str]]:
    """What is asked about in one query after another."""
    left = iter(wanted)
    while some := list(islice(left, _AT_ONCE)):
        yield some


def _settle_sqlite(connection: Any, _: object) -> None:
    """What is acknowledged is on disk: write-ahead log, synced at every commit."""
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
