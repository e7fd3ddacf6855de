"""The score sheet and the final scores of plain mode."""

from dataclasses import replace

import pytest

from catinthebox.locales import Texts
from catinthebox.rules import Match, Phase, Score
from catinthebox.rules.scoring import round_scores
from catinthebox.tui.plain_report import Report
from tests.support.positions import board, position

DRAWING = """
    red     . . . 1 . 2
    blue    0 0 0 . . .
    yellow  . . 0 . . .
"""


def sheet(match: Match, language: str = "en", you: int | None = 0, paradox: int | None = None) -> list[str]:
    """The lines under the heading, had the round ended so."""
    ended = replace(match.round, phase=Phase.ROUND_OVER, paradox=paradox)
    over = replace(match, round=replace(ended, scores=round_scores(ended)))
    names = ("Ada", "Bob", "Cyd")[: match.setup.players]
    _, heading, *lines = Report(Texts(language), names, you).round_sheet(over, over.round)
    assert heading.endswith(str(match.setup.players))
    return lines


def test_s1_to_s3_points_with_where_they_come_from() -> None:
    match = position(3, ["1 2", "1 2", "1 2"], board=board(DRAWING), won=[3, 2, 1], predictions=[3, 1, 4])
    assert sheet(match, paradox=2) == [
        "You: 7 points (3 tricks as predicted, bonus 4). Total: 7.",
        "Bob: 2 points (2 tricks, predicted 1). Total: 2.",
        "Cyd: -1 point (paradox, 1 trick). Total: -1.",
    ]


def test_s3_with_two_players() -> None:
    match = position(2, ["1 2", "1 2"], board=board(DRAWING), won=[5, 3])
    assert sheet(match, you=None) == [
        "Ada: 5 points (5 tricks, no bonus). Total: 5.",
        "Bob: 4 points (3 tricks, bonus 1). Total: 4.",
    ]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("cs", "Ty: 7 bodů (3 štychy podle odhadu, bonus 4). Celkem: 7."),
        ("de", "Du: 7 Punkte (3 Stiche wie vorhergesagt, Bonus 4). Insgesamt: 7."),
        ("fr", "Toi\u202f: 7 points (3 plis comme prédit, bonus 4). Total\u202f: 7."),
        ("pl", "Ty: 7 punktów (3 lewy zgodnie z\u00a0obstawieniem, premia 4). Razem: 7."),
    ],
)
def test_a_sheet_in_every_language(language: str, line: str) -> None:
    match = position(3, ["1 2", "1 2", "1 2"], board=board(DRAWING), won=[3, 2, 1], predictions=[3, 1, 4])
    assert sheet(match, language)[0] == line


def final(*rounds: tuple[int, ...]) -> list[str]:
    """The final scores after rounds with these points."""
    match = position(3, ["1", "1", "1"])
    over = [
        replace(match.round, number=number, scores=tuple(Score(points, 0) for points in scores))
        for number, scores in enumerate(rounds, start=1)
    ]
    return Report(Texts("en"), ("Ada", "Bob", "Cyd"), 0).standing(replace(match, past=tuple(over[:-1]), round=over[-1]))


def test_g2_the_last_round_breaks_a_tie() -> None:
    assert final((5, 2, 1), (1, 2, 3), (1, 3, 5))[1:] == [
        "Final scores",
        "1. Cyd: 9 points",
        "2. Bob: 7 points",
        "3. You: 7 points",
    ]


def test_g2_equal_to_the_last_share_a_place() -> None:
    assert final((3, 3, 0), (1, 1, 0), (2, 2, 1))[2:] == ["1. You: 6 points", "1. Bob: 6 points", "3. Cyd: 1 point"]
