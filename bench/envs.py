"""Random play through the faces of `catinthebox.envs`: how much of the speed behind them is left."""

import time
from collections.abc import Callable
from random import Random

import gymnasium
import numpy as np
import pyspiel
from bench.bursts import Burst
from bench.rules import Contest

from catinthebox.envs import gymnasium as ours
from catinthebox.envs import openspiel, pettingzoo
from catinthebox.kernel.tables import DISCARD_ACTIONS

PLAYERS = 4
TABLES = 4096


def faces() -> list[Burst | Contest]:
    """All of them, at four players."""
    return [
        Burst(f"envs, Gymnasium, {TABLES:,} tables", many_tables()),
        Contest("envs, OpenSpiel", a_game()),
        Contest("envs, PettingZoo", a_round()),
        Contest("envs, Gymnasium, one seat among random bots", one_seat()),
    ]


def many_tables() -> Callable[[int], tuple[int, float]]:
    """So many steps at all tables, one thread; choosing the actions with NumPy takes its time too."""
    tables = gymnasium.make_vec(ours.MANY_TABLES, num_envs=TABLES, players=PLAYERS, threads=1)
    random = np.random.default_rng(1)
    seen, _ = tables.reset(seed=1)

    def play(steps: int) -> tuple[int, float]:
        plays, begin = 0, time.perf_counter()
        for _ in range(steps):
            actions = (random.random((TABLES, 49), np.float32) * seen["action_mask"]).argmax(axis=1)
            tables.step(actions)
            plays += int((actions < DISCARD_ACTIONS).sum())
        return plays, time.perf_counter() - begin

    return play


def a_game() -> Callable[[Random], int]:
    """A round as a game of OpenSpiel, driven from Python, the deal included."""
    game = pyspiel.load_game(openspiel.SHORT_NAME, {"players": PLAYERS})

    def play(random: Random) -> int:
        state, plays = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
                continue
            action = random.choice(state.legal_actions())
            state.apply_action(action)
            plays += action < DISCARD_ACTIONS
        return plays

    return play


def a_round() -> Callable[[Random], int]:
    """A round as PettingZoo's agents play it, every observation made."""
    table = pettingzoo.raw_env(PLAYERS)

    def play(random: Random) -> int:
        plays = 0
        table.reset(seed=random.getrandbits(32))
        for _ in table.agent_iter():
            seen, _, over, _, _ = table.last()
            action = None if over else random.choice(np.flatnonzero(seen["action_mask"]).tolist())
            table.step(action)
            plays += action is not None and action < DISCARD_ACTIONS
        return plays

    return play


def one_seat() -> Callable[[Random], int]:
    """A round of one seat among bots that play at random; everybody's plays count."""
    table = ours.OneSeat(PLAYERS, bots="random")

    def play(random: Random) -> int:
        seen, _ = table.reset(seed=random.getrandbits(32))
        over = False
        while not over:
            seen, _, over, _, _ = table.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        return sum(len(trick.plays) for trick in table.match.round.tricks)

    return play
