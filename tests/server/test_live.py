"""The live connection: hello, news, moves and their answers. docs/live.md is its manual."""

import asyncio
from contextlib import AsyncExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from catinthebox.server.identity import Guests
from catinthebox.server.live import open_lines
from catinthebox.server.live.hub import Hub
from catinthebox.server.live.live_table import RECENT, LiveTable, Watcher
from catinthebox.server.live.notices import OneServer
from catinthebox.server.services import running
from catinthebox.server.settings import Settings
from catinthebox.server.storage.log import Written
from catinthebox.server.storage.migrating import open_database
from catinthebox.server.tables.deciding import react, take_seat
from catinthebox.server.tables.entries import Made, Reacted
from catinthebox.server.tables.options import TableOptions
from catinthebox.server.tables.table import Status, fold
from tests.server.live_helpers import Person, move, new_table, watching
from tests.server.lost_notices import LostNotices
from tests.server.running import PATIENCE, Address, serving, settings_for


async def test_hello_is_answered_with_what_the_seat_may_know(server: Address) -> None:
    table, people = new_table(server)
    async with watching(server, table, people[1]) as bea:
        picture = await bea.hello()
    assert (picture["type"], picture["table"], picture["seat"]) == ("picture", table, 1)
    assert [hand is not None for hand in picture["match"]["hands"]] == [False, True, False]
    assert picture["match"]["secret"] is None
    assert picture["match"]["legal"] == [{"discard": n} for n in sorted(set(picture["match"]["hands"][1]))]


async def test_everybody_hears_every_entry_once_and_in_order(server: Address) -> None:
    table, people = new_table(server)
    async with AsyncExitStack() as stack:
        everybody = [await stack.enter_async_context(watching(server, table, each)) for each in [*people, None]]
        begin, *_ = [(await live.hello())["number"] for live in everybody]
        hearing = [asyncio.create_task(live.hear_until(begin + 12)) for live in everybody]
        for person in people:
            async with watching(server, table, person) as other_window:
                await other_window.hello()
                for count in range(4):
                    await other_window.ask(type="react", phrase="hello", id=f"{count}")
        for heard in await asyncio.gather(*hearing):
            assert [entry["number"] for entry in heard] == list(range(begin + 1, begin + 13))


async def test_p3_anothers_discard_arrives_numbered_and_blank(server: Address) -> None:
    table, people = new_table(server)
    async with (
        watching(server, table, people[0]) as ada,
        watching(server, table, people[1]) as bea,
        watching(server, table) as spectator,
    ):
        picture = await ada.hello()
        await bea.hello()
        await spectator.hello()
        card = picture["match"]["legal"][0]["discard"]
        await ada.say(**move(picture["number"], {"discard": card}))
        own, others, public = [await each.hear("entry") for each in (ada, bea, spectator)]
    assert own["events"] == [{"version": 1, "event": "discarded", "seat": 0, "number": card}]
    assert others["events"] == public["events"] == [{"version": 1, "event": "discarded", "seat": 0, "number": None}]
    assert own["number"] == others["number"] == public["number"] == picture["number"] + 1
    assert others["legal"]
    assert not own["legal"]
    assert not public["legal"]


async def test_who_asks_for_views_gets_with_each_entry_all_that_the_picture_would_say(server: Address) -> None:
    table, people = new_table(server)
    async with watching(server, table, people[0]) as ada, watching(server, table, people[1]) as bea:
        picture = await ada.hello()
        await bea.say(type="hello", views=True)
        await bea.hear("picture")
        await ada.ask(**move(picture["number"], picture["match"]["legal"][0]))
        entry = await bea.hear("entry")
        now = people[1].ask("GET", f"/api/tables/{table}")
        assert entry["you"] == now["seat"] == 1
        for name in ("match", "status", "players", "kept", "host", "ready", "offers", "rematch", "waiting_since"):
            assert entry[name] == now[name], name
        assert entry["match"]["hands"][0] is None
        assert entry["match"]["legal"] == entry["legal"] != []


