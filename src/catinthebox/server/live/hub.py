"""All tables this server has in memory, and the one way to change any of them.

*Store, then acknowledge, then tell*: a request becomes an entry, the entry is written, and only then does the table
move on, the asker hear of it, and everybody who watches. Another server may have written first: then its entries are
read, and the request is decided anew on what is true now.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import structlog

from catinthebox.rules import CatInTheBoxError
from catinthebox.server import metrics
from catinthebox.server.live.live_table import LiveTable
from catinthebox.server.live.notices import Notices
from catinthebox.server.storage.log import Log, Written
from catinthebox.server.tables.deciding import what_follows
from catinthebox.server.tables.entries import Abandoned, Begun, Entry, Made, Seated, Stood
from catinthebox.server.tables.errors import TableRefused, Unchanged
from catinthebox.server.tables.table import Status, Table, fold, make_table

Decide = Callable[[Table], Entry]

UNUSED_SECONDS: Final = 300.0
"""A table that nobody watches and nobody has asked for leaves memory after this time."""

_SHOWN: Final = (Made, Seated, Stood, Begun, Abandoned)
"""Entries that change what lists of tables show."""

_RETRY: Final = 1.0
"""Seconds to wait when the database does not answer."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Accepted:
    """What an asker is told: the number of its entry, and whether it was there before, or what was asked for was so."""

    number: int
    repeated: bool = False


