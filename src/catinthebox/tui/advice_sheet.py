"""A hint: what each choice promises, on a sheet below the boards. The table stays alive while it is thought about."""

from collections.abc import Iterable, Sequence
from dataclasses import astuple
from threading import Thread
from typing import ClassVar, Final

from rich.style import Style
from rich.text import Text
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from catinthebox.bots.search import Judgement
from catinthebox.kernel import NotInstalled
from catinthebox.locales import Texts
from catinthebox.rules import Action, Play, View
from catinthebox.tui.advice import Advice, advice, advise, headings
from catinthebox.tui.palette import SIGNS, ink
from catinthebox.tui.sheets import SheetBelow

PATIENCE: Final = 3.0
"""After so many seconds it says why it takes so long."""


class AdviceSheet(SheetBelow):
    """Every choice with its figures, the best first."""

    BINDINGS: ClassVar[list[BindingType]] = [("question_mark", "put_away")]

    def __init__(self, view: View, texts: Texts) -> None:
        super().__init__(texts.say("table-advice-title"), texts.say("table-hint-scroll"), view)
        self._view, self._texts = view, texts
        self._told = False
        self._said = Static(texts.say("table-advice-thinking"), markup=False)

    def body(self) -> Iterable[Widget]:
        """What there is to say so far."""
        with VerticalScroll():
            yield self._said

    def on_mount(self) -> None:
        """Begin to think."""
        self.query_one(VerticalScroll).focus()
        self.set_timer(PATIENCE, self._explain)
        Thread(target=self._think, daemon=True).start()

    def _think(self) -> None:
        """Think in a thread of its own. Neither who puts the sheet away nor who leaves the table waits for it."""
        try:
            judgements = advise(self._view)
        except NotInstalled as missing:
            self.call_later(self._tell, Text(self._texts.say("cli-not-installed", **missing.facts)))
        else:
            self.call_later(lambda: self._tell(self._rows(judgements)))

    def _tell(self, said: Text) -> None:
        self._told = True
        self._said.update(said)

    def _explain(self) -> None:
        if not self._told:
            self._said.update(self._texts.say("table-advice-first"))

    def _rows(self, judgements: Sequence[Judgement]) -> Text:
        """What the order says, and a row a choice under the headings."""
        rows = [headings(self._texts, self._view), *(advice(self._texts, judgement) for judgement in judgements)]
        widths = [max(map(len, column)) for column in zip(*map(astuple, rows), strict=True)]
        text = Text(self._texts.say("table-advice-order") + "\n", ink(self.palette.soft))
        text.append_text(_row(rows[0], widths, Text("  "), ink(self.palette.soft)))
        for place, (row, judgement) in enumerate(zip(rows[1:], judgements, strict=True)):
            text.append("\n")
            text.append_text(_row(row, widths, self._sign(judgement.action), ink(self.palette.text, bold=place == 0)))
        return text

    def _sign(self, action: Action) -> Text:
        """The sign of the colour that a card is declared in."""
        if not isinstance(action, Play):
            return Text("  ")
        return Text(f"{SIGNS[action.colour]} ", ink(self.palette.paints[action.colour].sign))


def _row(row: Advice, widths: Sequence[int], sign: Text, style: Style) -> Text:
    action, *figures = astuple(row)
    cells = [action.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(figures, widths[1:], strict=True))]
    return sign.append("  ".join(cells), style)
