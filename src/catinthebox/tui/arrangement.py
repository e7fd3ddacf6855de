"""Where everything lies on a screen of a given size: the research board first, then the rest."""

from dataclasses import dataclass
from typing import Final

from catinthebox.tui.board import Grid, pitch_for
from catinthebox.tui.cards import LARGE, SMALL

SMALLEST_WIDTH: Final = 60
BESIDE_FROM: Final = 80
"""From this width on, the player boards lie beside the research board, not below it."""
BOARDS_WIDTH: Final = 25
"""What the player boards take there, with the gap before them."""
CHOICES_HEIGHT: Final = 4
BARS: Final = 4
"""The top bar, the prompt, what is said in passing, and the keys: a row each."""


@dataclass(frozen=True)
class Arrangement:
    """How the rows of a screen are shared out."""

    legend: bool
    boards: int
    """The rows of the research board and the player boards; what the choices get is the rest."""
    cards: int

    @classmethod
    def of(cls, width: int, height: int, grid: Grid, players: int) -> "Arrangement | None":
        """The best arrangement on a screen of that size; None if it is too small."""
        beside = width >= BESIDE_FROM
        room = height - BARS - CHOICES_HEIGHT - SMALL.height
        below = 0 if beside else players
        inner = width - 2 - (BOARDS_WIDTH if beside else 0)
        pitch = pitch_for(grid, inner, room - below)
        if width < SMALLEST_WIDTH or pitch is None or (beside and room < 1 + 2 * players):
            return None
        rows = len(grid) * pitch.height + below
        legend = rows < room
        boards = max(rows + legend, 1 + 2 * players if beside else 0)
        large = room - boards >= LARGE.height - SMALL.height and width >= BESIDE_FROM + 2
        return cls(legend, boards, LARGE.height if large else SMALL.height)
