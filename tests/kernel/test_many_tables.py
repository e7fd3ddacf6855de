"""The batch environment: it plays by the rules, and a seat sees no more than its view shows."""

from random import Random
from typing import Any

import numpy as np
import pytest

from catinthebox.kernel import cpu, observing, tables
from catinthebox.kernel.converting import match_of, table_of_view
from catinthebox.kernel.environments import ManyTables
from catinthebox.kernel.observing import A_SEAT, SEEN_SEATS
from catinthebox.rules import SIDES, Phase, view
from catinthebox.rules.sizes import SIZES
from tests.kernel.walking import legal_bits, walk
from tests.support.guesses import guess_for

every_player_count = pytest.mark.parametrize("players", [2, 3, 4, 5])


def random_actions(legal: Any, rng: np.random.Generator) -> Any:
    """A legal action at every table."""
    return (rng.random(legal.shape) * legal).argmax(axis=1)


@every_player_count
def test_every_step_is_by_the_rules(players: int) -> None:
    many = ManyTables(players, 16, seed=players)
    rng = np.random.default_rng(players)
    layout = SIDES[SIZES[players].side]
    for _ in range(60):
        many.observe()
        before = [match_of(many.tables[place].tolist(), players, layout) for place in range(many.count)]
        for place, match in enumerate(before):
            bits = sum(1 << action for action in np.flatnonzero(many.legal[place]).tolist())
            assert bits == legal_bits(match, int(many.seats[place]))
        many.step(random_actions(many.legal, rng))
        assert not many.refused.any()
        for place in np.flatnonzero(many.over).tolist():
            assert before[place].phase is Phase.PLAY
            assert many.tables[place, tables.PHASE] == tables.DISCARDING


def test_a_finished_round_scores_as_in_the_rules() -> None:
    many, rng, layout, finished = ManyTables(3, 32), np.random.default_rng(1), SIDES["white"], 0
    while finished < 50:
        many.observe()
        actions = random_actions(many.legal, rng)
        words = many.tables.copy()
        many.step(actions)
        for place in np.flatnonzero(many.over).tolist():
            table = words[place].tolist()
            cpu.compiled()["act"](words[place], 3, int(actions[place]))
            round_ = match_of(words[place].tolist(), 3, layout).round
            assert many.scores[place].tolist() == [score.total for score in round_.scores]
            assert table != words[place].tolist()
            finished += 1


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    many = ManyTables(4, 3)
    many.observe()
    before = many.tables.copy()
    many.step(np.array([0, -1, tables.ACTIONS]))  # nobody plays before cards are put aside
    assert many.refused.tolist() == [True, True, True]
    assert (many.tables == before).all()


def test_the_same_seed_is_the_same_whatever_the_threads() -> None:
    one, other = ManyTables(5, 20, seed=4, threads=1), ManyTables(5, 20, seed=4, threads=3)
    rng = np.random.default_rng(0)
    for _ in range(80):
        one.observe()
        other.observe()
        assert (one.seen == other.seen).all()
        actions = random_actions(one.legal, rng)
        one.step(actions)
        other.step(actions)
    assert (one.tables == other.tables).all()


@every_player_count
def test_an_observation_does_not_depend_on_hidden_cards(players: int) -> None:
    rng = Random(players)
    looked = changed = 0
    while looked < 300:
        for both in walk(players, rng):
            if not both.match.to_act:
                continue
            seat = both.plain[tables.TURN]
            guessed = table_of_view(view(both.match, seat), guess_for(both.match, seat, rng))
            guessed[tables.TURN] = seat
            assert observed(guessed, players) == observed(both.plain, players)
            looked += 1
            changed += guessed != both.plain
    assert changed > looked / 2


def observed(table: list[int], players: int) -> list[int]:
    """What the seat to act sees."""
    seen = [0] * (SEEN_SEATS + players * A_SEAT)
    observing.observe(table, players, table[tables.TURN], seen)
    return seen


def test_arrays_stay_the_same_and_go_on_without_a_copy() -> None:
    many = ManyTables(4, 8)
    taken_over = {name: np.from_dlpack(getattr(many, name)) for name in ("seats", "legal", "seen", "scores", "over")}
    for _ in range(5):
        many.observe()
        many.step(many.legal.argmax(axis=1))
    many.observe()
    assert all(array.ctypes.data % 64 == 0 for array in taken_over.values())  # JAX copies what begins elsewhere
    assert taken_over["seen"].any()
    assert all((taken_over[name] == getattr(many, name)).all() for name in taken_over)
