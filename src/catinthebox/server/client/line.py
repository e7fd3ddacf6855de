"""The line to a table, kept up in the background.

When it breaks, a new one says which entry was the last, and whatever was asked and not answered is asked again under
the same id: nothing is missed, and nothing is done twice.
"""

import asyncio
import secrets
from contextlib import suppress
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from catinthebox.server.client.refusals import ServerRefused

Json = dict[str, Any]

_FIRST_WAIT: Final = 0.1
_LONGEST_WAIT: Final = 5.0
"""Seconds between attempts to connect again: the first, and at most."""

_FINAL_CODES: Final = (4400, 4404)
"""Closed for good: what we send is not understood, or there is no such table."""

_TOO_OFTEN: Final = 4429
"""Closed for saying too much, or since there are too many connections already."""

_encode: Final = msgspec.json.Encoder().encode


class Line:
    """Asks and hears. `news` gets every picture, entry and presence in order, and None at the end."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        self.news: asyncio.Queue[Json | None] = asyncio.Queue()
        self.failure: Exception | None = None
        self._url = url
        self._headers = headers
        self._socket: ClientConnection | None = None
        self._last: int | None = None
        self._asked: dict[str, tuple[Json, asyncio.Future[int]]] = {}
        self._looking: list[asyncio.Future[Json]] = []
        self._name = secrets.token_hex(8)
        self._count = 0
        self._keeping = asyncio.create_task(self._keep_up(), name="line to a table")

    async def ask(self, request: Json) -> int:
        """Ask something of the table, again later if that was too often; the number of its entry once written."""
        while True:
            try:
                return await self._ask(request)
            except ServerRefused as refusal:
                if refusal.code != "too_often":
                    raise
                wait = refusal.facts["retry_after"]
                assert isinstance(wait, int)
                await asyncio.sleep(wait)

    async def _ask(self, request: Json) -> int:
        self._count += 1
        named = {**request, "id": f"{self._name}-{self._count}"}
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._asked[named["id"]] = named, answer
        try:
            await self._send(named)
            number: int = await self._unless_failed(answer)
            return number
        finally:
            del self._asked[named["id"]]

    async def look(self) -> Json:
        """The whole picture as it is now."""
        looking: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._looking.append(looking)
        await self._send({"type": "hello"})
        picture: Json = await self._unless_failed(looking)
        return picture

    async def hang_up(self) -> None:
        """End it."""
        self._keeping.cancel()
        await asyncio.wait({self._keeping})

    async def _unless_failed(self, answer: "asyncio.Future[Any]") -> Any:
        await asyncio.wait({answer, self._keeping}, return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            raise self.failure or ConnectionError("the table was left")
        return answer.result()

    async def _send(self, message: Json) -> None:
        """Send it now, or with the next connection if there is none."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(_encode(message).decode())

    async def _keep_up(self) -> None:
        wait = _FIRST_WAIT
        try:
            while self.failure is None:
                try:
                    async with connect(self._url, additional_headers=self._headers, compression=None) as socket:
                        wait = _FIRST_WAIT
                        await self._converse(socket)
                except (OSError, ConnectionClosed, InvalidHandshake) as error:
                    self.failure = error if _is_final(error) else None
                    wait = _LONGEST_WAIT if _code_of(error) == _TOO_OFTEN else wait
                self._socket = None
                await asyncio.sleep(wait)
                wait = min(2 * wait, _LONGEST_WAIT)
        finally:
            self.news.put_nowait(None)

    async def _converse(self, socket: ClientConnection) -> None:
        self._socket = socket
        await self._send({"type": "hello", "after": self._last})
        if self._looking:
            await self._send({"type": "hello"})
        for request, _ in list(self._asked.values()):
            await self._send(request)
        while True:
            message: Json = msgspec.json.decode(await socket.recv())
            match message["type"]:
                case "accepted" | "refused":
                    await self._answered(socket, message)
                case "picture" | "entry" | "online":
                    self._happened(message)

    async def _answered(self, socket: ClientConnection, message: Json) -> None:
        _, answer = self._asked.get(message["id"], (None, None))
        if answer is None or answer.done():
            return
        if message["type"] == "accepted":
            answer.set_result(message["number"])
        elif message["error"]["code"] == "unavailable":
            await socket.close()  # and ask again a little later
        else:
            answer.set_exception(ServerRefused(message["error"]))

    def _happened(self, message: Json) -> None:
        self._last = message.get("number", self._last)
        self.news.put_nowait(message)
        if message["type"] == "picture":
            for looking in self._looking:
                if not looking.done():
                    looking.set_result(message)
            self._looking.clear()


def _is_final(error: Exception) -> bool:
    """Whether it makes no sense to come back."""
    if isinstance(error, InvalidStatus):
        return 400 <= error.response.status_code < 500 and error.response.status_code != 429
    return _code_of(error) in _FINAL_CODES


def _code_of(error: Exception) -> int | None:
    """What the server closed the connection with."""
    return error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd is not None else None
