"""The kernel and the rules are each other's test: the same actions through both, everything compared on every ply."""

from random import Random

import pytest

from catinthebox.kernel import acting, cpu, scoring, tables
from catinthebox.kernel.converting import table_of
from catinthebox.kernel.layouts import neighbours_of
from catinthebox.kernel.seats import of_seat
from catinthebox.rules import largest_group
from tests.kernel.walking import Both, legal_bits, walk
from tests.support.soak import SOAK

PLIES = 12_500 if SOAK == 1 else 62_500 * SOAK
"""For each number of players: fifty thousand in all, ten million in `make soak`."""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_ply_is_the_same_in_both_engines(players: int) -> None:
    rng = Random(f"{players} players")
    plies = 0
    while plies < PLIES:
        for both in walk(players, rng):
            assert_same(both)
            plies += both.plain[tables.PLIES] > 0


def assert_same(both: Both) -> None:
    """The whole table, what is legal, the group of whoever played last, and the scores when the round is over."""
    round_, plain = both.match.round, both.plain
    assert plain == table_of(round_)
    assert both.compiled.tolist() == plain
    turn = plain[tables.TURN]
    legal = legal_bits(both.match, turn)
    assert tables.legal_actions(plain, both.players) == legal
    assert cpu.compiled()["legal_actions"](both.compiled, both.players) == legal
    neighbours = neighbours_of(round_.setup.layout)
    last = (turn - 1) % both.players
    group = largest_group(round_.setup.layout, round_.board, last)
    assert scoring.largest_group(plain[tables.BOARDS + last], neighbours) == len(group)
    if round_.scores:
        assert_same_scores(both, neighbours)


def assert_same_scores(both: Both, neighbours: tuple[int, ...]) -> None:
    round_, players = both.match.round, both.players
    totals = [score.total for score in round_.scores]
    array = cpu.array(neighbours)
    assert [acting.score_of(both.plain, players, seat, neighbours) for seat in range(players)] == totals
    assert [cpu.compiled()["score_of"](both.compiled, players, seat, array) for seat in range(players)] == totals
    assert tuple(of_seat(both.plain[tables.WON], seat) for seat in range(players)) == round_.tricks_won
