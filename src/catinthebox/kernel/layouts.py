"""A layout of the rules as the kernel reads it: for each space, the spaces that touch it."""

from functools import lru_cache

from catinthebox.rules.cards import HIGHEST_NUMBER, SPACES, Colour
from catinthebox.rules.layouts import Layout


def space_of(colour: int, number: int) -> int:
    """Where a space stands in the kernel's words."""
    return 4 * (number - 1) + colour


KERNEL_SPACES = tuple(space_of(space.colour, space.number) for space in SPACES)
"""By the index of a space in `rules`, its place in the kernel's words."""


def rules_space(space: int) -> tuple[Colour, int]:
    """The colour and number at a place of the kernel's words."""
    return Colour(space % len(Colour)), space // len(Colour) + 1


@lru_cache(maxsize=64)
def neighbours_of(layout: Layout) -> tuple[int, ...]:
    """The neighbours of each of the kernel's spaces, as words."""
    touching = [0] * (len(Colour) * HIGHEST_NUMBER)
    for index, around in enumerate(layout.neighbours):
        touching[KERNEL_SPACES[index]] = sum(1 << KERNEL_SPACES[other] for other in around)
    return tuple(touching)
