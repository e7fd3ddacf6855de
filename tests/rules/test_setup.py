"""What a setup fills in, and what it refuses."""

from random import Random

import pytest

from catinthebox.rules import (
    SIDES,
    BadDeal,
    BadLayout,
    BadSetup,
    Deal,
    Layout,
    Setup,
    commitment_to,
    new_match,
    next_round,
    parse_layout,
)
from tests.support.positions import deal_with
from tests.support.walks import finish_round

LONE_SURROGATE = "\ud800"


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 40])
def test_the_game_is_for_two_to_five(players: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        Setup.of(players, secret="any")

    assert refusal.value.facts == {"players": players}


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_the_start_seat_must_be_at_the_table(seat: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        Setup.of(3, start=seat)

    assert refusal.value.rules == ("G1",)


def test_a_start_seat_is_drawn_from_a_secret_or_chosen() -> None:
    assert Setup.of(3, start=2).start() == 2
    assert Setup.of(3, secret="any").start() in range(3)
    with pytest.raises(BadSetup) as refusal:
        Setup.of(3)
    assert refusal.value.rules == ("G1",)


def test_the_start_passes_clockwise_from_round_to_round() -> None:
    setup = Setup.of(4, start=2)

    assert [setup.start(number) for number in (1, 2, 3, 4)] == [2, 3, 0, 1]


def test_m7_another_board_can_not_pass_for_the_white_side() -> None:
    impostor = Layout("white", SIDES["purple"].positions)
    with pytest.raises(BadLayout, match="another side"):
        Setup.of(3, secret="any", layout=impostor)


def test_hands_of_a_given_deal_are_sorted() -> None:
    deal = Setup.of(3, secret="any").deal(1)
    shuffled = Deal(tuple(hand[::-1] for hand in deal.hands))
    assert Setup.of(3, secret="any", given=(shuffled,)).given == (deal,)


def test_entropy_is_for_each_seat_or_for_none() -> None:
    assert Setup.of(3, secret="any").entropy == (None, None, None)
    with pytest.raises(BadSetup):
        Setup.of(3, secret="any", entropy=("one", "two"))


def test_a_seat_adds_entropy_of_its_own() -> None:
    setup = Setup.of(3, secret="any").with_entropy(1, "tails").with_entropy(2, "seven")

    assert setup.entropy == (None, "tails", "seven")
    assert setup == Setup.of(3, secret="any", entropy=(None, "tails", "seven"))


def test_a_seat_that_is_not_there_adds_no_entropy() -> None:
    for seat in (-1, 3):
        with pytest.raises(BadSetup):
            Setup.of(3, secret="any").with_entropy(seat, "tails")


def test_text_without_bytes_is_refused_as_secret_and_as_entropy() -> None:
    with pytest.raises(BadSetup):
        Setup.of(2, secret=LONE_SURROGATE)
    with pytest.raises(BadSetup):
        Setup.of(2, secret="any", entropy=(None, LONE_SURROGATE))
    with pytest.raises(BadSetup):
        Setup.of(2, secret="any").with_entropy(0, LONE_SURROGATE)


def test_the_commitment_is_to_the_secret_if_there_is_one() -> None:
    assert Setup.of(2, secret="any").commitment == commitment_to("any")
    assert Setup.of(2, start=0).commitment is None


def test_given_deals_come_first_and_the_secret_deals_the_rest() -> None:
    by_hand = deal_with(2, ["1 1 1 1 1"])
    drawn = Setup.of(2, secret="any")
    mixed = Setup.of(2, secret="any", given=(by_hand,))

    assert mixed.deal(1) == by_hand
    assert mixed.deal(2) == drawn.deal(2)


def test_more_deals_than_rounds_are_refused() -> None:
    with pytest.raises(BadDeal) as refusal:
        Setup.of(2, start=0, given=(deal_with(2),) * 3)

    assert refusal.value.rules == ("G1",)


def test_a_deal_for_another_player_count_is_refused() -> None:
    with pytest.raises(BadDeal):
        Setup.of(3, start=0, given=(deal_with(4),))
    with pytest.raises(BadDeal):
        Setup.of(2, start=0, given=(deal_with(3),))


def test_a_match_without_a_secret_ends_with_its_given_deals() -> None:
    match, _ = new_match(Setup.of(2, start=0, given=(deal_with(2),)))

    with pytest.raises(BadDeal):
        next_round(finish_round(match, Random(0)))
    with pytest.raises(BadDeal):
        new_match(Setup.of(2, start=0))


def test_a_layout_must_reach_the_highest_number_in_play() -> None:
    up_to_six = parse_layout("layout six\nR1 R2 R3 R4 R5 R6\nB1 B2 B3 B4 B5 B6\nY1 Y2 Y3 Y4 Y5 Y6\nG1 G2 G3 G4 G5 G6")

    assert Setup.of(3, layout=up_to_six, start=0).layout == up_to_six
    with pytest.raises(BadLayout, match="no place for red 7, red 8"):
        Setup.of(4, layout=up_to_six, start=0)


def test_either_side_can_be_chosen_at_every_player_count() -> None:
    for players in (2, 3, 4, 5):
        for side in SIDES.values():
            assert Setup.of(players, layout=side, start=0).layout is side
