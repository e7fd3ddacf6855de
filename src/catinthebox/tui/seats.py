"""The player boards of all seats, beside the research board or below it."""

from typing import Final

from rich.text import Text
from textual.geometry import Size

from catinthebox.locales import Texts
from catinthebox.rules import Colour, View
from catinthebox.tui.painted import Painted
from catinthebox.tui.palette import Palette, ink
from catinthebox.tui.player_board import PlayerBoard

_WIDE: Final = 48
"""From this width on, a board is one line."""


class PlayerBoards(Painted):
    """One player board a seat: two lines each beside the research board, one line each below it."""

    def __init__(self, texts: Texts, players: int) -> None:
        super().__init__()
        self._players = players
        self._tricks, self._points = texts.say("table-tricks"), texts.say("table-points")
        self._shown: tuple[View, tuple[str, ...], Colour | None] | None = None

    def show(self, view: View, names: tuple[str, ...], risk: Colour | None) -> None:
        """Show these boards; `risk` is the colour token that the own seat would lose now."""
        if (view, names, risk) != self._shown:
            self._shown = (view, names, risk)
            self.repaint()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as the boards need."""
        return self._players if width >= _WIDE else 1 + 2 * self._players

    def paint(self, palette: Palette) -> list[Text]:
        """The boards in the form that suits the place."""
        if self._shown is None:
            return []
        view, names, risk = self._shown
        boards = [PlayerBoard(view, seat, name, risk, palette) for seat, name in enumerate(names)]
        if self.size.width >= _WIDE:
            return [self._one_line(board) for board in boards]
        heading = f"{self._tricks:>{self.size.width - 9}}{self._points:>9}"
        gap = [Text()] * min(1, (self.size.height - 1) // self._players - 2)
        return [
            Text(heading, ink(palette.soft)),
            *(line for board in boards for line in (*self._two_lines(board), *gap)),
        ]

    def _two_lines(self, board: PlayerBoard) -> tuple[Text, Text]:
        width = self.size.width
        below = Text(" " * 5).append_text(board.tokens)
        below.append(f"{board.tricks:>{width - 18}}{board.points:>9}", ink(board.palette.text))
        return _spread(board.name(width - 6), board.card, width), below

    def _one_line(self, board: PlayerBoard) -> Text:
        soft, line = ink(board.palette.soft), _spread(board.name(18), board.tokens, 24)
        line.append(f"  {self._tricks} ", soft).append(f"{board.tricks:<4}")
        line.append(f" {self._points} ", soft).append(board.points)
        return _spread(line, board.card, self.size.width)


def _spread(left: Text, right: Text, width: int) -> Text:
    """One line with something at both ends."""
    return Text().append_text(left).append(" " * max(0, width - left.cell_len - right.cell_len)).append_text(right)
