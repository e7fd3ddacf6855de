"""Tables over HTTP: from an empty seat to the record of the match."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import pytest

from catinthebox.records import read_record
from catinthebox.rules import commitment_to, match_from_json
from tests.server.running import Address, GuestClient, refused


@pytest.fixture
def ada(server: Address) -> Iterator[GuestClient]:
    with server.guest("Ada") as guest:
        yield guest


@pytest.fixture
def bob(server: Address) -> Iterator[GuestClient]:
    with server.guest("Bob") as guest:
        yield guest


def table_of(host: GuestClient, *others: GuestClient, **options: Any) -> str:
    """A table where these sit, the host first; it begins when they are all there is room for."""
    table: str = host.ask("POST", "/api/tables", {"seats": 1 + len(others), **options})["table"]
    for other in others:
        other.ask("POST", f"/api/tables/{table}/join", {})
    return f"/api/tables/{table}"


def first_move(guest: GuestClient, table: str) -> dict[str, Any]:
    """A request for the first of the guest's legal moves."""
    picture = guest.ask("GET", table)
    return {"id": f"m{picture['number']}", "based_on": picture["number"], "move": picture["match"]["legal"][0]}


def play_to_the_end(table: str, *guests: GuestClient) -> None:
    """Play first legal moves until the match is over."""
    while True:
        for guest in guests:
            picture = guest.ask("GET", table)
            if picture["status"] != "playing":
                return
            if picture["match"]["phase"] == "round_over":
                guest.ask("POST", f"{table}/ready")
            elif picture["match"]["legal"]:
                guest.ask("POST", f"{table}/moves", first_move(guest, table))


# Making tables and sitting down


def test_a_table_begins_by_itself_as_soon_as_every_seat_is_taken(ada: GuestClient, bob: GuestClient) -> None:
    table = table_of(ada, bob)
    picture = ada.ask("GET", table)
    assert picture["status"] == "playing"
    assert picture["players"] == [{"name": "Ada", "bot": None}, {"name": "Bob", "bot": None}]
    assert (picture["seat"], bob.ask("GET", table)["seat"]) == (0, 1)


def test_without_quick_start_the_host_begins_and_nobody_else_may(ada: GuestClient, bob: GuestClient) -> None:
    table = table_of(ada, seats=2, quick_start=False)
    refused(ada.post(f"{table}/begin"), 409, "seats_free")
    bob.ask("POST", f"{table}/join", {})
    refused(bob.post(f"{table}/begin"), 403, "not_host")
    ada.ask("POST", f"{table}/begin")
    assert ada.ask("GET", table)["status"] == "playing"


def test_bots_sit_where_they_are_named_and_the_host_takes_the_first_seat_that_is_left(ada: GuestClient) -> None:
    picture = ada.ask("POST", "/api/tables", {"seats": 4, "bots": ["careful", None, "random"], "quick_start": False})
    assert [player and player["bot"] for player in picture["players"]] == ["careful", None, "random", None]
    assert picture["seat"] == 1


def test_a_host_may_stand_aside(ada: GuestClient) -> None:
    picture = ada.ask("POST", "/api/tables", {"seats": 3, "sit": False})
    assert picture["players"] == [None, None, None]
    assert picture["seat"] is None


def test_a_guest_joins_a_seat_of_choice_and_leaves_it_again(ada: GuestClient, bob: GuestClient) -> None:
    table = table_of(ada, seats=4)
    assert bob.ask("POST", f"{table}/join", {"seat": 2})["seat"] == 2
    refused(bob.post(f"{table}/join", json={}), 409, "already_seated")
    bob.ask("POST", f"{table}/leave")
    refused(bob.post(f"{table}/leave"), 403, "not_seated")
    refused(bob.post(f"{table}/join", json={"seat": 0}), 409, "seat_taken")
    assert ada.ask("GET", table)["players"][2] is None


def test_the_host_puts_bots_and_clears_seats_and_others_may_not(ada: GuestClient, bob: GuestClient) -> None:
    table = table_of(ada, seats=4)
    bob.ask("POST", f"{table}/join", {"seat": 1})
    refused(bob.post(f"{table}/bot", json={"seat": 2, "bot": "careful"}), 403, "not_host")
    ada.ask("POST", f"{table}/bot", {"seat": 2, "bot": "careful"})
    refused(ada.post(f"{table}/bot", json={"seat": 1, "bot": "careful"}), 409, "seat_taken")
    refused(ada.post(f"{table}/bot", json={"seat": 3, "bot": "clever"}), 400, "unknown_bot")
    refused(ada.post(f"{table}/bot", json={"seat": 4, "bot": "careful"}), 400, "no_seat")
    refused(bob.post(f"{table}/clear", json={"seat": 2}), 403, "not_host")
    ada.ask("POST", f"{table}/clear", {"seat": 1})
    ada.ask("POST", f"{table}/clear", {"seat": 2})
    refused(ada.post(f"{table}/clear", json={"seat": 2}), 409, "seat_free")
    assert ada.ask("GET", table)["players"][1:] == [None, None, None]