async def test_of_entries_that_were_missed_only_the_newest_has_a_view(server: Address) -> None:
    table, people = new_table(server)
    async with watching(server, table, people[0]) as ada:
        begin = (await ada.hello())["number"]
        for count in range(3):
            await ada.ask(type="react", phrase="thinking", id=f"{count}")
    async with watching(server, table, people[1]) as bea:
        await bea.say(type="hello", after=begin, views=True)
        rest = await bea.hear_until(begin + 3)
    assert ["match" in entry for entry in rest] == [False, False, True]


async def test_who_does_not_ask_for_views_gets_none(server: Address) -> None:
    table, people = new_table(server)
    async with watching(server, table, people[0]) as ada:
        await ada.hello()
        await ada.say(type="react", phrase="hello")
        assert "match" not in await ada.hear("entry")


async def test_who_comes_back_gets_the_rest(server: Address) -> None:
    table, people = new_table(server)
    async with watching(server, table, people[0]) as ada, watching(server, table, people[1]) as bea:
        begin = (await bea.hello())["number"]
        await ada.hello()
        for count in range(3):
            await ada.ask(type="react", phrase="thinking", id=f"{count}")
    async with watching(server, table, people[1]) as bea:
        await bea.say(type="hello", after=begin + 1)
        rest = await bea.hear_until(begin + 3)
        assert [(entry["number"], entry["what"]) for entry in rest] == [(begin + 2, "reacted"), (begin + 3, "reacted")]
        assert "legal" not in rest[0], "only the newest entry says what one may do now"
        assert rest[1]["legal"]


@pytest.mark.parametrize("after", [1, 10_000], ids=["away too long", "from the future"])
async def test_who_can_not_be_given_the_rest_gets_the_picture(server: Address, after: int) -> None:
    table, people = new_table(server)
    async with watching(server, table, people[0]) as ada:
        await ada.hello()
        for count in range(RECENT):
            await ada.ask(type="react", phrase="thinking", id=f"{count}")
        answer = await ada.hello(after=after)
    assert answer["type"] == "picture"


async def test_who_has_everything_gets_nothing_but_who_is_there(server: Address) -> None:
    table, people = new_table(server)
    async with watching(server, table, people[0]) as ada:
        number = (await ada.hello())["number"]
        await ada.hear("online")
        await ada.say(type="hello", after=number)
        assert await ada.hear() == {"type": "online", "seats": [0]}


async def test_nothing_is_missed_or_doubled_while_one_comes_and_goes(server: Address) -> None:
    table, people = new_table(server)
    async with watching(server, table, people[0]) as ada:
        begin = (await ada.hello())["number"]

        async def chat() -> None:
            for count in range(120):
                await ada.ask(type="react", phrase="oops", id=f"{count}")

        chatting = asyncio.create_task(chat())
        numbers = [begin]
        while numbers[-1] < begin + 120:
            async with watching(server, table) as visitor:
                await visitor.say(type="hello", after=numbers[-1])
                for _ in range(7):
                    if numbers[-1] < begin + 120:
                        message = await visitor.hear("entry", "picture")
                        assert message["type"] == "entry"
                        numbers.append(message["number"])
        await chatting
    assert all(after == before + 1 for before, after in pairwise(numbers))


async def test_a_move_sent_twice_counts_once(server: Address) -> None:
    table, people = new_table(server)
    async with watching(server, table, people[0]) as ada, watching(server, table, people[0]) as other_window:
        picture = await ada.hello()
        await other_window.hello()
        discard = move(picture["number"], picture["match"]["legal"][0])
        first = await ada.ask(**discard)
        assert first == {"type": "accepted", "id": "my-move", "number": picture["number"] + 1}
        assert await ada.ask(**discard) == first
        assert await other_window.ask(**discard) == first
        for count in range(RECENT + 1):
            await ada.ask(type="react", phrase="thinking", id=f"{count}")
        assert await ada.ask(**discard) == first, "also when only the log remembers it"


