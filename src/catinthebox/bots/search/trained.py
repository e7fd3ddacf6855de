"""The mind of `champion`: trained networks. Importing this file imports Numba and safetensors: see `minds`.

A small network plays on in its worlds (`by_reflex`). The large one beside it says beforehand which actions are worth a
search at all, and its opinion is not forgotten afterwards.
"""

from collections.abc import Callable
from functools import cache
from itertools import accumulate
from typing import Any, Final

import numpy as np

from catinthebox.bots.neural import sight
from catinthebox.bots.neural.network import Network, inputs_of, trained_network
from catinthebox.bots.neural.seeing import aims_of, sight_of
from catinthebox.bots.search import by_reflex, foresight, worlds
from catinthebox.bots.search.minds import Mind, Opinion
from catinthebox.kernel import cpu, uniform
from catinthebox.kernel.converting import action_number
from catinthebox.kernel.layouts import neighbours_of
from catinthebox.kernel.tables import ACTIONS
from catinthebox.rules import View

TRUST: Final = 0.03
"""How many points an action is ahead for being e times likelier, in the eyes of the large network."""
TRUST_AT_THE_END: Final = 0.01
"""The same in the last round of a match, where its victory counts instead of points."""
DRAWN_TOGETHER: Final = 8
"""So many worlds are drawn from the same ones that were weighed."""
LEAST_CHANCE: Final = 0.01
"""Actions that the large network thinks less likely are not searched..."""
ALWAYS_SEARCHED: Final = 6
"""...unless they are among so many that it likes best."""


def reflex_mind(network_for: Callable[[int], Network] = trained_network) -> Mind:
    """Trained networks, one for each number of players."""
    return Mind(
        cpu.compiled(uniform, sight, by_reflex, worlds, foresight)["look_ahead"],
        lambda view: reflex_of(network_for(view.size.players), view),
        lambda view: opinion_of(network_for(view.size.players), view),
        DRAWN_TOGETHER,
    )


def reflex_of(network: Network, view: View, array: Callable[[Any], Any] = cpu.array) -> by_reflex.Mind:
    """The small network at a view. `array` makes rows of words that compiled code reads."""
    weights, biases = _rows(network)
    chances: Any = np.zeros(ACTIONS)
    return by_reflex.Mind(
        neighbours=array(neighbours_of(view.layout)),
        aims=array(aims_of(view)),
        inputs=array([0, *accumulate(sight.sight_widths(network.players))][:-1]),
        sizes=array([weight.shape[1] for weight, _ in network.reflex] + [ACTIONS]),
        weights=weights,
        biases=biases,
        seen=array([0] * sight.sight_words(network.players)),
        units=np.zeros_like(biases),
        chances=chances,
    )


@cache
def _rows(network: Network) -> tuple[Any, Any]:
    """The weights of all layers, for each input a row of outputs, and a row of biases for each layer."""
    widest = max(len(bias) for _, bias in network.reflex)
    rows = [np.pad(weight.T, ((0, 0), (0, widest - len(bias)))) for weight, bias in network.reflex]
    biases = [np.pad(bias, (0, widest - len(bias))) for _, bias in network.reflex]
    return np.ascontiguousarray(np.concatenate(rows)), np.stack(biases)


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
