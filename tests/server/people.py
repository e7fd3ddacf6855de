"""Scripted people who play to the end whatever happens to the servers, and remember all they were told.

They come back after every lost connection, to the next server in turn, say what they have seen, and send again what
nobody acknowledged. Afterwards the log is held against their memory.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import cycle
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from catinthebox.server.storage.engine import make_engine
from catinthebox.server.storage.log import Log, Written
from catinthebox.server.tables.entries import Move, Moved
from tests.server.cluster import PATIENCE, ServerProcess
from tests.server.truth import scores_by_the_rules

Json = dict[str, Any]

_SOON = 0.05


@dataclass
class Person:
    """Somebody at a table. `doors` gives the server to go to next."""

    name: str
    token: str
    table: str
    doors: Callable[[], ServerProcess]
    random: Random
    number: int = 0
    """All entries up to this one have been seen."""
    legal: list[Json] = field(default_factory=list)
    asked: Json | None = None
    """The request that nobody has acknowledged yet."""
    acknowledged: dict[str, tuple[int, Json]] = field(default_factory=dict)
    """The numbers and moves that were acknowledged, by the ids we gave them."""
    seen: dict[int, str] = field(default_factory=dict)
    """What each entry was that we were told of."""
    totals: list[int] | None = None
    """The end of the match, as we were told."""

    @property
    def done(self) -> bool:
        """Whether the match is over, and all we asked for acknowledged."""
        return self.totals is not None and self.asked is None

    async def play(self) -> None:
        """Play to the end of the match."""
        while not self.done:
            server = self.doors()
            try:
                async with connect(
                    f"{server.live_url}/api/tables/{self.table}/live",
                    additional_headers={"Authorization": f"Bearer {self.token}"},
                    open_timeout=PATIENCE,
                ) as socket:
                    await self._play_at(socket)
            except (OSError, WebSocketException):
                await asyncio.sleep(_SOON)

    async def _play_at(self, socket: ClientConnection) -> None:
        await _say(socket, {"type": "hello", "after": self.number or None})
        self.legal = []
        if self.asked is not None:
            await _say(socket, self.asked)
        while not self.done:
            await self._hear(socket, msgspec.json.decode(await socket.recv()))
            if self.legal and self.asked is None:
                move = self.random.choice(self.legal)
                name = f"{self.name}-{len(self.acknowledged)}"
                self.asked = {"type": "move", "id": name, "based_on": self.number, "move": move}
                await _say(socket, self.asked)

    async def _hear(self, socket: ClientConnection, message: Json) -> None:
        match message["type"]:
            case "picture":
                assert message["number"] >= self.number, "the table went back"
                self.number = message["number"]
                match = message["match"] or {"legal": [], "winners": []}
                self.legal = match["legal"]
                if match["winners"]:
                    self.totals = match["totals"]
            case "entry":
                assert message["number"] == self.number + 1, "an entry is missing, or was told twice"
                self.number = message["number"]
                self.seen[self.number] = message["what"]
                self.legal = message.get("legal", [])
                if any(event["event"] == "match_won" for event in message["events"]):
                    await _say(socket, {"type": "hello"})
            case "accepted":
                assert self.asked is not None
                assert message["id"] == self.asked["id"]
                self.acknowledged[message["id"]] = message["number"], self.asked["move"]
                self.asked = None
            case "refused":
                assert message["error"]["code"] == "unavailable", message
                assert self.asked is not None
                await asyncio.sleep(_SOON)
                await _say(socket, self.asked)


async def _say(socket: ClientConnection, message: Json) -> None:
    await socket.send(msgspec.json.encode(message).decode())


class Company:
    """People and the tables they play at, on some servers in turn."""

    def __init__(self, servers: Sequence[ServerProcess], random: Random) -> None:
        self.people: list[Person] = []
        self._random = random
        self._turn = cycle(servers)

    def move_to(self, servers: Sequence[ServerProcess]) -> None:
        """Go to other servers from now on."""
        self._turn = cycle(servers)

    def next_server(self) -> ServerProcess:
        """Round robin."""
        return next(self._turn)

    @property
    def _acknowledged(self) -> int:
        return sum(len(person.acknowledged) for person in self.people)

    async def sit_down(self, seats: int, people: int, **options: Any) -> str:
        """A new table where people sit, and bots at the other seats."""
        names = ["Ada", "Bea", "Cyd", "Dov", "Eve"][:people]
        tokens = [(await self._ask("/api/guests", {"name": name}))["token"] for name in names]
        bots = [None] * people + ["random", "careful", "random", "careful"][: seats - people]
        made = await self._ask("/api/tables", {"seats": seats, "bots": bots, "pause": 0, **options}, tokens[0])
        table: str = made["table"]
        for token in tokens[1:]:
            await self._ask(f"/api/tables/{table}/join", {}, token)
        for name, token in zip(names, tokens, strict=True):
            random = Random(self._random.random())
            self.people.append(Person(name, token, table, self.next_server, random))
        return table

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Let everybody play while the block does something else, and to the end."""
        async with asyncio.TaskGroup() as tasks:
            for person in self.people:
                tasks.create_task(person.play())
            yield

    async def acknowledges(self, moves: int) -> bool:
        """Wait until so many more moves are acknowledged; False if the matches are over before."""
        goal = self._acknowledged + moves
        while self._acknowledged < goal and not all(person.done for person in self.people):
            await asyncio.sleep(0.005)
        return self._acknowledged >= goal

    async def hold_to_account(self, database: str) -> None:
        """All that people were told is in the logs, nothing is there twice, and the scores are those of the rules."""
        engine = make_engine(database)
        logs = {person.table: await Log(engine).read(person.table) for person in self.people}
        await engine.dispose()
        for person in self.people:
            assert tuple(person.totals or ()) == scores_by_the_rules(logs[person.table])
            _require_all_acknowledged(person, logs[person.table])

    async def _ask(self, path: str, body: Json, token: str | None = None) -> Json:
        """An answer from some server that is there."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(headers=headers, timeout=PATIENCE) as client:
            while True:
                try:
                    answer = await client.post(self.next_server().url + path, json=body)
                except httpx.TransportError:
                    await asyncio.sleep(_SOON)
                    continue
                assert answer.is_success, answer.text
                result: Json = answer.json()
                return result


def _require_all_acknowledged(person: Person, entries: Sequence[Written]) -> None:
    for number, what in person.seen.items():
        assert type(entries[number - 1].entry).__name__.lower() == what
    by_id = {written.move_id: written for written in entries if written.move_id is not None}
    own = {move_id.split()[-1]: written for move_id, written in by_id.items()}
    for move_id, (number, move) in person.acknowledged.items():
        written = own[move_id]
        assert written.number == number
        assert isinstance(written.entry, Moved)
        assert written.entry.move == msgspec.convert(move, Move)
    moves = [name for name in own if name.startswith(f"{person.name}-")]
    assert len(moves) == len(person.acknowledged), "something was written that we were not told of"
