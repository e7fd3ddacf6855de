"""`catinthebox referee`: one match over standard input and output."""

import sys

import typer

from catinthebox.cli.options import INTERRUPTED, fall_silent
from catinthebox.referee import Referee, write_line


def referee() -> None:
    """Play one match over JSON lines on standard input and output."""
    official = Referee()
    try:
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(write_line(official.answer(line)))
            sys.stdout.buffer.flush()
    except BrokenPipeError:  # nobody listens any more
        fall_silent()
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
