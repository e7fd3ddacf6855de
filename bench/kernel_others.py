"""What others play at random: games of OpenSpiel in C++ and Python, of RLCard and of PettingZoo; and our own rules."""

import time
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pyspiel
from bench.bursts import Burst
from bench.rules import Contest, play_dominoes, play_match
from open_spiel.python.games import block_dominoes  # noqa: F401 - importing it registers the game

TRICK_GAMES = ("hearts", "spades", "oh_hell", "euchre", "skat")
INSIDE = "inside C++"


def others() -> list[Burst | Contest]:
    """Everybody who takes part beside the kernel."""
    systems: list[Burst | Contest] = [Burst(f"OpenSpiel {game}, {INSIDE}", inside_cpp(game)) for game in TRICK_GAMES]
    systems += [Contest(f"OpenSpiel {game}, from Python", from_python(game)) for game in ("hearts", "oh_hell")]
    systems += [Contest("OpenSpiel python_block_dominoes", play_dominoes()), Contest("rules, 4 players", play_match(4))]
    games = [(f"RLCard {name}", rlcard_game(name)) for name in ("bridge", "uno")]
    games += [(f"PettingZoo {name}", pettingzoo_game(name)) for name in ("leduc_holdem_v4", "texas_holdem_v4")]
    return systems + [Contest(name, play) for name, play in games if play]


def dealt(game: str, random: Random) -> Any:
    """A state of an OpenSpiel game after its cards are dealt."""
    state = pyspiel.load_game(game).new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, weights)[0])
    return state


def plies_to_the_end(state: Any, random: Random) -> int:
    """How many choices players make in a random game from here, driven from Python."""
    state, plies = state.clone(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            plies += 1
    return plies


def inside_cpp(game: str) -> Callable[[int], tuple[int, float]]:
    """Rollouts wholly inside C++. Their plies are not counted there: the mean is that of games driven from Python."""
    state, random = dealt(game, Random(1)), Random(2)
    loaded = state.get_game()
    mean = sum(plies_to_the_end(state, random) for _ in range(300)) / 300

    def play(games: int) -> tuple[int, float]:
        # a tree search of a single simulation is that many rollouts from its root and nothing else
        searcher = pyspiel.MCTSBot(loaded, pyspiel.RandomRolloutEvaluator(games, 1), 1.0, 1, 1, False, 1, False)
        begin = time.perf_counter()
        searcher.mcts_search(state)
        return int(games * mean), time.perf_counter() - begin

    return play


def from_python(game: str) -> Callable[[Random], int]:
    """The same game in C++, each step called from Python."""
    state = dealt(game, Random(1))
    return lambda random: plies_to_the_end(state, random)


def rlcard_game(name: str) -> Callable[[Random], int] | None:
    """A game of RLCard, if that is installed."""
    try:
        import rlcard
        from rlcard.agents import RandomAgent
    except ImportError:
        return None
    env = rlcard.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play(_random: Random) -> int:
        before = env.timestep
        env.run(is_training=False)
        return int(env.timestep - before)

    return play


def pettingzoo_game(name: str) -> Callable[[Random], int] | None:
    """A card game of PettingZoo, if it and what it needs are installed."""
    try:
        table = import_module(f"pettingzoo.classic.{name}").raw_env()
    except ImportError:
        return None

    def play(random: Random) -> int:
        plies = 0
        table.reset(seed=random.getrandbits(32))
        for _ in table.agent_iter():
            seen, _, over, cut_off, _ = table.last()
            action = None if over or cut_off else random.choice(np.flatnonzero(seen["action_mask"]).tolist())
            table.step(action)
            plies += action is not None
        return plies

    return play
