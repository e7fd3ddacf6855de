"""A single table that is driven from Python goes as the rules do, from the deal to the points."""

from random import Random

import pytest

from catinthebox.kernel.converting import match_of_rounds, table_of, table_of_deal
from catinthebox.kernel.one_table import OneTable
from catinthebox.rules import Deal, Phase, Setup, new_match
from catinthebox.rules.sizes import SIZES
from tests.kernel.walking import random_layout

every_player_count = pytest.mark.parametrize("players", [2, 3, 4, 5])


def played(setup: Setup, round_number: int, rng: Random) -> OneTable:
    """A round that was played at random to its end."""
    table = OneTable.dealt(setup.deal(round_number), setup.start(round_number), setup.layout)
    while not table.is_over:
        table.act(rng.choice([action for action in range(49) if table.legal >> action & 1]))
    return table


@every_player_count
def test_p1_a_deal_is_the_round_that_begins_with_it(players: int) -> None:
    for number in range(50):
        match, _ = new_match(Setup.of(players, secret=str(number)))
        assert table_of_deal(match.round.deal, match.round.start) == table_of(match.round)


def test_p2_three_equal_cards_turned_up_take_three_colours() -> None:
    hands = ((1, 1, 1, 1, 1, 2, 2, 2, 2, 2), (4, 4, 4, 4, 4, 5, 5, 5, 5, 5))
    deal = Deal.of(hands, (3, 3, 3, 3, 3), SIZES[2])
    match, _ = new_match(Setup.of(2, start=1, given=(deal,)))
    assert table_of_deal(deal, 1) == table_of(match.round)


@every_player_count
def test_rounds_become_the_match_that_they_are_and_its_points(players: int) -> None:
    rng = Random(players)
    setup = Setup.of(players, layout=random_layout(rng), secret="rounds")
    tables = [played(setup, number, rng) for number in range(1, players + 1)]
    for so_far in range(1, players + 1):
        match = match_of_rounds([table.words.tolist() for table in tables[:so_far]], players, setup.layout)
        assert [table_of(round_) for round_ in match.rounds] == [table.words.tolist() for table in tables[:so_far]]
        points = [tuple(score.total for score in scores) for scores in match.round_scores]
        assert points == [table.scores() for table in tables[:so_far]]
    assert match.phase is Phase.MATCH_OVER


def test_a_copy_stays_as_it_is() -> None:
    setup = Setup.of(3, secret="copy")
    table = OneTable.dealt(setup.deal(1), 0, setup.layout)
    before = table.copy()
    table.act(36 + setup.deal(1).hands[0][0] - 1)
    assert before.words.tolist() == table_of_deal(setup.deal(1), 0) != table.words.tolist()
