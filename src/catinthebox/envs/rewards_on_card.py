"""The rewards of many tables on a card. Importing this file imports numba-cuda."""

from typing import Any

import numpy as np
from numba import cuda


def write_rewards(seats: Any, scores: Any, over: Any, points: Any) -> None:
    """What the seat that acted gets; a thread for each table."""
    table = cuda.grid(1)
    if table < len(points):
        points[table] = scores[table, seats[table]] if over[table] else 0


class OnCard:
    """Arrays on the card."""

    def __init__(self, count: int) -> None:
        self.points = cuda.to_device(np.zeros(count, np.float32))
        self.never = cuda.to_device(np.zeros(count, np.bool_))
        self._write = cuda.jit(write_rewards).forall(count)

    def write(self, seats: Any, scores: Any, over: Any) -> None:
        """Rewards for these seats, which have just acted."""
        self._write(seats, scores, over, self.points)
