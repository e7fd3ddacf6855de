"""Practice: a table that stands at a moment of a recorded match, and what is said of its deals."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from catinthebox.records import Record, read_record, write_record
from catinthebox.rules import (
    SIDES,
    Match,
    Phase,
    Setup,
    actions_of,
    commitment_to,
    layout_rows,
    legal_actions,
    parse_rows,
    replay,
    view,
    view_to_json,
)
from catinthebox.server.client import Guest
from catinthebox.server.http.requests import LARGEST_RECORD
from catinthebox.server.settings import Settings
from catinthebox.server.tables.entries import Begun, Dealt, Entry, Made, Move, Moved
from catinthebox.server.tables.errors import TableRefused
from catinthebox.server.tables.practising import take_up
from catinthebox.server.tables.replaying import replay_of_table
from catinthebox.server.tables.seeing import picture, seen_entry
from catinthebox.server.tables.table import Status, Table, fold, make_table
from catinthebox.server.upkeep.doctor import examine
from tests.records.played import random_match, random_record
from tests.server.cluster import serving as serving_processes
from tests.server.running import Address, GuestClient, refused, serving
from tests.server.table_stories import GUESTS, NOON, SECRET, after, person

PLAYERS = [2, 3, 4, 5]


def a_match(players: int, **setup: Any) -> Match:
    """A finished match."""
    return random_match(Setup.of(players, **{"secret": "what was played", **setup}), players)


def positions(match: Match) -> list[Match]:
    """The match at every frame of its replay."""
    return [position for position, _ in replay(match.setup, map(actions_of, match.rounds))]


def some_plies(match: Match) -> list[int]:
    """Plies from all over a match at which somebody is to act."""
    return [ply for ply, position in enumerate(positions(match)) if position.to_act][::11]


def made_at(match: Match, ply: int) -> Made:
    """The first entry of a table that takes a match up."""
    options, practice = take_up(match, ply)
    return Made(options, SECRET, GUESTS[0], practice=practice)


def about_to_begin(match: Match, ply: int) -> Table:
    """A table that takes a match up, with people at every seat."""
    return after(make_table("practice", made_at(match, ply), NOON), *map(person, match.setup.seats))


def the_match(table: Table) -> Match:
    assert table.match is not None
    return table.match


def played_on(table: Table) -> Table:
    """The table after its match was played on at random to the end."""
    random = Random(1)
    while table.status is Status.PLAYING:
        match = the_match(table)
        if match.phase is Phase.ROUND_OVER:
            table = after(table, Dealt())
        else:
            seat = random.choice(match.to_act)
            table = after(table, Moved(seat, Move.of(random.choice(legal_actions(match, seat)))))
    return table


# How such a table stands


@pytest.mark.parametrize("players", PLAYERS)
def test_every_seat_sees_exactly_what_it_saw_in_the_record(players: int) -> None:
    match = a_match(players)
    for ply in some_plies(match):
        table = after(about_to_begin(match, ply), Begun())
        for seat in range(players):
            ours, theirs = (view_to_json(view(now, seat)) for now in (the_match(table), positions(match)[ply]))
            assert ours | {"commitment": None} == theirs | {"commitment": None}
        assert picture(table, 0)["practice"] == ply


@pytest.mark.parametrize("players", PLAYERS)
def test_p1_rounds_after_the_one_that_is_taken_up_follow_from_the_tables_own_secret(players: int) -> None:
    match, own = a_match(players), Setup.of(players, secret=SECRET)
    for ply in some_plies(match):
        setup = about_to_begin(match, ply).setup()
        taken_up = positions(match)[ply].round.number
        for number in range(1, players + 1):
            assert setup.deal(number) == (match.setup if number <= taken_up else own).deal(number)


def test_it_is_read_from_the_log_as_it_was_written() -> None:
    own_layout = parse_rows("mine", layout_rows(SIDES["purple"]))
    entry = made_at(a_match(3, layout=own_layout), 17)
    assert msgspec.json.decode(msgspec.json.encode(entry), type=Entry) == entry
    assert entry.options.layout() == own_layout


def test_the_log_tells_each_seat_what_happened_before_and_no_other_seats_cards() -> None:
    table = about_to_begin(a_match(4), 30)
    begun, events = fold(table, Begun(), NOON)
    told = msgspec.json.decode(msgspec.json.encode(seen_entry(begun.number, NOON, Begun(), events, 1)))["events"]
    assert [event["event"] for event in told].count("discarded") == 4
    for event in told:
        if event["event"] == "dealt":
            assert [hand is not None for hand in event["hands"]] == [False, True, False, False]
        if event["event"] == "discarded":
            assert (event["number"] is not None) == (event["seat"] == 1)
    shown = seen_entry(1, NOON, made_at(a_match(4), 30), (), 1)
    assert shown["practice"] == 30
    assert "given" not in str(shown)
    assert SECRET not in str(shown)


@pytest.mark.parametrize("players", PLAYERS)
def test_its_record_and_its_replay_say_which_rounds_can_not_be_checked(players: int) -> None:
    match = a_match(players)
    for ply in some_plies(match)[::3]:
        over = played_on(after(about_to_begin(match, ply), Begun()))
        record = over.record(the_match(over))
        assert read_record(write_record(record)) == record
        assert record.tags == (("Practice", f"from ply {ply}"),)
        dealing = replay_of_table(over, the_match(over)).deal
        assert (dealing.given, dealing.drawn_start) == (positions(match)[ply].round.number, False)
        assert (dealing.secret, dealing.commitment) == (SECRET, commitment_to(SECRET))


def test_a_match_that_was_practised_can_be_practised_again() -> None:
    over = played_on(after(about_to_begin(a_match(3), 5), Begun()))
    again = after(about_to_begin(the_match(over), 40), Begun())
    assert the_match(again).round.hands == positions(the_match(over))[40].round.hands


def code_of_taking_up(match: Match, ply: int) -> str:
    with pytest.raises(TableRefused) as refusal:
        take_up(match, ply)
    return refusal.value.code


def test_there_must_be_such_a_moment_and_something_to_decide() -> None:
    match = a_match(2)
    over = [ply for ply, position in enumerate(positions(match)) if not position.to_act]
    assert [code_of_taking_up(match, ply) for ply in over] == ["nothing_to_decide"] * 2
    assert code_of_taking_up(match, over[-1] + 1) == "no_ply"


def test_m7_a_board_that_no_table_could_have_is_refused() -> None:
    layout = parse_rows("m" * 201, layout_rows(SIDES["white"]))
    assert code_of_taking_up(a_match(2, layout=layout), 0) == "bad_layout"


# Over HTTP


@pytest.fixture
def ada(server: Address) -> Iterator[GuestClient]:
    with server.guest() as guest:
        yield guest


def asking(about: Record, /, **changes: Any) -> dict[str, Any]:
    """A request to take a record up."""
    return {"record": write_record(about), "ply": 12, "seat": 1, "bot": "tomcat", **changes}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_takes_any_seat_and_bots_the_others(ada: GuestClient, seat: int) -> None:
    record = random_record(3)
    made = ada.ask("POST", "/api/practice", asking(record, seat=seat))
    bots = [None if at == seat else "tomcat" for at in range(3)]
    assert (made["seat"], made["status"], made["practice"]) == (seat, "playing", 12)
    assert [player["bot"] for player in made["players"]] == bots
    assert made["options"]["hints"] is True
    assert made["options"]["public"] is False
    hands = made["match"]["hands"]
    assert hands[seat] == list(positions(record.match)[12].round.hands[seat])


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"record": "no record"}, "bad_record"),
        ({"ply": 9999}, "no_ply"),
        ({"ply": -1}, "bad_request"),
        ({"seat": 3}, "no_seat"),
        ({"seat": 5}, "bad_request"),
        ({"bot": "clever"}, "unknown_bot"),
        ({"bot": "exec:true"}, "unknown_bot"),
        ({"record": "x" * (LARGEST_RECORD + 1)}, "bad_request"),
        ({"more": 1}, "bad_request"),
    ],
)
def test_what_can_not_be_taken_up_is_refused_and_no_table_is_made(
    ada: GuestClient, changes: dict[str, Any], code: str
) -> None:
    refused(ada.post("/api/practice", json=asking(random_record(3), **changes)), 400, code)
    assert ada.ask("GET", "/api/me/tables") == []


def test_a_bad_record_is_named_by_line_and_column(ada: GuestClient) -> None:
    lines = write_record(random_record(3)).splitlines()
    row = next(at for at, line in enumerate(lines) if line.startswith("Discard"))
    lines[row] = lines[row].rsplit(" ", 1)[0] + " C9"
    answer = ada.post("/api/practice", json=asking(random_record(3), record="\n".join(lines)))
    refused(answer, 400, "bad_record")
    assert answer.json()["error"]["facts"]["line"] == row + 1


def test_one_must_be_somebody_and_brief(server: Address, ada: GuestClient) -> None:
    with server.client() as nobody:
        refused(nobody.post("/api/practice", json=asking(random_record(2))), 401, "not_known")
    refused(ada.post("/api/practice", content=b"x" * (2 * LARGEST_RECORD + 1)), 413, "request_entity_too_large")


async def play_to_the_end(guest: Guest, table_id: str) -> None:
    """Whenever it is our turn, do the first thing that is legal."""
    async with guest.at(table_id) as table:
        async for seen in table.turns():
            await table.act(seen.legal[0])


async def test_it_is_played_to_its_end_and_counts_for_nothing(tmp_path: Path) -> None:
    record = random_record(3)
    with serving(tmp_path) as server:
        guest = await Guest.welcome(server.url, "Ada")
        made = await guest.ask("POST", "/api/practice", asking(record))
        await play_to_the_end(guest, made["table"])
        replayed = await guest.ask("GET", f"/api/tables/{made['table']}/replay")
        theirs = [frame["match"]["hands"] for frame in replayed["frames"][:13]]
        assert theirs == [[list(hand) for hand in now.round.hands] for now in positions(record.match)[:13]]
        assert replayed["deal"]["given"] == 1
        assert await guest.ask("GET", "/api/me/matches") == []
        assert (await guest.ask("GET", "/api/me/figures"))["matches"] == 0
        again = await guest.ask("POST", f"/api/tables/{made['table']}/rematch")
        assert (again["practice"], again["match"]["round"]) == (None, 1)
    findings = await examine(Settings(data=tmp_path), {})
    assert {finding.how for finding in findings} == {"well"}


async def test_a_server_that_was_killed_goes_on_with_it_where_it_was(tmp_path: Path) -> None:
    async with serving_processes(tmp_path) as (server,):
        guest = await Guest.welcome(server.url, "Ada")
        made = await guest.ask("POST", "/api/practice", asking(random_record(2), ply=2, seat=0))
        before = await guest.ask("GET", f"/api/tables/{made['table']}")
        await server.kill()
        await server.start()
        guest = Guest(server.url, guest.token)
        after_it = await guest.ask("GET", f"/api/tables/{made['table']}")
        assert after_it["match"]["hands"][0] == before["match"]["hands"][0]
        assert (after_it["practice"], after_it["commitment"]) == (2, before["commitment"])
        await play_to_the_end(guest, made["table"])
        assert (await guest.ask("GET", f"/api/tables/{made['table']}"))["status"] == "over"
