"""Events as JSON: there and back, also with their secrets left blank, and nothing that is not an event."""

import json
from typing import Any

import pytest
from hypothesis import given as always
from hypothesis import strategies as st

from catinthebox.rules import BadJson, Score, event_from_json, event_to_json, seen_event
from catinthebox.rules.events import (
    Dealt,
    Discarded,
    Event,
    MatchWon,
    Neutral,
    Paradox,
    Played,
    Predicted,
    RoundScored,
    TokenLost,
    TrickWon,
)
from tests.support.json_changes import changes, without
from tests.support.positions import BLUE, GREEN, RED
from tests.support.walks import Walk, walks

WRITTEN: list[tuple[Event, dict[str, Any]]] = [
    (Dealt(1, 0, ((1, 2), None)), {"event": "dealt", "round": 1, "start": 0, "hands": [[1, 2], None]}),
    (Neutral(GREEN, 5), {"event": "neutral", "colour": "green", "number": 5}),
    (Discarded(1, 3), {"event": "discarded", "seat": 1, "number": 3}),
    (Discarded(1, None), {"event": "discarded", "seat": 1, "number": None}),
    (Predicted(2, 4), {"event": "predicted", "seat": 2, "tricks": 4}),
    (Played(4, 9, RED), {"event": "played", "seat": 4, "number": 9, "colour": "red"}),
    (TokenLost(0, BLUE), {"event": "token_lost", "seat": 0, "colour": "blue"}),
    (TrickWon(3), {"event": "trick_won", "seat": 3}),
    (Paradox(1, (4, 6)), {"event": "paradox", "seat": 1, "hand": [4, 6]}),
    (
        RoundScored((Score(2, 5), Score(-3, 0))),
        {
            "event": "round_scored",
            "scores": [{"tricks": 2, "bonus": 5, "total": 7}, {"tricks": -3, "bonus": 0, "total": -3}],
        },
    ),
    (MatchWon((0, 2)), {"event": "match_won", "winners": [0, 2]}),
]


@pytest.mark.parametrize(("event", "written"), WRITTEN)
def test_each_event_is_written_so_and_read_back(event: Event, written: dict[str, Any]) -> None:
    assert event_to_json(event) == {"version": 1, **written}
    assert event_from_json({"version": 1, **written}) == event


@always(walks())
def test_every_event_of_a_match_goes_through_json_unchanged_for_every_eye(walk: Walk) -> None:
    for moment in walk.moments():
        for event in moment.events:
            for told in (event, seen_event(event, None), seen_event(event, 0)):
                assert event_from_json(json.loads(json.dumps(event_to_json(told)))) == told


@pytest.mark.parametrize("value", [None, [], "played", {}, {"event": "slept"}, {"event": None}, {"event": ["played"]}])
def test_what_names_no_event_is_refused(value: object) -> None:
    with pytest.raises(BadJson, match=r"^event: expected an object that names an event"):
        event_from_json(value)


@pytest.mark.parametrize("version", [0, 2, "1", True, None])
def test_another_version_is_refused(version: object) -> None:
    with pytest.raises(BadJson, match=r"^event\.version"):
        event_from_json({"version": version, "event": "trick_won", "seat": 3})


@pytest.mark.parametrize(("_event", "written"), WRITTEN)
def test_missing_and_unknown_fields_are_refused(_event: Event, written: dict[str, Any]) -> None:
    whole = {"version": 1, **written}

    for name in whole.keys() - {"event"}:
        with pytest.raises(BadJson, match=f"missing field '{name}'"):
            event_from_json(without(whole, (name,)))
    with pytest.raises(BadJson, match="unknown field 'mood'"):
        event_from_json({**whole, "mood": "curious"})


def test_a_total_that_is_not_its_sum_is_refused() -> None:
    with pytest.raises(BadJson, match=r"^event\.scores\[0\]: the total"):
        event_from_json({"version": 1, "event": "round_scored", "scores": [{"tricks": 2, "bonus": 5, "total": 8}]})


@always(
    st.sampled_from([written for _, written in WRITTEN]).flatmap(lambda written: changes({"version": 1, **written}))
)
def test_a_changed_event_is_refused_or_is_the_event_that_it_says(value: Any) -> None:
    try:
        event = event_from_json(value)
    except BadJson:
        return
    assert json.dumps(event_to_json(event), sort_keys=True) == json.dumps(value, sort_keys=True)
