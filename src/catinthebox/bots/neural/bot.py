"""`neural`: does what a trained network would, at a glance."""

from collections.abc import Callable
from math import exp
from random import Random
from typing import TYPE_CHECKING, Final

from catinthebox.bots.naming import Option, Options
from catinthebox.bots.neural.seeing import sight_of
from catinthebox.kernel.converting import action_number
from catinthebox.rules import Action, View

if TYPE_CHECKING:
    from catinthebox.bots.neural.network import Network

USUAL_TEMPERATURE: Final = 0.5
"""How freely `neural` chooses unless told otherwise: as well as if it did what it likes best, and harder to foresee."""
OPTIONS: Final = {
    "temperature": Option(0, 1000, "in per cent, how freely it chooses among what it likes", for_guests=True)
}


def trained(players: int) -> "Network":
    """The network that comes with the package; NumPy is imported now and not before."""
    from catinthebox.bots.neural.network import trained_network

    return trained_network(players)


class NeuralBot:
    """Does what its network likes, often the best of it, and sometimes what it likes nearly as much."""

    def __init__(self, random: Random, options: Options, network_for: Callable[[int], "Network"] = trained) -> None:
        """At a temperature of 100 per cent, each action is as likely as the network says; at 0, it does the likeliest.

        There is a network for each number of players.
        """
        self._seed = random.getrandbits(60)
        self._temperature = options["temperature"] / 100 if "temperature" in options else USUAL_TEMPERATURE
        self._network_for = network_for

    def choose(self, view: View) -> Action:
        """The legal action with the largest logit, or one drawn by them."""
        if len(view.legal) == 1:
            return view.legal[0]
        logits = self._logits(view)
        if not self._temperature:
            return max(view.legal, key=logits.__getitem__)
        best = max(logits.values())
        chances = [exp((logits[action] - best) / self._temperature) for action in view.legal]
        moment = f"{self._seed} {view.round} {view.phase} {len(view.tricks)}"
        return Random(moment).choices(view.legal, chances)[0]  # no memory: made anew, it draws the same

    def _logits(self, view: View) -> dict[Action, float]:
        from catinthebox.bots.neural.network import inputs_of

        players = view.size.players
        policy = self._network_for(players).think(inputs_of(sight_of(view), players)).policy
        return {action: float(policy[action_number(action)]) for action in view.legal}
