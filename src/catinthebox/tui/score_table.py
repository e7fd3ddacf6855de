"""The score sheet as a table: a row a seat, a column a round, tricks and bonus in each, the total at the end."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text
from textual.events import Click
from textual.message import Message

from catinthebox.locales import Texts
from catinthebox.rules import Score, Seat, View
from catinthebox.tui.painted import Painted
from catinthebox.tui.palette import Palette, ink
from catinthebox.tui.player_board import seat_badge, signed

_ROUND_WIDTH: Final = 6
_TOTAL_WIDTH: Final = 8
_NAME_WIDTH: Final = 16


class ScoreTable(Painted):
    """All rounds so far; the latest round and the chosen seat stand out."""

    class Chosen(Message):
        """Somebody clicked a seat."""

        def __init__(self, seat: Seat) -> None:
            super().__init__()
            self.seat = seat

    def __init__(self, view: View, names: Sequence[str], texts: Texts) -> None:
        super().__init__()
        self._view, self._names, self._texts = view, names, texts
        self._chosen: Seat | None = None
        self.styles.height = len(names) + 1

    def choose(self, seat: Seat) -> None:
        """Let a seat stand out."""
        self._chosen = seat
        self.repaint()

    def on_click(self, event: Click) -> None:
        """Say which seat was clicked."""
        if 1 <= event.y <= len(self._names):
            self.post_message(self.Chosen(event.y - 1))

    def paint(self, palette: Palette) -> list[Text]:
        """The numbers of the rounds, then a row a seat."""
        return [self._heading(palette), *(self._row(seat, palette) for seat in range(len(self._names)))]

    @property
    def _name_width(self) -> int:
        return min(_NAME_WIDTH, self.size.width - 6 - self._view.size.players * _ROUND_WIDTH - _TOTAL_WIDTH)

    def _heading(self, palette: Palette) -> Text:
        numbers = "".join(f"{number:>{_ROUND_WIDTH - 3}}   " for number in range(1, self._view.size.players + 1))
        total = f"{self._texts.say('table-total'):>{_TOTAL_WIDTH}}"
        return Text(" " * (6 + self._name_width) + numbers + total, ink(palette.soft))

    def _row(self, seat: Seat, palette: Palette) -> Text:
        here = seat == self._chosen
        row = Text("▸ " if here else "  ", ink(palette.lamp))
        row.append_text(seat_badge(seat, palette, own=seat == self._view.seat))
        name = Text(f" {self._names[seat]}", ink(palette.lamp if here else palette.text, bold=here))
        name.truncate(self._name_width + 1, overflow="ellipsis", pad=True)
        row.append_text(name)
        played = self._view.round_scores
        for scores in played:
            row.append(_cell(scores[seat]), ink(palette.text if scores is played[-1] else palette.soft))
        for _ in range(self._view.size.players - len(played)):
            row.append(f"{'·':>{_ROUND_WIDTH - 3}}   ", ink(palette.faint))
        return row.append(f"{signed(self._view.totals[seat]):>{_TOTAL_WIDTH}}", ink(palette.lamp, bold=True))


def _cell(score: Score) -> str:
    """Points for tricks, and the bonus where there is one."""
    bonus = f"+{score.bonus}" if score.bonus else ""
    return f"{signed(score.tricks):>{_ROUND_WIDTH - 3}}{bonus:<3}"
