"""What is not a request is refused with the right code, and nothing is guessed."""

from typing import Any

import pytest

from .conversation import Conversation, table_of


def code_of(conversation: Conversation, line: bytes) -> str:
    answer = conversation.say(line)
    assert answer["ok"] is False
    assert answer["error"]["rules"] == []
    code: str = answer["error"]["code"]
    return code


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b" \t\r\n",
        b"state",
        b"{",
        b'{"do":"state"}}',
        b'{"do":"state"} {"do":"state"}',
        b"{'do':'state'}",
        b'{"do":"state",}',
        b'\xef\xbb\xbf{"do":"state"}',
        b'{"do":"stat\xff"}',
        b'{"do":"\xed\xa0\x80"}',
        '{"do":"state"}'.encode("utf-16"),
        b'{"do":"view","seat":NaN}',
        b'{"do":"view","seat":Infinity}',
        b'{"do":"view","seat":-Infinity}',
        b'{"do":"view","seat":01}',
        b'{"do":"view","seat":' + b"1" * 5000 + b"}",
        b'{"do":"view","seat":0,"seat":1}',
        b'{"do":"state","do":"state"}',
        b'{"do":"new","players":3,"deals":[{"hands":[],"hands":[]}]}',
        b"[" * 100_000,
        b"[" * 100_000 + b"]" * 100_000,
        b'{"do":' * 100_000,
        b'{"do":"sta\x00te"}',
    ],
)
def test_a_line_that_is_not_clean_json_is_bad_json(line: bytes) -> None:
    assert code_of(table_of(3), line) == "bad_json"


@pytest.mark.parametrize("line", [b"null", b"true", b"1", b'"state"', b"[]", b'["do", "state"]', b"[" * 99 + b"]" * 99])
def test_json_that_is_no_object_is_a_bad_request(line: bytes) -> None:
    assert code_of(table_of(3), line) == "bad_request"


def test_white_space_around_a_request_does_not_matter() -> None:
    assert table_of(3).say(b' \t{ "do" : "state" } \r\n')["ok"] is True


@pytest.mark.parametrize("do", ["", "State", "quit", "new ", None, True, 0, [], ["state"], {}])
def test_an_unknown_request_is_a_bad_request(do: Any) -> None:
    assert table_of(3).refusal(do) == ("bad_request", [])


def test_a_request_without_do_is_a_bad_request() -> None:
    assert code_of(table_of(3), b'{"seat":0}') == "bad_request"
    assert code_of(table_of(3), b"{}") == "bad_request"


REQUESTS: list[tuple[str, dict[str, Any]]] = [
    ("new", {"players": 3}),
    ("state", {}),
    ("view", {"seat": 0}),
    ("legal", {"seat": 0}),
    ("act", {"seat": 0, "discard": 1}),
    ("explain", {"seat": 0, "play": [1, "blue"]}),
    ("next", {}),
    ("record", {}),
]


@pytest.mark.parametrize(("do", "fields"), REQUESTS)
@pytest.mark.parametrize("extra", ["", "Seat", "version", "players2", "\ud800"])
def test_an_unknown_field_is_a_bad_request(do: str, fields: dict[str, Any], extra: str) -> None:
    assert table_of(3).refusal(do, **fields, **{extra: 0}) == ("bad_request", [])


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("new", {}),
        ("new", {"seed": "s"}),
        ("new", {"players": 3, "deals": [{}]}),
        ("new", {"players": 2, "deals": [{"leftover": [1, 2, 3, 4, 5]}]}),
        ("view", {}),
        ("act", {}),
        ("act", {"seat": 0}),
        ("act", {"discard": 1}),
        ("explain", {"seat": 0}),
        ("explain", {"play": [1, "blue"]}),
    ],
)
def test_a_missing_field_is_a_bad_request(do: str, fields: dict[str, Any]) -> None:
    assert table_of(3).refusal(do, **fields) == ("bad_request", [])


@pytest.mark.parametrize("do", ["act", "explain"])
def test_two_actions_at_once_are_a_bad_request(do: str) -> None:
    assert table_of(3).refusal(do, seat=0, discard=1, predict=1) == ("bad_request", [])


NO_WHOLE_NUMBERS: list[Any] = [None, True, False, 1.0, 1.5, 1e300, "1", [], [1], {}]


