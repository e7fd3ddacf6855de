"""The minds that a search can think with. Importing this file imports Numba: see `judging`."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from catinthebox.bots import thumb
from catinthebox.bots.odds import ODDS
from catinthebox.bots.search import by_thumb, chains, foresight, worlds
from catinthebox.bots.search.judging import MindName
from catinthebox.bots.weights import WEIGHTS
from catinthebox.kernel import cpu, uniform
from catinthebox.kernel.errors import NotInstalled
from catinthebox.kernel.layouts import neighbours_of
from catinthebox.kernel.tables import ACTIONS
from catinthebox.rules import View

if TYPE_CHECKING:
    from catinthebox.bots.search import by_reflex


@dataclass(frozen=True)
class Mind:
    """What a search thinks with."""

    look_ahead: Callable[..., None]
    """`foresight.look_ahead`, compiled with this mind inside."""
    knowledge: Callable[[View], "by_thumb.Mind | by_reflex.Mind"]
    """What its module reads at a view. Every thread needs its own."""
    opinion: Callable[[View], "Opinion"]
    steps: int = 0
    """So many steps lead from one world to the next (`chains`); without, each is drawn from some that were weighed."""


@dataclass(frozen=True)
class Opinion:
    """What a mind thinks of the legal actions of a view before it searches."""

    searched: NDArray[np.bool_]
    """Which of them are worth a search, where not all must be."""
    ahead: NDArray[np.float64]
    """What is added to the worth of each when they are compared."""


def mind_called(name: MindName) -> Mind:
    """Rules of thumb, or trained networks."""
    if name == "thumb":
        return thumb_mind()
    try:
        from catinthebox.bots.search.trained import reflex_mind
    except ImportError as missing:
        message = f"{missing.name} is not installed: pip install 'catinthebox[fast]'"
        raise NotInstalled(message, library=missing.name, extra="fast") from missing
    return reflex_mind()


@cache
def thumb_mind() -> Mind:
    """Rules of thumb: they have no opinion before they search."""
    compiled = cpu.compiled(uniform, thumb, by_thumb, worlds, chains, foresight)
    return Mind(compiled["look_ahead"], _knowledge, _no_opinion)


def _knowledge(view: View) -> by_thumb.Mind:
    words = (neighbours_of(view.layout), ODDS, WEIGHTS[view.size.players], [0] * ACTIONS)
    arrays: list[Any] = [*map(cpu.array, words), np.zeros(ACTIONS)]
    return by_thumb.Mind(*arrays)


def _no_opinion(view: View) -> Opinion:
    return Opinion(np.ones(len(view.legal), np.bool_), np.zeros(len(view.legal)))
