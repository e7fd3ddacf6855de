"""P1 to P4: dealing, neutral tokens, the card put aside, predictions."""

import pytest

from catinthebox.rules import (
    BadDeal,
    Deal,
    Discard,
    IllegalPrediction,
    NotInHand,
    NotYourTurn,
    Phase,
    Predict,
    Setup,
    WrongPhase,
    act,
    legal_actions,
    new_match,
    view,
    why_not,
)
from catinthebox.rules.events import Discarded
from tests.support.positions import (
    GREEN,
    RED,
    cards,
    deal_with,
    dealt,
    discarded,
    given,
    owner_of,
    predicted,
    rules_against,
    tokens_on,
)

# P1: the deal


@pytest.mark.parametrize(("players", "dealt_each", "left_over"), [(2, 10, 5), (3, 10, 0), (4, 10, 0), (5, 9, 0)])
def test_p1_allows_each_as_many_cards_as_the_table_says(players: int, dealt_each: int, left_over: int) -> None:
    match, _ = new_match(Setup.of(players, secret="shuffled"))

    assert [len(hand) for hand in match.round.hands] == [dealt_each] * players
    assert len(match.round.deal.leftover) == left_over


def test_p1_forbids_hands_of_another_size() -> None:
    long, short, third = deal_with(3).hands

    with pytest.raises(BadDeal) as refusal:
        Setup.of(3, start=0, given=(Deal((long + short[-1:], short[:-1], third)),))

    assert refusal.value.rules == ("P1",)


def test_p1_forbids_to_see_the_hands_of_others() -> None:
    match = dealt(3, ["1 1 2 2 3 3 4 4 5 5"])

    assert view(match, 0).hands == (cards("1 1 2 2 3 3 4 4 5 5"), None, None)
    assert view(match, None).hands == (None, None, None)


# P2: neutral tokens with two players


def test_p2_allows_three_neutral_tokens_on_green() -> None:
    match = dealt(2, leftover="1 5 3 2 2")

    assert tokens_on(match) == {"green 1": -1, "green 5": -1, "green 3": -1}


def test_p2_allows_the_second_of_a_number_on_yellow_and_the_third_on_blue() -> None:
    assert tokens_on(dealt(2, leftover="4 4 1 2 2")).keys() == {"green 4", "yellow 4", "green 1"}
    assert tokens_on(dealt(2, leftover="4 1 4 2 2")).keys() == {"green 4", "green 1", "yellow 4"}
    assert tokens_on(dealt(2, leftover="4 4 4 2 2")).keys() == {"green 4", "yellow 4", "blue 4"}


def test_p2_forbids_neutral_tokens_on_red_and_for_the_two_hidden_cards() -> None:
    match = dealt(2, leftover="4 4 4 4 5")

    assert owner_of(match, RED, 4) is None
    assert owner_of(match, GREEN, 5) is None


def test_p2_forbids_anybody_to_see_the_two_hidden_cards() -> None:
    hands = ["1 1 1 1 2 2 2 3 3 3", "1 2 2 3 3 4 4 4 5 5"]
    one, other = dealt(2, hands, leftover="4 5 5 4 5"), dealt(2, hands, leftover="4 5 5 5 4")

    assert one.round.deal.leftover != other.round.deal.leftover
    assert [view(one, seat) for seat in (0, 1, None)] == [view(other, seat) for seat in (0, 1, None)]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_p2_forbids_neutral_tokens_with_more_players(players: int) -> None:
    assert tokens_on(dealt(players)) == {}


# P3: the card put aside


def test_p3_allows_everybody_to_put_a_card_aside_in_any_order() -> None:
    match = dealt(4, ["3", "3", "3", "3"])
    assert match.to_act == (0, 1, 2, 3)

    match, happened = act(match, 2, Discard(3))

    assert happened == (Discarded(2, 3),)
    assert match.to_act == (0, 1, 3)


def test_p3_allows_two_players_to_put_a_card_aside_too() -> None:
    match = discarded(dealt(2, ["3", "4"]), "3 4")

    assert match.round.discards == (3, 4)
    assert [len(hand) for hand in match.round.hands] == [9, 9]


def test_p3_forbids_a_second_card() -> None:
    match, _ = act(dealt(4, ["3 4"]), 0, Discard(3))

    refusal = why_not(match, 0, Discard(4))

    assert isinstance(refusal, NotYourTurn)
    assert refusal.rules == ("P3",)


def test_p3_forbids_a_card_that_is_not_in_the_hand() -> None:
    match = dealt(4, ["1 1 1 1 1 2 2 2 2 2"])

    refusal = why_not(match, 0, Discard(3))

    assert isinstance(refusal, NotInHand)
    assert refusal.rules == ("P3",)


def test_p3_forbids_to_play_the_card_that_was_put_aside() -> None:
    match = given(4, ["8 1 1 1 1 1 2 2 2 2", "8", "8", "8"], discards="8 8 8 8")

    assert rules_against(match, "8b") == ("T2",)


def test_p3_forbids_others_to_know_the_card() -> None:
    match = discarded(dealt(4, ["3", "4", "5", "6"]), "3 4 5 6")

    assert view(match, 1).discards == (None, 4, None, None)
    assert view(match, None).discards == (None, None, None, None)
    assert view(match, None).discarded == (True, True, True, True)


def test_p3_forbids_predictions_before_everybody_is_ready() -> None:
    match = discarded(dealt(4, ["3", "3", "3", "3"]), "3 3 3")

    assert isinstance(why_not(match, 0, Predict(1)), WrongPhase)


# P4: predictions


@pytest.mark.parametrize(("players", "choices"), [(3, (1, 3, 4)), (4, (1, 2, 3)), (5, (1, 2, 3))])
def test_p4_allows_the_predictions_of_the_table(players: int, choices: tuple[int, ...]) -> None:
    match = discarded(dealt(players, ["3"] * players), "3 " * players)

    assert legal_actions(match, 0) == tuple(Predict(tricks) for tricks in choices)


def test_p4_allows_predictions_clockwise_from_the_start_player_for_all_to_see() -> None:
    match = discarded(dealt(4, ["3"] * 4, start=2), "3 3 3 3")

    match = predicted(match, "1 2 3")

    assert match.to_act == (1,)
    assert view(match, None).predictions == (3, None, 1, 2)


def test_p4_allows_two_players_to_begin_the_tricks_without_a_prediction() -> None:
    match = discarded(dealt(2, ["3", "3"]), "3 3")

    assert match.phase is Phase.PLAY
    assert match.round.predictions == (None, None)


@pytest.mark.parametrize(("players", "tricks"), [(3, 2), (3, 0), (3, 5), (4, 0), (4, 4), (5, 4)])
def test_p4_forbids_predictions_outside_the_table(players: int, tricks: int) -> None:
    match = discarded(dealt(players, ["3"] * players), "3 " * players)

    refusal = why_not(match, 0, Predict(tricks))

    assert isinstance(refusal, IllegalPrediction)
    assert refusal.rules == ("P4",)


def test_p4_forbids_to_predict_out_of_turn() -> None:
    match = discarded(dealt(4, ["3"] * 4, start=2), "3 3 3 3")

    refusal = why_not(match, 3, Predict(1))

    assert isinstance(refusal, NotYourTurn)
    assert refusal.rules == ("P4",)


def test_p4_forbids_two_players_to_predict() -> None:
    match = discarded(dealt(2, ["3", "3"]), "3 3")

    assert isinstance(why_not(match, 0, Predict(1)), WrongPhase)
