"""Replays: a match frame by frame with all cards open, from a table or from a record."""

from typing import Any

import msgspec
import pytest

from catinthebox.records import Record, write_record
from catinthebox.rules import Setup, match_from_json
from catinthebox.server.http.requests import LARGEST_RECORD
from catinthebox.server.tables.replaying import Replay, replay_of_record, replay_of_table
from tests.records.played import random_match, random_record
from tests.server.running import Address, refused
from tests.server.table_stories import full, played_out


def plain(replay: Replay) -> Any:
    """The replay as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(replay))


@pytest.fixture(scope="module", params=[2, 3, 4, 5])
def replay(request: pytest.FixtureRequest) -> Any:
    table = played_out(full(seats=request.param))
    assert table.match is not None
    return plain(replay_of_table(table, table.match))


def test_it_begins_with_the_first_deal_and_ends_with_the_victory(replay: Any) -> None:
    first, last = replay["frames"][0], replay["frames"][-1]
    assert first["events"][0]["event"] == "dealt"
    assert last["events"][-1] == {"version": 1, "event": "match_won", "winners": replay["winners"]}
    assert [frame["number"] for frame in replay["frames"]] == list(range(len(replay["frames"])))


def test_there_is_a_frame_for_every_deal_and_every_action(replay: Any) -> None:
    rounds = replay["match"]["rounds"]
    assert len(replay["frames"]) == sum(1 + len(actions) for actions in rounds)


def test_every_hand_and_every_discard_is_open(replay: Any) -> None:
    for frame in replay["frames"]:
        assert [len(hand) for hand in frame["match"]["hands"]] == frame["match"]["hand_sizes"]
        assert [card is not None for card in frame["match"]["discards"]] == frame["match"]["discarded"]


def test_each_frame_shows_what_its_events_say(replay: Any) -> None:
    for frame in replay["frames"]:
        for event in frame["events"]:
            if event["event"] == "dealt":
                assert frame["match"]["hands"] == event["hands"]
            if event["event"] == "played":
                space = {"colour": event["colour"], "number": event["number"], "seat": event["seat"]}
                assert space in frame["match"]["board"]


def test_it_holds_all_that_dealing_again_needs(replay: Any) -> None:
    deal = replay["deal"]
    setup = Setup.of(deal["players"], secret=deal["secret"], entropy=tuple(deal["entropy"]))
    assert (setup.commitment, setup.start()) == (deal["commitment"], deal["start"])
    assert deal["drawn_start"]
    for number, dealt in enumerate(deal["rounds"], start=1):
        assert [list(hand) for hand in setup.deal(number).hands] == dealt["hands"]
        assert list(setup.deal(number).leftover) == dealt["leftover"]


def test_its_match_can_be_read_back(replay: Any) -> None:
    assert list(match_from_json(replay["match"]).winners) == replay["winners"]


def test_a_record_gives_the_same_replay_as_its_table_but_for_the_table() -> None:
    table = played_out(full(seats=3))
    assert table.match is not None
    at_table, on_paper = plain(replay_of_table(table, table.match)), plain(replay_of_record(table.record(table.match)))
    assert (on_paper["table"], on_paper["options"]) == (None, None)
    assert on_paper == {**at_table, "table": None, "options": None}


def test_a_record_without_names_or_an_end_can_be_replayed_too() -> None:
    unfinished = plain(replay_of_record(Record(random_match(Setup.of(3, secret="x"), 1, actions=9))))
    assert (unfinished["players"], unfinished["winners"]) == ([None] * 3, [])
    assert len(unfinished["frames"]) == 1 + 9


# Over HTTP


def test_a_record_comes_back_as_frames_and_nothing_is_kept(server: Address) -> None:
    record = random_record(4)
    with server.client() as nobody:
        answer = nobody.post("/api/records", content=write_record(record), headers={"Content-Type": "text/plain"})
        assert answer.status_code == 200, answer.text
        assert answer.json() == plain(replay_of_record(record))
        assert answer.headers["content-encoding"] == "gzip"
        assert nobody.get("/api/tables").json()["tables"] == []


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"no record", "bad_record"),
        (b"\xff\xfe", "bad_request"),
        (b"x" * (LARGEST_RECORD + 1), "request_entity_too_large"),
    ],
)
def test_what_is_no_record_is_refused(server: Address, body: bytes, code: str) -> None:
    with server.client() as nobody:
        answer = nobody.post("/api/records", content=body, headers={"Content-Type": "text/plain"})
    refused(answer, 413 if "large" in code else 400, code)


def test_a_play_against_the_rules_is_named_by_line_and_column(server: Address) -> None:
    lines = write_record(random_record(3)).splitlines()
    row = next(at for at, line in enumerate(lines) if line.startswith("Discard"))
    lines[row] = lines[row].rsplit(" ", 1)[0] + " C9"
    with server.client() as nobody:
        answer = nobody.post("/api/records", content="\n".join(lines), headers={"Content-Type": "text/plain"})
    refused(answer, 400, "bad_record")
    assert answer.json()["error"]["facts"]["line"] == row + 1
    assert answer.json()["error"]["facts"]["column"] > 1
