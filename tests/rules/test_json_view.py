"""A view as plain values: what lies open, the own cards, and nothing else."""

import json

from catinthebox.rules import view, view_to_json
from tests.support.positions import given

MATCH = given(3, ["1 2 3", "1 4 5", "1 6 6"], discards="1 1 1", predictions="1 3 4", play="3b 5b")


def test_the_trick_under_way() -> None:
    told = view_to_json(view(MATCH, 2))
    assert told["trick"] == [[3, "blue"], [5, "blue"]]
    assert (told["led"], told["leader"], told["winning"]) == ("blue", 0, 1)
    assert told["board"] == [
        {"colour": "blue", "number": 3, "seat": 0},
        {"colour": "blue", "number": 5, "seat": 1},
    ]


def test_only_the_own_cards() -> None:
    told = view_to_json(view(MATCH, 2))
    assert told["hands"][:2] == [None, None]
    assert told["discards"] == [None, None, 1]
    assert {"play": [6, "blue"]} in told["legal"]
    assert view_to_json(view(MATCH, None))["hands"] == [None, None, None]


def test_nobody_wins_a_trick_that_has_not_begun() -> None:
    told = view_to_json(view(given(2, leftover="1 1 2"), 0))
    assert told["winning"] is None
    assert [space["seat"] for space in told["board"]] == [None, None, None]


def test_it_is_json() -> None:
    told = view_to_json(view(MATCH, 2))
    assert json.loads(json.dumps(told)) == told
