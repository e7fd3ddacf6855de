"""Plain mode: the table as lines of text, for screen readers and pipes. No colour, no cursor, no drawing.

What a typed line means is in `plain_input`, what commands answer in `plain_answers`, how the table reads in
`plain_report`.
"""

import os
import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

from catinthebox.locales import Texts
from catinthebox.locales.telling import reason, seen_names, tell
from catinthebox.rules import Action, Refused, Seat, View
from catinthebox.rules.events import MatchWon
from catinthebox.tui.local_table import LocalTable
from catinthebox.tui.plain_answers import answer, hint, not_clear, saved
from catinthebox.tui.plain_input import Unclear, Word, action_in, command_in
from catinthebox.tui.plain_report import Report, choices
from catinthebox.tui.signals import ENDING

FINISHED: Final = 0
"""The match was played to its end, or left with `quit`."""
BROKEN_OFF: Final = 1
"""The input or the output ended before the match did."""
INTERRUPTED: Final = 130
"""Ctrl-C, as shells count it."""


def run_plain(table: LocalTable, texts: Texts, *, seat: Seat | None, save: Path | None) -> int:
    """Play the match on standard input and output; seat None is a hot seat. Returns the exit code."""
    plain = PlainTable(table, texts, seat)
    try:
        with _ended_by_signals():
            plain.play()
        code = FINISHED
    except _Quit:
        code = FINISHED
    except EOFError:
        code = BROKEN_OFF
    except OSError:
        _fall_silent()
        code = BROKEN_OFF
    except KeyboardInterrupt:
        code = INTERRUPTED
    except _Ended as ended:
        code = 128 + ended.number
    last = [] if table.is_over else ["", texts.say("plain-left")]
    if save is not None:
        last.append(saved(table, texts, str(save)))
    try:
        plain.write(*last)
    except OSError:
        _fall_silent()
    return code


class _Quit(Exception):
    """Somebody typed `quit`."""


class _Ended(BaseException):
    """The terminal was closed, or the machine is being shut down."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


@contextmanager
def _ended_by_signals() -> Iterator[None]:
    """Meanwhile, what would end the process ends the match instead, so that the record is kept."""

    def end(number: int, frame: FrameType | None) -> None:
        raise _Ended(number)

    before = {number: signal.signal(number, end) for number in ENDING}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _fall_silent() -> None:
    """Nobody listens any more, so the rest of the output has nowhere to go."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class PlainTable:
    """The table, and whoever reads and types: at a hot seat nobody while the keyboard changes hands."""

    def __init__(self, table: LocalTable, texts: Texts, seat: Seat | None) -> None:
        self.table = table
        self.texts = texts
        self.hot_seat = seat is None
        self.reader = seat
        self.told = dict.fromkeys(table.people, 0)
        """How many events each person has been told."""

    @property
    def report(self) -> Report:
        """What can be said to whoever reads now."""
        return Report(self.texts, self.table.names, self.reader)

    @property
    def view(self) -> View:
        """What whoever reads now sees."""
        return self.table.view(self.reader)

    def write(self, *lines: str) -> None:
        """Write lines."""
        for line in lines:
            print(line, flush=True)

    def play(self) -> None:
        """From the welcome to the final scores."""
        self._welcome()
        while not self.table.is_over:
            if (bot := self.table.bot_to_act) is not None:
                self.table.move_bot(bot)
                self._tell_news()
            elif (person := self.table.person_to_act) is not None:
                self._take_turn(person)
            else:
                self._end_round()
                self._ask_next_round()
        self._end_round()
        self._farewell()

    def _welcome(self) -> None:
        setup = self.table.match.setup
        names = seen_names(self.texts, self.table.names, self.reader)
        self.write(
            self.texts.say("plain-welcome", players=setup.players, side=setup.layout.name),
            self.texts.say("plain-seats", names=", ".join(names)),
            self.texts.say("plain-commitment", commitment=str(setup.commitment)),
            self.texts.say("plain-hint"),
        )
        self._tell_news()

    def _tell_news(self) -> None:
        """Tell whoever reads what happened since it was last told."""
        if self.reader is not None:
            events = self.table.events
            self.write(*self.report.happened(events, since=self.told[self.reader]))
            self.told[self.reader] = len(events)

    def _take_turn(self, seat: Seat) -> None:
        if seat != self.reader:
            self._change_reader(seat)
        self.write(*self.report.turn(self.view))
        while True:
            try:
                self.table.act(seat, self._ask_action())
                break
            except Refused as refusal:
                self.write(reason(self.texts, refusal, self.table.names))
        self._tell_news()

    def _change_reader(self, seat: Seat) -> None:
        """Draw the curtain: what was on the screen scrolls away before the next person looks (P1)."""
        if self.reader is not None:
            self._read_no_command(self.texts.say("plain-ask-read"))
        self.reader = None
        if sys.stdout.isatty():
            self.write(*[""] * shutil.get_terminal_size().lines)
        self.write("", self.texts.say("plain-curtain", name=self.table.names[seat]))
        self._read_no_command(self.texts.say("plain-ask-curtain"))
        self.reader = seat
        self._tell_news()

    def _end_round(self) -> None:
        if self.hot_seat:
            self.reader = None  # the score sheet is for everybody
        self.write(*self.report.round_sheet(self.table.match, self.table.match.round))

    def _ask_next_round(self) -> None:
        while self._read_no_command(self.texts.say("plain-ask-round_over")).strip():
            self.write(hint(self.texts, self.view))
        self.table.next_round()
        self._tell_news()

    def _farewell(self) -> None:
        match, setup = self.table.match, self.table.match.setup
        self.write(
            *self.report.standing(match),
            tell(self.texts, MatchWon(match.winners), self.table.names, self.reader),
            "",
            self.texts.say("plain-secret", secret=str(setup.secret)),
            self.texts.say("plain-check", commitment=str(setup.commitment)),
        )

    def _ask_action(self) -> Action:
        phase = self.view.phase
        prompt = self.texts.say(f"plain-ask-{phase}", choices=choices(self.view))
        while True:
            line = self._read_no_command(prompt)
            try:
                return action_in(self.texts, line, phase)
            except Unclear as unclear:
                self.write(*not_clear(self.texts, self.view, unclear))

    def _read_no_command(self, prompt: str) -> str:
        """The next line that is no command; commands are obeyed on the way."""
        while True:
            line = self._read(prompt)
            command = command_in(self.texts, line)
            if command is None:
                return line
            if command.word is Word.QUIT:
                raise _Quit
            if command.word is Word.HINT and self.view.legal:
                self.write(self.texts.say("table-advice-thinking"))
            self.write(*answer(command, self.table, self.texts, self.reader))

    def _read(self, prompt: str) -> str:
        line = input(f"{prompt} ")
        if not sys.stdin.isatty():
            self.write(line)  # nobody has seen it typed
        return line
