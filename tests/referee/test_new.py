"""`new` begins a match: by seed, by chance, or with the cards of a real table."""

import json
from typing import Any

import pytest

from .conversation import BLOCKS, TWO_PLAYER_PARADOX, Conversation, table_of


@pytest.mark.parametrize(("players", "dealt"), [(2, 10), (3, 10), (4, 10), (5, 9)])
def test_p1_a_new_match_waits_for_discards_with_everything_dealt(players: int, dealt: int) -> None:
    state = Conversation().ask("new", players=players, seed="s")
    assert [len(hand) for hand in state["hands"]] == [dealt] * players
    assert (state["phase"], state["round"], state["to_act"]) == ("discard", 1, list(range(players)))


def test_new_answers_with_the_state() -> None:
    conversation = Conversation()
    assert conversation.ask("new", players=4, seed="s") == conversation.ask("state")


def test_a_seed_gives_the_same_match_everywhere() -> None:
    """These cards were dealt once, and are dealt to everybody who asks with this seed."""
    state = Conversation().ask("new", players=3, seed="a")
    assert state["start"] == 1
    assert state["hands"] == [
        [1, 2, 2, 3, 3, 4, 4, 5, 6, 6],
        [1, 1, 1, 2, 2, 4, 4, 5, 6, 6],
        [1, 2, 3, 3, 3, 4, 5, 5, 5, 6],
    ]


@pytest.mark.parametrize("seed", ["", " ", "kočka", "🐈", "a\nb", "\x00", "x" * 10_000])
def test_any_text_is_a_seed(seed: str) -> None:
    first, second = (Conversation().ask("new", players=5, seed=seed) for _ in range(2))
    assert first == second


def test_other_seeds_give_other_matches() -> None:
    hands = {json.dumps(Conversation().ask("new", players=3, seed=str(seed))["hands"]) for seed in range(20)}
    assert len(hands) == 20


def test_without_a_seed_every_match_is_another() -> None:
    hands = {json.dumps(Conversation().ask("new", players=4)["hands"]) for _ in range(5)}
    assert len(hands) == 5


def test_g1_the_start_is_as_asked_else_drawn_from_the_seed() -> None:
    conversation = Conversation()
    assert [conversation.ask("new", players=5, seed="s", start=seat)["start"] for seat in range(5)] == [0, 1, 2, 3, 4]
    drawn = [conversation.ask("new", players=5, seed=str(seed))["start"] for seed in range(30)]
    assert set(drawn) == {0, 1, 2, 3, 4}


@pytest.mark.parametrize(("side", "largest_group"), [("white", 5), ("purple", 3)])
def test_m7_the_side_decides_which_tokens_touch(side: str, largest_group: int) -> None:
    """Seat 1 has red 3, blue 3, blue 4, yellow 4 and green 4: on purple, blue 3 and blue 4 lie apart."""
    conversation = Conversation()
    conversation.ask("new", players=2, side=side, start=1, deals=[BLOCKS[2]])
    *_, scored = conversation.act_all(TWO_PLAYER_PARADOX)
    assert scored["scores"][1] == {"tricks": 3, "bonus": largest_group, "total": 3 + largest_group}


