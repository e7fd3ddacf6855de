"""WebSockets with a straight way out: uvicorn's protocol, and a line by which news go to a socket at once.

A move is told to everybody at its table, so most of what a server does is sending. Through the layers of a web
framework each message would take a task's turn and a pile of calls; here it is one write. What several people hear is
made into a frame once.
"""

import asyncio
import socket
from collections.abc import Awaitable, Mapping
from typing import Any, Final

import structlog
from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

LIMIT: Final = 256 * 1024
"""Bytes that may wait for a reader; a picture of the table is sent to whoever comes back, so that nothing is lost."""

_SYSTEM: Final = 64 * 1024
"""Bytes that the system may hold back for a reader; by itself it would hold megabytes."""

_UNREAD: Final = 16
"""Messages that may wait for us before we stop reading from a socket."""

_GOODBYE: Final = 5.0
"""Seconds in which somebody has to take what waits before the connection is closed."""

_LINE: Final = "catinthebox.line"

log = structlog.get_logger()


def text_frame(text: bytes) -> bytes:
    """A whole text message as it travels from a server: never masked, never in parts."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text


class Inbox:
    """A queue of messages for one reader. There may be thousands: asyncio's own takes three kilobytes each."""

    __slots__ = ("_messages", "_waiting")

    def __init__(self) -> None:
        self._messages: list[Mapping[str, Any]] = []
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, message: Mapping[str, Any]) -> None:
        """A message has come."""
        self._messages.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Mapping[str, Any]:
        """The next message, as soon as there is one."""
        while not self._messages:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._messages.pop(0)

    def qsize(self) -> int:
        """How many wait."""
        return len(self._messages)

    def empty(self) -> bool:
        """Whether none waits."""
        return not self._messages


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which puts a `Line` into the scope of its connection."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue = Inbox()  # type: ignore[assignment]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody is connected. The system may hold back little for a slow reader: what waits, waits with us."""
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SYSTEM)
        super().connection_made(transport)

    def handle_connect(self, event: Request) -> None:
        """Somebody asks to be connected."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][_LINE] = {"line": Line(self)}

    def send_receive_event_to_app(self) -> None:
        """A message is there. Reading goes on unless many wait: to stop and start with each would cost more."""
        paused = self.read_paused
        if few := self.queue.qsize() < _UNREAD:
            self.read_paused = True  # so that it is not done again
        super().send_receive_event_to_app()
        if few:
            self.read_paused = paused


class Line:
    """What a connection says and hears."""

    __slots__ = ("_frames", "_socket")

    def __init__(self, of: Socket) -> None:
        self._socket = of
        self._frames: list[bytes] = []
        """What is said in this turn of the event loop: it goes out together."""

    def say(self, frame: bytes) -> None:
        """Send a frame as soon as the other side takes it. Who reads so slowly that too much waits is cut off."""
        if not self._frames:
            self._socket.loop.call_soon(self._write)
        self._frames.append(frame)

    def _write(self) -> None:
        frames, self._frames = self._frames, []
        to = self._socket
        if not frames or to.disconnected or to.close_sent:
            return
        to.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        if to.transport.get_write_buffer_size() > LIMIT and not to.transport.is_closing():
            log.info("slow_reader")
            to.transport.abort()

    def hear(self) -> Awaitable[Mapping[str, Any]]:
        """The next message of the other side, or that it has left."""
        return self._socket.receive()

    async def close(self, code: int, reason: str) -> None:
        """Say goodbye once, after all that waits; not for long, if the other side does not take it."""
        self._write()
        if self._socket.close_sent:
            return
        try:
            async with asyncio.timeout(_GOODBYE):
                await self._socket.send({"type": "websocket.close", "code": code, "reason": reason})
        except (OSError, TimeoutError):
            self._socket.transport.abort()


def line_of(scope: Scope) -> Line:
    """The line of a connection."""
    line = scope["extensions"][_LINE]["line"]  # type: ignore[index]
    assert isinstance(line, Line)
    return line
