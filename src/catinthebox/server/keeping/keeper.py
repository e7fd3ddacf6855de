"""The keeper of tables: it moves their bots and clocks and deals their next rounds.

Each table is kept by one server of all (`leases`). Nothing runs for a table that waits for people: a change of the
table, or a timer, starts a task that does what is due (`duties`) and ends.
"""

import asyncio
import time
from asyncio import TimerHandle
from collections.abc import Coroutine
from contextlib import suppress
from types import TracebackType
from typing import Any, Final

import structlog

from catinthebox.rules import CatInTheBoxError, view
from catinthebox.server.keeping.duties import BotMove, GoOn, bot_seed, next_duty
from catinthebox.server.keeping.leases import Leases
from catinthebox.server.keeping.thinkers import Thinkers
from catinthebox.server.live.hub import Hub
from catinthebox.server.live.live_table import LiveTable
from catinthebox.server.tables.table import Status, Table

_RETRY: Final = 1.0
"""Seconds to wait when the database or the workers are away."""

_LOADING: Final = 4
"""How many tables are read at once after a start, so that people's requests get through."""

log = structlog.get_logger()


class Keeper:
    """Keeps the tables that this server has the lease of; `async with` starts and stops it."""

    def __init__(self, hub: Hub, leases: Leases, thinkers: Thinkers) -> None:
        self._hub = hub
        self._leases = leases
        self._thinkers = thinkers
        self._kept: set[str] = set()
        self._wanted: set[str] = set()
        """Tables whose match has just begun: who asks first keeps them."""
        self._elsewhere: set[str] = set()
        """Tables in play that another server keeps."""
        self._unsure: set[str] = set()
        """Tables of which we may have missed something: their log is read before anything is done."""
        self._attended: set[str] = set()
        """Tables at which something is being done now."""
        self._timers: dict[str, TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading = asyncio.Semaphore(_LOADING)
        self._wake = asyncio.Event()
        self._stopping = False

    async def __aenter__(self) -> "Keeper":
        self._hub.changed = self._look
        self._hub.kept = self._kept.__contains__
        self._start(self._keep_up())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop. Thoughts are broken off; a move that is being written is finished."""
        self._stopping = True
        self._wake.set()
        for timer in self._timers.values():
            timer.cancel()
        await self._thinkers.close()
        while self._tasks:
            await asyncio.gather(*self._tasks)
        try:
            await self._leases.release()
        except Exception as failure:  # the others will know by our silence
            log.warning("leases_not_released", error=repr(failure))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Which tables are ours

    async def _keep_up(self) -> None:
        """Renew our leases, and take tables that begin or that another server left behind."""
        renewed = float("-inf")
        while not self._stopping:
            self._wake.clear()
            try:
                if time.monotonic() >= renewed + self._leases.renew_every:
                    renewed = time.monotonic()
                    self._keep_just(await self._leases.renew())
                if self._wanted:
                    await self._take_wanted()
            except Exception as error:  # the database is away and will come back; so do we
                log.warning("leases_not_renewed", error=repr(error))
            with suppress(TimeoutError):
                async with asyncio.timeout(self._leases.renew_every):
                    await self._wake.wait()

    async def _take_wanted(self) -> None:
        wanted, self._wanted = self._wanted, set()
        taken = await self._leases.take(wanted)
        self._elsewhere |= wanted - taken
        self._keep(taken)

    def _keep_just(self, ours: set[str]) -> None:
        """We keep these and no others."""
        for lost in self._kept - ours:
            self._drop(lost)
        self._keep(ours)

    def _keep(self, ours: set[str]) -> None:
        for table_id in ours - self._kept:
            self._kept.add(table_id)
            self._unsure.add(table_id)
            self._elsewhere.discard(table_id)
            self._attend(table_id)

    def _drop(self, table_id: str) -> None:
        self._kept.discard(table_id)
        self._elsewhere.discard(table_id)
        self._unsure.discard(table_id)
        self._set_timer(table_id, None)

    # What is due

    def _look(self, live: LiveTable) -> None:
        """A table has changed."""
        table = live.table
        if table.status is not Status.PLAYING:
            self._drop(table.id)
        elif table.id in self._kept:
            self._plan(table)
        elif table.id not in self._elsewhere:
            self._wanted.add(table.id)
            self._wake.set()

    def _plan(self, table: Table) -> None:
        """See to it that somebody attends the table when something is due."""
        if table.id in self._attended:
            return  # who attends it will look again
        duty = next_duty(table)
        if duty is None:
            self._set_timer(table.id, None)
        elif duty.due <= time.time():
            self._attend(table.id)
        else:
            self._set_timer(table.id, duty.due - time.time())

    def _set_timer(self, table_id: str, seconds: float | None) -> None:
        if (timer := self._timers.pop(table_id, None)) is not None:
            timer.cancel()
        if seconds is not None and not self._stopping:
            self._timers[table_id] = asyncio.get_running_loop().call_later(seconds, self._attend, table_id)

    def _attend(self, table_id: str) -> None:
        self._set_timer(table_id, None)
        if table_id in self._attended or self._stopping:
            return
        self._attended.add(table_id)
        self._start(self._do_what_is_due(table_id))

    async def _do_what_is_due(self, table_id: str) -> None:
        try:
            async with self._loading:
                live = await self._read(table_id)
            while table_id in self._kept and not self._stopping:
                duty = next_duty(live.table)
                if duty is None or duty.due > time.time():
                    break
                await self._do(duty, live)
        except Exception as error:  # whatever it is, it must not end the table's bots and clocks
            self._attended.discard(table_id)
            if table_id in self._kept and not self._stopping:
                log.warning("table_not_attended", table=table_id, error=repr(error))
                self._unsure.add(table_id)
                self._set_timer(table_id, _RETRY)
        else:
            self._attended.discard(table_id)
            if table_id in self._kept:
                self._plan(live.table)

    async def _read(self, table_id: str) -> LiveTable:
        if table_id not in self._unsure:
            return await self._hub.find(table_id)
        live = await self._hub.refresh(table_id)
        self._unsure.discard(table_id)
        return live

    async def _do(self, duty: BotMove | GoOn, live: LiveTable) -> None:
        table = live.table
        try:
            if isinstance(duty, GoOn):
                await self._hub.act(table.id, duty.decide)
            else:
                await self._move(duty, table)
        except CatInTheBoxError:
            if live.table.number == table.number:
                raise  # not because somebody was faster

    async def _move(self, duty: BotMove, table: Table) -> None:
        assert table.match is not None
        seen = view(table.match, duty.seat)
        action = await self._thinkers.choose(duty.bot, bot_seed(table, duty.seat), seen, whose=table.host)
        await self._hub.act(table.id, lambda now: duty.decide(now, action, table.number))
