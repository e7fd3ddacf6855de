"""Below the hand: what can be chosen now and what it would mean; a longer reason; or what happened lately."""

from collections.abc import Sequence

from rich.text import Text
from textual.events import Click
from textual.message import Message

from catinthebox.tui.options import Option
from catinthebox.tui.painted import Painted
from catinthebox.tui.palette import Palette, ink
from catinthebox.tui.wrapping import wrapped


class Choices(Painted):
    """A few rows that always hold the thing one needs to read next."""

    class Chosen(Message):
        """Somebody clicked an option."""

        def __init__(self, option: Option) -> None:
            super().__init__()
            self.option = option

    def __init__(self) -> None:
        super().__init__()
        self._options: Sequence[Option] = ()
        self._cursor = 0
        self._lines: Sequence[str] = ()

    def show(self, options: Sequence[Option], cursor: int, lines: Sequence[str]) -> None:
        """Show what can be chosen, and as many of the last sentences as there is room for below."""
        self._options, self._cursor, self._lines = options, cursor, lines
        self.repaint()

    def paint(self, palette: Palette) -> list[Text]:
        """The options, then sentences."""
        rows = [self._row(place, option, palette) for place, option in enumerate(self._options)]
        if rows:
            rows.append(Text())
        room = self.size.height - len(rows)
        if room > 0:
            rows += wrapped(self._lines, self.size.width, ink(palette.soft))[-room:]
        return rows

    def on_click(self, event: Click) -> None:
        """Say which option was clicked."""
        if event.y < len(self._options):
            self.post_message(self.Chosen(self._options[event.y]))

    def _row(self, place: int, option: Option, palette: Palette) -> Text:
        legal = option.refusal is None
        row = Text("▸ " if place == self._cursor else "  ", ink(palette.lamp))
        row.append(f"[{option.key}]" if legal else f" {option.key} ", ink(palette.lamp if legal else palette.soft))
        name = palette.paints[option.colour].sign if option.colour is not None else palette.text
        width = max(len(option.label) for option in self._options)
        row.append(f" {option.label:<{width}}  ", ink(name if legal else palette.soft, bold=legal))
        notes = _that_fit(option.notes, self.size.width - row.cell_len)
        return row.append(notes, ink(palette.text if legal else palette.soft))


def _that_fit(notes: Sequence[str], width: int) -> str:
    """As many notes as the width holds, the first ones first."""
    text = ""
    for note in notes:
        longer = f"{text} · {note}" if text else note
        if len(longer) > width:
            break
        text = longer
    return text
