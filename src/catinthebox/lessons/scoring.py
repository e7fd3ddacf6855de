"""Lessons about a round's beginning and its end: setting aside, predicting, points and groups; examples 7 and 9."""

from typing import Final

from catinthebox.lessons.positions import YOU, after, dealt, laid_out
from catinthebox.lessons.steps import Ask, Choice, Lesson, Tell, attempt
from catinthebox.rules import Match, Setup, largest_group


def how_many(says: str, match: Match, right: int, *wrong: int) -> Ask:
    """The question how many points, or tokens, it is; the choices are in order."""
    return Ask(
        says,
        match,
        tuple(
            Choice(points == right, f"{says}-right" if points == right else f"{says}-wrong", points=points)
            for points in sorted((right, *wrong))
        ),
        look="group",
    )


_DEALT = dealt(
    Setup.of(4, secret="lessons", start=YOU),
    "1 2 4 4 4 4 4 6 7 8",
    "1 1 2 3 5 5 6 7 8 8",
    "1 2 3 3 5 6 6 7 7 8",
    "1 2 2 3 3 5 5 6 7 8",
)
_ASIDE = attempt(
    "learn-aside-try",
    _DEALT,
    "4",
    right="learn-aside-try-right",
    otherwise="learn-aside-try-other",
    others=True,
    look="hand",
)
_TO_PREDICT = next(answer for answer in _ASIDE.turn.answers if answer.right).frames[-1].match


def _last_card(prediction: int) -> Match:
    """The last trick: one card decides about the prediction and the group."""
    return laid_out(
        "4 8",
        "1",
        "2",
        "6",
        board="""
        1 2 3 0 0 1 2 .
        . . . . 0 2 3 .
        2 3 1 2 0 3 1 0
        3 1 2 1 3 2 0 0
        """,
        trick="1b 2b 3b",
        won=(1, 3, 3, 0),
        predictions=(prediction, 1, 3, 1),
    )


_CORNERS = laid_out(
    "6 7",
    "1 4",
    "2 8",
    "3 5",
    board="""
    1 0 0 . . 1 . .
    2 . 0 1 0 . . 2
    . 0 3 3 0 . 2 .
    . 1 . . . 3 . .
    """,
)
_MISSED = after(_last_card(prediction=1), "4b")

LESSONS: Final = (
    Lesson(
        "learn-chapter-aside",
        (Tell("learn-aside-deal", _DEALT, look="hand"), _ASIDE),
    ),
    Lesson(
        "learn-chapter-predict",
        (attempt("learn-predict-try", _TO_PREDICT, None, right="learn-predict-try-right", others=True),),
    ),
    Lesson(
        "learn-chapter-bonus",
        (
            how_many("learn-points-tricks", _MISSED, _MISSED.totals[YOU], 1, 7),
            how_many(
                "learn-bonus-corner",
                _CORNERS,
                len(largest_group(_CORNERS.setup.layout, _CORNERS.round.board, YOU)),
                4,
                6,
            ),
            attempt(
                "learn-bonus-try",
                _last_card(prediction=2),
                "4b",
                right="learn-bonus-try-right",
                otherwise="learn-bonus-try-other",
                look="group",
            ),
        ),
    ),
)
