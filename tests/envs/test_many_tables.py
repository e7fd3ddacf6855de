"""Many tables as a vector environment: spaces, rewards, seeds, and arrays that nobody copies."""

import os
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest

from catinthebox.envs.gymnasium import MANY_TABLES, ManyTablesEnv
from tests.kernel.test_cuda import needs_a_card


def chosen(observations: dict[str, Any], rng: np.random.Generator) -> Any:
    """A legal action at every table."""
    legal = observations["action_mask"]
    return (rng.random(legal.shape) * legal).argmax(axis=1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_observations_lie_in_their_space(players: int) -> None:
    tables = gymnasium.make_vec(MANY_TABLES, num_envs=20, players=players)
    rng = np.random.default_rng(players)
    observations, _ = tables.reset(seed=1)
    for _ in range(60):
        assert tables.observation_space.contains(observations)
        for name, array in observations.items():
            assert array.dtype == tables.single_observation_space[name].dtype  # type: ignore[index]
        observations, *_ = tables.step(chosen(observations, rng))


def test_the_seat_that_ended_the_round_is_rewarded_with_its_points() -> None:
    tables = ManyTablesEnv(50, players=3)
    rng = np.random.default_rng(1)
    observations, infos = tables.reset(seed=1)
    ended = 0
    for _ in range(100):
        acted = infos["seat"].copy()
        observations, rewards, over, never, infos = tables.step(chosen(observations, rng))
        assert not never.any()
        for table in range(50):
            assert rewards[table] == (infos["points"][table, acted[table]] if over[table] else 0)
        ended += over.sum()
    assert ended > 100


def test_an_action_that_is_not_legal_is_refused_and_nothing_happens() -> None:
    tables = ManyTablesEnv(4, players=4)
    observations, _ = tables.reset(seed=1)
    before = observations["observation"].copy()
    observations, rewards, over, _, infos = tables.step([0, 1, 2, 3])  # nobody plays before the discards
    assert infos["refused"].all()
    assert not rewards.any()
    assert not over.any()
    assert (observations["observation"] == before).all()
    _, infos = tables.reset()
    assert not infos["refused"].any(), "nothing was tried there yet"


def test_a_round_that_was_over_is_not_over_any_more_after_a_reset() -> None:
    tables, rng = ManyTablesEnv(50, players=3), np.random.default_rng(2)
    observations, _ = tables.reset(seed=4)
    over = np.zeros(50)
    while not over.any():
        observations, _, over, _, _ = tables.step(chosen(observations, rng))
    _, infos = tables.reset()
    assert not infos["points"].any()
    assert not tables.tables.over.any()


def test_a_seed_deals_the_same_and_resets_without_one_go_on() -> None:
    tables = ManyTablesEnv(10, players=5)
    hands = [tables.reset(seed=seed)[0]["observation"].copy() for seed in (7, None, 7, None)]
    assert (hands[0] == hands[2]).all()
    assert (hands[1] == hands[3]).all()
    assert (hands[0] != hands[1]).any()


def test_nothing_is_copied_on_the_way_to_other_libraries() -> None:
    tables = ManyTablesEnv(10, players=4)
    observations, _ = tables.reset(seed=1)
    shared = {name: np.from_dlpack(array) for name, array in observations.items()}
    observations, *_ = tables.step(chosen(observations, np.random.default_rng(1)))
    assert np.shares_memory(shared["observation"], tables.tables.seen)
    assert np.shares_memory(shared["action_mask"], tables.tables.legal)
    assert (shared["observation"] == observations["observation"]).all()


def test_a_round_over_is_dealt_anew_in_the_same_step() -> None:
    assert ManyTablesEnv.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    tables = ManyTablesEnv(30, players=2)
    rng = np.random.default_rng(2)
    observations, _ = tables.reset(seed=2)
    over = np.zeros(30, bool)
    while not over.any():
        observations, _, over, _, _ = tables.step(chosen(observations, rng))
    assert (observations["observation"][over][:, 18] == 1).all()  # they put cards aside again


SIMULATED = """
import numpy as np
from catinthebox.envs.rewards import rewards_on

rng = np.random.default_rng(1)
seats, scores = rng.integers(0, 4, 30, np.int8), rng.integers(-7, 12, (30, 4), np.int8)
over = rng.random(30) < 0.5
on_card, here = rewards_on("cuda", 30), rewards_on("cpu", 30)
on_card.write(seats, scores, over)
here.write(seats, scores, over)
assert here.points.any()
assert (on_card.points.copy_to_host() == here.points).all()
assert not on_card.never.copy_to_host().any()
"""


def test_rewards_on_a_simulated_card_are_the_same() -> None:
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run([sys.executable, "-c", SIMULATED], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@needs_a_card
@pytest.mark.filterwarnings("ignore:.*Grid size")  # few tables, for a card
def test_a_card_tells_the_same() -> None:
    from numba import cuda

    on_card, here = (ManyTablesEnv(500, players=4, device=device) for device in ("cuda", "cpu"))
    rng = np.random.default_rng(1)
    told, seen = on_card.reset(seed=1)[0], here.reset(seed=1)[0]
    for _ in range(100):
        for name, array in seen.items():
            assert (told[name].copy_to_host() == array).all()
        actions = chosen(seen, rng)
        seen, *others, infos = here.step(actions)
        told, *of_card, infos_of_card = on_card.step(cuda.to_device(actions))
        for array, on_the_card in zip(others, of_card, strict=True):
            assert (on_the_card.copy_to_host() == array).all()
        for name in ("seat", "refused"):
            assert (infos_of_card[name].copy_to_host() == infos[name]).all()
