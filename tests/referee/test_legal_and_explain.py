"""`legal` lists what a seat may do; `explain` says of anything else which rules forbid it."""

from typing import Any

import pytest

from .conversation import PARADOX, Conversation, paradox_table, table_of


def test_p3_each_number_of_the_hand_may_be_discarded_once() -> None:
    assert table_of(3).ask("legal", seat=2) == {"seat": 2, "phase": "discard", "legal": [5, 6]}


@pytest.mark.parametrize(("players", "choices"), [(3, [1, 3, 4]), (4, [1, 2, 3]), (5, [1, 2, 3])])
def test_p4_predictions_are_those_of_the_table(players: int, choices: list[int]) -> None:
    conversation = table_of(players)
    conversation.discard_all()
    assert conversation.ask("legal") == {"seat": 0, "phase": "predict", "legal": choices}


def test_plays_are_sorted_by_number_then_by_the_colours_word() -> None:
    conversation = table_of(3, start=1)
    conversation.act_all(PARADOX[:9])
    assert conversation.ask("legal")["legal"] == [
        [5, "green"],
        [5, "yellow"],
        [6, "blue"],
        [6, "green"],
        [6, "yellow"],
    ]


def test_d4_a_follower_may_declare_whatever_is_free() -> None:
    conversation = table_of(3, start=1)
    conversation.act_all(PARADOX[:10])
    assert conversation.ask("legal") == {
        "seat": 0,
        "phase": "play",
        "legal": [[1, "red"], [1, "yellow"], [2, "green"], [2, "red"], [2, "yellow"]],
    }


def test_without_a_seat_it_is_the_first_that_may_act() -> None:
    conversation = table_of(3, start=1)
    assert conversation.ask("legal")["seat"] == 0
    conversation.ask("act", seat=0, discard=1)
    assert conversation.ask("legal")["seat"] == 1
    conversation.discard_all()
    assert conversation.ask("legal")["seat"] == 1


def test_a_seat_that_may_not_act_has_nothing_legal() -> None:
    conversation = table_of(3, start=1)
    conversation.act_all(PARADOX[:6])
    assert conversation.ask("legal", seat=2) == {"seat": 2, "phase": "play", "legal": []}


def test_between_rounds_nobody_has_anything_legal() -> None:
    conversation = paradox_table()
    assert conversation.ask("legal") == {"seat": None, "phase": "round_over", "legal": []}
    assert conversation.ask("legal", seat=1) == {"seat": 1, "phase": "round_over", "legal": []}


LEADING = PARADOX[:6]
FOLLOWING = PARADOX[:10]
RED_IS_OPEN = PARADOX[:15]


@pytest.mark.parametrize(
    ("before", "seat", "play", "rules"),
    [
        (LEADING, 1, [3, "blue"], []),
        (LEADING, 1, [3, "red"], ["D3"]),
        (LEADING, 1, [5, "blue"], ["T2"]),
        (LEADING, 1, [0, "red"], ["T2"]),
        (LEADING, 1, [77, "red"], ["T2"]),
        (LEADING, 1, [-1, "green"], ["T2"]),
        (LEADING, 2, [5, "blue"], ["T1"]),
        (FOLLOWING, 0, [1, "red"], []),
        (FOLLOWING, 0, [1, "green"], ["D1"]),
        (FOLLOWING, 0, [2, "blue"], ["D2"]),
        (RED_IS_OPEN, 0, [2, "red"], []),
        (RED_IS_OPEN, 0, [1, "green"], ["D1", "D2"]),
        (PARADOX, 0, [1, "red"], ["T3", "X3"]),
    ],
)
def test_a_play_is_explained_by_its_rules(before: list[Any], seat: int, play: list[Any], rules: list[str]) -> None:
    conversation = table_of(3, start=1)
    conversation.act_all(before)
    assert conversation.ask("explain", seat=seat, play=play) == {"legal": not rules, "rules": rules}


@pytest.mark.parametrize(
    ("before", "action", "rules"),
    [
        ([], {"seat": 2, "discard": 6}, []),
        ([], {"seat": 2, "discard": 1}, ["P3"]),
        (PARADOX[:1], {"seat": 0, "discard": 1}, ["P3"]),
        ([], {"seat": 1, "predict": 1}, ["P3"]),
        (PARADOX[:3], {"seat": 1, "predict": 4}, []),
        (PARADOX[:3], {"seat": 1, "predict": 2}, ["P4"]),
        (PARADOX[:3], {"seat": 0, "predict": 1}, ["P4"]),
        (PARADOX[:3], {"seat": 1, "play": [3, "blue"]}, ["P4"]),
    ],
)
def test_discards_and_predictions_are_explained_too(
    before: list[Any], action: dict[str, Any], rules: list[str]
) -> None:
    conversation = table_of(3, start=1)
    conversation.act_all(before)
    assert conversation.ask("explain", **action) == {"legal": not rules, "rules": rules}


def test_legal_and_explain_agree_on_every_choice_of_a_match() -> None:
    conversation = Conversation()
    conversation.ask("new", players=4, seed="agree")
    while (legal := conversation.ask("legal"))["phase"] != "round_over":
        if legal["phase"] == "play":
            everything: list[Any] = [[n, colour] for n in range(1, 9) for colour in ("blue", "green", "red", "yellow")]
        else:
            everything = list(range(1, 9))
        agreed = [
            choice
            for choice in everything
            if conversation.ask("explain", seat=legal["seat"], **{legal["phase"]: choice})["legal"]
        ]
        assert agreed == legal["legal"]
        conversation.ask("act", seat=legal["seat"], **{legal["phase"]: legal["legal"][-1]})
