"""The paradox: who caused it, and with which cards (X1, X3)."""

from collections.abc import Iterable, Sequence

from rich.text import Text
from textual.widget import Widget
from textual.widgets import Static

from catinthebox.locales import Texts
from catinthebox.rules import Hand, Seat, View
from catinthebox.tui.cards import CatCard, Look, draw_cards
from catinthebox.tui.painted import Line, Painted
from catinthebox.tui.palette import Palette, ink
from catinthebox.tui.sheets import SheetBelow


class OpenHand(Painted):
    """A hand that everybody sees, and whose cards can't be declared."""

    def __init__(self, hand: Hand) -> None:
        super().__init__()
        self._cards = [CatCard(number, Look.CLOSED) for number in hand]

    def paint(self, palette: Palette) -> list[Line]:
        """The cards."""
        return draw_cards(self._cards, palette, ground=palette.sheet)


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
        yield Static(Text(self._who, ink(self.palette.text, bold=True)))
        yield OpenHand(self._hand)
        yield Static(Text(self._rest, ink(self.palette.soft)))
