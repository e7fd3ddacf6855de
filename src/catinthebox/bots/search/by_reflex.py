"""The mind of `champion`: a small trained network says how likely an action is, and how a round goes on.

Plain functions on tables of the kernel, to be compiled, as those of `by_thumb`.

Most of what a network does is its first layer: a row of numbers added for each of the many bits that a seat sees. From
one look of a seat to its next, few bits change; so the sums are kept for each seat, and only what has changed is added
or taken away. They are whole numbers: what a sum is does not depend on how it came about.
"""

from collections.abc import MutableSequence, Sequence
from math import exp
from typing import Final, NamedTuple

from catinthebox.bots.neural.bot import USUAL_TEMPERATURE
from catinthebox.bots.neural.sight import look
from catinthebox.kernel.bits import lowest_place
from catinthebox.kernel.chance import FRACTION_BITS
from catinthebox.kernel.tables import TURN, Table, legal_actions

ROWS_AT_ONCE: Final = 4
"""So many rows are added by one call of `add_four`."""
DECIDED: Final = 1 / USUAL_TEMPERATURE
"""Rounds are played on as `neural` plays: the logits count so many times."""


class Mind(NamedTuple):
    """A network of some layers, and paper to write on."""

    neighbours: Sequence[int]
    aims: Sequence[int]
    inputs: Sequence[int]
    """For each word that is seen, where its lowest bit stands among the inputs."""
    sizes: Sequence[int]
    """How many inputs there are, and outputs of each layer; those between layers are filled up to fours."""
    first: Sequence[Sequence[int]]
    """The first layer, for each input a row of outputs: an input that is set adds its row."""
    unit: float
    """What 1 is worth in that layer."""
    weights: Sequence[Sequence[Sequence[float]]]
    """The layers above, for each of their inputs a row of outputs."""
    biases: Sequence[Sequence[float]]
    """A row for each of them."""
    seen: MutableSequence[int]
    kept: Sequence[MutableSequence[int]]
    """For each seat, the words whose bits are in its sums."""
    sums: Sequence[MutableSequence[int]]
    """For each seat, the outputs of the first layer."""
    units: Sequence[MutableSequence[float]]
    """The outputs of each layer."""
    chances: MutableSequence[float]
    """For each legal action, how likely it is: only their ratios count."""


def weigh_actions(table: Table, players: int, mind: Mind, part: int) -> None:
    """Write the chances of what the seat to act may do, as the network says: who is too sure is easily deceived."""
    felt_chances(table, players, mind, 1.0)


def next_action(table: Table, players: int, mind: Mind, part: int) -> int:
    """What the seat to act does when a round is played on: the likelier the more often."""
    left = felt_chances(table, players, mind, DECIDED) * part
    legal = legal_actions(table, players)
    action = lowest_place(legal)
    while legal & (legal - 1):
        left -= mind.chances[action] * (1 << FRACTION_BITS)
        if left < 0:
            return action
        legal &= legal - 1
        action = lowest_place(legal)
    return action


def felt_chances(table: Table, players: int, mind: Mind, decided: float) -> float:
    """Write the chances of all legal actions, and return their sum. Where there is one only, nobody has to think.

    The more decided, the likelier is what is likely anyhow.
    """
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
        mind.chances[action] = exp(decided * float(logits[action] - best))
        every += mind.chances[action]
    return every


def feel(table: Table, players: int, mind: Mind) -> Sequence[float]:
    """Let the network look: the logits of all actions."""
    look(table, players, mind.aims, mind.neighbours, mind.seen)
    add_inputs(mind, table[TURN])
    for layer in range(len(mind.weights)):
        add_layer(mind, layer)
    return mind.units[len(mind.weights)]


def add_inputs(mind: Mind, seat: int) -> None:
    """The first layer: add the rows of all bits that are new, take away those of bits that are gone."""
    kept, sums, units, outputs = mind.kept[seat], mind.sums[seat], mind.units[0], mind.sizes[1]
    for word in range(len(mind.inputs)):
        changed = kept[word] ^ mind.seen[word]
        while changed:
            bit = changed & -changed
            row = mind.first[mind.inputs[word] + lowest_place(changed)]
            if kept[word] & bit:
                take_row(row, sums, outputs)
            else:
                add_row(row, sums, outputs)
            changed ^= bit
        kept[word] = mind.seen[word]
    for place in range(outputs):
        units[place] = sums[place] * mind.unit


def add_layer(mind: Mind, layer: int) -> None:
    """A layer on top of another, of which only what is above 0 counts."""
    below, rows, units = mind.units[layer], mind.weights[layer], mind.units[layer + 1]
    inputs, outputs = mind.sizes[layer + 1], mind.sizes[layer + 2]
    bend(below, inputs)
    copy_row(mind.biases[layer], units, outputs)
    for place in range(0, inputs, ROWS_AT_ONCE):
        add_four(below, place, rows, units, outputs)


def bend(units: MutableSequence[float], width: int) -> None:
    """Nothing stays below 0."""
    for place in range(width):
        if units[place] < 0:
            units[place] = 0


def copy_row(row: Sequence[float], to: MutableSequence[float], width: int) -> None:
    """The first numbers of a row."""
    for place in range(width):
        to[place] = row[place]


def add_row(row: Sequence[int], to: MutableSequence[int], width: int) -> None:
    """Add the first numbers of a row."""
    for place in range(width):
        to[place] += row[place]


def take_row(row: Sequence[int], to: MutableSequence[int], width: int) -> None:
    """Take the first numbers of a row away."""
    for place in range(width):
        to[place] -= row[place]


def add_four(
    times: Sequence[float], first: int, rows: Sequence[Sequence[float]], to: MutableSequence[float], width: int
) -> None:
    """Add four rows so many times each: one by one, each would wait until the one before is written."""
    a, b, c, d = times[first], times[first + 1], times[first + 2], times[first + 3]
    for place in range(width):
        two = a * rows[first][place] + b * rows[first + 1][place]
        to[place] += two + c * rows[first + 2][place] + d * rows[first + 3][place]