class Hub:
    """The tables in memory."""

    def __init__(self, entries: Log, notices: Notices, unused_seconds: float = UNUSED_SECONDS) -> None:
        self._log = entries
        self._notices = notices
        self._unused_seconds = unused_seconds
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._stale: set[str] = set()
        self._refreshing: set[asyncio.Task[None]] = set()
        self._swept_at = time.monotonic()
        self.changed: Callable[[LiveTable], None] = lambda _: None
        """Told after every change of a table: clocks and bots listen here."""
        self.kept: Callable[[str], bool] = lambda _: False
        """Whether this server moves a table's clock and bots, so that it must hear what others write there."""
        self.ended: Callable[[Table], None] = lambda _: None
        """Told by the server that wrote a match's last move: results and ratings listen here."""

    def __len__(self) -> int:
        return len(self._tables)

    def attended(self) -> list[str]:
        """The tables that wait for players and where somebody is, from this server."""
        return [id_ for id_, live in self._tables.items() if live.table.status is Status.OPEN and live.online()]

    async def make(self, table_id: str, entry: Made) -> LiveTable:
        """Make a new table."""
        written = Written(1, entry, time.time())
        if not await self._log.append(make_table(table_id, entry, written.at), written, shows=True):
            raise TableRefused("table_exists", "there is such a table already")
        return await self.find(table_id)

    async def find(self, table_id: str, at_least: int = 0) -> LiveTable:
        """The table, read from its log if it is not in memory, or if it is behind a number somebody knows of."""
        live = self._tables.get(table_id) or await self._loaded(table_id)
        live.used_at = time.monotonic()
        if live.table.number < at_least:
            async with live.lock:
                await self._catch_up(live)
        return live

    async def refresh(self, table_id: str) -> LiveTable:
        """The table with all that any server has written, also if we were not told of it."""
        live = await self.find(table_id)
        async with live.lock:
            await self._catch_up(live)
        return live

    async def act(self, table_id: str, decide: Decide, move_id: str | None = None) -> Accepted:
        """Change a table: `decide` makes the entry, or refuses. The same move id counts once."""
        live = await self.find(table_id)
        async with live.lock:
            accepted = await self._decided(live, decide, move_id)
            try:
                await self._follow_up(live)
            except Exception as error:  # who asked is not at fault; it is tried again soon
                log.warning("not_followed_up", table=table_id, error=repr(error))
        self.changed(live)
        return accepted

    async def listen(self) -> None:
        """Read what other servers wrote, whenever they say so."""
        try:
            async for table_id in self._notices.heard():
                if table_id is not None:
                    self._refresh_soon(table_id)
                else:
                    await self._look_around()
        finally:
            for task in self._refreshing:
                task.cancel()

    async def _loaded(self, table_id: str) -> LiveTable:
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        loaded = await asyncio.shield(loading)
        if loaded is None:
            raise TableRefused("no_table", "there is no such table")
        return loaded

    async def _load(self, table_id: str) -> LiveTable | None:
        self._forget_unused()
        if not table_id.isprintable():
            return None  # as is no id of ours; PostgreSQL takes no question with some of them
        written = await self._log.read(table_id)
        if not written:
            return None
        live = LiveTable(table_id, written)
        live.used_at = time.monotonic()
        self._tables[table_id] = live
        async with live.lock:
            await self._follow_up(live)
        self.changed(live)
        return live

    def _forget_unused(self) -> None:
        """Memory grows when tables are read, so that is when we look for those that can go."""
        now = time.monotonic()
        if now - self._swept_at < self._unused_seconds / 10:
            return
        self._swept_at = now
        self._tables = {
            table_id: live
            for table_id, live in self._tables.items()
            if now - live.used_at < self._unused_seconds or self._is_needed(live)
        }

    def _is_needed(self, live: LiveTable) -> bool:
        """Whether a table must stay though nobody asks for it: also one we keep, if others may write there unheard."""
        return bool(live.watchers) or live.lock.locked() or (not self._notices.alone and self.kept(live.table.id))

    async def _decided(self, live: LiveTable, decide: Decide, move_id: str | None) -> Accepted:
        """Decide and write until it is written, known to be written before, or refused on what is true now."""
        while True:
            known = live.number_of(move_id)
            if known is not None:
                return Accepted(known, repeated=True)
            refusal: CatInTheBoxError | None = None
            try:
                number = await self._append(live, decide(live.table), move_id)
                if number is not None:
                    return Accepted(number)
            except CatInTheBoxError as error:
                refusal = error
            known = await self._log.number_of(live.table.id, move_id)
            if known is not None:
                return Accepted(known, repeated=True)
            news = await self._catch_up(live) if refusal is None or not self._notices.alone else False
            if refusal is not None and not news:
                if isinstance(refusal, Unchanged):
                    return Accepted(live.table.number, repeated=True)
                metrics.REFUSED.labels(refusal.code).inc()
                raise refusal

    async def _append(self, live: LiveTable, entry: Entry, move_id: str | None) -> int | None:
        """Write an entry and move the table on; None if another server was faster."""
        written = Written(live.table.number + 1, entry, time.time(), move_id)
        table, events = fold(live.table, entry, written.at)
        before, after = live.table.status, table.status
        shows = after is not before or isinstance(entry, _SHOWN)
        try:
            if not await self._log.append(table, written, shows=shows):
                return None
        except Exception:
            self._refresh_soon(table.id)  # it may have been written all the same
            raise
        live.accept(table, written, events)
        self._notices.tell(table.id)
        if after is Status.OVER and before is Status.PLAYING:
            self.ended(table)
        return written.number

    async def _follow_up(self, live: LiveTable) -> bool:
        """What the table does by itself, one entry after the other; whether it did anything."""
        number = live.table.number
        while (entry := what_follows(live.table)) is not None:
            if await self._append(live, entry, None) is None:
                await self._catch_up(live)
        return live.table.number > number

    async def _catch_up(self, live: LiveTable) -> bool:
        """Take what other servers wrote; whether there was anything."""
        unknown = await self._log.read(live.table.id, live.table.number)
        for written in unknown:
            live.take(written)
        return bool(unknown)

    async def _look_around(self) -> None:
        """Find out which tables are behind their logs, or did not go on, since a server died before it could."""
        try:
            numbers = await self._log.numbers(self._tables)
        except Exception as error:  # whatever it is, there will be another time
            log.warning("tables_not_looked_at", error=str(error))
            return
        for table_id, number in numbers.items():
            live = self._tables.get(table_id)
            if live is not None and (live.table.number < number or what_follows(live.table) is not None):
                self._refresh_soon(table_id)

    def _refresh_soon(self, table_id: str) -> None:
        if table_id in self._tables and table_id not in self._stale:
            self._stale.add(table_id)
            task = asyncio.create_task(self._refresh(self._tables[table_id]))
            self._refreshing.add(task)
            task.add_done_callback(self._refreshing.discard)

    async def _refresh(self, live: LiveTable) -> None:
        """Read a table's new entries, as soon as the database answers; without any, see whether it should go on."""
        news: bool | None = None
        while news is None:
            async with live.lock:
                self._stale.discard(live.table.id)  # a notice that comes from here on is a new one
                try:
                    news = await self._catch_up(live) or await self._follow_up(live)
                except Exception as error:  # whatever it is
                    log.warning("table_not_refreshed", table=live.table.id, error=repr(error))
                    self._stale.add(live.table.id)
            if news is None:
                await asyncio.sleep(_RETRY)
        if news:
            self.changed(live)
