"""The rules for two players, with the printed example 10; and the end of the tutorial."""

from dataclasses import replace
from typing import Final

from catinthebox.lessons.positions import YOU, after, dealt, drawn, laid_out
from catinthebox.lessons.scoring import how_many
from catinthebox.lessons.steps import Ask, Choice, Lesson, Tell
from catinthebox.rules import Colour, Match, Setup, Space
from catinthebox.rules.cards import space_index

_DEALT = dealt(
    Setup.of(2, secret="lessons", start=YOU), "1 1 2 2 3 4 4 4 5 5", "1 1 2 2 3 3 4 4 5 5", leftover="3 5 3 1 2"
)
_TWO_TURNED_UP = replace(
    _DEALT,
    round=replace(
        _DEALT.round,
        board=drawn(
            """
            . . . . .
            . . . . .
            . . . . .
            . . n . n
            """
        ),
    ),
)
_FIVE_TRICKS = after(
    laid_out(
        "5 5",
        "2",
        board="""
        0 0 0 0 1
        0 1 . 0 .
        0 1 n 1 1
        1 . n n 1
        """,
        trick="3b",
        won=(4, 3),
    ),
    "5b",
)


def _where(says: str, before: Match, now: Match, number: int) -> Ask:
    """The question where the next neutral token goes, that of this number."""

    def choice(colour: Colour) -> Choice:
        place = space_index(colour, number)
        right = before.round.board[place] != now.round.board[place]
        return Choice(right, f"{says}-right" if right else f"{says}-wrong", space=Space(colour, number))

    return Ask(says, before, tuple(map(choice, Colour)), look="board")


LESSONS: Final = (
    Lesson(
        "learn-chapter-two",
        (
            Tell("learn-two-neutral", _TWO_TURNED_UP, look="board"),
            _where("learn-two-where", _TWO_TURNED_UP, _DEALT, number=3),
            how_many("learn-two-points", _FIVE_TRICKS, _FIVE_TRICKS.totals[YOU], 8, 13),
        ),
    ),
    Lesson("learn-chapter-end", (Tell("learn-end", _FIVE_TRICKS),)),
)
