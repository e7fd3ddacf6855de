"""S1 to S5: what a round is worth."""

from collections.abc import Sequence
from dataclasses import replace

from catinthebox.rules import SIDES, Layout, Phase, Seat
from catinthebox.rules.scoring import round_scores
from tests.support.positions import board, played, position

SCATTERED = """
    red     0 . 0 . 1 . . .
    blue    . 0 . . . 1 . .
    yellow  . . . . . . . .
    green   . . . . . . . .
"""
"""Everybody's largest group is a single token."""

FIVE_AND_THREE = """
    red     0 0 0 . . 1 1 .
    blue    . . 0 . . . 1 .
    yellow  . . 0 . . . . .
    green   0 . . . . 1 . .
"""
"""Seat 0 has a group of five, seat 1 a group of three; both have a token apart."""


def points(
    won: Sequence[int],
    predictions: Sequence[int],
    drawing: str = SCATTERED,
    causer: Seat | None = None,
    layout: Layout | None = None,
) -> list[tuple[int, int]]:
    """Points for tricks and bonus of each seat, with these piles, predictions and tokens at the end of a round."""
    players = len(won)
    match = position(players, ["1"] * players, board=board(drawing), won=won, predictions=predictions, layout=layout)
    over = replace(match.round, phase=Phase.ROUND_OVER, paradox=causer, legal_plays=())
    return [(score.tricks, score.bonus) for score in round_scores(over)]


# S1: a point a trick


def test_s1_allows_a_point_for_each_trick() -> None:
    assert points(won=(4, 3, 1, 0), predictions=(1, 1, 3, 3)) == [(4, 0), (3, 0), (1, 0), (0, 0)]


def test_s1_forbids_points_for_a_trick_that_was_broken_off() -> None:
    taken = board("red . . . 2 . 3 . .\n green . . . 2 . 3 . .")
    match = position(
        4, ["2 7", "4 6", "1 2", "1 5"], board=taken, tokens={1: "rg"}, won=(1, 1, 1, 1), predictions=(2,) * 4
    )

    after = played(match, "2b")

    assert [score.total for score in after.round.scores] == [1, -1, 1, 1]


# S2: the causer


def test_s2_allows_the_causer_to_lose_a_point_for_each_trick() -> None:
    assert points(won=(3, 1, 0, 0), predictions=(1, 3, 1, 1), causer=0)[0] == (-3, 0)


def test_s2_allows_a_causer_without_tricks_to_lose_nothing() -> None:
    assert points(won=(0, 1, 0, 0), predictions=(1, 3, 1, 1), causer=0)[0] == (0, 0)


def test_s2_forbids_the_causer_a_bonus_though_the_prediction_was_right() -> None:
    assert points(won=(3, 1, 0, 0), predictions=(3, 3, 1, 1), drawing=FIVE_AND_THREE, causer=0)[0] == (-3, 0)


def test_s2_forbids_the_causer_a_bonus_with_two_players() -> None:
    assert points(won=(3, 2), predictions=(), drawing="red 0 0 0 1 1", causer=0) == [(-3, 0), (2, 2)]


# S3: the bonus


def test_s3_allows_the_largest_group_for_exactly_the_predicted_tricks() -> None:
    assert points(won=(2, 3, 3, 0), predictions=(2, 3, 1, 1), drawing=FIVE_AND_THREE)[:2] == [(2, 5), (3, 3)]


def test_s3_allows_two_players_the_largest_group_for_four_tricks() -> None:
    assert points(won=(4, 4), predictions=(), drawing="red 0 0 0 1 1") == [(4, 3), (4, 2)]


def test_s3_allows_two_players_the_largest_group_even_for_no_trick() -> None:
    assert points(won=(8, 0), predictions=(), drawing="red 0 0 0 1 1") == [(8, 0), (0, 2)]


def test_s3_forbids_the_bonus_for_one_trick_more_or_fewer_than_predicted() -> None:
    assert points(won=(3, 2, 3, 0), predictions=(2, 3, 1, 1), drawing=FIVE_AND_THREE)[:2] == [(3, 0), (2, 0)]


def test_s3_forbids_two_players_the_bonus_for_five_tricks() -> None:
    assert points(won=(5, 3), predictions=(), drawing="red 0 0 0 1 1") == [(5, 0), (3, 2)]


def test_s3_forbids_to_add_smaller_groups_to_the_largest() -> None:
    drawing = """
        red     0 0 . 0 0 . 0 0
        blue    . . . . 0 . . .
    """

    assert points(won=(1, 0, 0, 0), predictions=(1, 1, 1, 1), drawing=drawing)[0] == (1, 3)


# S4: what touches


def test_s4_allows_a_group_to_run_sideways_and_down_across_colours() -> None:
    drawing = """
        red     0 0 . . . . . .
        blue    . 0 . . . . . .
        yellow  . 0 0 . . . . .
        green   . . 0 . . . . .
    """

    assert points(won=(1, 0, 0, 0), predictions=(1, 1, 1, 1), drawing=drawing)[0] == (1, 6)


def test_s4_forbids_a_group_to_run_over_corners() -> None:
    drawing = """
        red     0 . 0 . . . . .
        blue    . 0 . 0 . . . .
        yellow  0 . 0 . . . . .
        green   . 0 . 0 . . . .
    """

    assert points(won=(1, 0, 0, 0), predictions=(1, 1, 1, 1), drawing=drawing)[0] == (1, 1)


def test_s4_forbids_a_group_to_run_through_another_players_token() -> None:
    assert points(won=(1, 0, 0, 0), predictions=(1, 1, 1, 1), drawing="blue 0 0 1 0 . . . .")[0] == (1, 2)


def test_s4_forbids_a_group_to_run_through_a_neutral_token() -> None:
    assert points(won=(1, 5), predictions=(), drawing="green 0 0 n 0 .")[0] == (1, 2)


def test_s4_forbids_a_group_to_run_from_one_edge_to_the_other() -> None:
    drawing = """
        red     0 . . . . . . 0
        blue    . . . . . . . .
        yellow  . . . . . . . .
        green   0 . . . . . . 0
    """

    assert points(won=(1, 0, 0, 0), predictions=(1, 1, 1, 1), drawing=drawing)[0] == (1, 1)


def test_s4_forbids_on_purple_what_touches_only_on_white() -> None:
    row = "blue . . 0 0 0 . . ."
    won, predictions = (1, 0, 0, 0), (1, 1, 1, 1)

    assert points(won, predictions, row, layout=SIDES["white"])[0] == (1, 3)
    assert points(won, predictions, row, layout=SIDES["purple"])[0] == (1, 2)


# S5: the others


def test_s5_allows_the_others_their_points_and_bonus_after_a_paradox() -> None:
    scores = points(won=(2, 3, 1, 0), predictions=(2, 1, 3, 1), drawing=FIVE_AND_THREE, causer=3)

    assert scores == [(2, 5), (3, 0), (1, 0), (0, 0)]


def test_s5_forbids_a_paradox_to_help_a_prediction_that_was_wrong() -> None:
    before = points(won=(2, 3, 1, 0), predictions=(3, 3, 3, 1), drawing=FIVE_AND_THREE)
    after = points(won=(2, 3, 1, 0), predictions=(3, 3, 3, 1), drawing=FIVE_AND_THREE, causer=3)

    assert before == after
    assert after[0] == (2, 0)
