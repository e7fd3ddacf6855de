"""`state` shows all there is; `view` shows what one seat may know."""

from .conversation import PARADOX, Conversation, paradox_table, table_of

ALL_TOKENS = ["red", "blue", "yellow", "green"]


def test_a_state_in_the_middle_of_a_trick() -> None:
    conversation = table_of(3, start=1)
    conversation.act_all(PARADOX[:11])
    assert conversation.ask("state") == {
        "phase": "play",
        "round": 1,
        "start": 1,
        "to_act": [1],
        "hands": [[1, 1, 1, 2, 2, 2, 2], [3, 3, 3, 3, 4, 4, 4, 4], [5, 5, 5, 6, 6, 6, 6]],
        "discards": [2, 4, 6],
        "predictions": [4, 1, 3],
        "tricks": [0, 0, 1],
        "led": "green",
        "trick": [{"seat": 2, "number": 5, "colour": "green"}, {"seat": 0, "number": 1, "colour": "yellow"}],
        "board": [
            {"colour": "blue", "number": 3, "seat": 1},
            {"colour": "blue", "number": 5, "seat": 2},
            {"colour": "yellow", "number": 1, "seat": 0},
            {"colour": "green", "number": 1, "seat": 0},
            {"colour": "green", "number": 5, "seat": 2},
        ],
        "tokens": [["red", "yellow"], ALL_TOKENS, ALL_TOKENS],
        "paradox": None,
        "round_scores": [],
        "totals": [0, 0, 0],
        "winners": [],
    }


def test_x3_a_state_after_a_paradox_has_no_trick_but_all_its_tokens() -> None:
    state = paradox_table().ask("state")
    assert (state["phase"], state["paradox"], state["to_act"]) == ("round_over", 0, [])
    assert (state["led"], state["trick"]) == (None, [])
    assert {"colour": "blue", "number": 6, "seat": 2} in state["board"]
    assert state["tricks"] == [1, 0, 3]


def test_s2_s3_scores_are_points_for_tricks_bonus_and_both_together() -> None:
    state = paradox_table().ask("state")
    assert state["round_scores"] == [
        [
            {"tricks": -1, "bonus": 0, "total": -1},
            {"tricks": 0, "bonus": 0, "total": 0},
            {"tricks": 3, "bonus": 5, "total": 8},
        ]
    ]
    assert state["totals"] == [-1, 0, 8]
    assert state["winners"] == []


def test_p3_all_who_have_not_discarded_may_act() -> None:
    conversation = table_of(4)
    conversation.ask("act", seat=2, discard=5)
    state = conversation.ask("state")
    assert state["to_act"] == [0, 1, 3]
    assert state["discards"] == [None, None, 5, None]


def test_p4_predictions_go_round_from_the_start_player() -> None:
    conversation = table_of(4, start=2)
    conversation.discard_all()
    order = []
    while conversation.ask("state")["phase"] == "predict":
        (seat,) = conversation.ask("state")["to_act"]
        conversation.ask("act", seat=seat, predict=1)
        order.append(seat)
    assert order == [2, 3, 0, 1]
    assert conversation.ask("state")["to_act"] == [2]


def test_p4_with_two_players_there_are_no_predictions() -> None:
    conversation = table_of(2, start=1)
    conversation.discard_all()
    state = conversation.ask("state")
    assert (state["phase"], state["predictions"], state["to_act"]) == ("play", [None, None], [1])


def test_a_view_is_the_state_with_the_secrets_of_others_blank() -> None:
    conversation = table_of(3, start=1)
    conversation.act_all(PARADOX[:11])
    seen, state = conversation.ask("view", seat=1), conversation.ask("state")
    assert seen == {
        **state,
        "hands": [None, [3, 3, 3, 3, 4, 4, 4, 4], None],
        "discards": [None, 4, None],
        "hand_sizes": [7, 8, 7],
    }


def test_p3_an_own_discard_is_blank_until_it_is_made() -> None:
    conversation = table_of(3)
    conversation.ask("act", seat=0, discard=1)
    assert [conversation.ask("view", seat=seat)["discards"] for seat in range(3)] == [
        [1, None, None],
        [None, None, None],
        [None, None, None],
    ]


def test_x3_the_causers_hand_is_shown_to_all_but_its_discard_is_not() -> None:
    seen = paradox_table().ask("view", seat=1)
    assert seen["hands"] == [[1, 1, 2, 2, 2], [3] + [4] * 4, None]
    assert seen["discards"] == [None, 4, None]


def test_p2_the_two_hidden_leftover_cards_are_in_no_answer() -> None:
    """Two deals that differ only in the cards that stay face down look the same to seat 0."""
    views = []
    for hidden in ([3, 4], [4, 3]):
        conversation = Conversation()
        deal = {"hands": [[1] * 5 + [2] * 5, [3] * 4 + [4] * 4 + [5] * 2], "leftover": [5, 5, 5, *hidden]}
        conversation.ask("new", players=2, start=0, deals=[deal])
        views.append(conversation.ask("view", seat=0))
    assert views[0] == views[1]
