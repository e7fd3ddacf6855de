"""A match as JSON: there and back at every ply, and nothing but a match that the rules can reach."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given as always
from hypothesis import strategies as st

from catinthebox.rules import (
    BadJson,
    Match,
    Setup,
    match_from_json,
    match_to_json,
    new_match,
    next_round,
    parse_layout,
)
from tests.support.json_changes import Path, changed, changes, without
from tests.support.positions import deal_with, given
from tests.support.walks import Walk, finish_round, moments, walks

OWN_LAYOUT = parse_layout(
    """
    layout two columns of rows
    R1 R2 R3 . B1 B2 B3
    R4 R5 .  . B4 B5 .
    Y1 Y2 Y3 . G1 G2 G3
    Y4 Y5 R6 . G4 G5 B6
    Y6 G6 .  . .  .  .
    """
)


def there_and_back(match: Match) -> Match:
    """The match after a trip through text."""
    return match_from_json(json.loads(json.dumps(match_to_json(match))))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_match_goes_through_json_unchanged_at_every_ply(players: int) -> None:
    setup = Setup.of(players, secret="through JSON", entropy=("heads", *[None] * (players - 1)))

    for moment in moments(setup, Random(players)):
        assert there_and_back(moment.match) == moment.match


@always(walks(), st.randoms(use_true_random=False))
def test_any_match_goes_through_json_unchanged(walk: Walk, rng: Random) -> None:
    walked = list(walk.moments())

    for moment in (rng.choice(walked), walked[-1]):
        assert there_and_back(moment.match) == moment.match


def a_match_by_hand() -> Match:
    """A match of two with a deal entered by hand, a layout of its own and nobody's secret."""
    deal = deal_with(2, ["1 1 1 1 1 2 2 2 2 2", "3 3 3 3 3 4 4 4 4 4"], leftover="5 5 5 5 5")
    match, _ = new_match(Setup.of(2, start=1, layout=OWN_LAYOUT, given=(deal, deal)))
    return match


def a_match_in_its_second_round() -> Match:
    """A match of three with one round behind it and a second under way."""
    match, _ = next_round(finish_round(given(3, ["1 2", "3 4", "5 6"], start=1), Random(3)))
    return finish_round(match, Random(4))


def test_deals_by_hand_and_own_layouts_go_through_json_unchanged() -> None:
    for match in (a_match_by_hand(), finish_round(a_match_by_hand(), Random(0)), a_match_in_its_second_round()):
        assert there_and_back(match) == match


def test_a_match_is_written_as_its_causes() -> None:
    match = given(3, ["1 2", "3 4", "5 6"], start=1, discards="2 4 6", predictions="1 3 4", play="3b 5g")

    assert match_to_json(match) == {
        "version": 1,
        "players": 3,
        "layout": "white",
        "secret": "later rounds",
        "entropy": [None, None, None],
        "chosen_start": 1,
        "given": [{"hands": [list(hand) for hand in match.setup.given[0].hands], "leftover": []}],
        "rounds": [
            [
                {"seat": 0, "discard": 2},
                {"seat": 1, "discard": 4},
                {"seat": 2, "discard": 6},
                {"seat": 1, "predict": 1},
                {"seat": 2, "predict": 3},
                {"seat": 0, "predict": 4},
                {"seat": 1, "play": [3, "blue"]},
                {"seat": 2, "play": [5, "green"]},
            ]
        ],
    }


def test_a_layout_of_ones_own_is_written_as_it_is_drawn() -> None:
    assert match_to_json(a_match_by_hand())["layout"] == {
        "name": "two columns of rows",
        "rows": [
            "R1 R2 R3 . B1 B2 B3",
            "R4 R5 . . B4 B5 .",
            "Y1 Y2 Y3 . G1 G2 G3",
            "Y4 Y5 R6 . G4 G5 B6",
            "Y6 G6 . . . . .",
        ],
    }


