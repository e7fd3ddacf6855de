"""A widget that paints its lines itself, as the pieces that go to the terminal: less work than laying out text."""

from collections.abc import Sequence

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.strip import Strip
from textual.widget import Widget

from catinthebox.tui.palette import PALETTES, Palette

Line = list[Segment]


class Painted(Widget):
    """Paints anew only when told to, or when its size or the light changes."""

    def __init__(self) -> None:
        super().__init__()
        self._painted: list[Strip] = []
        self._painted_for: object = None

    def paint(self, palette: Palette) -> Sequence[Line | Text]:
        """All lines of the widget."""
        raise NotImplementedError

    def repaint(self) -> None:
        """What is shown has changed."""
        self._painted_for = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One line for the terminal."""
        circumstances = (self.size, self.app.theme)
        if circumstances != self._painted_for:
            self._painted_for = circumstances
            lines, ground = self.paint(PALETTES[self.app.theme]), self.rich_style
            self._painted = [self._strip(line, ground) for line in lines]
            self._painted += [Strip.blank(self.size.width, ground)] * (self.size.height - len(lines))
        return self._painted[y]

    def _strip(self, line: Line | Text, ground: Style) -> Strip:
        if isinstance(line, Text):
            ground += self.app.console.get_style(line.style)
            line = list(line.render(self.app.console))
        return Strip(line).adjust_cell_length(self.size.width).apply_style(ground)
