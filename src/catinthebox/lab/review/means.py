"""What a seat can expect before it sees its cards, as measured.

    python -m catinthebox.lab.review.measuring 300

`PROMISED` is judged exactly as a review judges, so what the deal gave is nothing on the mean. Its standard errors are
about 0.07. A promise assumes that everybody goes on by rules of thumb; who finds something better at every turn gets
more, and `GAINED` says how much. Its standard errors are about 0.2.
"""

from typing import Final

from catinthebox.rules import SIDES, Round, Seat

PROMISED: Final[dict[tuple[int, str], tuple[float, ...]]] = {
    (2, "white"): (7.20, 7.04),
    (2, "purple"): (7.47, 7.25),
    (3, "white"): (2.54, 2.50, 2.80),
    (3, "purple"): (2.54, 2.50, 2.80),
    (4, "white"): (2.10, 2.00, 2.40, 2.54),
    (4, "purple"): (2.38, 2.21, 2.60, 2.65),
    (5, "white"): (2.24, 2.40, 2.35, 2.23, 2.00),
    (5, "purple"): (2.24, 2.40, 2.35, 2.23, 2.00),
}
"""By the number of players and the side of the board: what the best first action promises each seat on the mean, from
the start player clockwise."""

GAINED: Final[dict[tuple[int, str], float]] = {
    (2, "white"): 1.0,
    (2, "purple"): 1.0,
    (3, "white"): 2.0,
    (3, "purple"): 2.0,
    (4, "white"): 2.0,
    (4, "purple"): 2.0,
    (5, "white"): 2.0,
    (5, "purple"): 2.0,
}
"""How much more a seat gets on the mean that gives nothing away, among bots that play by rules of thumb."""


def promised(round_: Round, seat: Seat) -> float:
    """What a seat's best first action promises on the mean of all deals."""
    setup = round_.setup
    return PROMISED[_line(round_)][(seat - round_.start) % setup.players]


def gained(round_: Round) -> float:
    """What a seat gets beyond that on the mean if it gives nothing away."""
    return GAINED[_line(round_)]


def _line(round_: Round) -> tuple[int, str]:
    """The line of a table; for a board of one's own, that of the white side."""
    layout = round_.setup.layout
    return round_.setup.players, layout.name if SIDES.get(layout.name) == layout else "white"
