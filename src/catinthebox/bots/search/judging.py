"""What each action of a view promises: the same many worlds for every action, until time is up."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from time import perf_counter
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from catinthebox.bots import thumb
from catinthebox.bots.odds import ODDS
from catinthebox.bots.search import foresight, worlds
from catinthebox.bots.search.seeing import seen_by
from catinthebox.bots.weights import WEIGHTS
from catinthebox.kernel import targets, uniform
from catinthebox.kernel.converting import action_number
from catinthebox.kernel.layouts import neighbours_of
from catinthebox.rules import Action, View

if TYPE_CHECKING:
    from numpy import float64, int64
    from numpy.typing import NDArray

BATCH: Final = 32
"""So many worlds are looked at before the clock, and before the actions are compared."""
TRIES: Final = 4
"""So many worlds are drawn for each that is played on."""
CLEARLY: Final = 3.0
"""An action is dropped when it is behind the best by so many standard errors."""
ENVY: Final = 0.5
"""How much the others' mean points count against the own."""


@dataclass(frozen=True)
class Judgement:
    """What an action promises, each figure with its standard error."""

    action: Action
    worth: float
    """What the search goes by: points compared to others, or in a match's last round the chance to win it."""
    points: float
    points_error: float
    met: float
    """The chance to meet the prediction (S3)."""
    met_error: float
    paradox: float
    """The chance to cause the paradox (X1)."""
    paradox_error: float
    worlds: int


@dataclass(frozen=True)
class Effort:
    """How long to think: for a time, or for a number of worlds, which makes the answer reproducible."""

    seconds: float | None = None
    worlds: int | None = None
    threads: int = 1
    narrow: bool = True
    """Whether to drop actions that are clearly worse, so that more worlds are left for the others."""


def judged(view: View, effort: Effort, seed: int = 0) -> list[Judgement]:
    """Every legal action, the best first; those that were dropped come last."""
    return _Thinking(view, effort, seed).result()


class _Thinking:
    """One view, and what came of its actions so far."""

    def __init__(self, view: View, effort: Effort, seed: int) -> None:
        begun = perf_counter()
        self._ends_at = None if effort.seconds is None else begun + effort.seconds
        self._view, self._effort, self._seed = view, effort, seed
        self._cpu = targets.cpu()
        self._look_ahead = _look_ahead(self._cpu)
        self._seen = seen_by(view, self._cpu.array)
        self._facts = [
            self._cpu.array(words) for words in (neighbours_of(view.layout), ODDS, WEIGHTS[view.size.players])
        ]
        self._actions = list(view.legal)
        self._outcomes: dict[Action, list[NDArray[int64]]] = {action: [] for action in view.legal}
        self._alive = list(view.legal)
        self._done = 0
        with ThreadPoolExecutor(effort.threads) as pool:
            self._think(pool)

    def _think(self, pool: ThreadPoolExecutor) -> None:
        took = 0.0
        while not self._is_enough(took):
            began = perf_counter()
            self._look(BATCH, pool)
            if self._effort.narrow:
                self._narrow()
            took = perf_counter() - began

    def _is_enough(self, took: float) -> bool:
        if self._effort.worlds is not None:
            return self._done >= self._effort.worlds
        return self._done > 0 and (self._ends_at is None or perf_counter() + took > self._ends_at)

    def _look(self, count: int, pool: ThreadPoolExecutor) -> None:
        """Try all actions that are left in so many more worlds."""
        numbers = self._cpu.array([action_number(action) for action in self._alive])
        outcomes = self._cpu.zeros(count, len(numbers), self._seen.players + 2)
        seed = hash((self._seed, self._done)) & (2**62 - 1)
        parts = self._effort.threads

        def part(place: int) -> None:
            first, end = count * place // parts, count * (place + 1) // parts
            scratch = self._cpu.zeros(foresight.ROWS, max(foresight.ROW, 64))
            self._look_ahead(first, end, seed, self._seen, TRIES, numbers, *self._facts, scratch, outcomes)

        list(pool.map(part, range(parts)))
        for place, action in enumerate(self._alive):
            self._outcomes[action].append(outcomes[:, place])
        self._done += count

    def _narrow(self) -> None:
        """Drop what is clearly worse than the best."""
        import numpy as np

        worths = {action: self._worths(action) for action in self._alive}
        best = max(self._alive, key=lambda action: worths[action].mean())
        kept = []
        for action in self._alive:
            behind = worths[best] - worths[action]
            error = behind.std() / np.sqrt(len(behind))
            if behind.mean() <= CLEARLY * error or action == best:
                kept.append(action)
        self._alive = kept

    def _worths(self, action: Action) -> "NDArray[float64]":
        import numpy as np

        outcomes = np.concatenate(self._outcomes[action])
        return worth(outcomes[:, : self._seen.players], self._view)

    def result(self) -> list[Judgement]:
        judgements = [self._judgement(action) for action in self._actions]
        return sorted(
            judgements, key=lambda judgement: (judgement.action in self._alive, judgement.worth), reverse=True
        )

    def _judgement(self, action: Action) -> Judgement:
        import numpy as np

        outcomes = np.concatenate(self._outcomes[action])
        players = self._seen.players
        figures = [outcomes[:, self._seen.seat], outcomes[:, players], outcomes[:, players + 1]]
        stats = [f(x) for x in figures for f in (lambda x: float(x.mean()), lambda x: float(x.std() / np.sqrt(len(x))))]
        return Judgement(action, float(self._worths(action).mean()), *stats, worlds=len(outcomes))


def worth(points: "NDArray[int64]", view: View) -> "NDArray[float64]":
    """What ends of a round are worth to the seat: in the last round, the chance to win the match (G2)."""
    seat, players = view.seat, view.size.players
    others = (points.sum(1) - points[:, seat]) / (players - 1)
    lead = points[:, seat] - ENVY * others
    if view.round < players:
        return lead
    ranks = (points + list(view.totals)) * 64 + points
    best = ranks.max(1)
    first = ranks == best[:, None]
    return first[:, seat] / first.sum(1) + 0.01 * lead


@cache
def _look_ahead(cpu: ModuleType) -> Any:
    return cpu.compiled(uniform, thumb, worlds, foresight)["look_ahead"]
