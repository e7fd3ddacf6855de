"""How the table of `means` is made: `python -m catinthebox.lab.review.measuring DEALS`."""

import sys
from itertools import product
from statistics import fmean, stdev

from catinthebox.lab.review.decisions import USUAL
from catinthebox.rules import SIDES, Phase, Setup, act, new_match, view
from catinthebox.rules.sizes import SIZES


def points_of(players: int, side: str, deal: int) -> list[int]:
    """What each seat gets in a round in which everybody does what is usual, from the start player clockwise."""
    match, _ = new_match(Setup.of(players, layout=SIDES[side], secret=f"deal {deal}", start=0))
    while match.phase is not Phase.ROUND_OVER:
        seat = match.to_act[0]
        match, _ = act(match, seat, USUAL.choose(view(match, seat)))
    return [score.total for score in match.round.scores]


if __name__ == "__main__":
    deals = int(sys.argv[1])
    for players, side in product(SIZES, SIDES):
        seats = list(zip(*(points_of(players, side, deal) for deal in range(deals)), strict=True))
        means = ", ".join(f"{fmean(points):.2f}" for points in seats)
        error = max(stdev(points) for points in seats) / deals**0.5
        print(f'    ({players}, "{side}"): ({means}),  # ± {error:.2f}', flush=True)
