"""Thinking is done in processes of its own: a slow bot uses up a worker, never the event loop, and crashes alone.

A bot that fails or takes too long loses that one move to `heuristic`.
"""

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

import structlog

from catinthebox.rules import Action, View
from catinthebox.server import metrics
from catinthebox.server.keeping.questions import Question, WhatToDo
from catinthebox.server.keeping.turns import Turns
from catinthebox.server.keeping.worker import GENTLY

THINKING_LIMIT: Final = 20.0
"""Seconds a bot may think about a move."""

COMPILING_LIMIT: Final = 120.0
"""Seconds more for those who may have to compile first; a slow machine needs a minute for it, once."""

FALLBACK: Final = "heuristic"
"""The bot that moves in place of one that failed."""

log = structlog.get_logger()


class BotFailed(Exception):
    """A bot gave no legal answer, or none in time."""


class Thinkers:
    """As many worker processes as allowed, started when needed, each with one question at a time."""

    def __init__(
        self,
        workers: int,
        *,
        limit: float = THINKING_LIMIT,
        compiling: float = COMPILING_LIMIT,
        gently: bool = False,
    ) -> None:
        """`gently`: others on the machine come first, above all the workers of another such company."""
        self._limit = limit
        self._compiling = compiling
        self._gently = gently
        self._turns = Turns[Process | None]([None] * workers)  # None: a place for a worker that is not started yet
        self._running: set[Process] = set()
        self._closed = False

    @property
    def pids(self) -> tuple[int, ...]:
        """The process ids of the workers."""
        return tuple(process.pid for process in self._running)

    async def choose(self, bot: str, seed: str, view: View, whose: str = "") -> Action:
        """What the bot does in its seat's view, or `heuristic` in its place; BotFailed if there is no answer at all."""
        try:
            answer = await self.ask(WhatToDo(bot, seed, view), whose)
        except BotFailed as failure:
            if self._closed:
                raise
            log.warning("bot_failed", bot=bot, reason=str(failure))
            answer = await self.ask(WhatToDo(FALLBACK, seed, view), whose)
        return view.legal[int(answer)]

    async def ask(self, question: Question, whose: str = "") -> bytes:
        """The answer to a question, as JSON; BotFailed if there is none. `whose` it is counts where others wait too."""
        worker = await self._turns.take(whose, slow=question.may_compile)  # what is compiled looks ahead
        try:
            if worker is None:
                worker = await self._start()
            with metrics.BOT_SECONDS.labels(question.about).time():
                answer = await self._answer(worker, question)
        except BaseException:
            if worker is not None:
                await self._end(worker)
                worker = None
            raise
        finally:
            self._turns.give_back(worker)
        if not answer:
            raise BotFailed("it failed to choose")
        return answer

    async def close(self) -> None:
        """End the workers, whatever they think about."""
        self._closed = True
        for process in tuple(self._running):
            await self._end(process)

    async def _answer(self, worker: Process, question: Question) -> bytes:
        assert worker.stdin is not None
        assert worker.stdout is not None
        try:
            async with asyncio.timeout(self._limit + self._compiling * question.may_compile):
                worker.stdin.write(pickle.dumps(question))
                await worker.stdin.drain()
                answer = await worker.stdout.readline()
        except TimeoutError:
            raise BotFailed("it thought too long") from None
        except OSError as error:
            raise BotFailed("its worker is gone") from error
        if not answer.endswith(b"\n"):
            raise BotFailed("its worker died")
        return answer.strip()

    async def _start(self) -> Process:
        if self._closed:
            raise BotFailed("the server stops")
        how = (GENTLY,) if self._gently else ()
        worker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "catinthebox.server.keeping.worker", *how, stdin=PIPE, stdout=PIPE
        )
        self._running.add(worker)
        if self._closed:  # meanwhile
            await self._end(worker)
            raise BotFailed("the server stops")
        return worker

    async def _end(self, worker: Process) -> None:
        with suppress(ProcessLookupError):
            worker.kill()
        self._running.discard(worker)
        await worker.wait()
