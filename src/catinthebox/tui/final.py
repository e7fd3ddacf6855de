"""The end of a match: who won, the score sheet, and how to check the deals."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from catinthebox.locales import Texts
from catinthebox.locales.telling import phase_name, seen_names, tell
from catinthebox.rules import Seat, View
from catinthebox.rules.events import MatchWon
from catinthebox.tui.bars import KeyBar
from catinthebox.tui.cat import Cat
from catinthebox.tui.score_table import ScoreTable

FINAL_KEYS = (
    ("w", "table-key-save", "app.save"),
    ("l", "table-key-log", "app.log"),
    ("t", "table-key-theme", "app.theme"),
    ("q", "table-key-quit", "app.leave"),
)


class FinalScreen(Screen[None]):
    """The last thing one sees of a match."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "app.leave")]

    def __init__(self, view: View, names: Sequence[str], texts: Texts, *, you: Seat | None, saved: str) -> None:
        super().__init__()
        self._view, self._names, self._texts, self._you = view, names, texts, you
        self._said = Static(saved, markup=False)

    def compose(self) -> ComposeResult:
        """Winners, scores, secret and keys."""
        view, texts = self._view, self._texts
        with Horizontal(id="winners"):
            yield Cat()
            with Vertical():
                yield Static(phase_name(texts, view.phase), classes="soft", markup=False)
                yield Static(tell(texts, MatchWon(view.winners), self._names, self._you), classes="loud", markup=False)
        yield ScoreTable(view, seen_names(texts, self._names, self._you), texts)
        with Vertical(id="deals"):
            if view.secret is not None:
                yield Static(texts.say("table-final-secret", secret=view.secret), markup=False)
                yield Static(texts.say("table-final-commitment", commitment=view.commitment), markup=False)
                yield Static(texts.say("table-final-check"), classes="soft", markup=False)
            yield self._said
        yield KeyBar(texts, FINAL_KEYS)

    def say(self, sentence: str) -> None:
        """Say what became of the record."""
        self._said.update(sentence)
