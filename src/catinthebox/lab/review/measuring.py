"""How the tables of `means` are made: `python -m catinthebox.lab.review.measuring DEALS PLAYERS...`."""

import sys
from collections.abc import Iterable
from itertools import product
from random import Random
from statistics import fmean, stdev
from typing import Final

from catinthebox.bots import make_bot
from catinthebox.bots.search.bot import SearchBot
from catinthebox.lab.review.decisions import Choice, judge
from catinthebox.rules import SIDES, Match, Phase, Seat, Setup, act, new_match, view

WORLDS: Final = 128
"""So many worlds for each decision: over many deals, their chance evens out."""


def promises_of(match: Match) -> list[float]:
    """What the best first action promises each seat, when nobody has acted yet."""
    views = [view(match, seat) for seat in match.setup.seats]
    return [judge(Choice(0, seen, seen.legal[0]), WORLDS).best_points for seen in views]


def points_of(match: Match, best: Seat) -> int:
    """What the seat that looks ahead gets in a round among bots that play by rules of thumb."""
    search = SearchBot(Random(0), {"worlds": WORLDS})
    bots = [search if seat == best else make_bot("heuristic", f"{seat}") for seat in match.setup.seats]
    while match.phase is not Phase.ROUND_OVER:
        seat = match.to_act[0]
        match, _ = act(match, seat, bots[seat].choose(view(match, seat)))
    return match.round.scores[best].total


def measure(players: int, side: str, deals: int) -> tuple[list[list[float]], list[float]]:
    """For each seat what was promised in each deal; and for one seat of each deal how much more it got."""
    promises: list[list[float]] = [[] for _ in range(players)]
    gains = []
    for deal in range(deals):
        match, _ = new_match(Setup.of(players, layout=SIDES[side], secret=f"deal {deal}", start=0))
        promised = promises_of(match)
        for seat, points in enumerate(promised):
            promises[seat].append(points)
        best = deal % players
        gains.append(points_of(match, best) - promised[best])
    return promises, gains


def mean_with_error(figures: Iterable[float]) -> str:
    """A mean and its standard error."""
    figures = list(figures)
    return f"{fmean(figures):.2f} ± {stdev(figures) / len(figures) ** 0.5:.2f}"


if __name__ == "__main__":
    deals, *numbers = map(int, sys.argv[1:])
    for players, side in product(numbers, SIDES):
        promises, gains = measure(players, side, deals)
        promised = ", ".join(map(mean_with_error, promises))
        print(f"{players} {side}  promised {promised}  gained {mean_with_error(gains)}", flush=True)
