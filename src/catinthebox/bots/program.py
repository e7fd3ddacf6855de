"""`exec:COMMAND`: any program that speaks JSON lines sits down as a bot. docs/bots.md is the protocol's manual.

A program that hangs, ends or answers nonsense forfeits that move to another bot, and is started anew for the next one.
After three forfeits it is not asked again in the match.
"""

import json
import os
import re
import selectors
import shlex
from contextlib import suppress
from signal import SIGKILL
from subprocess import PIPE, Popen
from time import monotonic
from typing import Any, Final

from catinthebox.bots.bot import Bot
from catinthebox.bots.errors import BadBotOption
from catinthebox.bots.naming import Option, read_options
from catinthebox.rules import Action, View, action_to_json, layout_rows, view_to_json

PROGRAM: Final = "exec"
"""What the name of a program begins with."""

MS: Final = Option(1, 600_000, "milliseconds for a move")
DEFAULT_MS: Final = 5000

MOST_FORFEITS: Final = 3
LONGEST_ANSWER: Final = 10_000
"""Bytes of a line; more are nonsense."""


class Forfeited(Exception):
    """The program gave no legal answer in time."""


class ProgramBot:
    """A bot that asks a program, and another bot when the program fails."""

    def __init__(self, command: tuple[str, ...], stand_in: Bot, limit: float) -> None:
        self._command = command
        self._stand_in = stand_in
        self._limit = limit
        self._process: Popen[bytes] | None = None
        self.forfeits: list[str] = []
        """Why each forfeited move was."""

    def choose(self, view: View) -> Action:
        """What the program answers, or the stand-in in its place."""
        if len(self.forfeits) < MOST_FORFEITS:
            try:
                return self._asked(view)
            except Forfeited as reason:
                self.forfeits.append(str(reason))
                self.close()
        return self._stand_in.choose(view)

    def close(self) -> None:
        """End the program and all that it has started, without further notice."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, SIGKILL)
            for pipe in (self._process.stdin, self._process.stdout):
                assert pipe is not None
                pipe.close()
            self._process.wait()
            self._process = None

    def _asked(self, view: View) -> Action:
        try:
            self._process = self._process or _started(self._command)
            answer = _read(_answer_to(self._process, _question(view, self._limit), self._limit))
        except OSError as error:
            raise Forfeited(f"it can't be asked: {error.strerror}") from error
        for action in view.legal:
            if action_to_json(action) == answer:
                return action
        raise Forfeited(f"not a legal action: {json.dumps(answer)[:100]}")


def split_command(text: str) -> tuple[dict[str, int], tuple[str, ...]]:
    """The options and the words of a command: `python bot.py`, `ms=300,python bot.py`."""
    found = re.match("(ms=[^,]*),(.*)", text, re.DOTALL)
    given, command = found.groups() if found else ("", text)
    try:
        words = tuple(shlex.split(command))
    except ValueError:
        words = ()
    if not words:
        raise BadBotOption(
            f"{command!r} is not a command", problem="command", bot=PROGRAM, option="COMMAND", value=command
        )
    return read_options(PROGRAM, given, {"ms": MS}), words


def _started(command: tuple[str, ...]) -> Popen[bytes]:
    """A session of its own, since Ctrl-C is for who asked. What it writes to standard error goes where ours goes."""
    return Popen(command, stdin=PIPE, stdout=PIPE, start_new_session=True)


def _question(view: View, limit: float) -> bytes:
    question = {
        "seat": view.seat,
        "players": view.size.players,
        "layout": layout_rows(view.layout),
        "ms": round(limit * 1000),
        "view": view_to_json(view),
    }
    return json.dumps(question).encode() + b"\n"


def _answer_to(process: Popen[bytes], question: bytes, limit: float) -> bytes:
    """A line from the program, before the time is over. A program that does not read can't hold up the asking."""
    assert process.stdin is not None
    assert process.stdout is not None
    given_up, answer = monotonic() + limit, b""
    for pipe in (process.stdin, process.stdout):
        os.set_blocking(pipe.fileno(), False)
    with selectors.DefaultSelector() as ready:
        ready.register(process.stdin, selectors.EVENT_WRITE)
        ready.register(process.stdout, selectors.EVENT_READ)
        while question or not answer.endswith(b"\n"):
            if not (events := ready.select(max(0.0, given_up - monotonic()))):
                raise Forfeited("it thought too long")
            for key, _ in events:
                if key.fileobj is process.stdin:
                    question = question[os.write(key.fd, question) :]
                    if not question:
                        ready.unregister(process.stdin)
                elif chunk := os.read(key.fd, LONGEST_ANSWER):
                    answer += chunk
                else:
                    raise Forfeited("it ended")
            if len(answer) > LONGEST_ANSWER:
                raise Forfeited("it talks too much")
    return answer


def _read(answer: bytes) -> Any:
    with suppress(ValueError, RecursionError):
        return json.loads(answer)
    raise Forfeited(f"not JSON: {answer[:100]!r}")