async def test_the_same_id_of_two_guests_means_two_requests(server: Address) -> None:
    table, people = new_table(server)
    async with watching(server, table, people[0]) as ada, watching(server, table, people[1]) as bea:
        number = (await ada.hello())["number"]
        await bea.hello()
        first = await ada.ask(type="react", phrase="hello", id="1")
        second = await bea.ask(type="react", phrase="hello", id="1")
    assert (first["number"], second["number"]) == (number + 1, number + 2)


async def test_a_late_move_is_refused_with_what_happened_since(server: Address) -> None:
    table, people = new_table(server)
    async with AsyncExitStack() as stack:
        lives = [await stack.enter_async_context(watching(server, table, each)) for each in people]
        pictures = [await live.hello() for live in lives]
        for live, picture in zip(lives, pictures, strict=True):
            await live.ask(**move(picture["number"], picture["match"]["legal"][0]))
        late = await lives[0].ask(**move(pictures[0]["number"], {"predict": 1}, name="too-late"))
    assert (late["type"], late["id"], late["error"]["code"]) == ("refused", "too-late", "late")
    assert [entry["what"] for entry in late["since"]] == ["moved"] * 3
    assert late["since"][-1]["legal"] == [{"predict": 1}, {"predict": 3}, {"predict": 4}]


async def test_p3_a_refusal_names_the_rule_and_the_facts(server: Address) -> None:
    table, people = new_table(server)
    async with watching(server, table, people[0]) as ada:
        picture = await ada.hello()
        missing = 9  # three players have no such card
        answer = await ada.ask(**move(picture["number"], {"discard": missing}))
    assert answer["error"] == {
        "code": "not_in_hand",
        "message": f"there is no {missing} in the hand",
        "rules": ["P3"],
        "facts": {"number": missing},
    }


async def test_a_spectator_watches_and_may_do_nothing(server: Address) -> None:
    table, people = new_table(server)
    async with watching(server, table) as stranger, watching(server, table, Person.new(server, "Zoe")) as guest:
        for live in (stranger, guest):
            picture = await live.hello()
            assert picture["seat"] is None
            assert picture["match"]["hands"] == [None, None, None]
            for request in (move(picture["number"], {"discard": 1}), {"type": "react", "phrase": "hello"}):
                assert (await live.ask(**request))["error"]["code"] == "not_seated"
        assert people[0].ask("GET", f"/api/tables/{table}")["number"] == picture["number"]


async def test_two_windows_of_one_guest_hear_the_same(server: Address) -> None:
    table, people = new_table(server)
    async with watching(server, table, people[0]) as one, watching(server, table, people[0]) as two:
        picture = await one.hello()
        await two.hello()
        await one.say(**move(picture["number"], picture["match"]["legal"][0]))
        assert await one.hear("entry") == await two.hear("entry")


async def test_watchers_are_told_who_is_there(server: Address) -> None:
    table, people = new_table(server)
    async with watching(server, table, people[0]) as ada:
        await ada.hello()
        assert (await ada.hear("online"))["seats"] == [0]
        async with watching(server, table, people[2]) as cyd, watching(server, table, people[2]) as other_window:
            assert (await cyd.hello())["online"] == [0, 2]
            assert (await ada.hear("online"))["seats"] == [0, 2]
            await other_window.hello()
        assert (await ada.hear("online"))["seats"] == [0]


async def test_who_sits_down_while_watching_sees_the_own_cards_at_once(server: Address) -> None:
    ada, bea = Person.new(server, "Ada"), Person.new(server, "Bea")
    table = ada.ask("POST", "/api/tables", {"seats": 2})["table"]
    async with watching(server, table, bea) as live:
        assert (await live.hello())["seat"] is None
        bea.ask("POST", f"/api/tables/{table}/join", {})
        seated, begun = [await live.hear("entry") for _ in range(2)]
    assert (seated["what"], seated["seat"], seated["player"]) == ("seated", 1, {"name": "Bea", "bot": None})
    hands = begun["events"][0]["hands"]
    assert (begun["what"], hands[0], len(hands[1])) == ("begun", None, 10)


