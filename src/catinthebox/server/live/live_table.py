"""One table in memory: its state, its last entries for those who come back, and who watches."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec

from catinthebox.rules import Events, Seat
from catinthebox.server.live.sockets import text_frame
from catinthebox.server.storage.log import Written
from catinthebox.server.tables.entries import Made
from catinthebox.server.tables.seeing import is_public, picture, seen_entry, state, turn
from catinthebox.server.tables.table import Table, fold, make_table

RECENT: Final = 64
"""How many entries a client may have missed and still get them one by one; beyond that, the whole picture."""

Message = dict[str, Any]

_encode: Final = msgspec.json.Encoder().encode


def as_frame(message: Message) -> bytes:
    """A message as it travels."""
    return text_frame(_encode(message))


class Watcher:
    """Somebody who watches a table from a seat, or as a spectator. `send` takes frames and never waits."""

    __slots__ = ("guest", "seat", "send", "views")

    def __init__(self, guest: str | None, send: Callable[[bytes], None], *, views: bool = False) -> None:
        self.guest = guest
        self.send = send
        self.views = views
        """Whether each entry is to come with all that the seat may know after it."""
        self.seat: Seat | None = None


class LiveTable:
    """A table as this server knows it. `lock` is held while an entry is made and written."""

    def __init__(self, table_id: str, log: list[Written]) -> None:
        first = log[0]
        assert isinstance(first.entry, Made)
        self.lock = asyncio.Lock()
        self.table: Table = make_table(table_id, first.entry, first.at)
        self.watchers: set[Watcher] = set()
        self.used_at = 0.0
        """When the hub was last asked for this table."""
        self._recent: deque[tuple[Written, Events]] = deque()
        self._numbers: dict[str, int] = {}
        """The numbers of recent entries by the ids their clients gave them."""
        for written in log[1:]:
            self.take(written)

    def take(self, written: Written) -> None:
        """Move the table on by an entry that is on disk, and tell everybody who watches."""
        table, events = fold(self.table, written.entry, written.at)
        self.accept(table, written, events)

    def accept(self, table: Table, written: Written, events: Events) -> None:
        """The same, with the table after the entry known already."""
        seats_changed = table.players is not self.table.players
        self.table = table
        self._remember(written, events)
        if seats_changed:
            self._reseat()
        self._tell(written, events)

    def number_of(self, move_id: str | None) -> int | None:
        """The number of a recent move, by the id its client gave it."""
        return None if move_id is None else self._numbers.get(move_id)

    def since(self, number: int | None, guest: str | None, views: bool = False) -> list[Message]:
        """What somebody who has all entries up to a number needs now: the rest, or the whole picture."""
        seat = self.table.seat_of(guest)
        if number is not None and self._recent and self._recent[0][0].number <= number + 1 <= self.table.number + 1:
            missed = [recent for recent in self._recent if recent[0].number > number]
            return [self._news(written, events, seat, views) for written, events in missed]
        return [{"type": "picture", **picture(self.table, seat, self.online())}]

    def watch(self, watcher: Watcher, after: int | None) -> None:
        """Give somebody what is missing after a number, and from now on everything: no entry is left out or doubled."""
        before = self.online()
        self.watchers.add(watcher)
        watcher.seat = self.table.seat_of(watcher.guest)
        for message in self.since(after, watcher.guest, watcher.views):
            watcher.send(as_frame(message))
        if not self._tell_online(before):
            watcher.send(as_frame(self._online()))

    def leave(self, watcher: Watcher) -> None:
        """Somebody watches no longer."""
        before = self.online()
        self.watchers.discard(watcher)
        self._tell_online(before)

    def forget(self, guest: str) -> None:
        """A guest is forgotten: who comes back later does not hear the name either."""
        self._recent = deque((written.without(guest), events) for written, events in self._recent)

    def online(self) -> frozenset[Seat]:
        """The seats whose people watch from this server."""
        return frozenset([watcher.seat for watcher in self.watchers if watcher.seat is not None])

    def _tell(self, written: Written, events: Events) -> None:
        """Tell everybody who watches. Who would hear the same as a spectator is told what spectators are told."""
        public = _entry(written, events, None) if is_public(events) else None
        to_act = self.table.match.to_act if self.table.match is not None else ()
        told: dict[tuple[Seat | None, bool], bytes] = {}
        for watcher in self.watchers:
            seat, views = watcher.seat, watcher.views
            if public is not None and not views and seat not in to_act:
                seat = None
            frame = told.get((seat, views))
            if frame is None:
                entry = public or _entry(written, events, seat)
                frame = told[seat, views] = as_frame(entry | self._now(seat, views))
            watcher.send(frame)

    def _remember(self, written: Written, events: Events) -> None:
        self._recent.append((written, events))
        if written.move_id is not None:
            self._numbers[written.move_id] = written.number
        if len(self._recent) > RECENT:
            forgotten, _ = self._recent.popleft()
            if forgotten.move_id is not None:
                del self._numbers[forgotten.move_id]

    def _news(self, written: Written, events: Events, seat: Seat | None, views: bool) -> Message:
        """An entry as a message. Only the newest says how the table is now: what was after the others has passed."""
        entry = _entry(written, events, seat)
        return entry | self._now(seat, views) if written.number == self.table.number else entry

    def _now(self, seat: Seat | None, views: bool) -> Message:
        """How the table is now, as the newest entry says it."""
        now = turn(self.table, seat)
        return now | {"you": seat, **state(self.table, seat)} if views else now

    def _reseat(self) -> None:
        before = self.online()
        for watcher in self.watchers:
            watcher.seat = self.table.seat_of(watcher.guest)
        self._tell_online(before)

    def _online(self) -> Message:
        return {"type": "online", "seats": sorted(self.online())}

    def _tell_online(self, before: frozenset[Seat]) -> bool:
        """Tell everybody who is there if it has changed."""
        if self.online() == before:
            return False
        message = as_frame(self._online())
        for watcher in self.watchers:
            watcher.send(message)
        return True


def _entry(written: Written, events: Events, seat: Seat | None) -> Message:
    return {"type": "entry", **seen_entry(written.number, written.at, written.entry, events, seat)}
