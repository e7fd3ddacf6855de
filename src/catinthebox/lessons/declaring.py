"""Lessons about trump and about colour tokens, with the printed examples 2, 3 and 4."""

from typing import Final

from catinthebox.lessons.positions import after, laid_out
from catinthebox.lessons.steps import Ask, Choice, Lesson, attempt
from catinthebox.rules import Match
from catinthebox.rules.scoring import winning_place


def _who_wins(says: str, match: Match) -> Ask:
    """The question who wins the trick that lies on the table."""
    round_ = match.round
    seats = [(round_.leader + place) % len(round_.hands) for place in range(len(round_.trick))]
    winner = seats[winning_place(round_.trick)]
    return Ask(
        says,
        match,
        tuple(Choice(seat == winner, f"{says}-right" if seat == winner else f"{says}-wrong", seat) for seat in seats),
        look="trick",
    )


_TWO_REDS = laid_out("1 4 6", "2 3 5", "1 5 7", "2 4 8", turn=1, trick="7y 8g 6r 3r")
_NO_RED = laid_out(
    "5 7 8",
    "1 4 6",
    "2 5 7",
    "3 4 8",
    board="""
    . . . . . . . .
    . 1 . . . 2 . .
    . . 3 . . . . .
    . . . 0 . . . .
    """,
)
_SOME_RED = laid_out(
    "5 8",
    "1 4",
    "2 7",
    "3 8",
    board="""
    . . . . . 2 . .
    . 1 . 0 . . . .
    . . 3 . 3 . . .
    . . 1 . . . 0 .
    """,
)
_ONLY_RED = laid_out(
    "4 6",
    "1 5",
    "2 7",
    "3 8",
    board="""
    . . . . . . . .
    2 . . 1 3 . . 0
    . 1 3 2 . 1 0 .
    0 . 2 . . 3 . 1
    """,
    tokens={0: "ry"},
)
_BLUE_LED = laid_out("3 6 8", "1 5 7", "4 7 8", "2 5", trick="2b")

LESSONS: Final = (
    Lesson(
        "learn-chapter-trump",
        (
            _who_wins("learn-trump-who", _TWO_REDS),
            attempt("learn-trump-closed", _NO_RED, None, right="learn-trump-closed-right"),
            attempt(
                "learn-trump-open",
                _SOME_RED,
                "8r",
                right="learn-trump-open-right",
                otherwise="learn-trump-open-other",
            ),
            attempt("learn-trump-forced", _ONLY_RED, None, right="learn-trump-forced-right", look="tokens"),
        ),
    ),
    Lesson(
        "learn-chapter-token",
        (
            attempt(
                "learn-token-lose",
                _BLUE_LED,
                "3r",
                right="learn-token-lose-right",
                otherwise="learn-token-lose-other",
                replies=dict.fromkeys(("3b", "6b", "8b"), "learn-token-lose-follow"),
                look="tokens",
            ),
            attempt("learn-token-gone", after(_BLUE_LED, "3r 1b 4b"), None, right="learn-token-gone-right"),
        ),
    ),
)