async def test_a_match_ends_when_everybody_offers_it(server: Address) -> None:
    table, people = new_table(server, seats=2)
    async with watching(server, table, people[0]) as ada, watching(server, table, people[1]) as bea:
        await ada.hello()
        await bea.hello()
        await ada.ask(type="abandon", abandon=True)
        await bea.ask(type="abandon", abandon=True)
        whats = [(await ada.hear("entry"))["what"], (await bea.hello())["status"]]
    assert whats == ["offered", "abandoned"]


async def test_what_is_so_already_is_accepted_and_makes_no_entry(server: Address) -> None:
    table, people = new_table(server, seats=2)
    async with watching(server, table, people[0]) as ada:
        number = (await ada.hello())["number"]
        for name in ("once", "twice"):
            answer = await ada.ask(type="abandon", abandon=True, id=name)
            assert answer == {"type": "accepted", "id": name, "number": number + 1}
        assert (await ada.hello())["number"] == number + 1
    again = people[0].ask("POST", f"/api/tables/{table}/abandon", {"abandon": True})
    assert again == {"number": number + 1, "repeated": True}


async def test_ping_is_answered_with_pong(server: Address) -> None:
    table, _ = new_table(server)
    async with watching(server, table) as live:
        await live.hello()
        await live.say(type="ping")
        assert await live.hear("pong") == {"type": "pong"}


async def test_a_table_that_is_not_there_is_closed(server: Address) -> None:
    async with watching(server, "nowhere") as live:
        await live.say(type="hello")
        assert await live.end() == 4404


async def test_a_token_that_is_not_known_is_turned_away(server: Address) -> None:
    table, _ = new_table(server)
    with pytest.raises(InvalidStatus):
        async with watching(server, table, Authorization="Bearer nobody"):
            pass


async def test_a_page_of_ours_may_connect_and_another_may_not(server: Address) -> None:
    table, _ = new_table(server)
    async with watching(server, table, Origin=server.url) as live:
        assert (await live.hello())["type"] == "picture"
    with pytest.raises(InvalidStatus, match="403"):
        async with watching(server, table, Origin="https://elsewhere.example"):
            pass


@pytest.mark.parametrize(
    ("method", "path"),
    [("DELETE", "/api/me/tokens/current"), ("DELETE", "/api/me"), ("POST", "/api/me/tokens/rotate")],
)
async def test_who_signs_out_or_is_forgotten_is_disconnected_and_nobody_else(
    server: Address, method: str, path: str
) -> None:
    table, people = new_table(server)
    async with watching(server, table, people[0]) as ada, watching(server, table, people[1]) as bea:
        await ada.hello()
        await bea.hello()
        await asyncio.to_thread(people[0].ask, method, path)
        assert await ada.end() == 4401
        assert (await bea.ask(type="react", phrase="hello"))["type"] == "accepted"


async def test_who_signs_out_on_another_server_is_disconnected_here_and_stays_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_lines, "LOOK_EVERY", 0.01)
    with serving(tmp_path) as server:
        table, people = new_table(server, seats=2)
        async with watching(server, table, people[0]) as ada, watching(server, table, people[1]) as bea:
            await ada.hello()
            await bea.hello()
            engine = await open_database(settings_for(tmp_path).database_url)
            await Guests(engine).forget_token(people[0].token)
            await engine.dispose()
            assert await ada.end() == 4401
            assert (await bea.ask(type="react", phrase="hello"))["type"] == "accepted"
        with pytest.raises(InvalidStatus):
            async with watching(server, table, people[0]):
                pass


