"""In which order workers are given to those who wait for one.

Those who wait take turns by whose question it is, so that nobody waits for all that one guest's tables think about.
Quick questions come first: a bot that looks ahead delays them by the thought it is at, and they hardly delay it.
"""

import asyncio
from collections import deque
from typing import Final, Generic, TypeVar

T = TypeVar("T")

QUICK_IN_A_ROW: Final = 20
"""So many quick questions may go before a slow one that waits."""


class Turns(Generic[T]):
    """Things that each serve one at a time, and those who wait for one."""

    def __init__(self, things: list[T]) -> None:
        self._free = things
        self._quick: dict[str, deque[asyncio.Future[T]]] = {}
        self._slow: dict[str, deque[asyncio.Future[T]]] = {}
        """Who waits, by whose question it is; who is first has the next turn."""
        self._in_a_row = 0

    async def take(self, whose: str, *, slow: bool) -> T:
        """One of the things, as soon as it is the asker's turn; of those that are free, the one that was used last."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        (self._slow if slow else self._quick).setdefault(whose, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was given, and is not wanted any longer
                self.give_back(turn.result())
            raise

    def give_back(self, thing: T) -> None:
        """It is free for the next."""
        while self._quick or self._slow:
            if not (turn := self._next()).done():
                turn.set_result(thing)
                return
        self._free.append(thing)

    def _next(self) -> asyncio.Future[T]:
        quick = bool(self._quick) and not (self._slow and self._in_a_row >= QUICK_IN_A_ROW)
        self._in_a_row = self._in_a_row + 1 if quick else 0
        waiting = self._quick if quick else self._slow
        whose = next(iter(waiting))
        turns = waiting.pop(whose)
        turn = turns.popleft()
        if turns:
            waiting[whose] = turns  # behind the others
        return turn
