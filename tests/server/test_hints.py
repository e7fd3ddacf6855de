"""Hints: who gets one and when, that they are found from what the seat knows, and what happens when many ask."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from catinthebox.bots import ADVISER, makers
from catinthebox.bots.naming import Kind
from catinthebox.rules import CatInTheBoxError, Setup, view
from catinthebox.server.client import Guest, ServerRefused
from catinthebox.server.http.rates import Rates
from catinthebox.server.keeping.hints import Busy, Hints
from catinthebox.server.keeping.questions import WhatIsBest
from catinthebox.server.keeping.thinkers import Thinkers
from catinthebox.server.tables.entries import Abandoned, Move, Moved, Reacted
from catinthebox.server.tables.hinting import seat_to_advise
from catinthebox.server.tables.table import Table
from tests.server.running import PATIENCE, Address, GuestClient, refused, serving, settings_for
from tests.server.table_stories import GUESTS, after, begun, full, played_out
from tests.support.twins import shuffled_deals, story, twin
from tests.support.walks import random_match

STRANGER = "guest-who-sits-nowhere"


@pytest.fixture
def ada(server: Address) -> Iterator[GuestClient]:
    with server.guest() as guest:
        yield guest


def table_with_hints(guest: GuestClient, **options: object) -> str:
    """A table for two at which Ada plays with a bot, and its match has begun."""
    wanted = {"seats": 2, "bots": [None, "careful"], "hints": True, **options}
    return f"/api/tables/{guest.ask('POST', '/api/tables', wanted)['table']}"


# Who may ask


def code_of(ask: Callable[[], object]) -> str:
    with pytest.raises(CatInTheBoxError) as refusal:
        ask()
    return refusal.value.code


def test_only_who_is_to_act_at_a_table_with_hints_may_have_one() -> None:
    table = begun(seats=2, hints=True, start=0)
    assert seat_to_advise(table, GUESTS[1]) == 1
    assert table.match is not None
    later = after(table, Moved(1, Move(discard=table.match.round.hands[1][0])))
    assert seat_to_advise(later, GUESTS[0]) == 0
    assert code_of(lambda: seat_to_advise(later, GUESTS[1])) == "not_your_turn"
    assert code_of(lambda: seat_to_advise(later, STRANGER)) == "not_seated"


@pytest.mark.parametrize(
    ("table", "code"),
    [
        (begun(seats=2), "no_hints"),
        (full(seats=2, hints=True), "not_playing"),
        (played_out(full(seats=2, hints=True)), "not_playing"),
        (after(begun(seats=2, hints=True), Abandoned()), "not_playing"),
    ],
)
def test_there_is_no_hint_where_none_was_agreed_or_nothing_is_played(table: Table, code: str) -> None:
    assert code_of(lambda: seat_to_advise(table, GUESTS[0])) == code


# Over HTTP


def test_a_hint_has_every_legal_action_with_what_it_promises(ada: GuestClient) -> None:
    table = table_with_hints(ada)
    seen = ada.ask("GET", table)
    assert seen["options"]["hints"] is True
    hint = ada.ask("GET", f"{table}/hint")
    assert hint["number"] >= seen["number"]
    assert sorted(action["action"]["discard"] for action in hint["actions"]) == sorted(
        move["discard"] for move in seen["match"]["legal"]
    )
    worlds = {action["worlds"] for action in hint["actions"]}
    assert len(worlds) == 1, "all actions are judged in the same worlds"
    for action in hint["actions"]:
        assert set(action) == {
            "action", "points", "points_error", "met", "met_error", "paradox", "paradox_error", "worlds"
        }  # fmt: skip
        assert 0 <= action["met"] <= 1
        assert 0 <= action["paradox"] <= 1


def test_asked_again_in_the_same_turn_the_hint_is_the_same_and_in_the_next_another(ada: GuestClient) -> None:
    table = table_with_hints(ada)
    first = ada.ask("GET", f"{table}/hint")
    ada.ask("POST", f"{table}/react", {"phrase": "thinking"})
    again = ada.ask("GET", f"{table}/hint")
    assert again["number"] > first["number"]
    assert again["actions"] == first["actions"]
    move = {"id": "m", "based_on": again["number"], "move": again["actions"][0]["action"]}
    ada.ask("POST", f"{table}/moves", move)
    assert ada.get(f"{table}/hint").status_code in (200, 409)  # the bot may not have moved yet


def test_no_hint_for_others_than_who_is_to_act_at_a_table_with_hints(server: Address, ada: GuestClient) -> None:
    without, with_hints = table_with_hints(ada, hints=False), table_with_hints(ada)
    refused(ada.get(f"{without}/hint"), 403, "no_hints")
    refused(ada.get("/api/tables/nowhere/hint"), 404, "no_table")
    with server.client() as nobody, server.guest("Bea") as bea:
        refused(nobody.get(f"{with_hints}/hint"), 401, "not_known")
        refused(bea.get(f"{with_hints}/hint"), 403, "not_seated")
        waiting = table_with_hints(ada, bots=[])
        refused(ada.get(f"{waiting}/hint"), 409, "not_playing")
        discard = bea.ask("POST", f"{waiting}/join", {})["match"]["legal"][0]
        number = bea.ask("GET", waiting)["number"]
        bea.ask("POST", f"{waiting}/moves", {"id": "m", "based_on": number, "move": discard})
        refused(bea.get(f"{waiting}/hint"), 409, "not_your_turn")


def test_a_hint_counts_against_what_a_guest_may_ask_unless_it_is_known(tmp_path: Path) -> None:
    rates = Rates(settings_for(tmp_path, guest_rate=20.0))
    rates.thinking.count("ada", 60.0)
    with pytest.raises(CatInTheBoxError) as refusal:
        rates.thinking.count("ada", 1.0)
    assert (refusal.value.code, refusal.value.facts["retry_after"]) == ("too_often", 2)
    with serving(tmp_path, guest_rate=20.0) as server, server.guest() as ada:
        table = table_with_hints(ada)
        assert len({str(ada.ask("GET", f"{table}/hint")["actions"]) for _ in range(80)}) == 1


def test_a_server_without_the_library_says_so(ada: GuestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_with_hints(ada)
    monkeypatch.setitem(makers.BOTS, ADVISER, Kind(makers.BOTS[ADVISER].make, libraries=("no_library_of_this_name",)))
    answer = ada.get(f"{table}/hint")
    refused(answer, 501, "not_installed")
    assert answer.json()["error"]["facts"] == {"library": "no_library_of_this_name", "extra": "fast"}


async def test_the_client_kit_gives_hints(server: Address) -> None:
    guest = await Guest.welcome(server.url, "Ada")
    table_id = await guest.make_table(seats=2, bots=[None, "careful"], hints=True)
    assert "discard" in (await guest.hint(table_id))[0]["action"]
    without = await guest.make_table(seats=2, bots=[None, "careful"])
    with pytest.raises(ServerRefused, match="no hints"):
        await guest.hint(without)


# The thinking


@asynccontextmanager
async def advisers(limit: float = PATIENCE) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(1, limit=limit, compiling=limit, gently=True)
    yield thinkers
    await thinkers.close()


async def test_who_asks_while_it_is_thought_about_waits_for_the_same_hint() -> None:
    table = begun(seats=3, hints=True)
    async with advisers() as thinkers:
        hints = Hints(thinkers, line=1)
        first, second = await asyncio.gather(hints.give(table, 0), hints.give(table, 0))
        assert first is second
        assert await hints.give(after(table, Reacted(1, "thinking")), 0) is first


async def test_the_workers_for_hints_leave_the_processor_to_those_for_moves() -> None:
    table = begun(seats=2, hints=True)
    async with advisers() as thinkers:
        await Hints(thinkers).give(table, 0)
        (worker,) = thinkers.pids
        assert os.getpriority(os.PRIO_PROCESS, worker) > os.getpriority(os.PRIO_PROCESS, 0)


async def test_when_too_many_want_a_hint_the_next_is_sent_away_and_told_when_to_come_back() -> None:
    table = begun(seats=3, hints=True)
    async with advisers() as thinkers:
        hints = Hints(thinkers, line=1)
        first = asyncio.create_task(hints.give(table, 0))
        await asyncio.sleep(0)
        with pytest.raises(Busy) as busy:
            await hints.give(table, 1)
        assert busy.value.facts == {"retry_after": 1}
        await first
        assert await hints.give(table, 1)


async def test_a_worker_that_dies_costs_one_hint_and_the_next_try_works() -> None:
    table = begun(seats=2, hints=True)
    async with advisers(limit=0.0) as thinkers:
        hints = Hints(thinkers)
        with pytest.raises(Busy):
            await hints.give(table, 0)
        assert not hints.has(table, 0)
        assert thinkers.pids == ()


async def test_what_fails_for_any_other_reason_is_not_remembered_either(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun(seats=2, hints=True)
    async with advisers() as thinkers:
        hints = Hints(thinkers)
        with monkeypatch.context() as without_python:
            without_python.setattr(sys, "executable", "/there/is/no/python")
            with pytest.raises(Busy):
                await hints.give(table, 0)
        assert not hints.has(table, 0)
        assert await hints.give(table, 0)


@pytest.mark.parametrize("players", [2, 4])
def test_a_hint_is_found_from_what_the_seat_knows_and_nothing_else(players: int) -> None:
    rng = Random(players)
    match = random_match(Setup.of(players, secret="s", start=0, given=shuffled_deals(players, rng)), rng, care=1.0)
    other = twin(match, 0, rng)
    assert other is not None
    pairs = [(one, same) for (one, _), (same, _) in zip(story(match), other, strict=True) if 0 in one.to_act]
    assert any(one.round.hands != same.round.hands for one, same in pairs)
    for one, same in pairs:
        assert WhatIsBest(view(one, 0), 1) == WhatIsBest(view(same, 0), 1)
