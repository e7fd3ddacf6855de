"""What the network sees of a view."""

from typing import Final

from catinthebox.bots.neural.sight import (
    AIM_ENVY,
    AIM_LEFT,
    AIM_SIDE,
    AIM_TOTALS,
    AIM_WORDS,
    MOST_ENVY,
    look,
    sight_words,
)
from catinthebox.bots.tables_seen import table_seen
from catinthebox.kernel.layouts import neighbours_of
from catinthebox.rules import SIDES, View

ENVY: Final = MOST_ENVY
"""How much the others' mean points count against the own where nothing else is said, in quarters."""


def sight_of(view: View, envy: int = ENVY) -> list[int]:
    """The words of `look` for the seat that has to act."""
    players = view.size.players
    seen = [0] * sight_words(players)
    look(table_seen(view), players, aims_of(view, envy), neighbours_of(view.layout), seen)
    return seen


def aims_of(view: View, envy: int = ENVY) -> list[int]:
    """What the round is played for, in the places that `sight` names."""
    players, aims = view.size.players, [0] * AIM_WORDS
    aims[AIM_SIDE] = 1 if view.layout == SIDES["purple"] else 0
    aims[AIM_LEFT] = players - view.round
    for seat in range(players):
        aims[AIM_TOTALS + seat] = view.totals[seat]
        aims[AIM_ENVY + seat] = envy
    return aims
