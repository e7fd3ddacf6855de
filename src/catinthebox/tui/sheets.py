"""Sheets that lie over the table until they are put away. The research board stays in sight above most of them."""

from collections.abc import Iterable
from typing import ClassVar, Generic, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.events import Resize
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Static

from catinthebox.rules import View
from catinthebox.tui.arrangement import Arrangement
from catinthebox.tui.palette import PALETTES, Palette, ink

T = TypeVar("T")


class Sheet(ModalScreen[T], Generic[T]):
    """A sheet with a title above and its keys below."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,enter,q", "put_away")]

    def __init__(self, title: str, hint: str) -> None:
        super().__init__()
        self._title = title
        self._hint = hint

    def compose(self) -> ComposeResult:
        """The sheet's frame around its body."""
        with Vertical(classes="sheet") as frame:
            frame.border_title = self._title
            frame.border_subtitle = self._hint
            yield from self.body()

    def body(self) -> Iterable[Widget]:
        """What the sheet says."""
        raise NotImplementedError

    def action_put_away(self) -> None:
        """Put the sheet away without an answer."""
        self.dismiss(None)

    @property
    def palette(self) -> Palette:
        """The colours of the table."""
        return PALETTES[self.app.theme]


class SheetBelow(Sheet[None]):
    """A sheet that takes the place of the hand and leaves all boards in sight."""

    def __init__(self, title: str, hint: str, view: View) -> None:
        super().__init__(title, hint)
        self._grid, self._players = view.layout.grid(view.size.numbers), view.size.players

    def on_resize(self, event: Resize) -> None:
        """Reach up to the boards."""
        width, height = event.size
        arrangement = Arrangement.of(width, height, self._grid, self._players)
        if arrangement is not None:
            self.query_one(".sheet").styles.height = height - 1 - arrangement.boards


class Question(Sheet[bool]):
    """A sheet that asks: Enter is yes, Escape is no."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "answer(True)"), ("escape,q", "answer(False)")]

    def __init__(self, title: str, sentence: str, hint: str) -> None:
        super().__init__(title, hint)
        self._sentence = sentence

    def body(self) -> Iterable[Widget]:
        """What depends on the answer."""
        yield Static(Text(self._sentence, ink(self.palette.text)))

    def action_answer(self, yes: bool) -> None:
        """Answer it."""
        self.dismiss(yes)