@pytest.mark.parametrize(
    ("path", "other", "where"),
    [
        ((), [], "match: expected an object"),
        (("version",), 2, "match.version"),
        (("version",), "1", "match.version"),
        (("version",), True, "match.version"),
        (("players",), 6, "match.players"),
        (("players",), 3.0, "match.players"),
        (("players",), 4, "match.entropy: expected one entry a seat"),
        (("layout",), "pink", "match.layout: expected one of white, purple"),
        (("layout",), None, "match.layout"),
        (("layout",), {"name": "mine", "rows": ["R1"]}, "match: no place for blue 1"),
        (("layout",), {"name": "white", "rows": ["R1"]}, "match: line 0"),
        (("layout",), {"name": "mine", "rows": "R1"}, r"match.layout.rows: expected a list"),
        (("secret",), 7, "match.secret: expected text"),
        (("secret",), "\ud800", "match: "),
        (("entropy",), [None], "match.entropy: expected one entry a seat"),
        (("entropy",), [], "match.entropy: expected one entry a seat"),
        (("entropy", 0), 7, r"match.entropy\[0\]: expected text"),
        (("chosen_start",), 3, "match: no seat 3"),
        (("chosen_start",), 5, "match.chosen_start"),
        (("given", 0, "hands", 0, 0), 6, "match: a deal for 3 has five of each number"),
        (("given", 0, "hands", 0, 0), 10, r"match.given\[0\].hands\[0\]\[0\]"),
        (("given", 0, "leftover"), [1], "match: a deal for 3 leaves over 0 cards"),
        (("rounds",), [], "match.rounds: a match has at least one round"),
        (("rounds",), {}, "match.rounds: expected a list"),
        (("rounds", 0, 0), {"seat": 0}, r"match.rounds\[0\]\[0\]: expected one of discard, predict, play"),
        (("rounds", 0, 0), {"seat": 0, "discard": 2, "predict": 1}, r"match.rounds\[0\]\[0\]: expected one of"),
        (("rounds", 0, 0), [0, 2], r"match.rounds\[0\]\[0\]: expected one of"),
        (("rounds", 0, 0, "seat"), 1, "match: "),
        (("rounds", 0, 0, "discard"), 0, r"match.rounds\[0\]\[0\].discard"),
        (("rounds", 0, 3, "predict"), 2, "match: 2 can't be predicted"),
        (("rounds", 0, 6, "play"), [3], r"match.rounds\[0\]\[6\].play: expected a number and a colour"),
        (("rounds", 0, 6, "play"), {"3": "blue"}, r"match.rounds\[0\]\[6\].play: expected a number and a colour"),
        (("rounds", 0, 6, "play"), [3, "b"], r"match.rounds\[0\]\[6\].play: expected a colour"),
        (("rounds", 0, 6, "play"), [3, 1], r"match.rounds\[0\]\[6\].play: expected a colour"),
        (("rounds", 0, 6, "play"), [3, "red"], "match: red can't be led yet"),
        (("rounds", 0, 7, "play"), [3, "blue"], "match: "),
    ],
)
def test_an_altered_match_is_refused_with_the_place(path: Path, other: object, where: str) -> None:
    written = match_to_json(
        given(3, ["1 2", "3 4", "5 6 3"], start=1, discards="2 4 6", predictions="1 3 4", play="3b 5b")
    )

    with pytest.raises(BadJson, match=f"^{where}"):
        match_from_json(changed(written, path, other))


@pytest.mark.parametrize("name", list(match_to_json(a_match_by_hand())))
def test_a_missing_field_is_refused_by_its_name(name: str) -> None:
    with pytest.raises(BadJson, match=f"missing field '{name}'") as refusal:
        match_from_json(without(match_to_json(a_match_by_hand()), (name,)))

    assert refusal.value.facts == {"where": "match"}


def test_an_unknown_field_is_refused_by_its_name() -> None:
    with pytest.raises(BadJson, match="unknown field 'colour_of_the_cat'"):
        match_from_json({**match_to_json(a_match_by_hand()), "colour_of_the_cat": "black"})


def test_a_round_too_many_is_refused() -> None:
    written = match_to_json(finish_round(a_match_by_hand(), Random(0)))
    written["rounds"] += [[], []]

    with pytest.raises(BadJson, match=r"^match: the next round begins when a round is over"):
        match_from_json(written)


@always(
    st.sampled_from([a_match_by_hand, a_match_in_its_second_round]).flatmap(lambda make: changes(match_to_json(make())))
)
def test_a_changed_match_is_refused_or_is_the_match_that_it_says(value: Any) -> None:
    try:
        match = match_from_json(value)
    except BadJson:
        return
    assert json.dumps(match_to_json(match), sort_keys=True) == json.dumps(value, sort_keys=True)
