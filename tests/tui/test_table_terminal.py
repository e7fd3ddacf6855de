"""The command in a real terminal: it leaves the terminal as it was, whatever ends it."""

import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Callable
from pathlib import Path
from select import select
from time import monotonic

import pytest

from catinthebox.records import read_record

PATIENCE = 60
"""Seconds after which nothing more is expected."""

LEAVE_FULL_SCREEN = b"\x1b[?1049l"
SHOW_CURSOR = b"\x1b[?25h"


def press_ctrl_c(process: "subprocess.Popen[bytes]", keyboard: int) -> None:
    """As a person does."""
    os.write(keyboard, b"\x03")


def terminate(process: "subprocess.Popen[bytes]", keyboard: int) -> None:
    """As a machine that is shut down does."""
    process.send_signal(signal.SIGTERM)


def hang_up(process: "subprocess.Popen[bytes]", keyboard: int) -> None:
    """As a terminal window does that is closed."""
    process.send_signal(signal.SIGHUP)


def leave(process: "subprocess.Popen[bytes]", keyboard: int) -> None:
    """By the door: q, and Enter."""
    os.write(keyboard, b"q")
    read_until(keyboard, b"Leave the table?")
    os.write(keyboard, b"\r")


@pytest.mark.parametrize(("ends", "code"), [(press_ctrl_c, 130), (terminate, 143), (hang_up, 129), (leave, 0)])
def test_the_terminal_is_left_tidy_and_the_record_saved(
    ends: Callable[["subprocess.Popen[bytes]", int], None], code: int, tmp_path: Path
) -> None:
    outside, inside = pty.openpty()
    fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    before = termios.tcgetattr(inside)
    file = tmp_path / "match.txt"
    command = [sys.executable, "-m", "catinthebox", "play", "--seed", "tidy", "--lang", "en", "--save", str(file)]
    environment = {**os.environ, "TERM": "xterm-256color"}
    with subprocess.Popen(command, stdin=inside, stdout=inside, stderr=inside, env=environment) as process:
        seen = read_until(outside, b"set aside")
        ends(process, outside)
        seen += read_until(outside, LEAVE_FULL_SCREEN, str(file).encode()[-20:])
    assert process.returncode == code
    assert SHOW_CURSOR in seen
    assert termios.tcgetattr(inside) == before
    assert read_record(file.read_text(encoding="utf-8")).match.setup.secret == "tidy"
    os.close(outside)
    os.close(inside)


def read_until(terminal: int, *awaited: bytes) -> bytes:
    """What the terminal shows up to these bytes, one after the other."""
    seen, patience = b"", monotonic() + PATIENCE
    in_order = re.compile(b".*".join(map(re.escape, awaited)), re.DOTALL)
    while not in_order.search(seen):
        assert monotonic() < patience, f"{awaited!r} never came"
        ready, _, _ = select([terminal], [], [], PATIENCE)
        seen += os.read(terminal, 65536) if ready else b""
    return seen
