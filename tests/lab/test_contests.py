"""Which games a contest has."""

from collections import Counter

import pytest

from catinthebox.bots import BadBotOption, UnknownBot
from catinthebox.lab import BadContest, Contest
from catinthebox.rules import BadSetup


def test_every_deal_is_played_in_every_seat_order() -> None:
    contest = Contest.of(3, ("random", "careful", "exec:true"), deals=2)
    assert len(set(contest.orders)) == 6
    assert Counter(deal for deal, _ in contest.places) == {0: 6, 1: 6}


def test_equal_bots_are_not_told_apart() -> None:
    assert Contest.of(4, ("careful", "random", "random", "random"), deals=1).orders == (
        ("careful", "random", "random", "random"),
        ("random", "careful", "random", "random"),
        ("random", "random", "careful", "random"),
        ("random", "random", "random", "careful"),
    )


def test_more_bots_than_seats_play_in_every_choice() -> None:
    contest = Contest.of(2, ("random", "careful", "exec:true"), deals=1)
    assert Counter(frozenset(order) for order in contest.orders) == {
        frozenset({"random", "careful"}): 2,
        frozenset({"random", "exec:true"}): 2,
        frozenset({"careful", "exec:true"}): 2,
    }


def test_every_order_gets_the_same_cards() -> None:
    contest = Contest.of(3, ("random", "careful", "careful"), deals=2)
    assert contest.setup(0).deal(1) == contest.setup(0).deal(1)
    assert contest.setup(0).deal(1) != contest.setup(1).deal(1)


def test_what_can_not_be_is_refused() -> None:
    with pytest.raises(BadContest):
        Contest.of(3, ("random", "random"), deals=1)
    with pytest.raises(BadContest):
        Contest.of(2, ("random", "random"), deals=0)
    with pytest.raises(BadSetup):
        Contest.of(6, ("random",) * 6, deals=1)
    with pytest.raises(UnknownBot):
        Contest.of(2, ("random", "schrödinger"), deals=1)
    with pytest.raises(BadBotOption):
        Contest.of(2, ("random", "careful:lives=9"), deals=1)
