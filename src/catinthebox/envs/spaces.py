"""The spaces in which PettingZoo and Gymnasium find what a seat sees and may do, and what else their faces share."""

from typing import Any

import numpy as np
from gymnasium import spaces

from catinthebox.envs.episodes import Episode, Numbers, how_many
from catinthebox.kernel.tables import ACTIONS
from catinthebox.rules import Seat

Observation = dict[str, Numbers]


def action_space() -> spaces.Discrete:
    """Every action's number."""
    return spaces.Discrete(ACTIONS)


def observation_space(players: int, *, whole_match: bool = False, mask: type[np.generic] = np.int8) -> spaces.Dict:
    """What a seat sees (`observation`), and which actions are legal (`action_mask`, of the type that is told)."""
    seen = how_many(players, whole_match=False)
    low, high = [0] * seen, [10] * seen
    if whole_match:
        low, high = [*low, 1, *[-100] * players], [*high, players, *[100] * players]
    return spaces.Dict(
        {
            "observation": spaces.Box(np.array(low, np.int8), np.array(high, np.int8), dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), mask),
        }
    )


def observed(episode: Episode, seat: Seat) -> Observation:
    """What a seat sees, and may do."""
    return {"observation": episode.seen_by(seat), "action_mask": episode.mask(seat)}


def secret_from(random: np.random.Generator) -> str:
    """A secret to deal from, by the environment's own generator."""
    return random.bytes(16).hex()


def rendered(text: str, render_mode: str | None) -> Any:
    """Text as an environment shows it: printed for a person, returned as `ansi`, nothing without a mode."""
    if render_mode == "human":
        print(text)
        return None
    return text if render_mode == "ansi" else None
