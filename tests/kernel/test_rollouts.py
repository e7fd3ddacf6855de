"""Rounds played on from any position."""

from random import Random

import pytest

from catinthebox.kernel import cpu, playing_on, tables
from catinthebox.kernel import rollouts as rolled
from catinthebox.kernel.chance import key_of
from catinthebox.kernel.converting import table_of
from catinthebox.kernel.layouts import neighbours_of
from catinthebox.rules import SIDES, Phase, Setup, act, legal_actions, new_match
from tests.kernel import lowest
from tests.kernel.walking import walk

LAYOUT = SIDES["white"]


def positions(players: int) -> list[list[int]]:
    """Every moment of a few random matches."""
    rng = Random(players)
    return [list(both.plain) for _ in range(2) for both in walk(players, rng)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_compiled_rollouts_are_the_same_as_plain_ones(players: int) -> None:
    found = positions(players)[::5]
    neighbours = neighbours_of(LAYOUT)
    scores = rolled(found, 3, players=players, layout=LAYOUT, seed=9, threads=2)
    plain = [
        playing_on.roll_out(list(table), key_of(9, 3 * place + number), (0,) * players, neighbours)
        for place, table in enumerate(found)
        for number in range(3)
    ]
    assert [tuple(row) for row in scores.reshape(-1, players).tolist()] == plain


def test_a_round_that_is_over_scores_what_it_scored() -> None:
    rng = Random(1)
    for both in walk(4, rng):
        if both.match.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER):
            totals = [score.total for score in both.match.round.scores]
            layout = both.match.setup.layout
            assert rolled([both.plain], 2, players=4, layout=layout).tolist() == [[totals, totals]]


def test_threads_change_nothing() -> None:
    found = positions(4)[:20]
    one = rolled(found, 10, players=4, layout=LAYOUT, threads=1)
    assert (one == rolled(found, 10, players=4, layout=LAYOUT, threads=3)).all()


def test_the_tables_stay_as_they_were() -> None:
    found = cpu.array(positions(3)[:10])
    before = found.copy()
    rolled(found, 5, players=3, layout=LAYOUT)
    assert (found == before).all()
    assert found.shape == (10, tables.WORDS)


def test_another_policy_plays_as_it_says() -> None:
    match, _ = new_match(Setup.of(4, layout=LAYOUT, secret="the lowest", start=0))
    scores = rolled([table_of(match.round)], 3, players=4, layout=LAYOUT, policy=lowest)
    while match.to_act:
        seat = table_of(match.round)[tables.TURN]
        match, _ = act(match, seat, legal_actions(match, seat)[0])
    assert scores.tolist() == [[[score.total for score in match.round.scores]] * 3]
