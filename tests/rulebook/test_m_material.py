"""M1 to M8: cards, colours, the research board and its sides, tokens."""

import pytest

from catinthebox.rules import (
    SIDES,
    BadDeal,
    BadJson,
    BadLayout,
    Colour,
    Deal,
    Layout,
    NotInHand,
    Predict,
    Setup,
    Space,
    WrongPhase,
    event_from_json,
    largest_group,
    legal_actions,
    new_match,
    why_not,
)
from tests.support.positions import (
    board,
    colours,
    deal_with,
    dealt,
    discarded,
    given,
    owner_of,
    played,
    plays,
    position,
    predicted,
)

# M1: five cards of each number


@pytest.mark.parametrize(("players", "numbers"), [(2, 5), (3, 6), (4, 8), (5, 9)])
def test_m1_allows_five_cards_of_each_number(players: int, numbers: int) -> None:
    deal = Setup.of(players, secret="shuffled").deal(1)

    everything = sum(deal.hands, deal.leftover)

    assert {number: everything.count(number) for number in everything} == dict.fromkeys(range(1, numbers + 1), 5)


def test_m1_forbids_a_sixth_card_of_a_number() -> None:
    first, second, third = deal_with(3, ["1 2"]).hands

    with pytest.raises(BadDeal) as refusal:
        Setup.of(3, start=0, given=(Deal((tuple(sorted((1, *first[1:-1], 1))), second, third)),))

    assert refusal.value.rules == ("M1",)


# M2: four colours, red is trump


def test_m2_allows_four_colours_of_which_red_beats_the_led_one() -> None:
    assert [colour.word for colour in Colour] == ["red", "blue", "yellow", "green"]
    assert given(4, ["8", "7", "1", "6"], play="8b 7b 1r 6b").round.tricks_won == (0, 0, 1, 0)


@pytest.mark.parametrize("led", ["b", "y", "g"])
def test_m2_forbids_any_other_colour_to_be_trump(led: str) -> None:
    answers = {"b": "8y 7g 6y", "y": "8b 7g 6b", "g": "8b 7y 6b"}

    match = given(4, ["1", "8", "7", "6"], play=f"1{led} {answers[led]}")

    assert match.round.tricks_won == (1, 0, 0, 0)


def test_m2_forbids_a_fifth_colour() -> None:
    with pytest.raises(BadJson):
        event_from_json({"version": 1, "event": "played", "seat": 0, "number": 5, "colour": "orange"})


# M3: a space for each colour and number


@pytest.mark.parametrize(("numbers", "spaces"), [(5, 20), (6, 24), (8, 32), (9, 36)])
@pytest.mark.parametrize("side", ["white", "purple"])
def test_m3_allows_one_space_for_each_colour_and_number(numbers: int, spaces: int, side: str) -> None:
    drawn = [space for row in SIDES[side].grid(numbers) for space in row if space]

    assert len(drawn) == spaces
    assert set(drawn) == {(colour, number) for colour in Colour for number in range(1, numbers + 1)}


def test_m3_forbids_two_spaces_for_the_same_colour_and_number() -> None:
    with pytest.raises(BadLayout, match="red 1 is placed twice"):
        Layout.of("double", [(Space(Colour.RED, 1), (0, 0)), (Space(Colour.RED, 1), (0, 1))])


# M4: the player board


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_m4_allows_each_player_one_token_of_every_colour(players: int) -> None:
    match = dealt(players)

    assert match.round.tokens == (colours("rbyg"),) * players
    assert match.round.predictions == (None,) * players


def test_m4_forbids_a_second_prediction() -> None:
    match = predicted(discarded(dealt(3, ["3"] * 3), "3 3 3"), "1 3 4")

    assert isinstance(why_not(match, 0, Predict(3)), WrongPhase)
    assert match.round.predictions == (1, 3, 4)


# M5: tokens are never scarce

TWELVE_TOKENS = """
    red     0 0 0 0 . . . .
    blue    0 0 0 0 . . . .
    yellow  0 0 0 0 . . . .
    green   . . . . . . . .
"""


def test_m5_allows_a_thirteenth_token() -> None:
    match = position(4, ["5 6", "1 2", "1 2", "1 2"], board=board(TWELVE_TOKENS))

    after = played(match, "5b")

    assert owner_of(after, Colour.BLUE, 5) == 0
    assert after.round.board.count(0) == 13


def test_m5_forbids_to_refuse_a_play_for_want_of_tokens() -> None:
    hands = ["5 6", "1 2", "1 2", "1 2"]
    mine = position(4, hands, board=board(TWELVE_TOKENS))
    another_seats = position(4, hands, board=board(TWELVE_TOKENS.replace("0", "3")))

    assert legal_actions(mine, 0) == legal_actions(another_seats, 0)


# M6: numbers that are not in play


@pytest.mark.parametrize(("players", "highest"), [(2, 5), (3, 6), (4, 8), (5, 9)])
def test_m6_allows_the_highest_number_of_the_player_count(players: int, highest: int) -> None:
    match = given(players, [f"{highest}"], leftover="1 1 1 1 2" if players == 2 else "")

    assert owner_of(played(match, f"{highest}b"), Colour.BLUE, highest) == 0


@pytest.mark.parametrize(("players", "beyond"), [(2, 6), (3, 7), (4, 9)])
def test_m6_forbids_cards_and_spaces_beyond_it(players: int, beyond: int) -> None:
    match = given(players)

    assert isinstance(why_not(match, 0, *plays(f"{beyond}b")), NotInHand)
    assert all(space.number < beyond for row in SIDES["white"].grid(beyond - 1) for space in row if space)
    assert all(beyond not in hand for hand in match.round.deal.hands)


# M7: the sides


def test_m7_allows_white_to_join_a_colour_in_one_row() -> None:
    row = board("red 0 0 0 0 0 0 0 0 0")

    assert len(largest_group(SIDES["white"], row, 0)) == 9


def test_m7_allows_purple_to_join_other_colours_at_the_seams() -> None:
    seam = board("red . . 0 . . .\n green . . . 0 . .")

    assert len(largest_group(SIDES["purple"], seam, 0)) == 2
    assert len(largest_group(SIDES["white"], seam, 0)) == 1


def test_m7_forbids_purple_to_join_a_colour_across_a_seam() -> None:
    row = board("red 0 0 0 0 0 0 0 0 0")

    assert len(largest_group(SIDES["purple"], row, 0)) == 3


# M8: which side when


@pytest.mark.parametrize(("players", "side"), [(2, "white"), (3, "white"), (4, "white"), (5, "purple")])
def test_m8_allows_white_first_and_purple_for_five(players: int, side: str) -> None:
    assert Setup.of(players, secret="any").layout == SIDES[side]


@pytest.mark.parametrize("players", [3, 4])
def test_m8_allows_three_and_four_players_to_choose_purple(players: int) -> None:
    match, _ = new_match(Setup.of(players, layout=SIDES["purple"], secret="any"))

    assert match.setup.layout == SIDES["purple"]


def test_m8_forbids_to_follow_the_one_edition_that_differs() -> None:
    assert Setup.of(4, secret="a first match").layout != SIDES["purple"]
    assert Setup.of(5, secret="any").layout != SIDES["white"]
