"""What happened, from the first deal on: a sheet to read in, and the latest sentences for the table."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from catinthebox.locales import Texts
from catinthebox.locales.telling import tell
from catinthebox.rules import Events, Seat, seen_event
from catinthebox.rules.events import Dealt
from catinthebox.tui.local_table import LocalTable
from catinthebox.tui.palette import ink
from catinthebox.tui.sheets import Sheet


def told(history: Iterable[Events], names: Sequence[str], texts: Texts, you: Seat | None) -> list[str]:
    """What happened, a sentence an event, as `you` may know it (None as anybody may)."""
    return [tell(texts, seen_event(event, you), names, you) for events in history for event in events]


def latest(history: Sequence[Events], names: Sequence[str], texts: Texts, you: Seat | None, count: int) -> list[str]:
    """The last sentences. Hands are left out: the own one lies on the table."""
    events = [event for events in history[-count:] for event in events][-count:] if count else []
    return [tell(texts, seen_event(event, None if isinstance(event, Dealt) else you), names, you) for event in events]


class LogSheet(Sheet[None]):
    """Everything that happened, the latest in sight."""

    BINDINGS: ClassVar[list[BindingType]] = [("l", "put_away")]

    def __init__(self, table: LocalTable, texts: Texts, *, you: Seat | None) -> None:
        super().__init__(texts.say("table-log-title"), texts.say("table-hint-scroll"))
        self._table, self._texts, self._you = table, texts, you

    def body(self) -> Iterable[Widget]:
        """The commitment, then one line an event, the rounds apart."""
        with VerticalScroll():
            if commitment := self._table.match.setup.commitment:
                said = self._texts.say("table-commitment", commitment=commitment)
                yield Static(Text(said, ink(self.palette.soft)))
            for events in _by_round(self._table.history):
                first, *others = told([events], self._table.names, self._texts, self._you)
                yield Static(Text(first, ink(self.palette.lamp, bold=True)), classes="round")
                yield Static(Text("\n".join(others), ink(self.palette.text)))

    def on_mount(self) -> None:
        """Begin at the end."""
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        scroll.scroll_end(animate=False)


def _by_round(history: Sequence[Events]) -> list[Events]:
    rounds: list[Events] = []
    for events in history:
        if isinstance(events[0], Dealt):
            rounds.append(events)
        else:
            rounds[-1] += events
    return rounds
