"""Many rounds by a policy, and what came of them: the figures of a player count."""

import os
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

from catinthebox.kernel import targets
from catinthebox.kernel.layouts import neighbours_of
from catinthebox.kernel.targets import Device
from catinthebox.rules import SIDES, BadSetup, Layout
from catinthebox.rules.sizes import size_for

AT_A_TIME: Final = {"cpu": 1 << 16, "cuda": 1 << 28}
"""Rounds between two reports of progress, on each device. Who interrupts waits for so many and no more."""
AHEAD: Final = 4
"""So many parts wait for each thread, so that none of them waits for the next."""

Told = Callable[[int, int], None]
"""Told how many rounds are done, and of how many."""

Sums = tuple[int, int, int, int, tuple[int, ...]]
"""Plies, tricks, paradoxes, predictions met, and the scores of each seat."""


@dataclass(frozen=True)
class Figures:
    """What many rounds came to; seat 0 starts each."""

    players: int
    side: str
    rounds: int
    plies: int
    paradox_rate: float
    mean_scores: tuple[float, ...]
    tricks_per_round: float
    prediction_met_rate: float
    """How often a seat won what it predicted, or four tricks or fewer with two players, whoever caused a paradox."""
    seconds: float
    plies_per_second: float


def simulate(
    players: int,
    rounds: int,
    *,
    layout: Layout | None = None,
    seed: int = 0,
    threads: int | None = None,
    device: Device = "cpu",
    told: Told = lambda done, of: None,
) -> Figures:
    """Play rounds 0, 1, ... of a seed uniformly at random: the same figures on any number of threads and any device."""
    size = size_for(players)
    if rounds < 1 or seed < 0 or seed >= 1 << 63 or (threads is not None and threads < 1):
        raise BadSetup("at least one round and one thread, and a seed from 0 to 2**63 - 1")
    layout = layout or SIDES[size.side]
    layout.require(size.numbers)
    parts = _on_cuda if device == "cuda" else _on_threads
    play = parts(players, rounds, layout, seed, threads or os.cpu_count() or 1)
    next(play)  # compiled and ready
    begin, done, sums = time.perf_counter(), 0, (0, 0, 0, 0, (0,) * players)
    for played, part in play:
        done += played
        sums = _added(sums, part)
        told(done, rounds)
    return _figures(players, layout.name, rounds, sums, time.perf_counter() - begin)


def _parts(rounds: int, device: Device) -> Iterator[tuple[int, int]]:
    """All rounds in parts: from one to before another."""
    step = AT_A_TIME[device]
    return ((first, min(first + step, rounds)) for first in range(0, rounds, step))


def _on_threads(players: int, rounds: int, layout: Layout, seed: int, threads: int) -> Iterator[tuple[int, Sums]]:
    sum_rounds = targets.cpu().compiled()["sum_rounds"]
    nobody, neighbours = (0,) * players, targets.cpu().array(neighbours_of(layout))
    yield 0, sum_rounds(seed, 0, 1, 0, nobody, neighbours)
    playing: deque[tuple[int, Future[Sums]]] = deque()
    with ThreadPoolExecutor(threads) as pool:
        try:
            for first, end in _parts(rounds, "cpu"):
                playing.append((end - first, pool.submit(sum_rounds, seed, first, 1, end, nobody, neighbours)))
                if len(playing) > AHEAD * threads:
                    played, part = playing.popleft()
                    yield played, part.result()
            for played, part in playing:
                yield played, part.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _on_cuda(players: int, rounds: int, layout: Layout, seed: int, _threads: int) -> Iterator[tuple[int, Sums]]:
    sum_rounds = targets.cuda().sum_rounds(players, neighbours_of(layout))
    yield 0, sum_rounds(seed, 0, 0)
    for first, end in _parts(rounds, "cuda"):
        yield end - first, sum_rounds(seed, first, end)


def _added(one: Sums, other: Sums) -> Sums:
    scores = tuple(a + b for a, b in zip(one[4], other[4], strict=True))
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3], scores


def _figures(players: int, side: str, rounds: int, sums: Sums, seconds: float) -> Figures:
    plies, tricks, paradoxes, met, scores = sums
    return Figures(
        players=players,
        side=side,
        rounds=rounds,
        plies=plies,
        paradox_rate=paradoxes / rounds,
        mean_scores=tuple(score / rounds for score in scores),
        tricks_per_round=tricks / rounds,
        prediction_met_rate=met / (rounds * players),
        seconds=seconds,
        plies_per_second=plies / seconds,
    )
