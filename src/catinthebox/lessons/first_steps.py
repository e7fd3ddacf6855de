"""The first lessons: cards without a colour, following, winning a trick."""

from typing import Final

from catinthebox.lessons.positions import after, laid_out
from catinthebox.lessons.steps import Lesson, Tell, attempt

_FRESH = laid_out("2 5 5 7 8", "1 3 4 6 7", "1 2 3 4 8", "3 5 6 6 7")
_YELLOW_LED = laid_out("3 6 8", "1 4 7", "2 5 8", "1 7", trick="6y")
_BLUE_FOUR_LED = laid_out("4 4 7", "1 3 8", "2 5 6", "1 7", trick="4b")
_TO_BE_WON = laid_out("3 5 8", "1 7", "2 3", "4 6", trick="4b 7g 6b")

LESSONS: Final = (
    Lesson(
        "learn-chapter-cards",
        (
            Tell("learn-cards-hand", _FRESH, look="hand"),
            Tell("learn-cards-board", _FRESH, look="board"),
            attempt(  # the first printed example
                "learn-cards-declare",
                _FRESH,
                "5b",
                right="learn-cards-declare-right",
                otherwise="learn-cards-declare-other",
            ),
        ),
    ),
    Lesson(
        "learn-chapter-follow",
        (
            Tell("learn-follow-led", _YELLOW_LED, look="trick"),
            attempt(
                "learn-follow-try",
                _YELLOW_LED,
                "3y 8y",
                right="learn-follow-try-right",
                otherwise="learn-follow-try-other",
            ),
            attempt(
                "learn-follow-once",
                _BLUE_FOUR_LED,
                "7b",
                right="learn-follow-once-right",
                otherwise="learn-follow-once-other",
            ),
        ),
    ),
    Lesson(
        "learn-chapter-trick",
        (
            attempt(
                "learn-trick-win",
                _TO_BE_WON,
                "8b",
                right="learn-trick-win-right",
                otherwise="learn-trick-win-other",
                replies={
                    "3b": "learn-trick-win-low",
                    "5b": "learn-trick-win-low",
                    "3r": "learn-trick-win-red",
                    "5r": "learn-trick-win-red",
                    "8r": "learn-trick-win-red",
                },
            ),
            attempt("learn-trick-lead", after(_TO_BE_WON, "8b"), None, right="learn-trick-lead-right", others=True),
        ),
    ),
)
