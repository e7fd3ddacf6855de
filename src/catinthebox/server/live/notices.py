"""How servers tell each other that a table has a new entry: in memory for one server, over Redis for several."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Protocol

import redis.asyncio as redis
import structlog

_CHANNEL: Final = "catinthebox tables"
_RETRY: Final = 0.5
_LOOK_AROUND: Final = 5.0
"""Every so many seconds notices may have been missed: a server can die after it wrote and before it told."""

log = structlog.get_logger()


class Notices(Protocol):
    """Carries the ids of tables that changed. A notice may be lost: whoever reads the log again misses nothing."""

    @property
    def alone(self) -> bool:
        """Whether no other server can write."""
        ...

    async def ping(self) -> None:
        """Return if notices can be carried now; raise otherwise."""
        ...

    def tell(self, table: str) -> None:
        """Say that a table has a new entry. Nobody waits for it."""
        ...

    def heard(self) -> AsyncIterator[str | None]:
        """The tables that other servers changed; None when notices may have been missed."""
        ...


class OneServer:
    """Notices where there is nobody else to tell."""

    alone = True

    async def ping(self) -> None:
        """Nothing can be away."""

    def tell(self, table: str) -> None:
        """Nobody else is there."""

    async def heard(self) -> AsyncIterator[str | None]:
        """Nothing is ever heard."""
        await asyncio.Event().wait()
        yield None


class RedisNotices:
    """Notices over Redis publish and subscribe; while Redis is away, moves go on and notices are made up for later.

    What changes while a message is on its way goes together into the next one.
    """

    alone = False

    def __init__(self, url: str, server: str) -> None:
        self._redis = redis.Redis.from_url(url, socket_connect_timeout=2, socket_keepalive=True)
        self._server = server
        self._untold: set[str] = set()
        self._telling: asyncio.Task[None] | None = None

    async def ping(self) -> None:
        """Ask Redis for a sign of life."""
        await self._redis.ping()

    def tell(self, table: str) -> None:
        """Publish the table's id with our own, so that we know our echo."""
        self._untold.add(table)
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell(), name="telling other servers")

    async def heard(self) -> AsyncIterator[str | None]:
        """What others publish, and None after every new connection and every few seconds."""
        try:
            while True:
                try:
                    async with self._subscribed() as channel:
                        async for table in self._listen(channel):
                            yield table
                except (redis.RedisError, OSError) as error:
                    log.warning("notices_lost", error=str(error))
                    await asyncio.sleep(_RETRY)
                    yield None
        finally:
            await self._close()

    async def _listen(self, channel: redis.client.PubSub) -> AsyncIterator[str | None]:
        looked_at = 0.0
        while True:
            if time.monotonic() - looked_at >= _LOOK_AROUND:
                looked_at = time.monotonic()
                yield None
            message = await channel.get_message(ignore_subscribe_messages=True, timeout=_LOOK_AROUND)
            if message is not None:
                server, *tables = message["data"].decode().split()
                if server != self._server:
                    for table in tables:
                        yield table

    async def _close(self) -> None:
        """Tell what is untold, if that is possible at once, and hang up."""
        if self._telling is not None:
            await asyncio.wait({self._telling}, timeout=_RETRY)
            self._telling.cancel()
        await self._redis.aclose()

    async def _tell(self) -> None:
        while self._untold:
            tables, self._untold = self._untold, set()
            try:
                await self._redis.publish(_CHANNEL, " ".join([self._server, *tables]))
            except (redis.RedisError, OSError) as error:
                self._untold |= tables
                log.warning("notices_not_sent", tables=len(tables), error=str(error))
                await asyncio.sleep(_RETRY)

    @asynccontextmanager
    async def _subscribed(self) -> AsyncIterator[redis.client.PubSub]:
        channel = self._redis.pubsub()
        try:
            await channel.subscribe(_CHANNEL)
            yield channel
        finally:
            await channel.aclose()  # type: ignore[no-untyped-call]