def test_in_a_match_one_may_leave_ones_own_seat_to_a_bot(ada: GuestClient, bob: GuestClient) -> None:
    table = table_of(ada, bob)
    refused(bob.post(f"{table}/leave"), 409, "already_begun")
    refused(bob.post(f"{table}/bot", json={"seat": 0, "bot": "careful"}), 409, "already_begun")
    bob.ask("POST", f"{table}/bot", {"seat": 1, "bot": "careful"})
    picture = bob.ask("GET", table)
    assert picture["seat"] is None
    assert picture["match"]["hands"][1] is None


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"side": "pink"}, "unknown_side"),
        ({"seats": 2, "start": 2}, "bad_setup"),
        ({"side": {"name": "mine", "rows": ["R1 R1"]}}, "bad_layout"),
        ({"bots": ["clever"]}, "unknown_bot"),
        ({"bots": ["heuristic:forgets=101"]}, "bad_bot_option"),
        ({"bots": [f"heuristic:forgets={50:050}"]}, "bad_bot_option"),
        ({"bots": ["kitten:forgets=1"]}, "bad_bot_option"),
        ({"bots": ["exec:true"]}, "unknown_bot"),
        ({"seats": 2, "bots": [None, None, "careful"]}, "no_seat"),
        ({"seats": 6}, "bad_request"),
        ({"seats": "4"}, "bad_request"),
        ({"seets": 4}, "bad_request"),
        ({"clock": 0}, "bad_request"),
        ({"clock": 1e12}, "bad_request"),
        ({"side": {"name": "mine", "rows": []}}, "bad_request"),
        ({"bots": ["careful"] * 6}, "bad_request"),
    ],
)
def test_a_table_that_could_not_be_played_is_refused_and_not_made(
    ada: GuestClient, request_: dict[str, Any], code: str
) -> None:
    before = ada.ask("GET", "/api/tables")
    refused(ada.post("/api/tables", json={"public": True, **request_}), 400, code)
    assert ada.ask("GET", "/api/tables") == before


def test_a_table_full_of_bots_has_no_seat_for_its_host(ada: GuestClient) -> None:
    refused(ada.post("/api/tables", json={"seats": 2, "bots": ["careful"] * 2}), 409, "table_full")


def test_what_does_not_exist_is_not_found(ada: GuestClient) -> None:
    for method, path in [("GET", ""), ("GET", "/log"), ("GET", "/record"), ("GET", "/replay"), ("POST", "/leave")]:
        refused(ada.request(method, f"/api/tables/nowhere{path}"), 404, "no_table")


# The lobby


def test_the_lobby_has_public_tables_with_what_was_agreed_and_no_private_ones(ada: GuestClient) -> None:
    public = ada.ask("POST", "/api/tables", {"public": True, "clock": 30})["table"]
    private = ada.ask("POST", "/api/tables", {"clock": 30})["table"]
    listed = {entry["table"]: entry for entry in ada.ask("GET", "/api/tables?status=open")["tables"]}
    assert private not in listed
    assert listed[public]["options"]["clock"] == 30
    assert listed[public]["players"][0] == {"name": "Ada", "bot": None}
    assert ada.ask("GET", f"/api/tables/{private}")["options"]["public"] is False


def test_the_lobby_shows_public_tables_being_played_until_they_end(ada: GuestClient, bob: GuestClient) -> None:
    table = table_of(ada, bob, public=True)

    def being_played() -> bool:
        lobby = ada.ask("GET", "/api/tables?status=playing")["tables"]
        return table.removeprefix("/api/tables/") in [entry["table"] for entry in lobby]

    assert being_played()
    for guest in (ada, bob):
        guest.ask("POST", f"{table}/abandon", {"abandon": True})
    assert not being_played()


