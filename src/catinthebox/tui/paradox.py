"""The paradox: who caused it, and with which cards (X1, X3)."""

from collections.abc import Iterable, Sequence

from rich.text import Text
from textual.widget import Widget
from textual.widgets import Static

from catinthebox.locales import Texts
from catinthebox.rules import Seat, View
from catinthebox.tui.cards import CatCard, Look, draw_cards
from catinthebox.tui.palette import ink
from catinthebox.tui.sheets import SheetBelow


class ParadoxSheet(SheetBelow):
    """The moment the experiment breaks: the causer's hand lies open."""

    def __init__(self, view: View, names: Sequence[str], texts: Texts, *, you: Seat | None) -> None:
        super().__init__(texts.say("table-paradox-title"), texts.say("table-hint-go-on"), view)
        causer = view.paradox
        assert causer is not None  # the sheet is for a round that a paradox ended
        self._hand = view.hands[causer] or ()
        self._who = texts.say("table-paradox-who", name=names[causer], you="yes" if causer == you else "no")
        self._rest = texts.say("table-paradox-rest")

    def body(self) -> Iterable[Widget]:
        """Who, the hand, and what it means."""
        cards = [CatCard(number, Look.CLOSED) for number in self._hand]
        yield Static(Text(self._who, ink(self.palette.text, bold=True)))
        yield Static(draw_cards(cards, self.palette, ground=self.palette.sheet))
        yield Static(Text(self._rest, ink(self.palette.soft)))
