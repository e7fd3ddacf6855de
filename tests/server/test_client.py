"""The client kit against a real server: whole matches, lost connections, refusals, and the example."""

import asyncio
import subprocess
import sys
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest

from catinthebox.bots import make_bot
from catinthebox.rules import SIDES, Discard, Phase, Play, act, layout_rows, legal_actions, new_match, next_round, view
from catinthebox.rules.cards import Colour
from catinthebox.server.client import Guest, ServerRefused, TableClient, spectate
from catinthebox.server.client.views import view_of
from catinthebox.server.tables.entries import Made, Player, Seated
from catinthebox.server.tables.options import OwnLayout, TableOptions
from catinthebox.server.tables.seeing import picture
from catinthebox.server.tables.table import Table, fold, make_table
from tests.server.running import PATIENCE, Address, serving


async def play(table: TableClient, seed: str) -> list[int]:
    """Play a seat at random to the end; the numbers of one's moves."""
    bot = make_bot("random", seed)
    return [await table.act(bot.choose(seen)) async for seen in table.turns()]


async def seat_people(server: str, seats: int, **options: object) -> tuple[str, list[Guest]]:
    """A table full of people."""
    people = [await Guest.welcome(server, f"Person {seat}") for seat in range(seats)]
    table_id = await people[0].make_table(seats=seats, **options)
    for person in people[1:]:
        await person.join(table_id)
    return table_id, people


@pytest.mark.parametrize("seats", [2, 5])
async def test_people_play_a_whole_match_and_agree_on_it(server: Address, seats: int) -> None:
    table_id, people = await seat_people(server.url, seats)

    async def one(person: Guest) -> tuple[list[int], list[int]]:
        async with person.at(table_id) as table:
            return await play(table, person.token), (await table.look())["match"]["totals"]

    async with asyncio.timeout(PATIENCE):
        played = await asyncio.gather(*map(one, people))
    numbers = [number for own, _ in played for number in own]
    assert len(numbers) == len(set(numbers))
    assert len({tuple(totals) for _, totals in played}) == 1


async def test_who_asks_too_often_waits_and_asks_again(tmp_path: Path) -> None:
    with serving(tmp_path, guest_rate=2.0) as server:
        guest = await Guest.welcome(server.url, "Ada")
        async with guest.at(await guest.make_table(seats=2)) as table, asyncio.timeout(PATIENCE):
            numbers = [await table.react("hello") for _ in range(14)]
    assert numbers == list(range(numbers[0], numbers[0] + 14))


async def test_a_match_goes_on_through_a_line_that_keeps_breaking(server: Address) -> None:
    async with breaking_line(server) as broken:
        table_id, (ada, bea) = await seat_people(server.url, 2)

        async def one(server_url: str, person: Guest) -> list[int]:
            async with Guest(server_url, person.token).at(table_id) as table:
                return await play(table, person.token)

        async with asyncio.timeout(2 * PATIENCE):
            own, others = await asyncio.gather(one(broken, ada), one(server.url, bea))
        async with spectate(server.url, table_id) as table:
            seen = await table.look()
    assert seen["status"] == "over"
    rounds = await ada.ask("GET", f"/api/tables/{table_id}/replay")
    made = sum(len(moves) for moves in rounds["match"]["rounds"])
    assert len({*own, *others}) == made, "every move was acknowledged, and none counts twice"


@asynccontextmanager
async def breaking_line(server: Address) -> AsyncIterator[str]:
    """Another address of the server, through which every connection is cut after some bytes."""
    random = Random(1)

    async def carry(source: StreamReader, target: StreamWriter, left: int) -> None:
        while left > 0 and (data := await source.read(200)):
            left -= len(data)
            target.write(data)
        target.transport.abort()

    async def connected(reader: StreamReader, writer: StreamWriter) -> None:
        there, back = await asyncio.open_connection(server.host, server.port)
        ways = carry(reader, back, 10_000), carry(there, writer, random.randrange(6_000, 14_000))
        await asyncio.gather(*ways, return_exceptions=True)

    door = await asyncio.start_server(connected, "127.0.0.1", 0)
    async with door:
        yield f"http://127.0.0.1:{door.sockets[0].getsockname()[1]}"


async def test_d1_a_refusal_is_an_error_with_its_rules(server: Address) -> None:
    table_id, people = await seat_people(server.url, 2, start=0)
    async with people[0].at(table_id) as table:
        await anext(aiter(table))
        with pytest.raises(ServerRefused) as refused:
            await table.act(Play(1, Colour.RED))
        assert (refused.value.code, refused.value.rules) == ("wrong_phase", ("P3",))
        seen = view_of(await table.look())
        assert await table.act(Discard(seen.hand[0])) == table.number + 1


async def test_reactions_and_offers_reach_spectators(server: Address) -> None:
    table_id, people = await seat_people(server.url, 2)
    async with people[0].at(table_id) as table, spectate(server.url, table_id) as watched:
        news = aiter(watched)
        assert (await anext(news))["type"] == "picture"
        await table.react("hello")
        await table.abandon()
        whats: list[str] = []
        while len(whats) < 2:
            message = await anext(news)
            if message["type"] == "entry":
                whats.append(message["what"])
    assert whats == ["reacted", "offered"]


async def test_http_refusals_are_errors_too(server: Address) -> None:
    with pytest.raises(ServerRefused) as refused:
        await Guest(server.url, "nobody").make_table()
    assert refused.value.code == "not_known"


async def test_a_table_that_is_not_there_is_an_error(server: Address) -> None:
    async with spectate(server.url, "nowhere") as table:
        with pytest.raises(Exception, match="4404"):
            await table.look()
        with pytest.raises(Exception, match="4404"):
            await anext(aiter(table))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_picture_gives_the_view_of_the_rules(seats: int) -> None:
    random = Random(seats)
    own = OwnLayout("my own", tuple(layout_rows(SIDES["purple"])))
    options = TableOptions(seats=seats, side=own if seats == 4 else None)
    table = make_table("table", Made(options, f"secret {seats}", "0"), 0.0)
    for seat in range(seats):
        table, _ = fold(table, Seated(seat, Player(f"Person {seat}", guest=str(seat))), 0.0)
    match, _ = new_match(table.setup())
    while match.phase is not Phase.MATCH_OVER:
        if match.phase is Phase.ROUND_OVER:
            match, _ = next_round(match)
        acting = random.choice(match.to_act)
        match, _ = act(match, acting, random.choice(legal_actions(match, acting)))
        shown = Table(**{**vars(table), "match": match})
        for seat in (*range(seats), None):
            travelled = msgspec.json.decode(msgspec.json.encode(picture(shown, seat)))
            assert view_of(travelled) == view(match, seat)


def test_the_example_plays_a_match(server: Address) -> None:
    example = Path(__file__).parents[2] / "examples" / "server_bot.py"
    played = subprocess.run(
        [sys.executable, example, server.url], capture_output=True, text=True, timeout=2 * PATIENCE, check=True
    )
    assert played.stdout.startswith("seat 0: points [")
