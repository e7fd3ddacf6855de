"""Lessons about the paradox, with the printed examples 5, 6 and 8; and what makes a match."""

from typing import Final

from catinthebox.lessons.positions import YOU, after, laid_out, plays
from catinthebox.lessons.scoring import how_many
from catinthebox.lessons.steps import Ask, Choice, Lesson, Tell, attempt
from catinthebox.rules import Match, Space
from catinthebox.rules.declaring import broken_rules

_DEAD_END = laid_out(
    "4 6",
    "1 5",
    "3 8",
    "2 7",
    turn=3,
    board="""
    3 1 2 2 1 3 0 0
    0 . 3 . 2 1 3 1
    2 3 1 3 0 . 2 .
    0 2 3 0 1 2 1 0
    """,
    tokens={YOU: "rg"},
    won=(3, 1, 2, 1),
    predictions=(3, 1, 2, 2),
)
_PARADOX = after(_DEAD_END, "2b")
_NARROW = laid_out(
    "4 4 6",
    "1 7 8",
    "1 3 8",
    "5 8",
    board="""
    1 2 3 . 0 1 0 3
    3 1 . 0 1 2 2 .
    . 3 2 1 0 2 . 0
    0 . 1 3 2 . 3 .
    """,
    trick="2g",
    tokens={YOU: "rg"},
    won=(1, 2, 2, 1),
    predictions=(2, 3, 3, 1),
)


def _what_can_be_declared(says: str, match: Match, candidates: str) -> Ask:
    """The question what the learner will be able to declare, as a follower: one of these plays, or nothing."""
    round_ = match.round
    broken = {
        play: broken_rules(play, round_.hands[YOU], round_.tokens[YOU], round_.board, leading=False)
        for play in plays(candidates)
    }
    return Ask(
        says,
        match,
        (
            *(
                Choice(not rules, None, space=Space(play.colour, play.number), rules=rules)
                for play, rules in broken.items()
            ),
            Choice(all(broken.values()), f"{says}-right"),
        ),
        look="tokens",
    )


LESSONS: Final = (
    Lesson(
        "learn-chapter-paradox",
        (
            _what_can_be_declared("learn-paradox-what", _DEAD_END, "4r 6g 4b"),
            Tell("learn-paradox-happens", _PARADOX, look="board"),
            how_many("learn-paradox-points", _PARADOX, _PARADOX.totals[YOU], 0, 3),
            attempt(
                "learn-paradox-avoid",
                _NARROW,
                "6g",
                right="learn-paradox-avoid-right",
                otherwise="learn-paradox-avoid-other",
                others=True,
                look="tokens",
            ),
        ),
    ),
    Lesson("learn-chapter-match", (Tell("learn-match-rounds", _PARADOX),)),
)
