"""What a seat can do: discard a card, predict tricks, play a card and declare its colour.

Actions are values. There are few of them, so all are made once and shared; making an equal one anew works as well.
"""

from dataclasses import dataclass, field
from typing import Final

from catinthebox.rules.cards import HIGHEST_NUMBER, Colour, space_index


@dataclass(frozen=True, slots=True)
class Discard:
    """Put one card aside, face down, before the tricks (P3)."""

    number: int


@dataclass(frozen=True, slots=True)
class Predict:
    """Announce how many tricks one will win (P4)."""

    tricks: int


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card and declare its colour (T2)."""

    number: int
    colour: Colour
    space: int = field(init=False, repr=False, compare=False)
    """The index of the space the token goes to."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "space", space_index(self.colour, self.number))

    def __str__(self) -> str:
        return f"{self.number}{self.colour.letter}"


Action = Discard | Predict | Play

DISCARDS: Final = tuple(Discard(number) for number in range(HIGHEST_NUMBER + 1))
"""`DISCARDS[number]`: the discard of that number (index 0 is unused)."""

PLAYS: Final = tuple(tuple(Play(number, colour) for colour in Colour) for number in range(HIGHEST_NUMBER + 1))
"""`PLAYS[number][colour]`: the play of that number in that colour (index 0 is unused)."""
