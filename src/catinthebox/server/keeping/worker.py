"""A process in which bots think. It is asked over its input, answers over its output, and ends when the input does.

A question is a pickled bot's name, seed and view; the answer is a line with the place of the choice among the view's
legal actions, or an empty line if the bot failed. So a bot knows what its seat may know, and can choose only that.
"""

import os
import pickle
import signal
import sys
import traceback
from typing import BinaryIO

from catinthebox.bots import make_bot
from catinthebox.rules import View

Question = tuple[str, str, View]
"""A bot's name, its seed and what its seat sees."""


def main() -> None:
    """Answer on what was the standard output; what bots print goes to the error output."""
    for ignored in (signal.SIGINT, signal.SIGTERM):  # a stop of all is for the server, which ends us in order
        signal.signal(ignored, signal.SIG_IGN)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        answer_all(sys.stdin.buffer, answers)


def answer_all(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer one question after the other."""
    while True:
        try:
            question: Question = pickle.load(questions)
        except EOFError:
            return
        answers.write(_answer(*question) + b"\n")
        answers.flush()


def _answer(bot: str, seed: str, view: View) -> bytes:
    try:
        return str(view.legal.index(make_bot(bot, seed).choose(view))).encode()
    except Exception:  # whatever is wrong with a bot, the next one shall not suffer from it
        traceback.print_exc()
        return b""


if __name__ == "__main__":
    main()
