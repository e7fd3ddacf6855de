"""The kernel compiled for CUDA, from the same functions. Importing this file imports numba-cuda.

One thread plays one round after the other, all of it in registers. Arrays of many tables lie so that neighbouring
threads read neighbouring words.
"""

from collections.abc import Callable, Sequence
from functools import cache
from types import ModuleType
from typing import Any, Final

import numpy as np

for _removed, _today in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _removed):  # numba-cuda 0.30 looks for names that NumPy 2.5 no longer has
        setattr(np, _removed, getattr(np, _today))

from numba import cuda  # noqa: E402 - after the names it looks for

from catinthebox.kernel import bits, compiling, uniform  # noqa: E402
from catinthebox.kernel.errors import NoDevice  # noqa: E402

THREADS: Final = 128
"""Threads of a block."""
BLOCKS_A_PROCESSOR: Final = 64
"""Blocks for each multiprocessor: many times what it runs at once, so that the last ones leave little of it idle."""

DEVICE_FUNCTION: Final = {"device": True, "forceinline": True}
"""How everything but the kernels is compiled: into its caller."""

Sums = tuple[int, int, int, int, tuple[int, ...]]


def require_device() -> None:
    """Refuse where no CUDA device works."""
    try:
        cuda.current_context()
    except Exception as error:  # the driver's errors have no common class
        reason = " ".join(str(error).split())
        raise NoDevice(f"CUDA does not work here: {reason}", reason=reason) from error


def added(one: int, other: int) -> int:
    """As in `bits`; without a sign, a sum may overflow."""
    return np.int64((np.uint64(one) + np.uint64(other)) & np.uint64(bits.WORD))  # type: ignore[return-value]


def multiplied(one: int, other: int) -> int:
    """As in `bits`; without a sign, a product may overflow."""
    return np.int64((np.uint64(one) * np.uint64(other)) & np.uint64(bits.WORD))  # type: ignore[return-value]


def count_bits(word: int) -> int:
    """As in `bits`."""
    return np.int64(cuda.popc(word))  # type: ignore[return-value]


def lowest_place(word: int) -> int:
    """As in `bits`; the card counts from 1."""
    return np.int64(cuda.ffs(word) - 1)  # type: ignore[return-value]


def nth_bit(word: int, n: int) -> int:
    """As in `bits`, by halves: the first step finds the right 32 bits, the others need only such short words."""
    low = np.uint32(word & 0xFFFFFFFF)
    below = np.uint32(cuda.popc(low))
    left = np.uint32(n)
    upper = left >= below
    half = np.uint32(word >> 32) if upper else low
    left = np.uint32(left - below) if upper else left
    place = np.uint32(0)
    for step in range(5):
        width = np.uint32(16 >> step)
        below = np.uint32(cuda.popc(np.uint32(half & np.uint32((1 << width) - 1))))
        further = left >= below
        half = np.uint32(half >> width) if further else half
        left = np.uint32(left - below) if further else left
        place = np.uint32(place + width) if further else place
    return np.int64(1) << np.int64(place + np.uint32(32) if upper else place)  # type: ignore[return-value]


@cache
def compiled(policy: ModuleType = uniform, *more: ModuleType) -> compiling.Namespace:
    """All functions of the kernel as device functions, with this policy inside, and those of more modules."""
    own = {f.__name__: _device(f) for f in (added, multiplied, count_bits, lowest_place, nth_bit)}
    return compiling.namespace(own, _device, policy, *more)


def _device(function: Callable[..., object]) -> object:
    return cuda.jit(function, **DEVICE_FUNCTION)


@cache
def _sum_kernel() -> Any:
    sum_rounds = compiled()["sum_rounds"]

    def kernel(seed: int, first: int, end: int, nobody: Any, neighbours: Any, sums: Any) -> None:
        plies, tricks, paradoxes, met, totals = sum_rounds(
            seed, first + cuda.grid(1), cuda.gridsize(1), end, nobody, neighbours
        )
        cuda.atomic.add(sums, 0, plies)
        cuda.atomic.add(sums, 1, tricks)
        cuda.atomic.add(sums, 2, paradoxes)
        cuda.atomic.add(sums, 3, met)
        for seat in range(len(nobody)):
            cuda.atomic.add(sums, 4 + seat, totals[seat])

    return cuda.jit(kernel)


def blocks() -> int:
    """How many blocks play rounds at once."""
    return BLOCKS_A_PROCESSOR * int(cuda.get_current_device().MULTIPROCESSOR_COUNT)


def sum_rounds(players: int, neighbours: Sequence[int]) -> Callable[[int, int, int], Sums]:
    """A function that plays rounds of a seed from one to before another on the card."""
    on_card = cuda.to_device(np.array(neighbours, np.int64))

    def played(seed: int, first: int, end: int) -> Sums:
        sums = cuda.to_device(np.zeros(4 + players, np.int64))
        _sum_kernel()[blocks(), THREADS](seed, first, end, (0,) * players, on_card, sums)
        plies, tricks, paradoxes, met, *scores = sums.copy_to_host().tolist()
        return plies, tricks, paradoxes, met, tuple(scores)

    return played


@cache
def _table_kernels() -> dict[str, Any]:
    names = compiled()
    deal_table, observe_table, step_table = names["deal_table"], names["observe_table"], names["step_table"]

    def deal(tables: Any, seed: int, nobody: Any, scores: Any, over: Any, refused: Any) -> None:
        place = cuda.grid(1)
        if place < len(tables):
            deal_table(place, tables, seed, nobody, scores, over, refused)

    def observe(tables: Any, players: int, seats: Any, legal: Any, seen: Any) -> None:
        place = cuda.grid(1)
        if place < len(tables):
            observe_table(place, tables, players, seats, legal, seen)

    def step(
        tables: Any,
        actions: Any,
        seed: int,
        nobody: Any,
        neighbours: Any,
        scores: Any,
        over: Any,
        refused: Any,
    ) -> None:
        place = cuda.grid(1)
        if place < len(tables):
            step_table(place, tables, actions, seed, nobody, neighbours, scores, over, refused)

    return {"deal": cuda.jit(deal), "observe": cuda.jit(observe), "step": cuda.jit(step)}


class Runner:
    """Calls kernels with a thread for each of many tables."""

    def __init__(self, count: int) -> None:
        self._blocks = -(-count // THREADS)

    def empty(self, shape: tuple[int, ...], dtype: str) -> Any:
        """An array on the card, filled with 0. The words of all tables stand side by side, place by place."""
        return cuda.to_device(np.zeros(shape, dtype, order="F" if dtype == "int64" else "C"))

    def words(self, words: Sequence[int]) -> Any:
        """Words on the card."""
        return cuda.to_device(np.array(words, np.int64))

    def run(self, verb: str, *arguments: object) -> None:
        """Deal, observe or step at all tables."""
        _table_kernels()[verb][self._blocks, THREADS](*arguments)
