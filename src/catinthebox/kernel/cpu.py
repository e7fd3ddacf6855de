"""The kernel compiled for this processor. Importing this file imports Numba; nothing else in the package does.

Compiled code is kept on disk, beside the source or in the user's cache, each version of the source for itself.
"""

import math
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from types import FunctionType, ModuleType
from typing import Any, Final

import numba
import numpy as np
from llvmlite import binding, ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numpy.typing import ArrayLike, DTypeLike, NDArray

from catinthebox.kernel import bits, compiling, uniform

_I64: Final = ir.IntType(64)
_WORD: Final = ir.Constant(_I64, bits.WORD)
HAS_PDEP: Final = binding.get_host_cpu_features().get("bmi2", False)

ENTRIES: Final = frozenset(
    {
        "sum_rounds",
        "sum_matches",
        "legal_actions",
        "act",
        "score_of",
        "fill_rollouts",
        "observe",
        "recall",
        "write_bits",
        "deal_tables",
        "observe_tables",
        "step_tables",
    }
)
"""What Python calls: kept on disk. All else is compiled into these."""

ALIGNED: Final = 64
"""Bytes, on whose multiples arrays begin that others look at."""

Words64 = NDArray[np.int64]
Build = Callable[[ir.IRBuilder, list[ir.Value]], ir.Value]


def _instruction(build: Build, words: int) -> Any:
    """A function of so many words that stands for what `build` writes in the processor's language."""

    def code(_context: object, builder: ir.IRBuilder, _signature: object, arguments: list[ir.Value]) -> ir.Value:
        return build(builder, arguments)

    signature = types.int64(*[types.int64] * words)
    if words == 1:
        return intrinsic(lambda _typing, word: (signature, code))
    return intrinsic(lambda _typing, one, other: (signature, code))


def _deposit(builder: ir.IRBuilder, arguments: list[ir.Value]) -> ir.Value:
    """The n-th bit by PDEP: it spreads the bits of one word over the set bits of another, here a one at place n."""
    word, n = arguments
    pdep = cgutils.get_or_insert_function(builder.module, ir.FunctionType(_I64, [_I64, _I64]), "llvm.x86.bmi.pdep.64")
    return builder.call(pdep, [builder.shl(_I64(1), n), word])


@cache
def instructions() -> dict[str, object]:
    """The functions of `bits` as this processor has them. Sums and products must be free to overflow."""
    own: dict[str, object] = {
        "added": _instruction(lambda builder, words: builder.and_(builder.add(*words), _WORD), 2),
        "multiplied": _instruction(lambda builder, words: builder.and_(builder.mul(*words), _WORD), 2),
        "count_bits": _instruction(lambda builder, words: builder.ctpop(words[0]), 1),
        "lowest_place": _instruction(lambda builder, words: builder.cttz(words[0], ir.IntType(1)(1)), 1),
    }
    return own | {"nth_bit": _instruction(_deposit, 2) if HAS_PDEP else by_halves(own["count_bits"])}


def by_halves(count_bits: object) -> Any:
    """The n-th bit for processors without PDEP."""
    function = FunctionType(bits.nth_bit_by_halves.__code__, {"count_bits": count_bits})
    return numba.njit(function, forceinline=True)


@cache
def compiled(policy: ModuleType = uniform, *more: ModuleType) -> compiling.Namespace:
    """The kernel compiled with this policy inside, and more modules, of which Python calls their `entries`."""
    entries = ENTRIES.union(*(module.entries for module in more if hasattr(module, "entries")))
    return compiling.namespace(instructions(), partial(_compiled, entries), policy, *more)


def _compiled(entries: frozenset[str], function: FunctionType) -> object:
    if function.__name__ not in entries:
        return numba.njit(function, forceinline=True, error_model="numpy")
    try:
        return numba.njit(function, cache=True, nogil=True, error_model="numpy")
    except RuntimeError:  # there is no place to keep it: compiled anew each time
        return numba.njit(function, nogil=True, error_model="numpy")


def array(words: ArrayLike) -> Words64:
    """Words as an array that compiled code reads."""
    return np.array(words, np.int64)


def zeros(*shape: int) -> Words64:
    """An array of words that are 0."""
    return np.zeros(shape, np.int64)


def aligned_zeros(shape: tuple[int, ...], dtype: DTypeLike) -> NDArray[Any]:
    """An array of zeros that begins where JAX takes it without a copy."""
    size = math.prod(shape) * np.dtype(dtype).itemsize
    memory = np.zeros(size + ALIGNED, np.int8)
    begin = -memory.ctypes.data % ALIGNED
    return memory[begin : begin + size].view(dtype).reshape(shape)


class Runner:
    """Calls compiled functions on parts of many tables, on several threads."""

    def __init__(self, count: int, threads: int | None) -> None:
        threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(threads)
        self._parts = [(count * part // threads, count * (part + 1) // threads) for part in range(threads)]
        self.empty = aligned_zeros
        self.words = array

    def run(self, verb: str, *arguments: object) -> None:
        """Deal, observe or step at all tables."""
        function = compiled()[f"{verb}_tables"]
        list(self._pool.map(lambda part: function(*part, *arguments), self._parts))
