"""What a player knows by heart: chances as whole numbers in one row, so that the rules of thumb only look them up.

`ROOM` to `SPREAD`: of so many equal cards, with so many spaces open to them, each of which lasts with a chance of so
many sixteenths, how many will find a space (mean and variance). `RISK`: the chance that too few do, as if their sum
were normal. `BELL`: how likely a sum of tricks is that is off what is expected.
"""

from math import comb, erfc, exp, sqrt
from typing import Final

ONE: Final = 1024
"""Certainty, as a whole number."""
POINT: Final = 64
"""A card, a trick or a point, as a whole number."""

LASTING_STEPS: Final = 16
MOST_CARDS: Final = 5
MOST_SPACES: Final = 4
SLACK_STEPS: Final = 64
LEAST_SLACK: Final = -24
SLACK_STEP: Final = 8
"""Of a card in 64ths."""
SPREAD_STEPS: Final = 32
BELL_STEPS: Final = 80

SPREAD: Final = (MOST_CARDS + 1) * (MOST_SPACES + 1) * (LASTING_STEPS + 1)
RISK: Final = 2 * SPREAD
BELL: Final = RISK + SLACK_STEPS * SPREAD_STEPS


def _room(cards: int, spaces: int, lasting: float) -> tuple[float, float]:
    chances = [comb(spaces, left) * lasting**left * (1 - lasting) ** (spaces - left) for left in range(spaces + 1)]
    mean = sum(min(cards, left) * chance for left, chance in enumerate(chances))
    return mean, sum((min(cards, left) - mean) ** 2 * chance for left, chance in enumerate(chances))


def _odds() -> tuple[int, ...]:
    rooms = [
        _room(cards, spaces, step / LASTING_STEPS)
        for cards in range(MOST_CARDS + 1)
        for spaces in range(MOST_SPACES + 1)
        for step in range(LASTING_STEPS + 1)
    ]
    means = [round(POINT * mean) for mean, _ in rooms]
    spreads = [round(POINT * spread) for _, spread in rooms]
    risks = [
        round(ONE * 0.5 * erfc(((LEAST_SLACK + slack) * SLACK_STEP / POINT + 0.5) / sqrt(2 * (0.1 + spread / 8))))
        for slack in range(SLACK_STEPS)
        for spread in range(SPREAD_STEPS)
    ]
    bells = [round(ONE * exp(-step / 16)) for step in range(BELL_STEPS)]
    return (*means, *spreads, *risks, *bells)


ODDS: Final = _odds()
