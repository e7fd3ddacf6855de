"""The mind of `champion`: trained networks. Importing this file imports Numba and safetensors: see `minds`.

A small network plays on in its worlds (`by_reflex`). The large one beside it says beforehand which actions are worth a
search at all, and its opinion is not forgotten afterwards.
"""

from collections.abc import Callable
from functools import cache
from itertools import accumulate
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from catinthebox.bots.neural import sight
from catinthebox.bots.neural.network import Network, inputs_of, trained_network
from catinthebox.bots.neural.seeing import aims_of, sight_of
from catinthebox.bots.search import by_reflex, chains, foresight, worlds
from catinthebox.bots.search.by_reflex import ROWS_AT_ONCE
from catinthebox.bots.search.minds import Mind, Opinion
from catinthebox.kernel import cpu, uniform
from catinthebox.kernel.converting import action_number
from catinthebox.kernel.layouts import neighbours_of
from catinthebox.kernel.tables import ACTIONS
from catinthebox.rules import View

TRUST: Final = 0.1
"""How many points an action is ahead for being e times likelier, in the eyes of the large network."""
TRUST_AT_THE_END: Final = 0.03
"""The same in the last round of a match, where its victory counts instead of points."""
STEPS: Final = 8
"""So many steps lead from one world to the next."""
LEAST_CHANCE: Final = 0.01
"""Actions that the large network thinks less likely are not searched..."""
ALWAYS_SEARCHED: Final = 6
"""...unless they are among so many that it likes best."""


def reflex_mind(network_for: Callable[[int], Network] = trained_network) -> Mind:
    """Trained networks, one for each number of players."""
    return Mind(
        cpu.compiled(uniform, sight, by_reflex, worlds, chains, foresight)["look_ahead"],
        lambda view: reflex_of(network_for(view.size.players), view),
        lambda view: opinion_of(network_for(view.size.players), view),
        STEPS,
    )


def reflex_of(network: Network, view: View, array: Callable[[Any], Any] = cpu.array) -> by_reflex.Mind:
    """The small network at a view. `array` makes rows of words that compiled code reads."""
    rows, players = _rows(network), network.players
    sums: Any = np.tile(rows.nothing_seen, (players, 1))
    units: Any = np.zeros((len(network.reflex), rows.biases.shape[1]), np.float32)
    chances: Any = np.zeros(ACTIONS)
    return by_reflex.Mind(
        neighbours=array(neighbours_of(view.layout)),
        aims=array(aims_of(view)),
        inputs=array([0, *accumulate(sight.sight_widths(players))][:-1]),
        sizes=array(rows.sizes),
        first=rows.first,
        unit=rows.unit,
        weights=rows.weights,
        biases=rows.biases,
        seen=array([0] * sight.sight_words(players)),
        kept=array([[0] * sight.sight_words(players) for _ in range(players)]),
        sums=sums,
        units=units,
        chances=chances,
    )


class _Rows(NamedTuple):
    """A small network as `by_reflex.Mind` has it."""

    sizes: tuple[int, ...]
    first: NDArray[np.int16]
    unit: float
    nothing_seen: NDArray[np.int32]
    """The outputs of the first layer where no bit is set."""
    weights: NDArray[np.float32]
    biases: NDArray[np.float32]


@cache
def _rows(network: Network) -> Any:
    """The first layer as whole numbers, as fine as has room in two bytes; the others as they are."""
    (first, bias), *above = network.reflex
    widths = [-(-len(bias) // ROWS_AT_ONCE) * ROWS_AT_ONCE for _, bias in network.reflex[:-1]]
    widest = max(*widths, ACTIONS)
    weights = np.zeros((len(above), widest, widest), np.float32)
    biases = np.zeros((len(above), widest), np.float32)
    for layer, (weight, added) in enumerate(above):
        weights[layer, : weight.shape[1], : len(added)] = weight.T
        biases[layer, : len(added)] = added
    unit = float(np.abs(first).max()) / np.iinfo(np.int16).max or 1.0
    rows, nothing_seen = np.zeros((first.shape[1], widths[0]), np.int16), np.zeros(widths[0], np.int32)
    rows[:, : len(bias)] = (first.T / unit).round()
    nothing_seen[: len(bias)] = (bias / unit).round()
    return _Rows((len(rows), *widths, ACTIONS), rows, unit, nothing_seen, weights, biases)


def opinion_of(network: Network, view: View) -> Opinion:
    """What the large network thinks: an action that it likes is searched, and stays ahead unless the search objects."""
    players = view.size.players
    policy = network.think(inputs_of(sight_of(view), players)).policy.astype(np.float64)
    logits = policy[[action_number(action) for action in view.legal]]
    likely = logits - logits.max()
    likely -= np.log(np.exp(likely).sum())
    searched = likely >= np.log(LEAST_CHANCE)
    searched[np.argsort(-likely)[:ALWAYS_SEARCHED]] = True
    return Opinion(searched, likely * (TRUST if view.round < players else TRUST_AT_THE_END))
