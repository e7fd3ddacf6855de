"""The parts of a running server, put together and taken apart in order."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncEngine

from catinthebox.server.identity import Guests
from catinthebox.server.keeping.hints import Hints
from catinthebox.server.keeping.keeper import Keeper
from catinthebox.server.keeping.leases import Leases
from catinthebox.server.keeping.reviews import Reviews
from catinthebox.server.keeping.sweeping import Sweeper
from catinthebox.server.keeping.thinkers import Thinkers
from catinthebox.server.live.hub import Hub
from catinthebox.server.live.notices import Notices, OneServer, RedisNotices
from catinthebox.server.live.open_lines import OpenLines
from catinthebox.server.results.book import Book
from catinthebox.server.settings import Settings
from catinthebox.server.storage.log import Log
from catinthebox.server.storage.migrating import open_database


@dataclass(frozen=True, slots=True)
class Services:
    """What request handlers work with."""

    settings: Settings
    engine: AsyncEngine
    log: Log
    guests: Guests
    hub: Hub
    hints: Hints
    reviews: Reviews
    lines: OpenLines
    notices: Notices
    tasks: tuple[asyncio.Task[None], ...]
    """What must run in the background as long as the server does."""


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Services]:
    """A server's parts, from the first connection to the last entry written."""
    server = secrets.token_hex(8)
    engine = await open_database(settings.database_url)
    notices: Notices = OneServer() if settings.redis is None else RedisNotices(settings.redis, server)
    log = Log(engine)
    hub = Hub(log, notices)
    leases = Leases(engine, server, alone=settings.redis is None, lease=settings.takeover)
    book = Book(engine, hub)
    hub.ended = book.ended
    writing = asyncio.create_task(log.run(), name="log")
    listening = asyncio.create_task(hub.listen(), name="notices")
    finishing = asyncio.create_task(book.run(), name="book")
    sweeping = asyncio.create_task(Sweeper(engine, hub).run(), name="sweeper")
    advisers = Thinkers(settings.workers, gently=True)
    hints, reviews = Hints(advisers), Reviews(engine, server, advisers, look_every=leases.renew_every)
    reviewing = asyncio.create_task(reviews.run(), name="reviews")
    guests = Guests(engine)
    lines = OpenLines(guests)
    closing = asyncio.create_task(lines.run(), name="lines")
    tasks = (writing, listening, finishing, sweeping, reviewing, closing)
    try:
        async with Keeper(hub, leases, Thinkers(settings.workers)):
            yield Services(settings, engine, log, guests, hub, hints, reviews, lines, notices, tasks)
    finally:
        for task in (listening, finishing, sweeping, reviewing, closing):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await advisers.close()
        log.close()
        await writing
        await engine.dispose()
