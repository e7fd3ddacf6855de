"""`catinthebox referee`: one match over standard input and output."""

import os
import sys

import typer

from catinthebox.referee import Referee, write_line

_INTERRUPTED = 130
"""What a shell expects of a command that ended by Ctrl-C."""


def referee() -> None:
    """Play one match over JSON lines on standard input and output."""
    official = Referee()
    try:
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(write_line(official.answer(line)))
            sys.stdout.buffer.flush()
    except BrokenPipeError:  # nobody listens any more, so the rest of the output has nowhere to go
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        raise typer.Exit(_INTERRUPTED) from None
