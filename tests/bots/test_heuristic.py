"""The rules of thumb, one position at a time; and one source for Python and compiled code."""

from collections.abc import Iterator
from random import Random

import numba
import pytest

from catinthebox.bots import make_bot, thumb
from catinthebox.bots.odds import ODDS
from catinthebox.bots.tables_seen import table_seen
from catinthebox.bots.weights import WEIGHTS
from catinthebox.kernel import compiling, cpu, tables
from catinthebox.kernel.converting import action_number, table_of
from catinthebox.kernel.layouts import neighbours_of
from catinthebox.lab import Contest, play_contest, standings_of
from catinthebox.rules import Action, Match, Phase, Predict, Setup, act, new_match, view
from tests.support.positions import dealt, discarded

every_size = pytest.mark.parametrize("players", [2, 3, 4, 5])


def chosen(match: Match) -> Action:
    """What the bot does where the seat to act sits."""
    return make_bot("heuristic", "a seed").choose(view(match, match.to_act[0]))


def test_p4_predicts_by_the_strength_of_the_hand() -> None:
    low, high = "1 1 1 1 2 2 2 3 3 3", "5 6 6 7 7 7 8 8 8 8"
    strong, weak = (
        chosen(discarded(dealt(4, hands), discards))
        for hands, discards in (([high, low], "8 3 4 5"), ([low, high], "3 8 4 5"))
    )
    assert isinstance(strong, Predict)
    assert isinstance(weak, Predict)
    assert strong.tricks > weak.tricks


def positions(players: int, seed: str) -> Iterator[Match]:
    """Every position of a round in which some play at random."""
    match, _ = new_match(Setup.of(players, secret=seed))
    rng = Random(seed)
    while match.phase is not Phase.ROUND_OVER:
        yield match
        seat = match.to_act[0]
        seen = view(match, seat)
        action = rng.choice(seen.legal) if rng.random() < 0.2 else make_bot("heuristic", seed).choose(seen)
        match, _ = act(match, seat, action)


@every_size
def test_only_what_the_seat_may_know_is_read(players: int) -> None:
    """With everybody's cards on the table, every action is worth the same as without."""
    for seed in "abc":
        for match in positions(players, seed):
            seat = match.to_act[0]
            full = table_of(match.round)
            full[tables.TURN] = seat
            neighbours = neighbours_of(match.setup.layout)
            with_all, blind = [0] * tables.ACTIONS, [0] * tables.ACTIONS
            thumb.chosen_action(full, players, neighbours, ODDS, WEIGHTS[players], 1 << 50, with_all)
            seen = table_seen(view(match, seat))
            thumb.chosen_action(seen, players, neighbours, ODDS, WEIGHTS[players], 1 << 50, blind)
            assert with_all == blind


def test_compiled_it_chooses_the_same() -> None:
    compiled = compiling.namespace(cpu.instructions(), numba.njit(error_model="numpy"), thumb)["chosen_action"]
    for players in (2, 3, 4, 5):
        neighbours = neighbours_of(Setup.of(players, secret="s").layout)
        for match in positions(players, "compiled"):
            table = table_seen(view(match, match.to_act[0]))
            worths, filled = [0] * tables.ACTIONS, cpu.zeros(tables.ACTIONS)
            plain = thumb.chosen_action(table, players, neighbours, ODDS, WEIGHTS[players], 1 << 50, worths)
            arrays = [cpu.array(words) for words in (table, neighbours, ODDS, WEIGHTS[players])]
            assert compiled(arrays[0], players, *arrays[1:], 1 << 50, filled) == plain
            assert filled.tolist() == worths
            assert plain in [action_number(action) for action in view(match, match.to_act[0]).legal]


@every_size
def test_ahead_of_random(players: int) -> None:
    contest = Contest.of(players, ("heuristic", *["random"] * (players - 1)), deals=8)
    heuristic, random = standings_of(list(play_contest(contest, workers=1)))
    assert heuristic.mean_points > random.mean_points + 2
    assert heuristic.paradox_caused < random.paradox_caused
