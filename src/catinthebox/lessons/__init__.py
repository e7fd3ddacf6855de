"""The tutorial as data: what is told, tried and asked, in order, on positions that the rules themselves carry on.

`LESSONS` is all of it. Who learns sits at seat 0. A step names its texts by their keys; the words are in `locales`, in
learn.ftl. Nothing here depends on how a table is drawn.
"""

from typing import Final

from catinthebox.lessons import declaring, first_steps, paradox, scoring, small_round, two_players
from catinthebox.lessons.positions import YOU
from catinthebox.lessons.steps import Answer, Ask, Choice, Frame, Lesson, Step, Tell, Try, Turn

LESSONS: Final[tuple[Lesson, ...]] = (
    *first_steps.LESSONS,
    *declaring.LESSONS,
    *scoring.LESSONS,
    *paradox.LESSONS,
    *small_round.LESSONS,
    *two_players.LESSONS,
)
"""All lessons, each building on those before it."""

__all__ = ["LESSONS", "YOU", "Answer", "Ask", "Choice", "Frame", "Lesson", "Step", "Tell", "Try", "Turn"]
