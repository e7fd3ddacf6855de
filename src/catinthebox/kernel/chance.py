"""Chance without memory: word `place` of a key is a hash, so any round can be played anywhere and comes out the same.

The hash is that of SplitMix64 (add a multiple of the golden ratio, then fold and multiply twice), on 63 bits instead of
64 so that Python and signed machine words compute the same number. A word is used as a *fraction*, 57 bits behind the
point: multiplied by the number of choices, its whole part is the choice, and what stays behind the point chooses again.
A choice among n after choices among m, ... errs by at most n * m * ... / 2**57 of its probability. There is a new word
for every trick (at most 36**5 choices in a row: below 2**-31) and for every five cards dealt (45**5: below 2**-29).
"""

from typing import Final

from catinthebox.kernel.bits import added, multiplied

FRACTION_BITS: Final = 57
"""63 less the six bits that the largest number of choices takes, 45 cards: a product stays within a word."""
BEHIND_THE_POINT: Final = 2**FRACTION_BITS - 1

GOLDEN: Final = 0x1E3779B97F4A7C15
FIRST_FACTOR: Final = 0x3F58476D1CE4E5B9
SECOND_FACTOR: Final = 0x14D049BB133111EB


def mixed(word: int) -> int:
    """A word whose bits all depend on all bits of the given one; no two words give the same."""
    word = multiplied(word ^ (word >> 30), FIRST_FACTOR)
    word = multiplied(word ^ (word >> 27), SECOND_FACTOR)
    return word ^ (word >> 31)


def key_of(key: int, number: int) -> int:
    """A key of its own for something with a number: a round of a seed, a try from a position."""
    return mixed(added(mixed(key), multiplied(number, GOLDEN)))


def fraction(key: int, place: int) -> int:
    """Word `place` of a key as a fraction."""
    return mixed(added(key, multiplied(place, GOLDEN))) >> 6


def choice(part: int, choices: int) -> int:
    """One of so many choices, from 0: the whole part of the product."""
    return (part * choices) >> FRACTION_BITS


def remainder(part: int, choices: int) -> int:
    """What stays behind the point after a choice, to choose again with."""
    return (part * choices) & BEHIND_THE_POINT
