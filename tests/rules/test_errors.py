"""Errors carry what a program and a person need: a code, the rules, the facts, a sentence."""

from random import Random

from catinthebox.rules import Action, CatInTheBoxError, Discard, Match, Play, Predict, Refused, Setup, why_not
from catinthebox.rules import errors as errors_module
from tests.support.positions import BLUE, RED, board, dealt, discarded, given, played, position
from tests.support.walks import random_match

ALL_ERRORS = [
    value for value in vars(errors_module).values() if isinstance(value, type) and issubclass(value, CatInTheBoxError)
]


def refusal_of(match: Match, action: Action) -> Refused:
    """Why seat 0 may not do this."""
    refusal = why_not(match, 0, action)
    assert refusal is not None
    return refusal


def test_every_error_has_a_code_of_its_own() -> None:
    codes = [error.code for error in ALL_ERRORS if error not in (CatInTheBoxError, Refused)]

    assert len(set(codes)) == len(codes)
    assert "error" not in codes


def test_an_error_is_its_sentence() -> None:
    error = CatInTheBoxError("nothing works", rules=("D1", "D2"), number=5)

    assert str(error) == error.message == "nothing works"
    assert error.rules == ("D1", "D2")
    assert error.facts == {"number": 5}


def test_a_taken_space_is_told_with_card_and_colour() -> None:
    match = position(4, ["5 6", "1 3", "1 4", "1 2"], board=board("blue . . . . 2"))

    refusal = refusal_of(match, Play(5, BLUE))

    assert refusal.code == "illegal_play"
    assert refusal.message == "blue 5 is taken"
    assert refusal.facts == {"number": 5, "colour": "blue"}


def test_all_reasons_are_told_at_once() -> None:
    match = position(4, ["5 6", "1 3", "1 4", "1 2"], board=board("blue . . . . 2"), tokens={0: "yg"})

    assert refusal_of(match, Play(5, BLUE)).message == "blue 5 is taken; the blue token is gone"
    assert refusal_of(match, Play(5, RED)).message == "the red token is gone; red can't be led yet"


def test_a_card_that_is_not_there_is_told_by_its_number() -> None:
    hand = "1 1 1 1 1 2 2 2 2 2"
    refusals = [
        refusal_of(dealt(4, [hand]), Discard(7)),
        refusal_of(given(4, [hand], discards="1 3 5 7"), Play(7, BLUE)),
    ]

    assert [(refusal.code, refusal.facts) for refusal in refusals] == [("not_in_hand", {"number": 7})] * 2


def test_a_wrong_prediction_is_told_with_the_choices() -> None:
    match = discarded(dealt(3, ["3"] * 3), "3 3 3")

    refusal = refusal_of(match, Predict(2))

    assert (refusal.code, refusal.facts) == ("illegal_prediction", {"tricks": 2})
    assert "1, 3, 4" in refusal.message


def test_whose_turn_it_is_is_told() -> None:
    refusals = [
        refusal_of(discarded(dealt(3, ["3"] * 3, start=1), "3 3 3"), Predict(1)),
        refusal_of(given(3, start=1), Play(1, BLUE)),
    ]

    assert [(refusal.code, refusal.facts) for refusal in refusals] == [("not_your_turn", {"turn": 1})] * 2


def test_the_phase_is_told_with_the_rule_that_it_waits_for() -> None:
    taken = board("red . . . 2 . 3 . .\n green . . . 0 . 2 . .")
    over = played(position(4, ["2 7", "4 6", "1 2", "1 5"], board=taken, tokens={1: "rg"}), "2b")
    waiting: list[tuple[str, Match, Action, tuple[str, ...]]] = [
        ("discard", dealt(4), Predict(1), ("P3",)),
        ("predict", discarded(dealt(4, ["3"] * 4), "3 3 3 3"), Discard(3), ("P4",)),
        ("play", given(4), Predict(1), ("T2",)),
        ("round_over", over, Predict(1), ("T3", "X3")),
        ("match_over", random_match(Setup.of(2, secret="any"), Random(0)), Predict(1), ("G1",)),
    ]

    for phase, match, action, rules in waiting:
        refusal = refusal_of(match, action)
        assert (refusal.code, refusal.rules, refusal.facts) == ("wrong_phase", rules, {"phase": phase})
