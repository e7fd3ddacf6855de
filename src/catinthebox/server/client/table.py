"""A table over its live connection: what happens there, and one's own moves."""

from collections.abc import AsyncIterator
from contextlib import suppress
from types import TracebackType
from typing import Any

from catinthebox.rules import Action, Seat, View, action_to_json
from catinthebox.server.client.line import Line
from catinthebox.server.client.refusals import ServerRefused
from catinthebox.server.client.views import view_of

Json = dict[str, Any]


class TableClient:
    """A table from one's seat, or as a spectator. `async with` connects; `async for` gives the news, a picture first.

    Connections that are lost come back by themselves; a move that was under way counts once.
    """

    def __init__(self, server: str, table_id: str, token: str | None = None) -> None:
        self.id = table_id
        self.seat: Seat | None = None
        self.number = 0
        """The last entry that was seen; moves are based on it."""
        self._url = f"ws{server.removeprefix('http')}/api/tables/{table_id}/live"
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}

    async def __aenter__(self) -> "TableClient":
        self._line = Line(self._url, self._headers)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._line.hang_up()

    async def __aiter__(self) -> AsyncIterator[Json]:
        while (news := await self._line.news.get()) is not None:
            number = news.get("number")
            if number is None:
                yield news
            elif number > self.number:  # else a look was ahead of it
                self._note(news)
                yield news
        if self._line.failure is not None:
            raise self._line.failure

    async def turns(self) -> AsyncIterator[View]:
        """What one sees whenever one has to act, until the match is over; between rounds one is ready at once."""
        async for news in self:
            now = news.get("match") or news
            if now.get("legal"):
                seen = await self.look()
                if seen["match"]["legal"]:
                    yield view_of(seen)
            elif now.get("phase") == "round_over" and news.get("what") in (None, "moved") and self.seat is not None:
                with suppress(ServerRefused):  # the next round has begun already
                    await self.ready()
            elif now.get("phase") == "match_over" or "abandoned" in (news.get("what"), news.get("status")):
                return

    async def act(self, action: Action) -> int:
        """Make a move; its number, once it is on the server's disk."""
        return await self._line.ask({"type": "move", "based_on": self.number, "move": action_to_json(action)})

    async def ready(self) -> int:
        """Be ready for the next round."""
        return await self._line.ask({"type": "ready"})

    async def react(self, phrase: str) -> int:
        """Say one of the few phrases."""
        return await self._line.ask({"type": "react", "phrase": phrase})

    async def abandon(self, abandon: bool = True) -> int:
        """Offer to abandon the match, or take the offer back."""
        return await self._line.ask({"type": "abandon", "abandon": abandon})

    async def look(self) -> Json:
        """The whole picture as it is now; the news go on after it."""
        picture = await self._line.look()
        self._note(picture)
        return picture

    def _note(self, news: Json) -> None:
        self.number = max(self.number, news["number"])
        self.seat = news["seat"] if news["type"] == "picture" else self.seat


def spectate(server: str, table_id: str) -> TableClient:
    """A table as a spectator sees it."""
    return TableClient(server.rstrip("/"), table_id)
