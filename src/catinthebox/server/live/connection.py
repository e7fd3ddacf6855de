"""One live connection: it says what happens at a table and hears what its guest asks.

Requests of one connection are done one after the other, so a client may send several and gets the answers in order.
Junk is answered with an error; who sends much of it, or asks far too fast, is shown the door.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from catinthebox.rules import CatInTheBoxError
from catinthebox.server.live.hub import Hub
from catinthebox.server.live.live_table import LiveTable, Watcher, as_frame
from catinthebox.server.live.messages import Hello, NotUnderstood, Ping, Request, told, understand
from catinthebox.server.live.patience import Patience
from catinthebox.server.live.sockets import Line
from catinthebox.server.tables.errors import Late, TableRefused

HELLO_SECONDS: Final = 20.0
"""How long a connection may stay without a hello."""

REQUESTS: Final = (50.0, 200.0)
"""Messages a second, and in a burst; people need one, programs a few."""

JUNK: Final = (0.1, 10.0)
"""The same for messages that are not understood."""

TOO_OFTEN: Final = 4429
"""The code a connection is closed with that says too much, or is one too many."""

log = structlog.get_logger()


class Leave(Exception):
    """The connection is to be closed with this code."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason


class Gone(Exception):
    """The other side has left."""

    def __init__(self, code: int | None) -> None:
        self.code = code


class Connection:
    """A guest, or a spectator, at a table. It has been accepted and says hello first."""

    __slots__ = ("_count", "_guest", "_hub", "_junk", "_line", "_requests", "_table", "_table_id", "_watcher")

    def __init__(
        self, hub: Hub, table_id: str, guest: str | None, line: Line, count: Callable[[str, Request], None]
    ) -> None:
        """`count` counts what a guest asks, and refuses what is too much."""
        self._hub = hub
        self._table_id = table_id
        self._guest = guest
        self._line = line
        self._count = count
        self._watcher = Watcher(guest, line.say)
        self._table: LiveTable | None = None
        self._requests = Patience(*REQUESTS)
        self._junk = Patience(*JUNK)

    async def run(self) -> int | None:
        """Serve the connection until one side leaves; the code with which it was closed."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                await self._welcome()
            while True:
                await self._answer(await self._next())
        except TimeoutError:
            return await self._close(4408, "no_hello")
        except Leave as leave:
            return await self._close(leave.code, leave.reason)
        except Gone as gone:
            return gone.code
        except Exception as error:  # ours; nobody else would tell of it
            log.error("connection_failed", exc_info=error)
            return await self._close(1011, "internal")
        finally:
            if self._table is not None:
                self._table.leave(self._watcher)

    async def _welcome(self) -> None:
        while self._table is None:
            text = await self._next()
            try:
                hello = understand(text)
                if not isinstance(hello, Hello):
                    raise NotUnderstood("say hello first")
            except NotUnderstood as error:
                self._refuse_junk(error)
            else:
                await self._say_hello(hello)

    async def _answer(self, text: str | bytes) -> None:
        try:
            message = understand(text)
        except NotUnderstood as error:
            self._refuse_junk(error)
            return
        match message:
            case Hello():
                await self._say_hello(message)
            case Ping():
                self._say({"type": "pong"})
            case _:
                await self._carry_out(message)

    async def _say_hello(self, hello: Hello) -> None:
        """Give what is missing and watch from here on; said again, it gives the same again."""
        try:
            table = await self._hub.find(self._table_id, hello.after or 0)
        except TableRefused as error:
            raise Leave(4404, error.code) from error
        self._table = table
        self._watcher.views = hello.views
        table.watch(self._watcher, hello.after)

    async def _carry_out(self, request: Request) -> None:
        assert self._table is not None
        try:
            if self._guest is None:
                raise TableRefused("not_seated", "you do not sit at this table")
            self._count(self._guest, request)
            move_id = None if request.id is None else f"{self._guest} {request.id}"
            accepted = await self._hub.act(self._table_id, request.decider(self._guest), move_id)
        except Late as error:
            self._refuse(request.id, error, since=self._table.since(error.based_on, self._guest, self._watcher.views))
        except CatInTheBoxError as error:
            self._refuse(request.id, error)
        except (SQLAlchemyError, OSError) as error:
            log.error("not_written", table=self._table_id, error=str(error))
            self._refuse(request.id, TableRefused("unavailable", "this could not be written; ask again"))
        else:
            self._say({"type": "accepted", "id": request.id, "number": accepted.number})

    def _refuse_junk(self, error: NotUnderstood) -> None:
        if not self._junk.allow():
            raise Leave(4400, error.code)
        self._refuse(None, error)

    def _refuse(self, request_id: str | None, error: CatInTheBoxError, **more: object) -> None:
        self._say({"type": "refused", "id": request_id, "error": told(error), **more})

    def _say(self, message: dict[str, Any]) -> None:
        self._line.say(as_frame(message))

    async def _close(self, code: int, reason: str) -> int:
        await self._line.close(code, reason)
        return code

    async def _next(self) -> str | bytes:
        """The next message of the other side."""
        message = await self._line.hear()
        if message["type"] != "websocket.receive":
            raise Gone(message.get("code"))
        if not self._requests.allow():
            raise Leave(TOO_OFTEN, "too_often")
        text: str | bytes | None = message.get("text")
        return message["bytes"] if text is None else text