def test_my_tables_are_those_where_i_sit_and_which_are_not_over(ada: GuestClient, bob: GuestClient) -> None:
    def mine(guest: GuestClient) -> list[tuple[str, str]]:
        return [(f"/api/tables/{listed['table']}", listed["status"]) for listed in guest.ask("GET", "/api/me/tables")]

    match, waiting = table_of(ada, bob), table_of(ada, seats=3)
    assert mine(ada) == [(waiting, "open"), (match, "playing")]
    assert mine(bob) == [(match, "playing")]
    ada.ask("POST", f"{match}/moves", first_move(ada, match))
    assert mine(ada) == [(match, "playing"), (waiting, "open")], "where something happened last comes first"
    ada.ask("POST", f"{waiting}/leave")
    bob.ask("POST", f"{match}/bot", {"seat": 1, "bot": "careful"})
    assert (mine(ada), mine(bob)) == ([(match, "playing")], [])
    ada.ask("POST", f"{match}/abandon", {"abandon": True})
    assert mine(ada) == []


def test_a_long_lobby_comes_in_pages(ada: GuestClient) -> None:
    made = {ada.ask("POST", "/api/tables", {"public": True})["table"] for _ in range(55)}
    first = ada.ask("GET", "/api/tables?status=open")
    second = ada.ask("GET", "/api/tables?status=open&page=2")
    seen = [entry["table"] for entry in first["tables"] + second["tables"]]
    assert first["more"]
    assert not second["more"]
    assert made <= set(seen)
    assert len(seen) == len(set(seen))


# Playing


def test_what_a_seat_may_not_know_is_in_none_of_its_answers(
    server: Address, ada: GuestClient, bob: GuestClient
) -> None:
    table = table_of(ada, bob)
    with server.client() as spectator:
        assert ada.ask("GET", table)["match"]["hands"][1] is None
        assert bob.ask("GET", table)["match"]["hands"][0] is None
        assert spectator.get(table).json()["match"]["hands"] == [None, None]
        assert spectator.get(table).json()["seat"] is None
        for asker in (ada, bob, spectator):
            assert asker.get(table).json()["match"]["secret"] is None
            dealt = asker.get(f"{table}/log").json()["entries"][-1]["events"]
            hands = next(event["hands"] for event in dealt if event["event"] == "dealt")
            assert hands == asker.get(table).json()["match"]["hands"]


def test_a_move_sent_twice_counts_once(ada: GuestClient, bob: GuestClient) -> None:
    table = table_of(ada, bob)
    move = first_move(ada, table)
    first = ada.ask("POST", f"{table}/moves", move)
    again = ada.ask("POST", f"{table}/moves", move)
    assert (first["repeated"], again["repeated"]) == (False, True)
    assert first["number"] == again["number"] == ada.ask("GET", table)["number"]


def test_two_seats_may_give_their_moves_the_same_id(ada: GuestClient, bob: GuestClient) -> None:
    table = table_of(ada, bob)
    for guest in (ada, bob):
        assert not guest.ask("POST", f"{table}/moves", {**first_move(guest, table), "id": "mine"})["repeated"]


def test_a_late_move_is_refused_with_what_happened_since_as_that_seat_may_see_it(
    ada: GuestClient, bob: GuestClient
) -> None:
    table = table_of(ada, bob)
    early = {guest: first_move(guest, table) for guest in (ada, bob)}
    for guest in (ada, bob):
        guest.ask("POST", f"{table}/moves", {**early[guest], "id": "discard"})
    leader = (ada, bob)[ada.ask("GET", table)["match"]["to_act"][0]]
    answer = leader.post(f"{table}/moves", json={**first_move(leader, table), "based_on": early[ada]["based_on"]})
    refused(answer, 409, "late")
    since = answer.json()["error"]["facts"]["since"]
    assert [entry["what"] for entry in since] == ["moved", "moved"]
    told = [event for entry in since for event in entry["events"] if event["event"] == "discarded"]
    assert [event["seat"] for event in told] == [0, 1]
    mine = 0 if leader is ada else 1
    assert told[1 - mine].get("number") is None
    assert told[mine]["number"] == early[leader]["move"]["discard"]


@pytest.mark.parametrize(
    ("move", "status", "code"),
    [
        ({"play": [1, "red"]}, 409, "wrong_phase"),
        ({"discard": 9}, 409, "not_in_hand"),
        ({}, 400, "bad_move"),
        ({"discard": 1, "predict": 1}, 400, "bad_move"),
        ({"play": [1, "pink"]}, 400, "bad_request"),
        ({"play": [1]}, 400, "bad_request"),
        ({"discard": "1"}, 400, "bad_request"),
        ({"discard": 10**30}, 400, "bad_request"),
    ],
)
def test_a_move_that_the_rules_do_not_allow_is_refused(
    ada: GuestClient, bob: GuestClient, move: dict[str, Any], status: int, code: str
) -> None:
    table = table_of(ada, bob)
    number = ada.ask("GET", table)["number"]
    refused(ada.post(f"{table}/moves", json={"id": "x", "based_on": number, "move": move}), status, code)
    assert ada.ask("GET", table)["number"] == number


