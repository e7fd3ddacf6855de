"""What a seat gets on the mean of all deals, if everybody does what is usual, as measured.

    python -m catinthebox.lab.review.measuring 5000

Networks that are trained anew play otherwise: then these are measured anew. Their standard errors are at most 0.04.
"""

from typing import Final

from catinthebox.rules import SIDES, Round, Seat

MEANS: Final[dict[tuple[int, str], tuple[float, ...]]] = {
    (2, "white"): (5.69, 5.13),
    (2, "purple"): (5.82, 5.19),
    (3, "white"): (2.65, 2.50, 2.41),
    (3, "purple"): (2.58, 2.47, 2.33),
    (4, "white"): (2.32, 2.27, 2.33, 2.40),
    (4, "purple"): (2.28, 2.27, 2.55, 2.42),
    (5, "white"): (1.42, 2.14, 2.14, 1.98, 1.70),
    (5, "purple"): (1.57, 2.24, 2.33, 2.14, 1.81),
}
"""By the number of players and the side of the board: the points of each seat, from the start player clockwise."""


def mean_of(round_: Round, seat: Seat) -> float:
    """What a seat can expect of a round before the deal; on a board of one's own, what it could on the white side."""
    setup = round_.setup
    side = setup.layout.name if SIDES.get(setup.layout.name) == setup.layout else "white"
    return MEANS[setup.players, side][(seat - round_.start) % setup.players]
