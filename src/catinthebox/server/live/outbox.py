"""What waits to be sent on one connection.

Telling never waits: a message goes into the outbox, and a task of the connection's own sends it. A reader so slow that
its outbox fills up is given up, so that nobody else waits for it and memory stays bounded.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from litestar.types import Send

LIMIT: Final = 256
"""Messages that may wait; a picture of the table is sent to whoever comes back, so that nothing is lost."""

_GOODBYE: Final = 5.0
"""Seconds to send the last messages in."""


class Outbox:
    """Sends texts in order. `on_full` is called once, when too many wait."""

    # there may be thousands: an empty deque or Event would take a kilobyte each
    __slots__ = ("_idle", "_on_full", "_send", "_sending", "_waiting", "full")

    def __init__(self, send: Send, on_full: Callable[[], None]) -> None:
        self._send = send
        self._on_full = on_full
        self._waiting: list[dict[str, Any]] = []
        self._idle: asyncio.Future[None] | None = None
        """Set while there is nothing to send."""
        self._sending = asyncio.create_task(self._run(), name="outbox")
        self.full = False

    def put(self, text: str) -> None:
        """Send a text as soon as the other side takes it."""
        if self.full:
            return
        if len(self._waiting) >= LIMIT:
            self.full = True
            self._on_full()
            return
        self._put({"type": "websocket.send", "text": text})

    async def close(self, code: int, reason: str) -> None:
        """Send what waits, and then goodbye; not for long, if the other side does not take it."""
        self._put({"type": "websocket.close", "code": code, "reason": reason})
        await asyncio.wait({self._sending}, timeout=_GOODBYE)

    def discard(self) -> None:
        """Send nothing more: there is nobody to send to."""
        self._sending.cancel()

    def _put(self, message: dict[str, Any]) -> None:
        self._waiting.append(message)
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while True:
                if not self._waiting:
                    self._idle = loop.create_future()
                    await self._idle
                message = self._waiting.pop(0)
                await self._send(message)  # type: ignore[arg-type]
                if message["type"] == "websocket.close":
                    return
        except OSError:
            pass  # whoever reads from this connection hears that it is gone
