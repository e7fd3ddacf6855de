"""A process that thinks: about bots' moves, about hints, and about matches that were played.

It is asked over its input, answers over its output, and ends when the input does. A question is a pickled one of
`questions`; the answer is a line of JSON, or an empty one if thinking failed. A question holds what a seat may know, so
that is all that can be thought about. Called with `gently`, it leaves the processor to others.
"""

import os
import pickle
import signal
import sys
import traceback
from typing import BinaryIO, Final

import msgspec

from catinthebox.server.keeping.questions import Question

GENTLY: Final = "gently"
_NICENESS: Final = 10


def main() -> None:
    """Answer on what was the standard output; what bots print goes to the error output."""
    for ignored in (signal.SIGINT, signal.SIGTERM):  # a stop of all is for the server, which ends us in order
        signal.signal(ignored, signal.SIG_IGN)
    if GENTLY in sys.argv[1:]:
        os.nice(_NICENESS)
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
        answers.write(_answer(question) + b"\n")
        answers.flush()


def _answer(question: Question) -> bytes:
    try:
        return msgspec.json.encode(question.answer())
    except Exception:  # whatever is wrong with a bot, the next one shall not suffer from it
        traceback.print_exc()
        return b""


if __name__ == "__main__":
    main()