@pytest.mark.parametrize(("players", "side"), [(2, "white"), (3, "white"), (4, "white"), (5, "purple")])
def test_m8_the_side_that_is_left_out_is_the_rulebooks(players: int, side: str) -> None:
    conversation = Conversation()
    conversation.ask("new", players=players)
    assert f'[Side "{side}"]' in conversation.ask("record")["record"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("side", ["white", "purple"])
def test_m7_either_side_is_for_any_number_of_players(players: int, side: str) -> None:
    conversation = Conversation()
    conversation.ask("new", players=players, side=side)
    assert f'[Side "{side}"]' in conversation.ask("record")["record"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_given_deals_are_dealt_with_sorted_hands(players: int) -> None:
    backwards = {**BLOCKS[players], "hands": [hand[::-1] for hand in BLOCKS[players]["hands"]]}
    state = Conversation().ask("new", players=players, deals=[backwards])
    assert state["hands"] == BLOCKS[players]["hands"]


def test_p2_the_first_three_leftover_cards_are_turned_up_in_their_order() -> None:
    deal = {"hands": [[1] * 5 + [2] * 5, [3] * 4 + [4] * 3 + [5] * 3], "leftover": [4, 3, 4, 5, 5]}
    state = Conversation().ask("new", players=2, deals=[deal])
    assert state["board"] == [
        {"colour": "yellow", "number": 4, "seat": None},
        {"colour": "green", "number": 3, "seat": None},
        {"colour": "green", "number": 4, "seat": None},
    ]


def test_rounds_beyond_the_given_deals_come_from_the_seed() -> None:
    second_hands = []
    for deals in ([], [BLOCKS[2]]):
        conversation = Conversation()
        conversation.ask("new", players=2, start=1, seed="s", deals=deals)
        while conversation.ask("state")["phase"] != "round_over":
            legal = conversation.ask("legal")
            conversation.ask("act", seat=legal["seat"], **{legal["phase"]: legal["legal"][0]})
        second_hands.append(conversation.ask("next")["hands"])
    assert second_hands[0] == second_hands[1]


def test_rounds_beyond_the_given_deals_come_from_chance_without_a_seed() -> None:
    second_hands = set()
    for _ in range(3):
        conversation = Conversation()
        conversation.ask("new", players=2, start=1, deals=[BLOCKS[2]])
        conversation.act_all(TWO_PLAYER_PARADOX)
        second_hands.add(json.dumps(conversation.ask("next")["hands"]))
    assert len(second_hands) == 3


def test_as_many_deals_as_rounds_may_be_given_and_no_deal_at_all() -> None:
    Conversation().ask("new", players=3, deals=[BLOCKS[3]] * 3)
    Conversation().ask("new", players=3, deals=[])


def test_an_empty_leftover_is_no_leftover() -> None:
    assert Conversation().ask("new", players=3, deals=[{**BLOCKS[3], "leftover": []}])["hands"] == BLOCKS[3]["hands"]


THREE_HANDS = BLOCKS[3]["hands"]


@pytest.mark.parametrize(
    ("players", "deals", "rule"),
    [
        (3, [{"hands": []}], "P1"),
        (3, [{"hands": THREE_HANDS[:2]}], "P1"),
        (3, [{"hands": [[1] * 9, *THREE_HANDS[1:]]}], "P1"),
        (3, [{"hands": [[*THREE_HANDS[0][:9], 7], *THREE_HANDS[1:]]}], "M1"),
        (3, [{"hands": [[*THREE_HANDS[0][:9], 0], *THREE_HANDS[1:]]}], "M1"),
        (3, [{"hands": [[*THREE_HANDS[0][:9], 10**100], *THREE_HANDS[1:]]}], "M1"),
        (3, [{"hands": [THREE_HANDS[0]] * 3}], "M1"),
        (3, [{"hands": THREE_HANDS, "leftover": [1]}], "P2"),
        (3, [BLOCKS[3], BLOCKS[4]], "P1"),
        (3, [BLOCKS[3]] * 4, "G1"),
        (2, [{"hands": BLOCKS[2]["hands"]}], "P2"),
        (2, [{**BLOCKS[2], "leftover": [5] * 4}], "P2"),
        (2, [{**BLOCKS[2], "leftover": [5, 5, 5, 5, 4]}], "M1"),
    ],
)
def test_m1_a_deal_that_is_not_exactly_the_cards_is_refused(players: int, deals: list[Any], rule: str) -> None:
    assert Conversation().refusal("new", players=players, deals=deals) == ("bad_deal", [rule])


def test_a_new_match_replaces_the_one_under_way() -> None:
    conversation = table_of(3)
    conversation.discard_all()
    state = conversation.ask("new", players=5, seed="s")
    assert (state["phase"], len(state["hands"])) == ("discard", 5)


@pytest.mark.parametrize("fields", [{"players": 6}, {"players": 2, "deals": [{"hands": []}]}, {"seed": "s"}])
def test_a_refused_new_match_leaves_the_one_under_way_alone(fields: dict[str, Any]) -> None:
    conversation = table_of(3)
    conversation.discard_all()
    before = conversation.ask("state")
    assert conversation.request("new", **fields)["ok"] is False
    assert conversation.ask("state") == before
