"""Rounds and views as tables, and back."""

from dataclasses import replace
from random import Random

import pytest

from catinthebox.kernel import tables
from catinthebox.kernel.converting import Guess, action_number, action_of, match_of, table_of, table_of_view
from catinthebox.kernel.errors import BadTable
from catinthebox.rules import Phase, Setup, new_match, view
from tests.kernel.walking import walk
from tests.support.guesses import guess_for
from tests.support.walks import step

every_player_count = pytest.mark.parametrize("players", [2, 3, 4, 5])


@every_player_count
def test_a_table_becomes_the_same_round_again(players: int) -> None:
    for both in walk(players, Random(players)):
        setup = both.match.setup
        again = match_of(both.plain, players, setup.layout).round
        assert replace(again, setup=setup, number=both.match.round.number) == both.match.round


@every_player_count
def test_p3_a_round_in_which_any_seat_discarded_first_is_a_table_too(players: int) -> None:
    match, _ = new_match(Setup.of(players, secret="any order", start=0))
    rng = Random(players)
    while match.phase is Phase.DISCARD:
        match, _ = step(match, rng, 1)
        table = table_of(match.round)
        assert table[tables.TURN] in match.to_act
        assert match_of(table, players, match.setup.layout).round.hands == match.round.hands


@every_player_count
def test_a_view_with_the_true_cards_is_the_round_itself(players: int) -> None:
    for both in walk(players, Random(players)):
        round_ = both.match.round
        truth = Guess(round_.hands, round_.discards, round_.deal.leftover)
        for seat in (*range(players), None):
            assert table_of_view(view(both.match, seat), truth) == table_of(round_)


@every_player_count
def test_a_view_with_a_guess_is_a_round_that_looks_the_same(players: int) -> None:
    rng = Random(players)
    for both in walk(players, rng):
        for seat in range(players):
            seen = view(both.match, seat)
            table = table_of_view(seen, guess_for(both.match, seat, rng))
            assert table[tables.HANDS + seat] == both.plain[tables.HANDS + seat]
            assert table[tables.BOARDS : tables.DISCARDS] == both.plain[tables.BOARDS : tables.DISCARDS]
            assert table[tables.ANNOUNCED : tables.LEFTOVER] == both.plain[tables.ANNOUNCED : tables.LEFTOVER]


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": ((1,) * 10, (2,) * 10)},
        {"hands": ((), ())},
        {"discards": (1, None)},
        {"leftover": (1, 1, 1, 1, 1)},
        {"leftover": ()},
    ],
)
def test_a_guess_that_does_not_fit_is_refused(wrong: dict[str, object]) -> None:
    match, _ = new_match(Setup.of(2, secret="seen", start=0))
    truth = Guess(match.round.hands, match.round.discards, match.round.deal.leftover)
    with pytest.raises(BadTable):
        table_of_view(view(match, 0), replace(truth, **wrong))  # type: ignore[arg-type]


def test_every_action_has_a_number() -> None:
    actions = [action_of(number) for number in range(tables.ACTIONS)]
    assert [action_number(action) for action in actions] == list(range(tables.ACTIONS))
    assert len(set(actions)) == tables.ACTIONS
