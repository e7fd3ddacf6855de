"""What a processor does to a word with one or two instructions of its own, here in plain Python.

A word is an integer from 0 to `WORD`, so that it is the same number in Python and in a signed machine word. Compiled
code puts the processor's own instructions in place of these functions: see `cpu` and `cuda`.
"""

from typing import Final

WORD: Final = 2**63 - 1
"""The largest word: 63 bits."""


def added(one: int, other: int) -> int:
    """The sum, of which only what fits into a word is kept."""
    return (one + other) & WORD


def multiplied(one: int, other: int) -> int:
    """The product, of which only what fits into a word is kept."""
    return (one * other) & WORD


def count_bits(word: int) -> int:
    """How many bits are set."""
    return word.bit_count()


def lowest_place(word: int) -> int:
    """Where the lowest set bit stands, from 0. The word must have one."""
    return (word & -word).bit_length() - 1


def nth_bit(word: int, n: int) -> int:
    """The n-th set bit from below, counted from 0, as a word with only that bit. The word must have as many."""
    for _ in range(n):
        word &= word - 1  # the lowest set bit goes
    return word & -word


def nth_bit_by_halves(word: int, n: int) -> int:
    """The same for processors that only count bits: lower or upper half, then which half of that half, and so on."""
    place, width = 0, 32
    while width:
        below = count_bits((word >> place) & ((1 << width) - 1))
        if n >= below:
            n -= below
            place += width
        width >>= 1
    return 1 << place
