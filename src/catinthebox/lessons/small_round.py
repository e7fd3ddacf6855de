"""A whole round to play alone, made small: three players, the numbers 1 to 3, four cards each and two tricks."""

from dataclasses import replace
from typing import Final

from catinthebox.lessons.positions import YOU, dealt
from catinthebox.lessons.steps import Lesson, Tell, Try, attempt, whole_turns
from catinthebox.rules import Match, Setup
from catinthebox.rules.sizes import GameSize

_SMALL: Final = GameSize(3, numbers=3, dealt=4, leftover=0, tricks=2, predictions=(1, 2), side="white")


def _judge(match: Match) -> tuple[bool, str]:
    """What to say about how the round ended."""
    hit = match.round.tricks_won[YOU] == match.round.predictions[YOU]
    return hit, "learn-round-hit" if hit else "learn-round-missed"


def _end_of(step: Try) -> Match:
    """Where a step ends if all goes as hoped."""
    return next(answer for answer in step.turn.answers if answer.right).frames[-1].match


_DEALT = dealt(replace(Setup.of(3, secret="lessons", start=YOU), size=_SMALL), "1 2 3 3", "1 1 2 3", "1 2 2 3")
_ASIDE = attempt(
    "learn-round-aside", _DEALT, "1", right="learn-round-aside-right", otherwise="learn-round-aside-other", others=True
)
_PREDICT = attempt(
    "learn-round-predict",
    _end_of(_ASIDE),
    "1",
    right="learn-round-predict-right",
    otherwise="learn-round-predict-other",
    others=True,
)

LESSONS: Final = (
    Lesson(
        "learn-chapter-round",
        (
            Tell("learn-round-deal", _DEALT),
            _ASIDE,
            _PREDICT,
            Try("learn-round-play", whole_turns(_end_of(_PREDICT), _judge), look="group"),
        ),
    ),
)
