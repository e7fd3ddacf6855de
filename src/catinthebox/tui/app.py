"""The terminal table as an application, and its way in: `run_table`."""

import asyncio
import signal
from contextlib import suppress
from pathlib import Path
from typing import ClassVar, Final

from textual import on, work
from textual.app import App
from textual.binding import Binding, BindingType

from catinthebox.locales import Texts
from catinthebox.rules import Seat
from catinthebox.tui.arrangement import BESIDE_FROM
from catinthebox.tui.final import FinalScreen
from catinthebox.tui.help import HelpSheet
from catinthebox.tui.local_table import LocalTable
from catinthebox.tui.log import LogSheet
from catinthebox.tui.palette import NIGHT, PALETTES, PAPER
from catinthebox.tui.saving import NotSaved, SaveSheet, save_record
from catinthebox.tui.sheets import Question
from catinthebox.tui.signals import ENDING
from catinthebox.tui.table_screen import KEYS, PAUSES, TableScreen

INTERRUPTED: Final = 130
"""The exit code after Ctrl-C, as shells expect it."""


def run_table(table: LocalTable, texts: Texts, *, seat: Seat | None, save: Path | None) -> int:
    """Play a match in the terminal and return the exit code; seat None lets all people share the keyboard."""
    app = TableApp(table, texts, seat=seat, save=save)
    app.run()
    if app.saved:
        print(app.saved)
    return app.return_code or 0


class TableApp(App[None]):
    """The table with what is always at hand: help, log, saving, light, and the door."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (BESIDE_FROM, "-wide")]  # noqa: RUF012 - Textual declares it without ClassVar
    BINDINGS: ClassVar[list[BindingType]] = [
        ("h,f1", "help"),
        ("l", "log"),
        ("w", "save"),
        ("t", "theme"),
        ("q", "leave"),
        Binding("ctrl+q", "leave", priority=True),
        Binding("ctrl+c", "interrupt", priority=True),
    ]

    def __init__(
        self, table: LocalTable, texts: Texts, *, seat: Seat | None, save: Path | None, pause: float = PAUSES[2]
    ) -> None:
        super().__init__()
        self.table, self.texts, self._save = table, texts, save
        self.screen_of_table = TableScreen(table, texts, seat=seat, pause=pause)
        self.saved = ""
        """What became of the record that was to be saved."""
        for palette in PALETTES.values():
            self.register_theme(palette.theme)
        self.theme = NIGHT.name

    def on_mount(self) -> None:
        """Lay the table."""
        self.push_screen(self.screen_of_table)
        with suppress(NotImplementedError):  # only Unix has them
            for number in (signal.SIGINT, *ENDING):
                asyncio.get_running_loop().add_signal_handler(number, self._leave_at_once, 128 + number)

    @on(TableScreen.MatchOver)
    def end_match(self) -> None:
        """Save the record if that was asked for, and show who won."""
        self._keep_record()
        view, you = self.table.view(self.screen_of_table.you), self.screen_of_table.you
        self.push_screen(FinalScreen(view, self.table.names, self.texts, you=you, saved=self.saved))

    def action_help(self) -> None:
        """Show the help."""
        self.push_screen(HelpSheet(self.texts, self.table.match.setup.players, KEYS))

    def action_log(self) -> None:
        """Show all that happened."""
        self.push_screen(LogSheet(self.table, self.texts, you=self.screen_of_table.you))

    def action_theme(self) -> None:
        """Night or paper."""
        self.theme = PAPER.name if self.theme == NIGHT.name else NIGHT.name

    @work
    async def action_save(self) -> None:
        """Save the match so far."""
        path = await self.push_screen_wait(SaveSheet(self.table.record(), self.texts))
        if path is not None:
            self._say_saved(path)

    @work
    async def action_leave(self) -> None:
        """Leave the table; in the middle of a match only after asking."""
        if isinstance(self.screen, Question):
            return
        if not self.table.is_over:
            if not await self.push_screen_wait(self._question()):
                return
            self._keep_record()
        self.exit()

    def action_interrupt(self) -> None:
        """Ctrl-C: leave at once."""
        self._leave_at_once(INTERRUPTED)

    def _leave_at_once(self, return_code: int) -> None:
        """Leave without asking, but not without the record."""
        self._keep_record()
        self.exit(return_code=return_code)

    def _say_saved(self, path: Path) -> None:
        screen, said = self.screen, self.texts.say("table-saved", file=str(path))
        if isinstance(screen, TableScreen | FinalScreen):
            screen.say(said)

    def _question(self) -> Question:
        say = self.texts.say
        loss = say("table-quit-saved", file=str(self._save)) if self._save else say("table-quit-lost")
        return Question(say("table-quit-title"), loss, say("table-hint-quit"))

    def _keep_record(self) -> None:
        """Write the record to the file that was named at the start."""
        if self._save is None:
            return
        try:
            save_record(self.table.record(), self._save, replace=True)
            self.saved = self.texts.say("table-saved", file=str(self._save))
        except NotSaved as error:
            self.saved = self.texts.say("table-save-failed", file=str(self._save), problem=str(error))
