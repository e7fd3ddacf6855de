"""How the table of `means` is made: `python -m catinthebox.lab.review.measuring DEALS`."""

import sys
from dataclasses import replace
from itertools import product
from random import Random
from statistics import fmean, stdev
from typing import Final

from catinthebox.bots.search import Effort, judged
from catinthebox.lab.review.usual import usual_chances
from catinthebox.rules import SIDES, Setup, new_match, view
from catinthebox.rules.sizes import SIZES

EFFORT: Final = Effort(worlds=4)
"""For each deal: many deals say more than many worlds of one."""


def points_of(players: int, side: str, deal: int) -> list[float]:
    """What each seat can expect with its cards if everybody does what is usual, from the start player clockwise.

    As a review says it, so that on the mean of all deals the deal gives nothing and takes nothing.
    """
    match, _ = new_match(Setup.of(players, layout=SIDES[side], secret=f"deal {deal}", start=0))
    chance = Random(f"deal {deal}")
    points: list[float] = []
    for seat in match.setup.seats:
        seen = view(match, seat)
        usual = chance.choices(seen.legal, usual_chances(seen))
        points.append(judged(replace(seen, legal=tuple(usual)), EFFORT, deal)[0].points)
    return points


if __name__ == "__main__":
    deals = int(sys.argv[1])
    for players, side in product(SIZES, SIDES):
        seats = list(zip(*(points_of(players, side, deal) for deal in range(deals)), strict=True))
        means = ", ".join(f"{fmean(points):.2f}" for points in seats)
        error = max(stdev(points) for points in seats) / deals**0.5
        print(f'    ({players}, "{side}"): ({means}),  # ± {error:.2f}', flush=True)