def test_who_does_not_sit_there_can_not_play(server: Address, ada: GuestClient, bob: GuestClient) -> None:
    table = table_of(ada, bob)
    move = first_move(ada, table)
    with server.guest("Eve") as eve, server.client() as nobody:
        for path, body in [("moves", move), ("abandon", {"abandon": True}), ("react", {"phrase": "hello"})]:
            refused(eve.post(f"{table}/{path}", json=body), 403, "not_seated")
            refused(nobody.post(f"{table}/{path}", json=body), 401, "not_known")


def test_a_phrase_is_one_of_a_few(ada: GuestClient) -> None:
    table = table_of(ada, seats=2)
    ada.ask("POST", f"{table}/react", {"phrase": "hello"})
    refused(ada.post(f"{table}/react", json={"phrase": "you fool"}), 400, "unknown_phrase")
    assert ada.ask("GET", f"{table}/log")["entries"][-1]["phrase"] == "hello"


def test_phrases_read_well_in_every_language(ada: GuestClient) -> None:
    said = {language: ada.get(f"/api/phrases/{language}").json() for language in ("en", "cs", "de", "fr", "pl")}
    assert said["en"]["well-played"] == "Well played."
    assert said["cs"]["well-played"] == "Pěkně zahráno."
    assert all(phrases.keys() == said["en"].keys() for phrases in said.values())
    assert ada.get("/api/phrases/xx").status_code == 400


def test_help_is_for_ones_own_seat(server: Address, ada: GuestClient, bob: GuestClient) -> None:
    table = table_of(ada, bob)
    picture = ada.ask("GET", table)
    help_ = ada.ask("GET", f"{table}/help")
    assert help_["number"] == picture["number"]
    assert [exposed["number"] for exposed in help_["exposure"]] == sorted(set(picture["match"]["hands"][0]))
    with server.client() as spectator:
        nothing = {"number": picture["number"], "why": [], "costs": [], "exposure": [], "forced": None}
        assert spectator.get(f"{table}/help").json() == nothing


def test_the_levels_are_listed_from_gentle_on_and_one_is_for_those_who_did_not_choose(ada: GuestClient) -> None:
    bots = ada.ask("GET", "/api/bots")["bots"]
    assert [bot["name"] for bot in bots][:3] == ["kitten", "housecat", "tomcat"]
    assert [bot["name"] for bot in bots if bot["default"]] == ["housecat"]


def test_every_level_that_is_listed_can_be_put_at_a_table_and_so_can_others(ada: GuestClient) -> None:
    levels = [bot["name"] for bot in ada.ask("GET", "/api/bots")["bots"]]
    for bot in [*levels, "random", "careful", "heuristic:forgets=30"]:
        assert ada.ask("POST", "/api/tables", {"seats": 2, "bots": [None, bot]})["players"][1]["bot"] == bot


def test_a_match_is_abandoned_when_all_people_agree(ada: GuestClient, bob: GuestClient) -> None:
    table = table_of(ada, bob)
    ada.ask("POST", f"{table}/abandon", {"abandon": True})
    ada.ask("POST", f"{table}/abandon", {"abandon": False})
    bob.ask("POST", f"{table}/abandon", {"abandon": True})
    assert ada.ask("GET", table)["status"] == "playing"
    ada.ask("POST", f"{table}/abandon", {"abandon": True})
    assert ada.ask("GET", table)["status"] == "abandoned"
    refused(ada.post(f"{table}/abandon", json={"abandon": True}), 409, "not_playing")


def test_entropy_is_mixed_in_before_the_match_only(ada: GuestClient, bob: GuestClient) -> None:
    table = table_of(ada, seats=2)
    ada.ask("POST", f"{table}/entropy", {"text": "seven cups of tea"})
    assert ada.ask("GET", table)["entropy"] == ["seven cups of tea", None]
    refused(bob.post(f"{table}/entropy", json={"text": "x"}), 403, "not_seated")
    refused(ada.post(f"{table}/entropy", json={"text": "x" * 201}), 400, "bad_request")
    bob.ask("POST", f"{table}/join", {})
    refused(ada.post(f"{table}/entropy", json={"text": "too late"}), 409, "already_begun")


