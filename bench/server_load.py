"""Everybody at all tables of a bench: light WebSocket clients that play anything legal, and an echo's clients."""

import asyncio
import base64
import os
import struct
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, cast

import msgspec

HELLO = b'{"type":"hello","after":null}'
ECHO = b'{"type":"move","id":"17","based_on":40,"move":{"play":[5,"yellow"]}}'


class Socket(asyncio.Protocol):
    """The lightest WebSocket client that will do: text out, text in, nothing else."""

    def __init__(self, path: str, token: str | None, hear: Callable[["Socket", bytes], None]) -> None:
        self._path, self._token, self._hear = path, token, hear
        self._bytes = b""
        self._open = False
        self.opened = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = cast(asyncio.Transport, transport)
        lines = [
            f"GET {self._path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            *([f"Authorization: Bearer {self._token}"] if self._token else []),
        ]
        self.transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Take the frames apart."""
        data = self._bytes + data
        if not self._open:
            head, found, rest = data.partition(b"\r\n\r\n")
            if found:
                assert head.startswith(b"HTTP/1.1 101"), head
                self._open, data = True, rest
                self.opened.set_result(None)
        while self._open and (frame := _frame(data)) is not None:
            kind, begin, end = frame
            if kind == 1:
                self._hear(self, data[begin:end])
            elif kind == 9:
                self._send(10, data[begin:end])
            data = data[end:]
        self._bytes = data

    def send(self, text: bytes) -> None:
        """Send a text of at most 125 bytes."""
        self._send(1, text)

    def _send(self, kind: int, payload: bytes) -> None:
        self.transport.write(bytes([0x80 | kind, 0x80 | len(payload), 0, 0, 0, 0]) + payload)


def _frame(data: bytes) -> tuple[int, int, int] | None:
    """Kind, begin and end of the first frame, if all of it is there."""
    if len(data) < 4:
        return None
    length, begin = data[1] & 0x7F, 2
    if length == 126:
        (length,), begin = struct.unpack_from("!H", data, 2), 4
    end = begin + length
    return (data[0] & 0x0F, begin, end) if len(data) >= end else None


@dataclass
class Load:
    """Everybody at all tables."""

    port: int
    tables: Iterator[str]
    tokens: list[str]
    pace: float | None
    random: Random = field(default_factory=lambda: Random(1))
    measuring: bool = False
    acknowledged: list[tuple[str, bytes]] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)
    waiting: list[Callable[[], None]] = field(default_factory=list)
    exhausted: bool = False
    pictures: int = 0

    async def sit_down(self) -> "Seated | None":
        """Four people connect to the next table."""
        table = next(self.tables, None)
        if table is None:
            self.exhausted = True
            return None
        seated = Seated(self, table)
        await seated.connect()
        return seated

    async def go_on(self) -> None:
        """Four people go to the next table and play."""
        seated = await self.sit_down()
        if seated is not None:
            seated.say_hello()

    async def keep_pace(self, seconds: float) -> None:
        """Let so many of those who could move do so."""
        assert self.pace is not None
        begin, made = time.perf_counter(), 0
        while (passed := time.perf_counter() - begin) < seconds:
            while made < passed * self.pace and self.waiting:
                made += 1
                self.waiting.pop(self.random.randrange(len(self.waiting)))()
            await asyncio.sleep(0.001)


class Seated:
    """Four people at one table, who play anything legal."""

    def __init__(self, load: Load, table: str) -> None:
        self._load, self._table = load, table
        self._sent = 0.0
        self._count = 0

    async def connect(self) -> None:
        """Connect all four."""
        loop = asyncio.get_running_loop()
        path = f"/api/tables/{self._table}/live"
        self._sockets = [
            (await loop.create_connection(lambda t=token: Socket(path, t, self._hear), "127.0.0.1", self._load.port))[1]  # type: ignore[misc]
            for token in self._load.tokens
        ]
        await asyncio.gather(*(each.opened for each in self._sockets))

    def say_hello(self) -> None:
        """From here on they play."""
        for each in self._sockets:
            each.send(HELLO)

    def _hear(self, hearer: Socket, text: bytes) -> None:
        load = self._load
        if text.startswith(b'{"type":"accepted"'):
            load.acknowledged.append((self._table, msgspec.json.decode(text)["id"].encode()))
            return
        assert not text.startswith(b'{"type":"refused"'), text
        if load.measuring and self._sent and b'"what":"moved"' in text:
            load.delays.append(time.perf_counter() - self._sent)
        load.pictures += text.startswith(b'{"type":"picture"')
        if b'"phase":"match_over"' in text:
            self._leave(hearer)
        elif b'"legal":[{' in text:
            self._consider(hearer, msgspec.json.decode(text))

    def _consider(self, mover: Socket, news: dict[str, Any]) -> None:
        """Move, if it is this one's turn; while all discard, one after the other."""
        turn = news["match"] if news["type"] == "picture" else news
        if self._sockets[turn["to_act"][0]] is not mover:
            return
        move, number = self._load.random.choice(turn["legal"]), news["number"]

        def act() -> None:
            self._count += 1
            self._sent = time.perf_counter()
            request = {"type": "move", "id": str(self._count), "based_on": number, "move": move}
            mover.send(msgspec.json.encode(request))

        if self._load.pace is None:
            act()
        else:
            self._load.waiting.append(act)

    def _leave(self, leaver: Socket) -> None:
        leaver.transport.close()
        if leaver is self._sockets[0]:
            self._next = asyncio.get_running_loop().create_task(self._load.go_on())


async def play(load: Load, tables: int, seconds: float) -> float:
    """Play for a time at so many tables; the moves acknowledged a second."""
    for seated in [await load.sit_down() for _ in range(tables)]:
        assert seated is not None
        seated.say_hello()
    while load.pictures < tables * len(load.tokens):
        await asyncio.sleep(0.01)
    if load.pace is None:
        await asyncio.sleep(min(1.0, seconds / 4))
    else:
        await load.keep_pace(seconds / 4)
    load.measuring, before, begin = True, len(load.acknowledged), time.perf_counter()
    if load.pace is None:
        while time.perf_counter() < begin + seconds and not load.exhausted:
            await asyncio.sleep(0.01)
    else:
        await load.keep_pace(seconds)
    load.measuring = False
    return (len(load.acknowledged) - before) / (time.perf_counter() - begin)


async def echo(port: int, seconds: float, connections: int = 100, pace: float | None = None) -> tuple[float, float]:
    """How many short messages a second come back, all at once or at a pace; and 99 of 100 within so many seconds."""
    delays: list[float] = []
    sent: dict[Socket, float] = {}

    def send(each: Socket) -> None:
        sent[each] = time.perf_counter()
        each.send(ECHO)

    def hear(each: Socket, _: bytes) -> None:
        delays.append(time.perf_counter() - sent.pop(each))
        if pace is None:
            send(each)

    loop = asyncio.get_running_loop()
    sockets = []
    for _ in range(connections):
        _, each = await loop.create_connection(lambda: Socket("/echo", None, hear), "127.0.0.1", port)
        await each.opened
        sockets.append(each)
    if pace is None:
        for each in sockets:
            send(each)
        await asyncio.sleep(seconds / 4)
    delays.clear()
    begin, made = time.perf_counter(), 0
    while (passed := time.perf_counter() - begin) < seconds:
        while pace is not None and made < passed * pace:
            made += 1
            if sockets[made % connections] not in sent:
                send(sockets[made % connections])
        await asyncio.sleep(0.001)
    return len(delays) / (time.perf_counter() - begin), sorted(delays)[len(delays) * 99 // 100]
