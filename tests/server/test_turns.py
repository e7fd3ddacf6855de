"""Who is given a worker next: guests take turns, quick questions come first, and nobody waits for ever."""

import asyncio
from contextlib import suppress

from catinthebox.server.keeping.turns import QUICK_IN_A_ROW, Turns


class Waiting:
    """Those who wait while the only worker is busy, and in which order they are served."""

    def __init__(self) -> None:
        self.served: list[str] = []
        self._turns = Turns(["the worker"])
        self._tasks: list[asyncio.Task[None]] = []

    async def for_worker(self, *waiting: str) -> list[str]:
        """The order in which these are served; each is a guest's name, in capitals for a slow question."""
        worker = await self._turns.take("somebody", slow=True)
        for who in waiting:
            await self.ask(who)
        self._turns.give_back(worker)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        return self.served

    async def ask(self, who: str) -> asyncio.Task[None]:
        """Somebody waits."""
        self._tasks.append(asyncio.create_task(self._be_served(who)))
        await asyncio.sleep(0)
        return self._tasks[-1]

    async def _be_served(self, who: str) -> None:
        worker = await self._turns.take(who.lower(), slow=who.isupper())
        self.served.append(who)
        self._turns.give_back(worker)


async def test_guests_take_turns_however_much_one_of_them_asks() -> None:
    assert await Waiting().for_worker("ADA", "ADA", "ADA", "BEA", "CYD") == ["ADA", "BEA", "CYD", "ADA", "ADA"]


async def test_quick_questions_come_first() -> None:
    assert await Waiting().for_worker("ADA", "ADA", "ADA", "bea", "ada") == ["bea", "ada", "ADA", "ADA", "ADA"]


async def test_slow_questions_are_not_put_off_for_ever() -> None:
    served = await Waiting().for_worker("ADA", *["bea"] * (2 * QUICK_IN_A_ROW))
    assert served.index("ADA") == QUICK_IN_A_ROW


async def test_who_does_not_wait_any_longer_keeps_nobody_waiting() -> None:
    turns = Turns(["the worker"])
    worker = await turns.take("eve", slow=False)
    early, late, last = (asyncio.create_task(turns.take(who, slow=False)) for who in ("ada", "bea", "cyd"))
    await asyncio.sleep(0)
    early.cancel()
    await asyncio.sleep(0)
    turns.give_back(worker)
    late.cancel()  # it has been given the worker, and does not know yet
    with suppress(asyncio.CancelledError):
        await late
    assert await last == "the worker"
