"""Rollouts on several threads: from many tables, many tries each."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType
from typing import TYPE_CHECKING

from catinthebox.kernel import targets, uniform
from catinthebox.kernel.layouts import neighbours_of
from catinthebox.kernel.tables import WORDS
from catinthebox.rules import Layout

if TYPE_CHECKING:
    from numpy import int64
    from numpy.typing import NDArray


def rollouts(
    tables: "Sequence[Sequence[int]] | NDArray[int64]",
    tries: int,
    *,
    players: int,
    layout: Layout,
    seed: int = 0,
    threads: int | None = None,
    policy: ModuleType = uniform,
) -> "NDArray[int64]":
    """The points of every seat in `tries` rounds played on from each table: an array by table, try and seat."""
    cpu = targets.cpu()
    fill, nobody, neighbours = cpu.compiled(policy)["fill_rollouts"], (0,) * players, cpu.array(neighbours_of(layout))
    rows = cpu.array(tables)
    scores = cpu.zeros(len(rows) * tries, players)
    threads = threads or os.cpu_count() or 1
    step = max(1, -(-len(scores) // threads))

    def play(first: int) -> None:
        end = min(first + step, len(scores))
        fill(rows, tries, seed, first, end, nobody, neighbours, cpu.zeros(WORDS), scores)

    if threads == 1:
        play(0)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(play, range(0, len(scores), step)))
    filled: NDArray[int64] = scores.reshape(len(rows), tries, players)
    return filled
