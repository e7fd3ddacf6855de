"""What the end of a round is worth to a seat. Importing this file imports NumPy."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from catinthebox.rules import View

ENVY: Final = 0.5
"""How much the others' mean points count against the own, unless a mind wants otherwise."""
POINT_BESIDE_VICTORY: Final = 0.01
"""What a point is worth compared to the match, where the match is decided."""
ABOVE_ANY_SCORE: Final = 64


def worths_of(points: NDArray[np.int64], view: View, envy: float = ENVY) -> NDArray[np.float64]:
    """What each row of points, a seat a column, is worth to the seat of a view.

    Points compared to the others' mean; in the last round of a match, the chance to win it (G2): its total, then the
    points of that round, and a shared victory is a part of one.
    """
    seat, players = view.seat, view.size.players
    own = points[:, seat]
    ahead: NDArray[np.float64] = own - envy * (points.sum(1) - own) / (players - 1)
    if view.round < players:
        return ahead
    ranks = (points + np.array(view.totals)) * ABOVE_ANY_SCORE + points
    first = ranks == ranks.max(1, keepdims=True)
    victories: NDArray[np.float64] = first[:, seat] / first.sum(1)
    return victories + POINT_BESIDE_VICTORY * ahead
