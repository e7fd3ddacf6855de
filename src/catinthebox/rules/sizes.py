"""What changes with the number of players: the table of the rule sheet."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from catinthebox.rules.cards import COPIES
from catinthebox.rules.errors import BadSetup


@dataclass(frozen=True)
class GameSize:
    """One row of the table: the material and the lengths of a round for a number of players."""

    players: int
    numbers: int
    """Cards and spaces run from 1 to this number (M1, M6)."""
    dealt: int
    leftover: int
    """Cards that nobody is dealt (P2)."""
    tricks: int
    predictions: tuple[int, ...]
    """What may be predicted (P4); nothing with two players."""
    side: str
    """The board side the rulebook starts with (M7, M8)."""

    @cached_property
    def cards(self) -> tuple[int, ...]:
        """All cards of the game, in order (M1)."""
        return tuple(number for number in range(1, self.numbers + 1) for _ in range(COPIES))


SIZES: Final = {
    size.players: size
    for size in (
        GameSize(2, numbers=5, dealt=10, leftover=5, tricks=8, predictions=(), side="white"),
        GameSize(3, numbers=6, dealt=10, leftover=0, tricks=8, predictions=(1, 3, 4), side="white"),
        GameSize(4, numbers=8, dealt=10, leftover=0, tricks=8, predictions=(1, 2, 3), side="white"),
        GameSize(5, numbers=9, dealt=9, leftover=0, tricks=7, predictions=(1, 2, 3), side="purple"),
    )
}

TURNED_UP: Final = 3
"""How many of the leftover cards are turned up (P2)."""


def size_for(players: int) -> GameSize:
    """The row of the table for a number of players."""
    if players not in SIZES:
        raise BadSetup(f"{players} players: the game is for 2 to 5", players=players)
    return SIZES[players]
