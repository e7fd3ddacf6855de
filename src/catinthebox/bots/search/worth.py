"""What the end of a round is worth to a seat. Importing this file imports NumPy."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from catinthebox.bots.search.judging import POINTS_AHEAD, Aim
from catinthebox.rules import View

POINT_BESIDE_VICTORY: Final = 0.01
"""What a point is worth compared to the match, where the match is decided."""
ABOVE_ANY_SCORE: Final = 64


def worths_of(points: NDArray[np.int64], view: View, aim: Aim = POINTS_AHEAD) -> NDArray[np.float64]:
    """What each row of points, a seat a column, is worth to the seat of a view.

    Points compared to the others' mean, and being first; in the last round of a match, the chance to win it (G2): its
    total, then the points of that round, and a shared victory is a part of one.
    """
    seat, players = view.seat, view.size.players
    own = points[:, seat]
    ahead: NDArray[np.float64] = own - aim.envy * (points.sum(1) - own) / (players - 1)
    if view.round < players:
        return ahead + aim.first * _shares(points)[:, seat]
    ranks = (points + np.array(view.totals)) * ABOVE_ANY_SCORE + points
    return _shares(ranks)[:, seat] + POINT_BESIDE_VICTORY * ahead


def _shares(ranks: NDArray[np.int64]) -> NDArray[np.float64]:
    """Each seat's share of being first, in every row."""
    first = ranks == ranks.max(1, keepdims=True)
    shares: NDArray[np.float64] = first / first.sum(1, keepdims=True)
    return shares
