"""The rewards of many tables as an array that is written in place; `rewards_on_card` has it for CUDA."""

from typing import Any, Protocol

import numpy as np

from catinthebox.kernel.targets import Device


class Rewards(Protocol):
    """What the seat that acted gets, at every table."""

    points: Any
    """The points of a round that is over, else 0."""
    never: Any
    """What never happens to a round: it is not truncated."""

    def write(self, seats: Any, scores: Any, over: Any) -> None:
        """Rewards for these seats, which have just acted."""
        ...


def rewards_on(device: Device, count: int) -> Rewards:
    """Rewards where the tables are."""
    if device == "cpu":
        return OnProcessor(count)
    from catinthebox.envs.rewards_on_card import OnCard

    return OnCard(count)


class OnProcessor:
    """Arrays of NumPy."""

    def __init__(self, count: int) -> None:
        self.points = np.zeros(count, np.float32)
        self.never = np.zeros(count, np.bool_)
        self._every = np.arange(count)

    def write(self, seats: Any, scores: Any, over: Any) -> None:
        """Rewards for these seats, which have just acted."""
        np.multiply(scores[self._every, seats], over, out=self.points)
