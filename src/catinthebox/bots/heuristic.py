"""`heuristic`: rules of thumb (`thumb`) on what it has not forgotten (`forgetting`), in less than a millisecond."""

from functools import lru_cache
from random import Random
from typing import Final

from catinthebox.bots.forgetting import forget
from catinthebox.bots.odds import ODDS
from catinthebox.bots.thumb import NEVER, chosen_action
from catinthebox.bots.weights import WEIGHTS
from catinthebox.kernel import tables
from catinthebox.kernel.chance import FRACTION_BITS
from catinthebox.kernel.converting import action_number
from catinthebox.kernel.layouts import KERNEL_SPACES, neighbours_of, space_of
from catinthebox.kernel.spaces import EVERY_NUMBER
from catinthebox.kernel.tricks import strength
from catinthebox.rules import Action, Phase, View

_PHASES: Final = {
    Phase.DISCARD: tables.DISCARDING,
    Phase.PREDICT: tables.PREDICTING,
    Phase.PLAY: tables.PLAYING,
}

_neighbours: Final = lru_cache(64)(neighbours_of)


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
        chosen_action(table, players, _neighbours(view.layout), ODDS, WEIGHTS[players], self._taste, worths)
        return max(view.legal, key=lambda action: worths[action_number(action)])  # a forgotten token is still there


def table_seen(view: View) -> list[int]:
    """What a seat that has to act sees, as a table of the kernel on which nobody else has cards."""
    assert view.seat is not None  # a spectator has nothing to choose
    table = [0] * tables.WORDS
    tables.clear(table, view.size.players, view.start)
    table[tables.PHASE] = _PHASES[view.phase]
    table[tables.TURN] = view.seat
    table[tables.HANDS + view.seat] = sum([1 << 4 * (number - 1) for number in view.hand])
    for index, owner in enumerate(view.board):
        if owner is not None:
            bit = 1 << KERNEL_SPACES[index]
            table[tables.TAKEN] |= bit
            if owner >= 0:
                table[tables.BOARDS + owner] |= bit
    for seat, colours in enumerate(view.tokens):
        table[tables.COLOURS + seat] = sum([EVERY_NUMBER << colour for colour in colours])
        table[tables.ANNOUNCED] |= (view.predictions[seat] or 0) << 4 * seat
        table[tables.WON] |= view.tricks_won[seat] << 4 * seat
    table[tables.DISCARDS] = (view.discards[view.seat] or 0) << 4 * view.seat
    table[tables.DONE] = len(view.tricks)
    _lay_trick(table, view)
    return table


def _lay_trick(table: list[int], view: View) -> None:
    """The trick under way, and who takes it as it lies."""
    table[tables.PLACE] = len(view.trick)
    for place, play in enumerate(view.trick):
        table[tables.LED] = view.trick[0].colour
        worth = strength(space_of(play.colour, play.number), view.trick[0].colour)
        if worth > table[tables.BEST]:
            table[tables.BEST] = worth
            table[tables.WINNER] = (view.leader + place) % view.size.players
