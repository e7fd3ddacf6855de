"""The ten scenes by which the printed rules explain themselves, as docs/rules.md tells them."""

from catinthebox.rules import Phase
from catinthebox.rules.events import Paradox, TokenLost
from tests.support.positions import (
    BLUE,
    board,
    events_of,
    given,
    may_play,
    owner_of,
    played,
    position,
    rules_against,
    tokens_on,
)

FOUR_AND_SIX_ARE_TAKEN = board(
    """
    red     . . . 2 . 3 . .
    blue    . . . . . . . .
    yellow  . . . . . . . .
    green   . . . 0 . 2 . .
    """
)


def test_example_1_declaring_puts_a_token_on_the_space_and_leads_the_colour() -> None:
    match = given(4, ["5"], play="5b")

    assert tokens_on(match) == {"blue 5": 0}
    assert match.round.led is BLUE


def test_example_2_red_may_be_led_once_red_has_a_token() -> None:
    match = given(4, ["5", "6 8", "1", "2"], play="5b 6r 1b 2b")

    assert match.round.leader == 1
    assert may_play(match, "8r")


def test_example_3_not_following_costs_the_token_of_the_led_colour() -> None:
    match = given(4, ["2", "3 6", "1", "4"], play="2b")
    assert may_play(match, "6b")

    assert TokenLost(1, BLUE) in events_of(match, "3r")
    later = played(match, "3r 1b 4b")
    assert later.round.turn == 1
    assert rules_against(later, "6b") == ("D2",)


def test_example_4_the_higher_of_two_reds_wins_the_trick() -> None:
    third_wins = given(4, ["7", "8", "6", "3"], play="7y 8g 6r 3r")
    fourth_wins = given(4, ["7", "8", "3", "6"], play="7y 8g 3r 6r")

    assert third_wins.round.tricks_won == (0, 0, 1, 0)
    assert fourth_wins.round.tricks_won == (0, 0, 0, 1)


def test_example_5_a_hand_that_can_be_nothing_any_more_is_a_paradox() -> None:
    before = position(4, ["2 7", "4 6", "1 2", "1 5"], board=FOUR_AND_SIX_ARE_TAKEN, tokens={1: "rg"})

    assert Paradox(1, (4, 6)) in events_of(before, "2b")
    assert played(before, "2b").round.paradox == 1


def test_example_6_a_paradox_breaks_the_trick_off_and_the_tokens_stay() -> None:
    before = position(4, ["2 7", "4 6", "1 2", "1 5"], board=FOUR_AND_SIX_ARE_TAKEN, tokens={1: "rg"})

    after = played(before, "2b")

    assert after.phase is Phase.ROUND_OVER
    assert after.round.hands == ((7,), (4, 6), (1, 2), (1, 5))
    assert after.round.tricks[-1].winner is None
    assert owner_of(after, BLUE, 2) == 0
    assert tokens_on(after).keys() == {"red 4", "red 6", "green 4", "green 6", "blue 2"}


def test_example_7_two_tricks_are_two_points() -> None:
    last_card = position(4, ["4 8", "8", "8", "8"], trick="1b 2b 3b", won=(1, 3, 3, 0), predictions=(1, 1, 1, 1))

    after = played(last_card, "4b")

    assert after.round.tricks_won[0] == 2
    assert after.totals[0] == 2


def test_example_8_the_causer_loses_a_point_a_trick_though_the_prediction_was_right() -> None:
    before = position(
        4,
        ["2 7", "4 6", "1 2", "1 5"],
        board=FOUR_AND_SIX_ARE_TAKEN,
        tokens={1: "rg"},
        won=(1, 3, 1, 1),
        predictions=(3, 3, 3, 3),
    )

    causer = played(before, "2b").round.scores[1]

    assert (causer.tricks, causer.bonus, causer.total) == (-3, 0, -3)


def test_example_9_the_right_prediction_adds_the_largest_group() -> None:
    last_card = position(
        4,
        ["4 8", "8", "8", "8"],
        trick="1b 2b 3b",
        won=(1, 3, 3, 0),
        predictions=(2, 1, 1, 1),
        board=board(
            """
            red     . . . 0 0 . . .
            blue    . . . . 0 . . .
            yellow  . . . . 0 . . 0
            green   . . . 1 . . 0 0
            """
        ),
    )

    score = played(last_card, "4b").round.scores[0]

    assert (score.tricks, score.bonus, score.total) == (2, 5, 7)


def test_example_10_with_two_players_four_tricks_or_fewer_earn_the_group() -> None:
    last_card = position(
        2,
        ["5 5", "4"],
        trick="3b",
        won=(4, 3),
        board=board(
            """
            red     0 0 0 0 .
            blue    0 1 . 0 .
            yellow  0 1 n 0 0
            green   . . n n .
            """
        ),
    )

    five_tricks, three_tricks = played(last_card, "5b").round.scores

    assert (five_tricks.tricks, five_tricks.bonus) == (5, 0)
    assert (three_tricks.tricks, three_tricks.bonus, three_tricks.total) == (3, 3, 6)
