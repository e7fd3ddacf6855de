"""No secret leaks from a real server: neither over its sockets, nor in its HTTP answers, nor into its log.

Two servers run tables whose first rounds one seat can't tell apart (`seeded_twins`), and everything that this seat and
a spectator receive is compared. Then whole matches are played, and every message is searched for what it must not say.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from catinthebox.rules import Action, Seat, action_to_json, commitment_to
from catinthebox.server.storage.engine import make_engine
from catinthebox.server.storage.log import Log, Written
from catinthebox.server.tables.entries import Made
from catinthebox.server.tables.options import TableOptions
from catinthebox.server.tables.table import make_table
from tests.server.cluster import PATIENCE, ServerProcess, serving
from tests.server.seeded_twins import Twin, seeded_twins
from tests.server.table_stories import NAMES

Json = dict[str, Any]


class Ear:
    """A connection to a table, from a seat or as a spectator, that keeps every text it receives."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.texts: list[str] = []
        self.number = 0

    async def hear(self) -> Json:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self._socket.recv()
        assert isinstance(text, str)
        self.texts.append(text)
        message: Json = json.loads(text)
        self.number = max(self.number, message.get("number", 0))
        return message

    async def until(self, number: int) -> None:
        """Hear everything up to an entry."""
        while self.number < number:
            await self.hear()

    async def say(self, request: Json) -> None:
        """Send a message."""
        await self._socket.send(json.dumps(request))

    async def ask(self, request: Json) -> Json:
        """Ask for something; the answer, after all that is heard before it."""
        await self.say(request)
        while (message := await self.hear())["type"] not in ("accepted", "refused", "picture"):
            pass
        return message


