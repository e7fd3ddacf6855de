"""Hints as they are asked for: each is thought about once, and by a few at a time."""

import asyncio
from collections import OrderedDict
from functools import partial
from typing import Final

import msgspec

from catinthebox.rules import CatInTheBoxError, Seat, view
from catinthebox.server.keeping.questions import HINT_SECONDS, WhatIsBest
from catinthebox.server.keeping.thinkers import BotFailed, Thinkers
from catinthebox.server.tables.hinting import Judged
from catinthebox.server.tables.table import Table

KEPT: Final = 1000
"""How many hints are remembered, a seat's last one each."""

LINE: Final = 16
"""How many hints may be under way or wait for a worker; who comes then is sent away."""

_decode: Final = msgspec.json.Decoder(list[Judged]).decode

_Turn = tuple[str, Seat]


class Busy(CatInTheBoxError):
    """There is too much to think about, or thinking failed; later it may work."""

    code = "busy"

    def __init__(self, message: str, wait: float) -> None:
        super().__init__(message, retry_after=round(wait))


class Hints:
    """The hints of one server."""

    def __init__(self, thinkers: Thinkers, *, line: int = LINE) -> None:
        self._thinkers = thinkers
        self._line = line
        self._given: OrderedDict[_Turn, tuple[int, asyncio.Task[list[Judged]]]] = OrderedDict()
        """For a seat at a table, the number since which it has been its turn, and the hint for that turn."""

    def has(self, table: Table, seat: Seat) -> bool:
        """Whether this turn was thought about already, or is just now."""
        return self._turn(table, seat) is not None

    async def give(self, table: Table, seat: Seat) -> list[Judged]:
        """What each action promises to a seat whose turn it is; the same answer as long as it is that turn."""
        thinking = self._turn(table, seat) or self._think(table, seat)
        try:
            return await asyncio.shield(thinking)  # who goes away does not take the answer from those who stay
        except (BotFailed, OSError) as failure:
            raise Busy("no hint was found this time", HINT_SECONDS) from failure

    def _turn(self, table: Table, seat: Seat) -> asyncio.Task[list[Judged]] | None:
        since, thinking = self._given.get((table.id, seat), (0, None))
        return thinking if since == table.turn_number else None

    def _think(self, table: Table, seat: Seat) -> asyncio.Task[list[Judged]]:
        waiting = sum(not thinking.done() for _, thinking in self._given.values())
        if waiting >= self._line:
            raise Busy("too many people want a hint", waiting * HINT_SECONDS)
        thinking = asyncio.create_task(self._ask(table, seat))
        thinking.add_done_callback(partial(self._thought, (table.id, seat)))
        self._given[table.id, seat] = table.turn_number, thinking
        self._given.move_to_end((table.id, seat))
        if len(self._given) > KEPT:
            self._given.popitem(last=False)
        return thinking

    def _thought(self, turn: _Turn, thinking: asyncio.Task[list[Judged]]) -> None:
        """Of what failed, whatever it was, nothing is remembered; perhaps nobody waits for it any longer."""
        if (thinking.cancelled() or thinking.exception()) and self._given.get(turn, (0, None))[1] is thinking:
            del self._given[turn]

    async def _ask(self, table: Table, seat: Seat) -> list[Judged]:
        assert table.match is not None
        return _decode(await self._thinkers.ask(WhatIsBest(view(table.match, seat), seed=table.turn_number)))
