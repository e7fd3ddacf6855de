"""A view as an observation of PettingZoo and Gymnasium, and the spaces in which they find it and its actions."""

from collections.abc import Iterable
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from catinthebox.envs.seeing import how_many, in_numbers, numbers, ones, standing
from catinthebox.kernel.tables import ACTIONS
from catinthebox.rules import Action, View

Mask = NDArray[np.int8]
Observation = dict[str, NDArray[np.int8]]


def action_space() -> spaces.Discrete:
    """Every action's number."""
    return spaces.Discrete(ACTIONS)


def observation_space(players: int, *, whole_match: bool = False, mask: type[np.generic] = np.int8) -> spaces.Dict:
    """What a seat sees (`observation`), and which actions are legal (`action_mask`, of the type that is told)."""
    seen = how_many(players)
    low, high = [0] * seen, [10] * seen
    if whole_match:
        low, high = [*low, 1, *[-100] * players], [*high, players, *[100] * players]
    return spaces.Dict(
        {
            "observation": spaces.Box(np.array(low, np.int8), np.array(high, np.int8), dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), mask),
        }
    )


def observed(view: View, *, whole_match: bool = False) -> Observation:
    """What the seat of this view sees, and may do."""
    seen = [*numbers(view), *standing(view)] if whole_match else numbers(view)
    return {"observation": np.array(seen, np.int8), "action_mask": mask_of(view.legal)}


def mask_of(legal: Iterable[Action]) -> Mask:
    """A one for each of these actions."""
    return np.array(ones(in_numbers(legal), ACTIONS), np.int8)


def secret_from(random: np.random.Generator) -> str:
    """A secret to deal from, by the environment's own generator."""
    return random.bytes(16).hex()


def rendered(text: str, render_mode: str | None) -> Any:
    """Text as an environment shows it: printed for a person, returned as `ansi`, nothing without a mode."""
    if render_mode == "human":
        print(text)
        return None
    return text if render_mode == "ansi" else None