@pytest.mark.parametrize("value", NO_WHOLE_NUMBERS)
@pytest.mark.parametrize(
    ("do", "fields", "field"),
    [
        ("new", {}, "players"),
        ("new", {"players": 3}, "start"),
        ("view", {}, "seat"),
        ("legal", {}, "seat"),
        ("act", {"discard": 1}, "seat"),
        ("act", {"seat": 0}, "discard"),
        ("act", {"seat": 0}, "predict"),
        ("explain", {"discard": 1}, "seat"),
        ("explain", {"seat": 0}, "discard"),
    ],
)
def test_what_is_not_a_whole_number_is_a_bad_request(do: str, fields: dict[str, Any], field: str, value: Any) -> None:
    assert table_of(3).refusal(do, **fields, **{field: value}) == ("bad_request", [])


@pytest.mark.parametrize("seat", [-1, 3, 4, 5, 10**100])
@pytest.mark.parametrize(
    ("do", "fields"), [("view", {}), ("legal", {}), ("act", {"discard": 1}), ("explain", {"play": [1, "red"]})]
)
def test_a_seat_that_is_not_at_the_table_is_a_bad_request(do: str, fields: dict[str, Any], seat: int) -> None:
    assert table_of(3).refusal(do, **fields, seat=seat) == ("bad_request", [])


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 10**100])
def test_a_table_of_another_size_is_a_bad_request(players: int) -> None:
    assert table_of(3).refusal("new", players=players)[0] == "bad_request"


@pytest.mark.parametrize("start", [-1, 3, 10**100])
def test_a_start_that_is_not_at_the_table_is_a_bad_request(start: int) -> None:
    assert table_of(3).refusal("new", players=3, start=start)[0] == "bad_request"


@pytest.mark.parametrize(
    "fields",
    [
        {"side": "White"},
        {"side": "black"},
        {"side": ""},
        {"side": None},
        {"side": 0},
        {"side": []},
        {"seed": None},
        {"seed": 7},
        {"seed": ["s"]},
        {"seed": "\ud800"},
        {"seed": "\udc00\ud800"},
        {"deals": None},
        {"deals": {}},
        {"deals": "s"},
        {"deals": [None]},
        {"deals": [[[1, 2, 3]]]},
        {"deals": [{"hands": None}]},
        {"deals": [{"hands": {}}]},
        {"deals": [{"hands": [1, 2, 3]}]},
        {"deals": [{"hands": ["111"]}]},
        {"deals": [{"hands": [[True]]}]},
        {"deals": [{"hands": [[1.0]]}]},
        {"deals": [{"hands": [], "leftover": None}]},
        {"deals": [{"hands": [], "leftover": ["1"]}]},
        {"deals": [{"hands": [], "other": []}]},
        {"start": 7, "deals": [{"hands": []}]},
    ],
)
def test_a_new_match_of_wrong_types_is_a_bad_request(fields: dict[str, Any]) -> None:
    assert table_of(3).refusal("new", players=3, **fields)[0] == "bad_request"


@pytest.mark.parametrize(
    "play",
    [
        None,
        True,
        5,
        "5 blue",
        {},
        {"number": 5, "colour": "blue"},
        [],
        [5],
        [5, "blue", 0],
        ["blue", 5],
        ["5", "blue"],
        [True, "blue"],
        [5.0, "blue"],
        [5, "Blue"],
        [5, "black"],
        [5, ""],
        [5, None],
        [5, 1],
        [5, ["blue"]],
    ],
)
@pytest.mark.parametrize("do", ["act", "explain"])
def test_what_is_not_a_number_and_a_colour_is_a_bad_request(do: str, play: Any) -> None:
    assert table_of(3).refusal(do, seat=0, play=play) == ("bad_request", [])


@pytest.mark.parametrize(("do", "fields"), REQUESTS[1:])
def test_before_the_first_match_there_is_none_to_ask_about(do: str, fields: dict[str, Any]) -> None:
    assert Conversation().refusal(do, **fields) == ("no_match", [])


def test_a_request_must_be_one_before_a_match_is_missed() -> None:
    conversation = Conversation()
    assert conversation.refusal("view") == ("bad_request", [])
    assert conversation.refusal("view", seat=5) == ("bad_request", [])
    assert conversation.refusal("act", seat=0, play=[5, "black"]) == ("bad_request", [])
    assert conversation.refusal("state", seat=0) == ("bad_request", [])
