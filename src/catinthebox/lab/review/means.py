"""What a seat gets on the mean of all deals, if everybody plays by rules of thumb, as measured.

    python -m catinthebox.lab.review.measuring 3000

The standard errors of the figures are about 0.07.
"""

from typing import Final

from catinthebox.rules import SIDES, Round, Seat

MEANS: Final[dict[tuple[int, str], tuple[float, ...]]] = {
    (2, "white"): (6.86, 6.49),
    (2, "purple"): (7.09, 6.69),
    (3, "white"): (2.19, 3.34, 3.42),
    (3, "purple"): (2.03, 3.95, 3.40),
    (4, "white"): (1.53, 2.72, 2.65, 2.20),
    (4, "purple"): (1.60, 2.49, 2.39, 2.16),
    (5, "white"): (2.20, 2.77, 2.31, 2.24, 2.11),
    (5, "purple"): (2.09, 2.82, 2.39, 2.17, 2.12),
}
"""By the number of players and the side of the board: the points of each seat, from the start player clockwise."""


def mean_of(round_: Round, seat: Seat) -> float:
    """What a seat can expect of a round before the deal; on a board of one's own, what it could on the white side."""
    setup = round_.setup
    side = setup.layout.name if SIDES.get(setup.layout.name) == setup.layout else "white"
    return MEANS[setup.players, side][(seat - round_.start) % setup.players]