class Visitor:
    """A guest, or nobody, at one server; keeps every answer it gets."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.guest = self.token = ""
        self.answers: list[str] = []
        self._client = client

    @classmethod
    @asynccontextmanager
    async def at(cls, server: ServerProcess, name: str | None = None) -> AsyncIterator["Visitor"]:
        """Somebody of that name, or nobody in particular."""
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
            visitor = cls(client)
            if name is not None:
                answer = await visitor.post("/api/guests", {"name": name})
                visitor.guest, visitor.token = answer["id"], answer["token"]
                client.headers["Authorization"] = f"Bearer {visitor.token}"
            client.cookies.clear()
            yield visitor

    async def look(self, *paths: str) -> None:
        """Ask for pages."""
        for path in paths:
            answer = await self._client.get(path)
            self.answers.append(f"{path} {answer.status_code} {answer.text}")

    async def post(self, path: str, body: Json) -> Json:
        """Ask for a change that must be made."""
        answer = await self._client.post(path, json=body)
        assert answer.is_success, answer.text
        result: Json = answer.json()
        return result

    @asynccontextmanager
    async def listening(self, table: str) -> AsyncIterator[Ear]:
        """A live connection that has been shown the table."""
        where = f"{self._client.base_url}/api/tables/{table}/live".replace("http", "ws", 1)
        headers = {name: value for name, value in self._client.headers.items() if name == "authorization"}
        async with connect(where, additional_headers=headers) as socket:
            ear = Ear(socket)
            await ear.ask({"type": "hello"})
            yield ear


async def write_first_entry(database: str, table_id: str, entry: Made) -> None:
    """A table with a secret of our choice: the beginning of its log, written before any server knows the table."""
    engine = make_engine(database)
    log = Log(engine)
    writing = asyncio.create_task(log.run())
    assert await log.append(make_table(table_id, entry, 1.0), Written(1, entry, 1.0), shows=True)
    log.close()
    await writing
    await engine.dispose()


def database_of(server: ServerProcess) -> str:
    return f"sqlite:///{server.data / 'catinthebox.sqlite'}"


# Twins


async def received(server: ServerProcess, twin: Twin, players: int) -> dict[str, list[str]]:
    """Play a first round by its script; all that seat 0, seat 1 and a spectator receive, by who they are."""
    table_id = f"twins-{players}"
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Visitor.at(server, name)) for name in NAMES[:players]]
        spectator = await stack.enter_async_context(Visitor.at(server))
        options = TableOptions(seats=players, start=0, pause=600, public=True)
        await write_first_entry(database_of(server), table_id, Made(options, twin.secret, guests[0].guest))
        for guest in guests:
            await guest.post(f"/api/tables/{table_id}/join", {})
        ears = [await stack.enter_async_context(somebody.listening(table_id)) for somebody in (*guests, spectator)]
        compared = {"seat 0": (guests[0], ears[0]), "seat 1": (guests[1], ears[1]), "spectator": (spectator, ears[-1])}
        for seat, action in twin.actions:
            await _act(ears, seat, action)
            for visitor, _ in compared.values():
                await visitor.look(f"/api/tables/{table_id}")
        for visitor, _ in compared.values():
            await _look_everywhere(visitor, table_id)
        await _abandon(guests, ears, table_id)
        for visitor, _ in compared.values():
            await _look_everywhere(visitor, table_id)
    return {
        name: [_plain(text, twin.secret) for text in (*ear.texts, *visitor.answers)]
        for name, (visitor, ear) in compared.items()
    }


async def _act(ears: list[Ear], seat: Seat, action: Action) -> None:
    number = max(ear.number for ear in ears)
    for ear in ears:
        await ear.until(number)
    request = {"type": "move", "id": f"m{number}", "based_on": number, "move": action_to_json(action)}
    answer = await ears[seat].ask(request)
    assert answer["type"] == "accepted", answer
    for ear in ears:
        await ear.until(answer["number"])


async def _abandon(guests: list[Visitor], ears: list[Ear], table_id: str) -> None:
    for guest in guests:
        accepted = await guest.post(f"/api/tables/{table_id}/abandon", {})
    for ear in ears:
        await ear.until(accepted["number"] + 1)  # the table's own entry follows the last offer


async def _look_everywhere(visitor: Visitor, table_id: str) -> None:
    about = [f"/api/tables/{table_id}{part}" for part in ("", "/log", "/log?after=7", "/record", "/replay")]
    await visitor.look(*about, "/api/tables", "/api/me/matches", "/api/me/figures", "/api/leaderboard")


def _plain(text: str, secret: str) -> str:
    """A text without what differs between any two tables and tells nothing: the commitment and the time."""
    assert secret not in text
    timeless = re.sub(r'"(at|waiting_since|made_at)":[0-9.e+]+', r'"\1":0', text)
    return timeless.replace(commitment_to(secret), "(commitment)")


def log_lines(server: ServerProcess) -> list[str]:
    """What a server wrote into its log, without times and the names that it gave to itself and to requests."""
    lines = (server.data / "server.log").read_text().splitlines()
    return sorted(re.sub(r'"(timestamp|request|ms|address)": ("[^"]*"|[0-9.e-]+)', "", line) for line in lines)


async def test_tables_that_somebody_can_not_tell_apart_are_the_same_on_the_wire(tmp_path: Path) -> None:
    pairs = {players: seeded_twins(players, viewer=0) for players in (2, 3, 4, 5)}
    told: list[dict[int, dict[str, list[str]]]] = []
    async with serving(tmp_path, servers=2) as servers:
        for which, server in enumerate(servers):
            told.append({players: await received(server, pair[which], players) for players, pair in pairs.items()})
    one, other = told
    for players in pairs:
        assert one[players]["seat 0"] == other[players]["seat 0"]
        assert one[players]["spectator"] == other[players]["spectator"]
        assert one[players]["seat 1"] != other[players]["seat 1"]  # it holds what has moved
    assert log_lines(servers[0]) == log_lines(servers[1]) != []


# Whole matches


def leaks(value: Any, seat: Seat | None) -> Iterator[str]:
    """What a message to a seat, or to a spectator, says that it must not, wherever in it that stands."""
    if isinstance(value, list):
        for item in value:
            yield from leaks(item, seat)
    if not isinstance(value, dict):
        return
    shown = {seat, value.get("paradox")} - {None}
    if value.get("secret") is not None:
        yield "the secret"
    if any(hand is not None and owner not in shown for owner, hand in enumerate(value.get("hands", []))):
        yield "a hand"
    if any(card is not None and owner != seat for owner, card in enumerate(value.get("discards", []))):
        yield "a card put aside"
    if value.get("event") == "discarded" and value["number"] is not None and value["seat"] != seat:
        yield "a card being put aside"
    if "hand" in value and value.get("event") != "paradox":
        yield "a hand by itself"
    if value.get("legal") and seat is None:
        yield "somebody's legal actions"
    yield from {"move", "guest", "deal", "leftover", "entrants", "token"} & set(value)
    for part in value.values():
        yield from leaks(part, seat)


def test_the_search_for_leaks_finds_them() -> None:
    assert list(leaks({"match": {"hands": [[1], None], "paradox": None}}, 1)) == ["a hand"]
    assert list(leaks({"match": {"hands": [[1], [2]], "paradox": 0}}, 1)) == []
    assert list(leaks([{"discards": [3, None]}], 1)) == ["a card put aside"]
    assert list(leaks({"events": [{"event": "discarded", "seat": 0, "number": 3}]}, None)) == ["a card being put aside"]
    assert list(leaks({"secret": "x", "legal": [1], "move": {}}, None)) == [
        "the secret",
        "somebody's legal actions",
        "move",
    ]
    assert list(leaks({"events": [{"event": "paradox", "seat": 0, "hand": [1, 2]}], "legal": [1]}, 1)) == []


async def play_to_the_end(ear: Ear, rng: Random) -> None:
    """Make some legal move whenever there is one, until the match is won."""
    legal: list[Json] = []
    asked = False
    message: Json = {}
    while not any(event["event"] == "match_won" for event in message.get("events", ())):
        if legal and not asked:
            await ear.say({"type": "move", "id": f"m{ear.number}", "based_on": ear.number, "move": rng.choice(legal)})
            asked = True
        message = await ear.hear()
        assert message["type"] != "refused", message
        asked = asked and message["type"] != "accepted"
        legal = message["legal"] if message["type"] == "entry" else legal


@pytest.mark.parametrize(("people", "bots"), [(2, 0), (2, 2), (5, 0)])
async def test_a_whole_match_says_nothing_before_its_time(tmp_path: Path, people: int, bots: int) -> None:
    async with serving(tmp_path) as (server,), AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Visitor.at(server, name)) for name in NAMES[:people]]
        spectator = await stack.enter_async_context(Visitor.at(server))
        chosen = [None] * people + ["random", "careful"][:bots]
        made = await guests[0].post(
            "/api/tables", {"seats": people + bots, "bots": chosen, "pause": 0, "public": True, "quick_start": False}
        )
        table_id = made["table"]
        for guest in guests[1:]:
            await guest.post(f"/api/tables/{table_id}/join", {})
        watching = await stack.enter_async_context(spectator.listening(table_id))
        ears = [await stack.enter_async_context(guest.listening(table_id)) for guest in guests]
        await guests[0].post(f"/api/tables/{table_id}/begin", {})
        for visitor in (guests[0], spectator):
            await _look_everywhere(visitor, table_id)
        async with asyncio.TaskGroup() as tasks:
            for number, ear in enumerate(ears):
                tasks.create_task(play_to_the_end(ear, Random(number)))
            tasks.create_task(play_to_the_end(watching, Random(0)))

        secret = await secret_of(server, table_id)
        for seat, ear in [*enumerate(ears), (None, watching)]:
            for text in ear.texts:
                assert list(leaks(json.loads(text), seat)) == []
                assert secret not in text
                assert not any(guest.guest in text for guest in guests)
        for seat, visitor in ((0, guests[0]), (None, spectator)):
            for answer in visitor.answers:
                path, status, text = answer.split(" ", 2)
                assert secret not in text
                assert list(leaks(json.loads(text), seat)) == [], path
                assert (status == "409") == path.endswith(("/record", "/replay")), answer
        assert answers_of(guests[0], "/api/me/matches", "/api/leaderboard") == [[], []]
        assert (await watching.ask({"type": "hello"}))["match"]["secret"] == secret
        await until_in_the_book(guests[0], table_id)
    said = (server.data / "server.log").read_text()
    for hidden in (secret, table_id, *(guest.guest for guest in guests), *(guest.token for guest in guests)):
        assert hidden not in said


async def until_in_the_book(visitor: Visitor, table_id: str) -> None:
    """Wait for the match to be among one's own: that is after its end, and not at the same moment."""
    async with asyncio.timeout(PATIENCE):
        while not any(answers_of(visitor, "/api/me/matches")):
            await visitor.look("/api/me/matches")
    await visitor.look("/api/leaderboard")
    assert answers_of(visitor, "/api/me/matches")[-1][0]["table"] == table_id
    assert "Ada" in [place["name"] for place in answers_of(visitor, "/api/leaderboard")[-1]]


def answers_of(visitor: Visitor, *paths: str) -> list[Any]:
    """The pages that a visitor has seen, as JSON."""
    return [json.loads(answer.split(" ", 2)[2]) for answer in visitor.answers if answer.split(" ")[0] in paths]


async def secret_of(server: ServerProcess, table_id: str) -> str:
    """The secret of a table, from the log where only the server reads it."""
    engine = make_engine(database_of(server))
    first = (await Log(engine).read(table_id))[0].entry
    await engine.dispose()
    assert isinstance(first, Made)
    return first.secret