def test_the_log_begins_where_one_asks(ada: GuestClient, bob: GuestClient) -> None:
    table = table_of(ada, bob)
    whole = ada.ask("GET", f"{table}/log")
    assert [entry["number"] for entry in whole["entries"]] == list(range(1, whole["number"] + 1))
    assert [entry["what"] for entry in whole["entries"]] == ["made", "seated", "seated", "begun"]
    assert ada.ask("GET", f"{table}/log?after=3")["entries"] == whole["entries"][3:]
    assert ada.ask("GET", f"{table}/log?after=99")["entries"] == []


# After the match


def test_after_the_match_everybody_sees_everything_and_the_deals_can_be_checked(
    server: Address, ada: GuestClient, bob: GuestClient
) -> None:
    table = table_of(ada, bob)
    commitment = ada.ask("GET", table)["commitment"]
    refused(ada.get(f"{table}/record"), 409, "not_over")
    refused(ada.get(f"{table}/replay"), 409, "not_over")
    play_to_the_end(table, ada, bob)
    with server.client() as spectator:
        record, replay = spectator.get(f"{table}/record"), spectator.get(f"{table}/replay").json()
        picture = spectator.get(table).json()
    assert record.headers["content-type"].startswith("text/plain")
    read = read_record(record.text)
    assert read.names == ("Ada", "Bob")
    assert read.match == match_from_json(replay["match"])
    assert list(read.match.totals) == picture["match"]["totals"]
    assert commitment_to(picture["match"]["secret"]) == commitment


def test_a_rematch_is_one_new_table_with_the_same_people_and_bots(server: Address) -> None:
    with ExitStack() as stack:
        ada, bob, eve = (stack.enter_context(server.guest(name)) for name in ("Ada", "Bob", "Eve"))
        table = table_of(ada, bob, seats=3, bots=[None, "random"], clock=3600)
        refused(bob.post(f"{table}/rematch"), 409, "not_over")
        for guest in (ada, bob):
            guest.ask("POST", f"{table}/abandon", {"abandon": True})
        refused(eve.post(f"{table}/rematch"), 403, "not_seated")
        mine = bob.ask("POST", f"{table}/rematch")
        new = f"/api/tables/{mine['table']}"
        assert [player and (player["bot"] or player["name"]) for player in mine["players"]] == [None, "random", "Bob"]
        assert mine["status"] == bob.ask("POST", f"{table}/rematch")["status"] == "open", "nobody plays unasked"
        refused(bob.post(f"{new}/begin"), 409, "seats_free")
        assert mine["kept"] == 1
        refused(eve.post(f"{new}/join", json={}), 409, "seats_kept")
        yours = ada.ask("POST", f"{table}/rematch")
        assert mine["table"] == yours["table"] == ada.ask("GET", table)["rematch"]
        assert [player["bot"] or player["name"] for player in yours["players"]] == ["Ada", "random", "Bob"]
        assert (yours["status"], yours["kept"]) == ("playing", 0)
        assert (yours["seat"], mine["seat"]) == (0, 2)
        assert yours["options"] == ada.ask("GET", table)["options"]
        assert yours["commitment"] != ada.ask("GET", table)["commitment"]


def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(ada: GuestClient, bob: GuestClient) -> None:
    table = table_of(ada, bob)
    for guest in (ada, bob):
        guest.ask("POST", f"{table}/abandon", {"abandon": True})
    with ThreadPoolExecutor(2) as both:
        pictures = list(both.map(lambda guest: guest.ask("POST", f"{table}/rematch"), (ada, bob)))
    assert pictures[0]["table"] == pictures[1]["table"]
    again = ada.ask("GET", f"/api/tables/{pictures[0]['table']}")
    assert [player["name"] for player in again["players"]] == ["Ada", "Bob"]


def test_who_stands_up_before_a_rematch_stays_up_and_gives_up_the_seat(server: Address) -> None:
    with ExitStack() as stack:
        ada, bob, eve = (stack.enter_context(server.guest(name)) for name in ("Ada", "Bob", "Eve"))
        table = table_of(ada, bob)
        for guest in (ada, bob):
            guest.ask("POST", f"{table}/abandon", {"abandon": True})
        new = f"/api/tables/{ada.ask('POST', f'{table}/rematch')['table']}"
        ada.ask("POST", f"{new}/leave")
        assert ada.ask("POST", f"{table}/rematch")["seat"] is None
        assert eve.ask("POST", f"{new}/join", {})["seat"] == 0
        assert bob.ask("POST", f"{new}/join", {})["status"] == "playing"
