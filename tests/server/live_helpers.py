"""People at live tables: connections that say and hear JSON, and tables to connect to."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.running import PATIENCE, Address, GuestClient

Json = dict[str, Any]

A_GOODBYE = 0.5
"""Seconds: whoever has left messages unread would wait in vain for the end of them."""


@dataclass(frozen=True)
class Person:
    """A guest by the token."""

    server: Address
    token: str

    @classmethod
    def new(cls, server: Address, name: str) -> "Person":
        """Somebody new."""
        with server.guest(name) as guest:
            return cls(server, guest.token)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """The JSON of an answer over HTTP that must not be a refusal."""
        with GuestClient(self.server, self.token) as client:
            return client.ask(method, path, body)


class Live:
    """One live connection."""

    def __init__(self, connection: ClientConnection) -> None:
        self.socket = connection

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self, *kinds: str) -> Json:
        """The next message of one of these kinds, or of any; others are passed over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message: Json = msgspec.json.decode(await self.socket.recv())
                if not kinds or message["type"] in kinds:
                    return message

    async def hear_until(self, number: int) -> list[Json]:
        """All entries up to one."""
        heard = [await self.hear("entry")]
        while heard[-1]["number"] < number:
            heard.append(await self.hear("entry"))
        return heard

    async def hello(self, after: int | None = None) -> Json:
        """Say hello, hear the first of the answer."""
        await self.say(type="hello", after=after)
        return await self.hear("picture") if after is None else await self.hear("picture", "entry")

    async def ask(self, **request: Any) -> Json:
        """Ask something of the table; the answer to it."""
        await self.say(**request)
        return await self.hear("accepted", "refused")

    async def end(self) -> int | None:
        """Hear everything until the server closes; the code it closes with."""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionClosed):
                async for _ in self.socket:
                    pass
            await self.socket.wait_closed()
        return self.socket.close_code


@asynccontextmanager
async def watching(
    server: Address, table: str, guest: Person | None = None, through: socket.socket | None = None, **headers: str
) -> AsyncIterator[Live]:
    """A connection to a table, of a guest or of a spectator, perhaps through a narrow socket. It says nothing yet."""
    if guest is not None:
        headers["Authorization"] = f"Bearer {guest.token}"
    url = f"{server.live_url}/api/tables/{table}/live"
    plain: dict[str, Any] = {"compression": None, "proxy": None, "open_timeout": PATIENCE, "close_timeout": A_GOODBYE}
    if through is not None:
        plain["max_queue"] = 1  # it reads only when asked to
    async with connect(url, additional_headers=headers, sock=through, **plain) as connection:
        yield Live(connection)


def new_table(server: Address, seats: int = 3, **options: Any) -> tuple[str, list[Person]]:
    """A table where people sit at all seats, so that the match has begun."""
    people = [Person.new(server, f"Person {seat}") for seat in range(seats)]
    table: str = people[0].ask("POST", "/api/tables", {"seats": seats, "start": 0, **options})["table"]
    for person in people[1:]:
        person.ask("POST", f"/api/tables/{table}/join", {})
    return table, people


def move(number: int, action: Json, name: str = "my-move") -> Json:
    """A move as a message."""
    return {"type": "move", "id": name, "based_on": number, "move": action}
