"""Help: the game in a few sentences, and the keys."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text
from textual.widget import Widget
from textual.widgets import Static

from catinthebox.locales import Texts
from catinthebox.locales.telling import rule_text
from catinthebox.tui.palette import ink
from catinthebox.tui.sheets import Sheet

CHOOSING: Final = (
    ("1–9 ← →", "table-help-card"),
    ("r b y g ↑ ↓", "table-help-colour"),
    ("Enter", "table-help-enter"),
)


class HelpSheet(Sheet[None]):
    """What one needs to know to sit down."""

    def __init__(self, texts: Texts, players: int, keys: Sequence[tuple[str, str, str]]) -> None:
        super().__init__(texts.say("table-help-title"), texts.say("table-hint-close"))
        self._rules = (
            texts.say("table-help-play"),
            rule_text(texts, "D3"),
            rule_text(texts, "D5"),
            texts.say("table-help-paradox"),
            texts.say("table-help-bonus", players=players),
        )
        self._choosing = [(key, texts.say(meaning)) for key, meaning in CHOOSING]
        self._keys = [(key, texts.say(word)) for key, word, _ in keys]
        self._mouse = texts.say("table-help-mouse")

    def body(self) -> Iterable[Widget]:
        """Rules, then keys."""
        yield Static(Text("\n".join(self._rules), ink(self.palette.text)), classes="rules")
        text = Text()
        for key, meaning in self._choosing:
            text.append(f"{key:<13}", ink(self.palette.lamp)).append(f"{meaning}\n", ink(self.palette.soft))
        for place, (key, word) in enumerate(self._keys):
            text.append(f"{key} ", ink(self.palette.lamp))
            text.append(f"{word}{'  ' if place != len(self._keys) // 2 else chr(10)}", ink(self.palette.soft))
        yield Static(text.append(f"\n{self._mouse}", ink(self.palette.soft)))
