"""What the end of a round is worth to a seat: points compared to the others', and the victory."""

from typing import Final

import numpy as np
import torch
from torch import Tensor

from catinthebox.bots.neural.sight import AIM_ENVY, AIM_LEFT, AIM_TOTALS, MOST_ENVY
from catinthebox.lab.training.plan import Plan
from catinthebox.lab.training.tables import SPREAD, Tables

VICTORY: Final = 6.0
"""What winning the match is worth in points, where that is what counts."""
POINTS_BESIDE: Final = 0.5
"""And what points are worth then."""
ABOVE_ANY_SCORE: Final = 64
NODES: Final = 16
"""At so many places an integral is looked at."""


def worth_of(points: Tensor, others: Tensor, victory: Tensor, envy: Tensor, left: Tensor, plan: Plan) -> Tensor:
    """What ends are worth to seats: own points less some of the others' mean, and beside that or mostly the victory."""
    ahead = points - envy / MOST_ENVY * others
    for_match = POINTS_BESIDE * ahead + VICTORY * victory
    return for_match if plan.for_match else torch.where(left > 0, ahead + plan.first * victory, for_match)


def victory_of(tables: Tables, plan: Plan) -> Tensor:
    """Each seat's part of the victory that a plan is after."""
    return chances(tables) if plan.for_match else victories(tables)


def victories(tables: Tables) -> Tensor:
    """Each seat's share of the victory: in the match if the round is its last (G2), else in the round."""
    ranks = (_totals(tables) * (left(tables) == 0)[:, None] + tables.scores) * ABOVE_ANY_SCORE + tables.scores
    first = (ranks == ranks.amax(1, keepdim=True)).float()
    return first / first.sum(1, keepdim=True)


def chances(tables: Tables) -> Tensor:
    """Each seat's chance to win the match if all are equally good in the rounds that are left; after the last, G2.

    What those will bring is taken for normal: so many points more or less for each seat. A seat is first if all others
    stay below what it reaches, whatever that is.
    """
    totals, more = (_totals(tables) + tables.scores).float(), left(tables)[:, None]
    ahead = (totals[:, :, None] - totals[:, None, :]) / (SPREAD * more.clamp(min=1).sqrt())[:, :, None]
    own = torch.eye(tables.players, dtype=torch.bool, device=tables.device)
    first = torch.zeros_like(totals)
    for node, weight in zip(*np.polynomial.hermite_e.hermegauss(NODES), strict=True):
        below = torch.special.ndtr(ahead + float(node)).masked_fill(own, 1.0)
        first += float(weight) * below.prod(2)
    return torch.where(more > 0, first / first.sum(1, keepdim=True), victories(tables))


def envies(tables: Tables) -> Tensor:
    """How envious each seat is."""
    return tables.aims[:, AIM_ENVY : AIM_ENVY + tables.players].float()


def left(tables: Tables) -> Tensor:
    """The rounds after this one."""
    return tables.aims[:, AIM_LEFT]


def _totals(tables: Tables) -> Tensor:
    """The points of the rounds before."""
    return tables.aims[:, AIM_TOTALS : AIM_TOTALS + tables.players]
