"""Colours, numbers and spaces: the smallest words of the game (M1, M2, M3).

A card is just its number. A space of the research board is a (colour, number); inside the engine it is an index from
0 to 35, so that a board is one flat tuple.
"""

from enum import IntEnum
from typing import Final, NamedTuple

Seat = int
Hand = tuple[int, ...]

COPIES: Final = 5
"""Each number is on five cards (M1)."""

HIGHEST_NUMBER: Final = 9
"""The highest number of any player count."""


class Colour(IntEnum):
    """The four colours (M2), in the order of the white board's rows."""

    RED = 0
    BLUE = 1
    YELLOW = 2
    GREEN = 3

    @property
    def word(self) -> str:
        """The colour as protocols and files write it: `red`."""
        return _WORDS[self]

    @property
    def letter(self) -> str:
        """The colour as the notation writes it: `r`."""
        return _WORDS[self][0]


_WORDS: Final = ("red", "blue", "yellow", "green")

TRUMP: Final = Colour.RED
"""Red is trump (M2)."""

ALL_COLOURS: Final[tuple[Colour, ...]] = tuple(Colour)

COLOUR_OF_WORD: Final = {colour.word: colour for colour in Colour}
COLOUR_OF_LETTER: Final = {colour.letter: colour for colour in Colour}


class Space(NamedTuple):
    """One space of the research board (M3)."""

    colour: Colour
    number: int

    def __str__(self) -> str:
        return f"{self.colour.word} {self.number}"


def space_index(colour: Colour, number: int) -> int:
    """Where a space stands in a flat board."""
    return colour * HIGHEST_NUMBER + number - 1


SPACES: Final[tuple[Space, ...]] = tuple(
    Space(colour, number) for colour in Colour for number in range(1, HIGHEST_NUMBER + 1)
)
"""Every space of the largest board, by its index."""
