"""What is usual: what the small network would do by which the search plays on in its worlds.

A review compares with that and with nothing else, because luck is nothing on the mean only if what is expected and what
is usual come from the same player.
"""

from bisect import bisect
from itertools import accumulate
from math import exp

from catinthebox.bots.neural.seeing import sight_of
from catinthebox.bots.search.by_reflex import DECIDED
from catinthebox.kernel.converting import action_number
from catinthebox.rules import Action, View


def usual_actions(view: View, times: int) -> list[Action]:
    """What is usual at a view if it comes up so many times: each action as often as it is likely."""
    edges = [*accumulate(usual_chances(view))]
    return [view.legal[bisect(edges, edges[-1] * (time + 0.5) / times)] for time in range(times)]


def usual_chances(view: View) -> list[float]:
    """How likely each legal action is: only the ratios count."""
    from catinthebox.bots.neural.network import inputs_of, trained_network  # imports NumPy

    players = view.size.players
    logits = trained_network(players).feel(inputs_of(sight_of(view), players))
    felt = [float(logits[action_number(action)]) for action in view.legal]
    return [exp(DECIDED * (logit - max(felt))) for logit in felt]