async def test_signing_out_on_one_device_leaves_the_other_connected(server: Address) -> None:
    table, people = new_table(server)
    code = people[0].ask("POST", "/api/me/links")["code"]
    phone = Person(server, people[0].ask("POST", "/api/guests/links/use", {"code": code})["token"])
    async with watching(server, table, people[0]) as at_home, watching(server, table, phone) as away:
        await at_home.hello()
        await away.hello()
        await asyncio.to_thread(phone.ask, "DELETE", "/api/me/tokens/current")
        assert await away.end() == 4401
        assert (await at_home.ask(type="react", phrase="hello"))["type"] == "accepted"


async def test_a_full_table_begins_also_if_the_server_that_seated_the_last_one_died_right_then(tmp_path: Path) -> None:
    async with running(Settings(data=tmp_path)) as services:
        here = Hub(services.log, LostNotices())
        live = await here.make("table", Made(TableOptions(seats=2), "secret", "ada"))
        await here.act("table", lambda table: take_seat(table, "ada", "Ada", 0))
        entry = take_seat(live.table, "bea", "Bea", 1)
        after, _ = fold(live.table, entry, 1.0)
        assert await services.log.append(after, Written(3, entry, 1.0), shows=True)  # and then it died
        listening = asyncio.create_task(here.listen())
        async with asyncio.timeout(PATIENCE):
            while live.table.status is not Status.PLAYING:
                await asyncio.sleep(0.01)
        listening.cancel()


async def _seated_table(hub: Hub, table_id: str) -> LiveTable:
    live = await hub.make(table_id, Made(TableOptions(), "secret", "ada"))
    await hub.act(table_id, lambda table: take_seat(table, "ada", "Ada", 0))
    return live


def message_in(frame: bytes) -> dict[str, Any]:
    """The message that travels in a frame."""
    message: dict[str, Any] = msgspec.json.decode(frame[frame.index(b'{"') :])
    return message


async def test_tables_that_nobody_uses_leave_memory_and_come_back(tmp_path: Path) -> None:
    async with running(Settings(data=tmp_path)) as services:
        hub = Hub(services.log, OneServer(), unused_seconds=0.0)
        watched = await _seated_table(hub, "watched")
        heard: list[dict[str, Any]] = []
        watched.watch(Watcher("ada", lambda frame: heard.append(message_in(frame))), after=None)
        for number in range(20):
            await _seated_table(hub, f"table {number}")
        assert len(hub) <= 2
        assert await hub.find("watched") is watched
        back = await hub.find("table 3")
        assert (back.table.number, back.table.seat_of("ada")) == (2, 0)
        await hub.act("watched", lambda table: react(table, "ada", "hello"))
        assert heard[-1]["what"] == "reacted"


def test_a_table_remembers_only_recent_requests_also_after_somebody_was_forgotten() -> None:
    live = LiveTable("table", [Written(1, Made(TableOptions(), "secret", "ada"), 0.0)])
    live.forget("ada")
    for number in range(2, 2 * RECENT):
        live.take(Written(number, Reacted(0, "hello"), 0.0, f"request {number}"))
    remembered = [number for number in range(2, 2 * RECENT) if live.number_of(f"request {number}")]
    assert remembered == list(range(RECENT, 2 * RECENT))


async def test_what_another_server_wrote_is_told_too(tmp_path: Path) -> None:
    async with running(Settings(data=tmp_path)) as services:
        here, elsewhere = Hub(services.log, OneServer()), Hub(services.log, OneServer())
        table = await _seated_table(here, "table")
        heard: list[dict[str, Any]] = []
        table.watch(Watcher("ada", lambda frame: heard.append(message_in(frame))), after=None)
        await elsewhere.act("table", lambda now: react(now, "ada", "hello"), move_id="ada 1")
        assert (await here.act("table", lambda now: react(now, "ada", "thanks"), move_id="ada 1")).repeated
        await here.act("table", lambda now: react(now, "ada", "oops"))
        phrases = [message["phrase"] for message in heard if message["type"] == "entry"]
    assert phrases == ["hello", "oops"]
