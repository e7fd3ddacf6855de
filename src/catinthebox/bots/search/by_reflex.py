"""The mind of `champion`: a small trained network says how likely an action is, and how a round goes on.

Plain functions on tables of the kernel, to be compiled, as those of `by_thumb`.
"""

from collections.abc import MutableSequence, Sequence
from math import exp
from typing import NamedTuple

from catinthebox.bots.neural.sight import look
from catinthebox.kernel.bits import lowest_place
from catinthebox.kernel.chance import FRACTION_BITS
from catinthebox.kernel.tables import Table, legal_actions


class Mind(NamedTuple):
    """A network of some layers, all of them in one row of numbers; and paper to write on."""

    neighbours: Sequence[int]
    aims: Sequence[int]
    inputs: Sequence[int]
    """For each word that is seen, where its lowest bit stands among the inputs."""
    sizes: Sequence[int]
    """How many inputs there are, and outputs of each layer."""
    weights: Sequence[Sequence[float]]
    """Layer after layer, for each input a row of outputs: an input that is set adds its row."""
    biases: Sequence[Sequence[float]]
    """A row for each layer, as in `units`."""
    seen: MutableSequence[int]
    units: Sequence[MutableSequence[float]]
    """The outputs of each layer."""
    chances: MutableSequence[float]
    """For each legal action, how likely it is: only their ratios count."""


def weigh_actions(table: Table, players: int, mind: Mind, part: int) -> None:
    """Write the chances of what the seat to act may do."""
    felt_chances(table, players, mind)


def next_action(table: Table, players: int, mind: Mind, part: int) -> int:
    """What the seat to act does when a round is played on: the likelier the more often."""
    left = felt_chances(table, players, mind) * part
    legal = legal_actions(table, players)
    action = lowest_place(legal)
    while legal & (legal - 1):
        left -= mind.chances[action] * (1 << FRACTION_BITS)
        if left < 0:
            return action
        legal &= legal - 1
        action = lowest_place(legal)
    return action


def felt_chances(table: Table, players: int, mind: Mind) -> float:
    """Write the chances of all legal actions, and return their sum. Where there is one only, nobody has to think."""
    legal = legal_actions(table, players)
    if legal & (legal - 1) == 0:
        mind.chances[lowest_place(legal)] = 1.0
        return 1.0
    logits = feel(table, players, mind)
    best = logits[lowest_place(legal)]
    left = legal
    while left:
        best = max(best, logits[lowest_place(left)])
        left &= left - 1
    every = 0.0
    while legal:
        action = lowest_place(legal)
        legal &= legal - 1
        mind.chances[action] = exp(float(logits[action] - best))
        every += mind.chances[action]
    return every


def feel(table: Table, players: int, mind: Mind) -> Sequence[float]:
    """Let the network look: the logits of all actions."""
    look(table, players, mind.aims, mind.neighbours, mind.seen)
    add_inputs(mind)
    row = mind.sizes[0]
    for layer in range(1, len(mind.sizes) - 1):
        add_layer(mind, layer, row)
        row += mind.sizes[layer]
    return mind.units[len(mind.sizes) - 2]


def add_inputs(mind: Mind) -> None:
    """The first layer: the rows of all bits that are set."""
    units, outputs = mind.units[0], mind.sizes[1]
    copy_row(mind.biases[0], units, outputs)
    for word in range(len(mind.inputs)):
        bits = mind.seen[word]
        while bits:
            add_row(mind.weights[mind.inputs[word] + lowest_place(bits)], units, outputs)
            bits &= bits - 1


def add_layer(mind: Mind, layer: int, row: int) -> None:
    """A layer on top of another, of which only what is above 0 counts."""
    below, units, outputs = mind.units[layer - 1], mind.units[layer], mind.sizes[layer + 1]
    copy_row(mind.biases[layer], units, outputs)
    for place in range(mind.sizes[layer]):
        if below[place] > 0:
            add_times(below[place], mind.weights[row + place], units, outputs)


def copy_row(row: Sequence[float], to: MutableSequence[float], width: int) -> None:
    """The first numbers of a row."""
    for place in range(width):
        to[place] = row[place]


def add_row(row: Sequence[float], to: MutableSequence[float], width: int) -> None:
    """Add the first numbers of a row."""
    for place in range(width):
        to[place] += row[place]


def add_times(times: float, row: Sequence[float], to: MutableSequence[float], width: int) -> None:
    """Add the first numbers of a row, so many times."""
    for place in range(width):
        to[place] += times * row[place]
