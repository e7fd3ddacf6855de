"""`act` carries out an action and tells what happened, or refuses it and changes nothing."""

from typing import Any

import pytest

from .conversation import PARADOX, TWO_PLAYER_PARADOX, paradox_table, table_of


def events_of(ply: int) -> list[dict[str, Any]]:
    """What the round of `PARADOX` tells at one of its actions."""
    conversation = table_of(3, start=1)
    return conversation.act_all(PARADOX[: ply + 1])


def test_p3_a_discard_is_told_without_its_number() -> None:
    assert events_of(0) == [{"event": "discarded", "seat": 0}]


def test_p4_a_prediction_is_told() -> None:
    assert events_of(4) == [{"event": "predicted", "seat": 2, "tricks": 3}]


def test_t2_a_lead_is_told() -> None:
    assert events_of(6) == [{"event": "played", "seat": 1, "number": 3, "colour": "blue"}]


def test_d5_w1_a_lost_token_and_a_won_trick_follow_the_play() -> None:
    assert events_of(8) == [
        {"event": "played", "seat": 0, "number": 1, "colour": "green"},
        {"event": "token_lost", "seat": 0, "colour": "blue"},
        {"event": "trick_won", "seat": 2},
    ]


def test_x1_the_paradox_of_the_next_player_is_carried_out_at_once() -> None:
    assert events_of(18) == [
        {"event": "played", "seat": 2, "number": 6, "colour": "blue"},
        {"event": "paradox", "seat": 0, "hand": [1, 1, 2, 2, 2]},
        {
            "event": "round_scored",
            "scores": [
                {"tricks": -1, "bonus": 0, "total": -1},
                {"tricks": 0, "bonus": 0, "total": 0},
                {"tricks": 3, "bonus": 5, "total": 8},
            ],
        },
    ]


def test_g2_the_last_round_ends_with_the_winners() -> None:
    conversation = table_of(2, start=1)
    conversation.act_all(TWO_PLAYER_PARADOX)
    conversation.ask("next")
    events: list[dict[str, Any]] = []
    while conversation.ask("state")["phase"] != "match_over":
        legal = conversation.ask("legal")
        events = conversation.ask("act", seat=legal["seat"], **{legal["phase"]: legal["legal"][0]})["events"]
    state = conversation.ask("state")
    assert [event["event"] for event in events][-2:] == ["round_scored", "match_won"]
    assert events[-2]["scores"] == state["round_scores"][-1]
    assert events[-1] == {"event": "match_won", "winners": state["winners"]}
    assert state["winners"] != []


@pytest.mark.parametrize(
    ("plies", "action", "code", "rules"),
    [
        (1, {"seat": 0, "discard": 1}, "not_your_turn", ["P3"]),
        (3, {"seat": 0, "predict": 1}, "not_your_turn", ["P4"]),
        (6, {"seat": 2, "play": [5, "blue"]}, "not_your_turn", ["T1"]),
        (0, {"seat": 0, "predict": 1}, "wrong_phase", ["P3"]),
        (0, {"seat": 0, "play": [1, "blue"]}, "wrong_phase", ["P3"]),
        (3, {"seat": 1, "discard": 3}, "wrong_phase", ["P4"]),
        (6, {"seat": 1, "predict": 3}, "wrong_phase", ["T2"]),
        (19, {"seat": 0, "play": [1, "red"]}, "wrong_phase", ["T3", "X3"]),
        (0, {"seat": 0, "discard": 3}, "not_in_hand", ["P3"]),
        (0, {"seat": 0, "discard": 0}, "not_in_hand", ["P3"]),
        (0, {"seat": 0, "discard": -1}, "not_in_hand", ["P3"]),
        (0, {"seat": 0, "discard": 10**1000}, "not_in_hand", ["P3"]),
        (6, {"seat": 1, "play": [5, "blue"]}, "not_in_hand", ["T2"]),
        (6, {"seat": 1, "play": [0, "blue"]}, "not_in_hand", ["T2"]),
        (6, {"seat": 1, "play": [-1, "red"]}, "not_in_hand", ["T2"]),
        (6, {"seat": 1, "play": [77, "green"]}, "not_in_hand", ["T2"]),
        (3, {"seat": 1, "predict": 2}, "illegal_prediction", ["P4"]),
        (3, {"seat": 1, "predict": 0}, "illegal_prediction", ["P4"]),
        (3, {"seat": 1, "predict": -(10**1000)}, "illegal_prediction", ["P4"]),
        (6, {"seat": 1, "play": [3, "red"]}, "illegal_play", ["D3"]),
        (10, {"seat": 0, "play": [1, "green"]}, "illegal_play", ["D1"]),
        (10, {"seat": 0, "play": [2, "blue"]}, "illegal_play", ["D2"]),
        (15, {"seat": 0, "play": [1, "green"]}, "illegal_play", ["D1", "D2"]),
    ],
)
def test_a_refused_action_says_why_and_changes_nothing(
    plies: int, action: dict[str, Any], code: str, rules: list[str]
) -> None:
    conversation = table_of(3, start=1)
    conversation.act_all(PARADOX[:plies])
    before = conversation.ask("state")
    assert conversation.refusal("act", **action) == (code, rules)
    assert conversation.ask("state") == before


def test_after_the_match_no_action_belongs_to_the_phase() -> None:
    conversation = table_of(2, start=1)
    while (legal := conversation.ask("legal"))["phase"] != "match_over":
        if legal["phase"] == "round_over":
            conversation.ask("next")
        else:
            conversation.ask("act", seat=legal["seat"], **{legal["phase"]: legal["legal"][0]})
    for action in ({"discard": 1}, {"predict": 1}, {"play": [1, "red"]}):
        assert conversation.refusal("act", seat=0, **action) == ("wrong_phase", ["G1"])


def test_p4_with_two_players_a_prediction_never_belongs_to_the_phase() -> None:
    conversation = table_of(2)
    assert conversation.refusal("act", seat=0, predict=1) == ("wrong_phase", ["P3"])
    conversation.discard_all()
    assert conversation.refusal("act", seat=0, predict=1) == ("wrong_phase", ["T2"])


def test_a_refusal_is_told_in_plain_words() -> None:
    conversation = paradox_table()
    conversation.ask("next")
    answer = conversation.request("act", seat=0, discard=7)
    assert answer["error"]["message"] == "there is no 7 in the hand"
