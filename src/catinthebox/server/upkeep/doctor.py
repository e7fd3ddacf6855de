"""A look at everything a server needs, without changing anything: settings, database, every log, room on the disk."""

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

import redis.asyncio as redis
from msgspec import Struct
from sqlalchemy import select, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from catinthebox.records import digest_of, read_record
from catinthebox.rules import CatInTheBoxError
from catinthebox.server.settings import Settings, unknown_variables
from catinthebox.server.storage.migrating import newest_version
from catinthebox.server.storage.schema import reviews
from catinthebox.server.upkeep.copying import NoDatabase, reading
from catinthebox.server.upkeep.logs import check_logs
from catinthebox.server.upkeep.progress import Told, nobody

_LITTLE_ROOM: Final = 512 * 1024**2
"""Bytes below which the disk may soon be full."""

_MAX_NAMED: Final = 20
"""How many broken logs are named one by one."""


class Finding(Struct, frozen=True):
    """What the doctor found of one thing."""

    what: str
    how: Literal["well", "note", "ill"]
    says: str


async def examine(settings: Settings, environment: Mapping[str, str], told: Told = nobody) -> list[Finding]:
    """All findings, in order."""
    findings = [_settings(environment), _disk(settings)]
    if settings.redis is not None:
        findings.append(await _redis(settings.redis))
    try:
        async with reading(settings.database_url) as connection:
            findings.append(Finding("database", "well", f"answers, version {newest_version()}"))
            findings.append(await _integrity(connection))
            findings += await _logs(connection, told)
            findings.append(await _reviews(connection))
    except NoDatabase as error:
        findings.append(Finding("database", "note", error.message))
    except CatInTheBoxError as error:
        findings.append(Finding("database", "ill", error.message))
    return findings


def _settings(environment: Mapping[str, str]) -> Finding:
    if unknown := unknown_variables(environment):
        return Finding("settings", "note", f"no settings, perhaps misspelt: {', '.join(unknown)}")
    return Finding("settings", "well", "all can be read")


def _disk(settings: Settings) -> Finding:
    """The room where the embedded database grows."""
    url = make_url(settings.database_url)
    if url.get_backend_name() != "sqlite":
        return Finding("disk", "well", "the database is elsewhere")
    folder = Path(url.database or ".").absolute().parent
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    return Finding("disk", "well" if free > _LITTLE_ROOM else "ill", f"{free / 1024**3:.1f} GiB free in {folder}")


async def _redis(url: str) -> Finding:
    client = redis.Redis.from_url(url, socket_connect_timeout=3, socket_timeout=3)
    try:
        await client.ping()
    except (redis.RedisError, OSError) as error:
        return Finding("redis", "ill", f"does not answer: {error}")
    finally:
        await client.aclose()
    return Finding("redis", "well", "answers")


async def _integrity(connection: AsyncConnection) -> Finding:
    """What SQLite says of its file, and whether rows refer to rows that are not there. PostgreSQL sees to itself."""
    if connection.dialect.name != "sqlite":
        return Finding("integrity", "well", "PostgreSQL sees to it")
    said = (await connection.execute(text("PRAGMA integrity_check"))).scalars().all()
    lost = (await connection.execute(text("PRAGMA foreign_key_check"))).all()
    if said == ["ok"] and not lost:
        return Finding("integrity", "well", "the file is sound")
    return Finding("integrity", "ill", f"{'; '.join(said[:3])}; rows without what they refer to: {len(lost)}")


async def _logs(connection: AsyncConnection, told: Told) -> list[Finding]:
    count = 0

    def counting(what: str, done: int, of: int) -> None:
        nonlocal count
        count = done
        told(what, done, of)

    bad = await check_logs(connection, counting)
    if not bad:
        return [Finding("logs", "well", f"{count} replayed, all by the rules")]
    named = [Finding("logs", "ill", error.message) for error in bad[:_MAX_NAMED]]
    return [*named, Finding("logs", "ill", f"not right: {len(bad)} of {count}")]


async def _reviews(connection: AsyncConnection) -> Finding:
    """Whether every review is filed under the match it is of."""
    count, misfiled = 0, []
    async for digest, record in await connection.stream(select(reviews.c.digest, reviews.c.record)):
        count += 1
        try:
            fits = digest_of(read_record(record)) == digest
        except CatInTheBoxError:
            fits = False
        if not fits:
            misfiled.append(digest)
    if not misfiled:
        return Finding("reviews", "well", f"{count} kept, each with its match")
    return Finding("reviews", "ill", f"not of the match they are kept for: {len(misfiled)} of {count}: {misfiled[0]}")
