"""What games come to: figures that can be worked out by hand."""

import pytest

from catinthebox.lab import Game, SeatResult, lead_of, ratings_of, standings_of


def seat(bot: str, points: int, wins: float = 0, *, met: int = 0, bonuses: int = 0, groups: int = 0) -> SeatResult:
    """A seat's part of a round in which it decided ten times, in 20 ms."""
    return SeatResult(bot, points, wins, met, 0, bonuses, groups, decisions=10, seconds=0.02)


TWO_DEALS = [
    Game(0, 0, 1, (seat("a", 7, 1, met=1, bonuses=1, groups=5), seat("b", 1))),
    Game(0, 1, 1, (seat("b", 3, 0.5), seat("a", 3, 0.5))),
    Game(1, 0, 1, (seat("a", 9, 1, met=1, bonuses=1, groups=6), seat("b", 2))),
    Game(1, 1, 1, (seat("b", 4, 1), seat("a", 1, met=1))),
]


def test_points_and_rates_of_a_bot() -> None:
    best, _ = standings_of(TWO_DEALS)
    assert best.name == "a"
    assert best.mean_points == 5
    assert best.win_share == 2.5 / 4
    assert best.prediction_met == 3 / 4
    assert best.mean_group == 5.5
    assert best.ms_per_decision == pytest.approx(2)


def test_the_error_is_that_of_the_deals_and_not_of_the_games() -> None:
    """On both deals the bot made 5 on average, however much the games differ."""
    best, other = standings_of(TWO_DEALS)
    assert best.standard_error == 0
    assert other.standard_error == pytest.approx(0.5)  # 2 and 3


def test_one_deal_says_nothing_about_the_error() -> None:
    assert standings_of(TWO_DEALS[:2])[0].standard_error is None


def test_no_bonus_is_no_group() -> None:
    assert standings_of(TWO_DEALS)[1].mean_group is None


def test_a_lead_is_taken_deal_by_deal() -> None:
    lead = lead_of("a", "b", TWO_DEALS)
    assert lead.points == 2.5  # 3 and 2
    assert lead.points_error == pytest.approx(0.5)
    assert lead.win_share == pytest.approx(0.25)


def test_who_finishes_before_the_others_is_rated_higher() -> None:
    ratings = ratings_of([Game(deal, 0, 1, (seat("a", 5), seat("b", 3), seat("c", 3))) for deal in range(10)])
    assert ratings["a"].mu > ratings["b"].mu + 3
    assert ratings["b"].mu == pytest.approx(ratings["c"].mu, abs=1)
