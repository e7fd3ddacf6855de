"""`heuristic`: rules of thumb (`thumb`) on what it has not forgotten (`forgetting`), in less than a millisecond."""

from random import Random

from catinthebox.bots.forgetting import forget
from catinthebox.bots.odds import ODDS
from catinthebox.bots.tables_seen import table_seen
from catinthebox.bots.thumb import NEVER, chosen_action
from catinthebox.bots.weights import WEIGHTS
from catinthebox.kernel import tables
from catinthebox.kernel.chance import FRACTION_BITS
from catinthebox.kernel.converting import action_number
from catinthebox.kernel.layouts import neighbours_of
from catinthebox.rules import Action, View


class HeuristicBot:
    """Plays by rules of thumb; where two plays are as good, by a taste of its own."""

    def __init__(self, random: Random, forgets: int = 0) -> None:
        """`forgets` is the chance, in per cent, that it forgets a thing it should keep in mind."""
        self._taste = random.getrandbits(FRACTION_BITS)
        self._forgets = forgets / 100

    def choose(self, view: View) -> Action:
        """The legal action that seems to promise most."""
        table = table_seen(view)
        players, worths = view.size.players, [NEVER] * tables.ACTIONS
        if self._forgets:
            moment = f"{self._taste} {view.round} {table[tables.TAKEN]}"  # no memory: made anew, it forgets the same
            forget(table, players, self._forgets, Random(moment))
        chosen_action(table, players, neighbours_of(view.layout), ODDS, WEIGHTS[players], self._taste, worths)
        return max(view.legal, key=lambda action: worths[action_number(action)])  # a forgotten token is still there
