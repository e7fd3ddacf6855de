"""What a seat gets on the mean of all deals, if everybody does what is usual, as measured.

    python -m catinthebox.lab.review.measuring 5000

Networks that are trained anew play otherwise: then these are measured anew. Their standard errors are at most 0.03.
"""

from typing import Final

from catinthebox.rules import SIDES, Round, Seat

MEANS: Final[dict[tuple[int, str], tuple[float, ...]]] = {
    (2, "white"): (5.63, 5.10),
    (2, "purple"): (5.66, 5.08),
    (3, "white"): (2.64, 2.30, 2.13),
    (3, "purple"): (2.54, 2.24, 2.07),
    (4, "white"): (2.15, 2.21, 2.19, 2.14),
    (4, "purple"): (2.14, 2.22, 2.29, 2.19),
    (5, "white"): (1.39, 2.13, 2.13, 1.96, 1.65),
    (5, "purple"): (1.53, 2.24, 2.27, 2.10, 1.75),
}
"""By the number of players and the side of the board: the points of each seat, from the start player clockwise."""


def mean_of(round_: Round, seat: Seat) -> float:
    """What a seat can expect of a round before the deal; on a board of one's own, what it could on the white side."""
    setup = round_.setup
    side = setup.layout.name if SIDES.get(setup.layout.name) == setup.layout else "white"
    return MEANS[setup.players, side][(seat - round_.start) % setup.players]
