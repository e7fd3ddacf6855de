"""Thinking about one view: the same worlds for every action, more and more of them, until time is up.

Importing this file imports Numba: see `judging`.
"""

from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from time import perf_counter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from catinthebox.bots.search import foresight
from catinthebox.bots.search.chains import WORLD_WORDS, Chain
from catinthebox.bots.search.judging import Aim, Effort, Judgement
from catinthebox.bots.search.minds import Mind
from catinthebox.bots.search.seeing import seen_by
from catinthebox.bots.search.worth import worths_of
from catinthebox.kernel import cpu
from catinthebox.kernel.chance import key_of
from catinthebox.kernel.converting import action_number
from catinthebox.rules import View

BATCH: Final = 32
"""So many worlds are looked at before the actions are compared, and before the next look at the clock."""
TRIES: Final = 4
"""So many worlds are weighed for each that is played on."""
CHAINS: Final = 8
"""So many chains of worlds, each in one thread at a time, or fewer..."""
WORTH_A_CHAIN: Final = 8
"""...where each would have less than so many worlds."""
CLEARLY: Final = 3.0
"""An action is dropped when it is behind the best by so many standard errors."""


def new_chain(players: int) -> Chain:
    """A chain that has not begun."""
    words, likely = [cpu.zeros(WORLD_WORDS) for _ in range(2)], [np.zeros(players) for _ in range(3)]
    return Chain(words[0], likely[0], words[1], *likely[1:])  # type: ignore[arg-type]


def _chains(effort: Effort) -> int:
    """How many chains an effort is worth, whatever its threads."""
    return CHAINS if effort.worlds is None else max(1, min(CHAINS, effort.worlds // WORTH_A_CHAIN))


class Thinking:
    """A view, and what came of its actions so far."""

    def __init__(self, view: View, effort: Effort, seed: int, mind: Mind, aim: Aim) -> None:
        self._began = perf_counter()
        self._view, self._effort, self._seed, self._mind, self._aim = view, effort, seed, mind, aim
        self._players = view.size.players
        self._seen = seen_by(view, cpu.array)
        self._knowledge = [mind.knowledge(view) for _ in range(effort.threads)]
        self._opinion = mind.opinion(view)
        self._chains = [new_chain(self._players) for _ in range(_chains(effort) if mind.steps else effort.threads)]
        self._numbers = cpu.array([action_number(action) for action in view.legal])
        self._alive = [place for place, searched in enumerate(self._opinion.searched) if searched or not effort.narrow]
        self._done = 0
        self._outcomes: list[list[NDArray[np.int64]]] = [[] for _ in view.legal]
        """For each action, batch after batch, a row for each world: see `foresight.outcome_of`."""

    def think(self) -> None:
        """Look at as many worlds as the effort allows."""
        with ThreadPoolExecutor(self._effort.threads) as pool:
            took = 0.0
            while not self._is_enough(took):
                began = perf_counter()
                self._look(pool)
                if self._effort.narrow:
                    self._narrow()
                took = perf_counter() - began

    def judgements(self) -> list[Judgement]:
        """All actions that were tried, the best of those that were not dropped first."""
        ranked = sorted(
            [place for place, outcomes in enumerate(self._outcomes) if outcomes],
            key=lambda place: (place in self._alive, self._compared(place).mean()),
            reverse=True,
        )
        return [self._judgement(place) for place in ranked]

    def _is_enough(self, took: float) -> bool:
        """Whether nothing is left to compare, all worlds were looked at, or there is no time for another batch.

        The next is expected to take as long as the last.
        """
        if self._effort.narrow and self._done > 0 and len(self._alive) == 1:
            return True
        if self._effort.worlds is not None:
            return self._done >= self._effort.worlds
        assert self._effort.seconds is not None
        return self._done > 0 and perf_counter() + took > self._began + self._effort.seconds

    def _look(self, pool: ThreadPoolExecutor) -> None:
        """Try the actions that are left in a few more worlds."""
        count = BATCH if self._effort.worlds is None else min(BATCH, self._effort.worlds - self._done)
        outcomes = cpu.zeros(count, len(self._alive), self._players + 2)
        seed, threads, chains = key_of(self._seed, self._done), self._effort.threads, len(self._chains)

        def look(part: int) -> None:
            paper = cpu.zeros(foresight.ROWS, foresight.ROW), np.zeros(TRIES)
            for first in range(chains * part // threads, chains * (part + 1) // threads):
                which = first, chains, seed, self._seen, self._mind.steps, self._chains[first]
                self._mind.look_ahead(*which, self._numbers[self._alive], self._knowledge[part], *paper, outcomes)

        list(pool.map(look, range(threads)))
        for column, place in enumerate(self._alive):
            self._outcomes[place].append(outcomes[:, column])
        self._done += count

    def _narrow(self) -> None:
        """Drop the actions that are clearly behind the best in the same worlds."""
        tried = np.stack([self._compared(place) for place in self._alive])
        behind = tried[tried.mean(1).argmax()] - tried
        errors = behind.std(1) / sqrt(behind.shape[1])
        keep = behind.mean(1) <= CLEARLY * errors
        self._alive = [place for place, kept in zip(self._alive, keep, strict=True) if kept]

    def _worths(self, place: int) -> NDArray[np.float64]:
        """What came of an action is worth this in each of its worlds."""
        return worths_of(np.concatenate(self._outcomes[place])[:, : self._players], self._view, self._aim)

    def _compared(self, place: int) -> NDArray[np.float64]:
        """The same with what the mind thought of the action beforehand."""
        return self._worths(place) + float(self._opinion.ahead[place])

    def _judgement(self, place: int) -> Judgement:
        outcomes = np.concatenate(self._outcomes[place])
        figures = outcomes[:, [self._seen.seat, self._players, self._players + 1]]
        points, met, paradox = figures.mean(0).tolist()
        points_error, met_error, paradox_error = (figures.std(0) / sqrt(len(figures))).tolist()
        return Judgement(
            self._view.legal[place],
            float(self._worths(place).mean()),
            points,
            points_error,
            met,
            met_error,
            paradox,
            paradox_error,
            len(outcomes),
        )
