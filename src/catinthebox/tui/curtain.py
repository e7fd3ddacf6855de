"""The curtain between two people who share a keyboard: nobody's hand is in sight."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Center, Vertical
from textual.screen import Screen
from textual.widgets import Static

from catinthebox.locales import Texts
from catinthebox.tui.cat import Cat


class Curtain(Screen[None]):
    """Asks for the next person."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "open")]

    def __init__(self, name: str, texts: Texts) -> None:
        super().__init__()
        self._person, self._texts = name, texts

    def compose(self) -> ComposeResult:
        """A cat that sees nothing, and whom to pass the keyboard to."""
        with Vertical():
            yield Center(Cat())
            yield Static(self._texts.say("table-curtain", name=self._person), classes="loud", markup=False)
            yield Static(self._texts.say("table-curtain-open"), classes="soft", markup=False)

    def on_click(self) -> None:
        """A click opens it as well."""
        self.action_open()

    def action_open(self) -> None:
        """Open it."""
        self.dismiss(None)
