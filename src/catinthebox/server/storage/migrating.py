"""Bringing a database to the shape this version of the program knows. Any number of servers may try at once."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from catinthebox.rules import CatInTheBoxError
from catinthebox.server.storage.engine import make_engine

_FOLDER: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 0x0CA71B0C
"""Our number among the advisory locks of a PostgreSQL database."""


class DatabaseTooNew(CatInTheBoxError):
    """A newer version of the program has changed this database; this one must not touch it."""

    code = "database_too_new"


class DatabaseUnreachable(CatInTheBoxError):
    """The database does not answer, or not to us."""

    code = "database_unreachable"


async def open_database(url: str) -> AsyncEngine:
    """The way to a database that has the right shape from now on."""
    engine = make_engine(url)
    try:
        await migrate(engine)
    except BaseException:
        await engine.dispose()
        raise
    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Apply what is missing in one transaction: all of it or nothing. Who comes second waits, and finds it done."""
    try:
        if engine.dialect.name == "sqlite" and engine.url.database:
            Path(engine.url.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # hands are in there
        async with engine.begin() as connection:
            await connection.run_sync(_migrate_in)
    except (OSError, DBAPIError) as error:
        raise unreachable(engine, error) from error


def version_of(connection: Connection) -> str | None:
    """The version of a database; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def newest_version() -> str:
    """The version this program brings a database to."""
    newest = ScriptDirectory(_FOLDER).get_current_head()
    assert newest is not None
    return newest


def unreachable(engine: AsyncEngine, error: Exception) -> DatabaseUnreachable:
    """What to tell of a database that can't be used: its address without the password, and the reason."""
    reason = reason_of(error)
    where = engine.url.set(drivername=engine.url.get_backend_name()).render_as_string(hide_password=True)
    return DatabaseUnreachable(f"the database {where} can't be used: {reason}", reason=reason)


def reason_of(error: Exception) -> str:
    """The first line of what a database says; what follows may quote rows."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return (str(cause).splitlines() or ["no answer"])[0]


def _migrate_in(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    require_known(connection)
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    command.upgrade(config, "head")


def require_known(connection: Connection) -> None:
    """Refuse a database that is newer than this program."""
    version = version_of(connection)
    known = {script.revision for script in ScriptDirectory(_FOLDER).walk_revisions()}
    if version is not None and version not in known:
        raise DatabaseTooNew(
            f"the database has version {version}, this program knows {newest_version()} at most: use a newer program",
            version=version,
        )
