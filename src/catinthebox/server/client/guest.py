"""A guest of a server, by its token: makes tables, joins them, sits down at them."""

import asyncio
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from catinthebox.rules import Seat
from catinthebox.server.client.refusals import ServerRefused
from catinthebox.server.client.table import TableClient

_SECONDS = 30.0


class Guest:
    """Somebody on a server. Keep the token: whoever has it is this guest."""

    def __init__(self, server: str, token: str) -> None:
        self.server = server.rstrip("/")
        self.token = token

    @classmethod
    async def welcome(cls, server: str, name: str) -> "Guest":
        """Become a new guest."""
        nobody = cls(server, "")
        return cls(server, (await nobody.ask("POST", "/api/guests", {"name": name}))["token"])

    async def make_table(self, **options: Any) -> str:
        """Make a table and sit down at it, with options as in docs/http-api.md; the id is what others join by."""
        table: str = (await self.ask("POST", "/api/tables", options))["table"]
        return table

    async def join(self, table_id: str, seat: Seat | None = None) -> None:
        """Sit down at a table before the match."""
        await self.ask("POST", f"/api/tables/{table_id}/join", {} if seat is None else {"seat": seat})

    async def hint(self, table_id: str) -> Any:
        """What each of one's actions promises, the best first, as in docs/http-api.md; it takes about a second."""
        return (await self.ask("GET", f"/api/tables/{table_id}/hint"))["actions"]

    def at(self, table_id: str) -> TableClient:
        """The table, from one's seat; use it in `async with`."""
        return TableClient(self.server, table_id, self.token)

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Any request of the HTTP API; returns the JSON of the answer."""
        return await asyncio.to_thread(self._ask, method, path, body)

    def _ask(self, method: str, path: str, body: Any) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        data = None if body is None else msgspec.json.encode(body)
        request = Request(self.server + path, data, headers | {"Content-Type": "application/json"}, method=method)
        try:
            with urlopen(request, timeout=_SECONDS) as answer:
                content = answer.read()
        except HTTPError as error:
            with error:
                raise ServerRefused(msgspec.json.decode(error.read())["error"]) from None
        return msgspec.json.decode(content) if content else None
