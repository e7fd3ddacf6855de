"""The mind of `search`: rules of thumb say how likely an action is, and how a round goes on.

Plain functions on tables of the kernel, to be compiled. A mind is one module with a `Mind`, `weigh_actions` and
`next_action`: it is compiled into `worlds` and `foresight`, so that another one can take its place and costs no call.
"""

from collections.abc import MutableSequence, Sequence
from math import exp
from typing import Final, NamedTuple

from catinthebox.bots.thumb import DISCARD_WORTH, WORTH, chosen_action
from catinthebox.kernel.bits import lowest_place
from catinthebox.kernel.tables import DISCARDING, PHASE, Table, legal_actions

STEPS_A_POINT: Final = 8
FADING_STEPS: Final = 64
FADING: Final = tuple(exp(-step / STEPS_A_POINT) for step in range(FADING_STEPS))
"""How likely an action is that looks worse than the best by so many steps, compared to it: e times less a point."""


class Mind(NamedTuple):
    """What the rules of thumb read, and paper to write on."""

    neighbours: Sequence[int]
    odds: Sequence[int]
    weights: Sequence[int]
    worths: MutableSequence[int]
    chances: MutableSequence[float]
    """For each legal action, how likely it is: only their ratios count."""


def weigh_actions(table: Table, players: int, mind: Mind, part: int) -> None:
    """Write the chances of what the seat to act may do: one is the likelier the more it looks worth."""
    best = next_action(table, players, mind, part)
    point = DISCARD_WORTH if table[PHASE] == DISCARDING else WORTH
    fade(legal_actions(table, players), mind.worths, mind.worths[best], point, mind.chances)


def next_action(table: Table, players: int, mind: Mind, part: int) -> int:
    """What the seat to act does when a round is played on: the best."""
    return chosen_action(table, players, mind.neighbours, mind.odds, mind.weights, part, mind.worths)


def fade(legal: int, worths: Sequence[int], best: int, point: int, chances: MutableSequence[float]) -> None:
    """The chances of legal actions by how much worse than the best they look."""
    while legal:
        action = lowest_place(legal)
        legal &= legal - 1
        chances[action] = FADING[min(FADING_STEPS - 1, (best - worths[action]) * STEPS_A_POINT // point)]
