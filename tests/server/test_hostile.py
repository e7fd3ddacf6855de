"""Clients who mean no good, or do not know better: they are refused or shown the door, and nobody else notices."""

import asyncio
import socket
from contextlib import AsyncExitStack
from typing import Any

import pytest

from catinthebox.server.live import connection, sockets
from catinthebox.server.live.connection import JUNK, REQUESTS
from catinthebox.server.live.messages import LARGEST_MESSAGE
from tests.server.live_helpers import Live, move, new_table, watching
from tests.server.running import Address

JUNK_MESSAGES = [
    "",
    "meow",
    "null",
    "[]",
    '"hello"',
    "{}",
    '{"type": "meow"}',
    '{"type": ["move"]}',
    '{"type": "hello", "after": "1"}',
    '{"type": "hello", "after": -1}',
    '{"type": "hello", "after": 1e300}',
    '{"type": "hello", "after": 99999999999999999999}',
    '{"type": "hello", "seat": 1}',
    '{"type": "move"}',
    '{"type": "move", "id": "1", "based_on": 1, "move": {"discard": 1}, "seat": 1}',
    '{"type": "move", "id": "1", "based_on": 1, "move": {"discard": 1}, "guest": "somebody"}',
    '{"type": "move", "id": "1", "based_on": 1, "move": {"discard": true}}',
    '{"type": "move", "id": "1", "based_on": 1, "move": {"play": [1, "pink"]}}',
    '{"type": "move", "id": "1", "based_on": 1, "move": {"play": [1, "red", 2]}}',
    '{"type": "move", "id": "1", "based_on": null, "move": {"discard": 1}}',
    '{"type": "move", "id": "", "based_on": 1, "move": {"discard": 1}}',
    '{"type": "move", "id": "\\u0000", "based_on": 1, "move": {"discard": 1}}',
    '{"type": "move", "id": "\\ud800", "based_on": 1, "move": {"discard": 1}}',
    '{"type": "move", "id": "' + 41 * "x" + '", "based_on": 1, "move": {"discard": 1}}',
    '{"type": "react", "phrase": "' + 41 * "x" + '"}',
    '{"a": ' + 1500 * "[" + 1500 * "]" + ', "type": "ping"}',
    '{"type": "ping", "x": "' + LARGEST_MESSAGE * "x" + '"}',
    b"\xff\xfe\x00",
]


@pytest.mark.parametrize("junk", JUNK_MESSAGES, ids=range(len(JUNK_MESSAGES)))
async def test_junk_gets_a_typed_error_and_changes_nothing(server: Address, junk: str | bytes) -> None:
    table, people = _table(server)
    async with watching(server, table, people[0]) as live:
        number = (await live.hello())["number"]
        await live.socket.send(junk)
        answer = await live.hear("refused")
        assert (answer["id"], answer["error"]["code"]) == (None, "bad_message")
        assert (await live.hello())["number"] == number, "the connection goes on"


_tables: dict[Address, Any] = {}


def _table(server: Address) -> Any:
    """One table for all junk."""
    if server not in _tables:
        _tables[server] = new_table(server)
    return _tables[server]


async def test_a_move_with_no_or_two_actions_is_refused(server: Address) -> None:
    table, people = _table(server)
    async with watching(server, table, people[0]) as live:
        number = (await live.hello())["number"]
        for action in ({}, {"discard": 1, "predict": 1}):
            assert (await live.ask(**move(number, action)))["error"]["code"] == "bad_move"


async def test_who_sends_nothing_but_junk_is_shown_the_door(server: Address) -> None:
    table, people = new_table(server)
    async with watching(server, table, people[0]) as neighbour, watching(server, table, people[1]) as vandal:
        await neighbour.hello()
        await vandal.hello()
        for _ in range(int(JUNK[1]) + 2):
            await vandal.socket.send("meow")
        assert await vandal.end() == 4400
        await _plays_on(neighbour)


async def test_junk_instead_of_a_hello_is_answered_too(server: Address) -> None:
    table, _ = new_table(server)
    async with watching(server, table) as live:
        await live.say(type="ping")
        assert (await live.hear())["error"]["message"] == "say hello first"
        assert (await live.hello())["type"] == "picture"


async def test_a_flood_is_cut_off_and_the_others_do_not_notice(server: Address) -> None:
    table, people = new_table(server)
    async with watching(server, table, people[0]) as neighbour, watching(server, table, people[1]) as flooder:
        await neighbour.hello()
        await flooder.hello()

        async def flood() -> None:
            for _ in range(int(REQUESTS[1]) * 20):
                await flooder.say(type="ping")

        flooding = asyncio.create_task(flood())
        await _plays_on(neighbour)
        assert await flooder.end() == 4429
        await asyncio.gather(flooding, return_exceptions=True)
        await _plays_on(neighbour, "again")


async def test_who_says_nothing_is_not_waited_for_long(server: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HELLO_SECONDS", 0.05)
    table, _ = new_table(server)
    async with watching(server, table) as live:
        assert await live.end() == 4408


async def test_p4_anothers_message_is_not_the_others_move(server: Address) -> None:
    table, people = new_table(server)
    async with AsyncExitStack() as stack:
        ada, thief, cyd = [await stack.enter_async_context(watching(server, table, person)) for person in people]
        for live in (ada, thief, cyd):
            picture = await live.hello()
            await live.ask(**move(picture["number"], picture["match"]["legal"][0]))
        prediction = move((await ada.hello())["number"], {"predict": 1}, name="a-1")
        stolen = await thief.ask(**prediction)
        assert (stolen["error"]["code"], stolen["error"]["rules"]) == ("not_your_turn", ["P4"])
        own = await ada.ask(**prediction)
        assert own["type"] == "accepted"
        assert (await thief.ask(**prediction))["error"]["code"] == "late", (
            "it is not answered as if it were the thief's"
        )


async def test_huge_frames_do_not_reach_the_table(server: Address) -> None:
    table, people = new_table(server)
    async with watching(server, table, people[0]) as neighbour, watching(server, table, people[1]) as brute:
        await neighbour.hello()
        await brute.hello()
        await brute.socket.send('{"type": "react", "phrase": "' + 2_000_000 * "x" + '"}')
        assert (await brute.hear("refused"))["error"]["code"] == "bad_message"
        await _plays_on(neighbour)


async def test_a_reader_who_takes_nothing_is_given_up_and_nobody_waits_for_it(
    server: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "LIMIT", 1000)
    table, people = new_table(server)
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect((server.host, server.port))
    async with (
        watching(server, table, people[0]) as neighbour,
        watching(server, table, people[1], through=narrow) as stuck,
    ):
        await neighbour.hello()
        assert await neighbour.hear("online") == {"type": "online", "seats": [0]}
        async with asyncio.timeout(60):
            await stuck.say(type="hello")
            assert await neighbour.hear("online") == {"type": "online", "seats": [0, 1]}
            for _ in range(int(REQUESTS[1]) - 1):
                await stuck.say(type="hello")  # each is answered with a picture that nobody reads
            assert await neighbour.hear("online") == {"type": "online", "seats": [0]}
        await _plays_on(neighbour)


async def _plays_on(live: Live, name: str = "on") -> None:
    """Somebody at the same table asks and is answered."""
    answer = await live.ask(type="react", phrase="well-played", id=name)
    assert answer["type"] == "accepted"
    await live.say(type="ping")
    assert await live.hear("pong") == {"type": "pong"}
