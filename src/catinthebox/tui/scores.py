"""The score sheet over the table: all rounds, and where the points of the last one came from."""

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.binding import BindingType
from textual.widget import Widget
from textual.widgets import Static

from catinthebox.locales import Texts
from catinthebox.rules import Phase, Seat, View
from catinthebox.tui.palette import ink
from catinthebox.tui.score_table import ScoreTable
from catinthebox.tui.sheets import SheetBelow


def why_scored(view: View, seat: Seat, name: str, texts: Texts) -> str:
    """Why a seat scored what it did in the round that is over (S1 to S3)."""
    score, prediction = view.round_scores[-1][seat], view.predictions[seat]
    facts = {"name": name, "count": view.tricks_won[seat], "prediction": prediction, "bonus": score.bonus}
    if seat == view.paradox:
        return texts.say("table-why-paradox", **facts)
    if prediction is None:
        return texts.say("table-why-few" if score.bonus else "table-why-many", **facts)
    return texts.say("table-why-bonus" if score.bonus else "table-why-missed", **facts)


class ScoreSheet(SheetBelow):
    """The score sheet below the research board; up and down choose a seat, whose group the board then shows."""

    BINDINGS: ClassVar[list[BindingType]] = [("up", "choose(-1)"), ("down", "choose(1)"), ("s", "put_away")]

    def __init__(
        self,
        view: View,
        names: Sequence[str],
        texts: Texts,
        *,
        you: Seat | None,
        show_group: Callable[[Seat | None], None],
    ) -> None:
        self._round_over = view.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER)
        hint = texts.say("table-hint-scores" if self._round_over else "table-hint-close")
        super().__init__(texts.say("table-scores-title"), hint, view)
        self._view, self._names, self._texts = view, names, texts
        self._show_group = show_group
        self._chosen: Seat = you or 0
        self._table = ScoreTable(view, names, texts)
        self._why = Static()

    def body(self) -> Iterable[Widget]:
        """The table, and a sentence about the chosen seat."""
        yield self._table
        if self._round_over:
            yield self._why

    def on_mount(self) -> None:
        """Begin with the own seat."""
        self._choose(self._chosen)

    def action_put_away(self) -> None:
        """Leave the board as it was."""
        self._show_group(None)
        super().action_put_away()

    @on(ScoreTable.Chosen)
    def choose_clicked(self, message: ScoreTable.Chosen) -> None:
        """A click on a row chooses its seat."""
        self._choose(message.seat)

    def action_choose(self, step: int) -> None:
        """Choose the next seat."""
        self._choose((self._chosen + step) % len(self._names))

    def _choose(self, seat: Seat) -> None:
        if not self._round_over:
            return
        self._chosen = seat
        self._table.choose(seat)
        why = why_scored(self._view, seat, self._names[seat], self._texts)
        self._why.update(Text(why, ink(self.palette.text)))
        self._show_group(seat if self._view.round_scores[-1][seat].bonus else None)
