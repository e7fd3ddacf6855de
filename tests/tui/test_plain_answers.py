"""What the commands of plain mode answer, at a position laid out on the table."""

import re
import sys
from pathlib import Path
from random import Random

import pytest

from catinthebox.locales import Texts
from catinthebox.rules import Match, Setup, new_match, parse_layout
from catinthebox.tui.local_table import LocalTable
from catinthebox.tui.plain_answers import answer
from catinthebox.tui.plain_input import command_in
from tests.support.positions import board, given, position
from tests.support.walks import finish_round

MIDDLE = """
    red     . . 1 . . .
    blue    0 0 . . 2 .
    yellow  0 . . . . .
    green   . . . . . n
"""


def table_at(match: Match) -> LocalTable:
    """A table of three people where the match stands so."""
    table = LocalTable(match.setup, ["Ada", "Bob", "Cyd"][: match.setup.players], {})
    table.match = match
    return table


def asked(line: str, match: Match, language: str = "en", reader: int | None = 0) -> list[str]:
    """The answer to a line typed at seat 0."""
    texts = Texts(language)
    command = command_in(texts, line)
    assert command is not None
    return answer(command, table_at(match), texts, reader)


FOLLOWING = position(
    3,
    ["1 2 3", "1 1", "1 1"],
    board=board(MIDDLE),
    tokens={0: "ryg"},
    trick="4y 5y",
    won=[1, 2, 0],
    predictions=[1, 3, 4],
)
"""Seat 0 has lost its blue token and follows yellow."""


def test_board() -> None:
    assert asked("board", FOLLOWING) == [
        "Row 1: red 1 free, 2 free, 3 Bob, 4 free, 5 free, 6 free.",
        "Row 2: blue 1 You, 2 You, 3 free, 4 free, 5 Cyd, 6 free.",
        "Row 3: yellow 1 You, 2 free, 3 free, 4 Bob, 5 Cyd, 6 free.",
        "Row 4: green 1 free, 2 free, 3 free, 4 free, 5 free, 6 neutral.",
        "Your largest group: 3 tokens.",
    ]


def test_board_of_one_s_own_with_gaps() -> None:
    layout = parse_layout(
        "layout mine\n. R1 R2 B1 B2\nR3 . R4 B3 B4\nR5 R6 B5 . B6\nY1 Y2 Y3 Y4 Y5 Y6\nG1 G2 G3 G4 G5 G6"
    )
    first, second, third, *_ = asked("board", given(3, layout=layout))
    assert first == "Row 1: gap, red 1 free, 2 free, blue 1 free, 2 free, gap."
    assert second == "Row 2: red 3 free, gap, red 4 free, blue 3 free, 4 free, gap."
    assert third == "Row 3: red 5 free, 6 free, blue 5 free, gap, blue 6 free, gap."


def test_hand() -> None:
    assert asked("hand", FOLLOWING) == [
        "Your hand: 1, 2, 3.",
        "Your colour tokens: red, yellow, green.",
        "Your tricks: 1, predicted 1.",
    ]


def test_table() -> None:
    assert asked("table", FOLLOWING) == [
        "You: 1 trick, predicted 1. Cards: 3. Colour tokens: red, yellow, green.",
        "Bob: 2 tricks, predicted 3. Cards: 2. Colour tokens: red, blue, yellow, green.",
        "Cyd: 0 tricks, predicted 4. Cards: 2. Colour tokens: red, blue, yellow, green.",
    ]


def test_legal_by_number() -> None:
    assert asked("legal", FOLLOWING) == ["1 as red, green", "2 as red, yellow, green", "3 as yellow, green"]


@pytest.mark.parametrize(
    ("line", "lines"),
    [
        ("why 2 yellow", ["You may play 2 as yellow."]),
        (
            "why 2 red",
            [
                "You may play 2 as red.",
                "It costs you your yellow token (D5).",
                "D5: If you don’t follow, you lose your token of the led colour for the rest of the round.",
            ],
        ),
        (
            "why 3 red",
            [
                "The space red 3 is taken (D1).",
                "D1: A space takes one token. Declare a colour whose space of that number is empty.",
            ],
        ),
        (
            "why 1 blue",
            [
                "The space blue 1 is taken (D1). Your blue token is gone (D2).",
                "D1: A space takes one token. Declare a colour whose space of that number is empty.",
                "D2: You may only declare a colour whose token you still have.",
            ],
        ),
        (
            "why 6 red",
            ["You have no 6 in hand (T2).", "T2: You play one card from your hand and declare its colour."],
        ),
        ("why", ["Type a card and a colour, such as “1 red”."]),
        ("why not", ["“not” is not clear.", "Type a card and a colour, such as “1 red”."]),
    ],
)
def test_why(line: str, lines: list[str]) -> None:
    assert asked(line, FOLLOWING) == lines


def test_d3_why_red_can_not_be_led() -> None:
    leading = position(3, ["1 2 3", "1 1", "1 1"])
    assert asked("proč 1 červená", leading, "cs")[0].endswith("(D3).")


def test_why_of_a_number() -> None:
    match = LocalTable(Setup.of(3, secret="s", start=0), ["Ada", "Bob", "Cyd"], {}).match
    number = match.round.hands[0][0]
    assert asked(f"why {number}", match) == [f"{number} is allowed."]
    assert asked("legal", match)[0].startswith(f"You may choose {number}, ")


def test_scores_and_log_before_anything_is_over() -> None:
    match = LocalTable(Setup.of(3, secret="s", start=0), ["Ada", "Bob", "Cyd"], {}).match
    assert asked("scores", match) == ["No round is over yet."]
    heading, deal = asked("log", match)
    assert heading == ""
    assert deal.startswith("Round 1 begins. ")


def test_between_rounds_everybody_reads_and_nobody_has_a_hand() -> None:
    over = finish_round(given(3), Random(1))
    assert asked("hand", over, reader=None) == ["Press Enter alone to go on."]
    assert asked("legal", over, reader=None) == ["Press Enter alone to go on."]
    assert asked("why 1 red", over, reader=None)[-1] == "Press Enter alone to go on."
    assert "largest group" not in asked("board", over, reader=None)[-1]


def test_behind_the_curtain_no_command_shows_a_hand() -> None:
    for line in ("hand", "legal", "why 2 yellow"):
        assert asked(line, FOLLOWING, reader=None) == ["Press Enter alone to go on."]
    fresh = LocalTable(Setup.of(3, secret="s", start=0), ["Ada", "Bob", "Cyd"], {}).match
    assert asked("log", fresh, reader=None) == ["", "Round 1 begins. Ada starts."]


def test_t1_whoever_is_not_to_play_is_told_so() -> None:
    assert asked("why 1 red", FOLLOWING, reader=1)[0] == "It is Ada’s turn (T1)."
    assert asked("legal", FOLLOWING, reader=1) == ["Press Enter alone to go on."]


def test_save_writes_a_file_and_never_over_another(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    fresh = LocalTable(Setup.of(3, secret="s"), ["Ada", "Bob", "Cyd"], {}).match
    assert asked(f"save {file}", fresh) == [f"The match is saved in {file}."]
    before = file.read_text(encoding="utf-8")
    assert asked(f"save {file}", fresh) == [f"{file} exists already and stays as it is. Choose another name."]
    assert file.read_text(encoding="utf-8") == before
    assert asked("save", fresh) == ["Type the name of the file too, such as “save match.txt”."]


@pytest.mark.parametrize("name", ["no/where.txt", "x" * 5000, "a\0b", "~nobody-of-that-name/match.txt"])
def test_save_says_when_it_can_not(name: str) -> None:
    fresh = LocalTable(Setup.of(3, secret="s"), ["Ada", "Bob", "Cyd"], {}).match
    (complaint,) = asked(f"save {name}", fresh)
    assert complaint.startswith(name[:100])
    assert " can’t be written: " in complaint


@pytest.mark.parametrize("typed", ["hint", "?"])
def test_a_hint_says_what_the_best_five_choices_promise(typed: str) -> None:
    match, _ = new_match(Setup.of(3, secret="a hint", start=0))
    promised = r"(\d): -?\d\.\d\d ± \d\.\d\d points to be expected; prediction met \d+ ± \d+ %, paradox \d+ ± \d+ %\."
    *choices, order = asked(typed, match)
    assert order == "Best first; what the others get counts too."
    found = [re.fullmatch(promised, line) for line in choices]
    cards = {int(line[1]) for line in found if line}
    assert len(cards) == len(found) == 5
    assert cards <= {*match.round.hands[0]}


def test_with_two_players_a_hint_speaks_of_four_tricks() -> None:
    match, _ = new_match(Setup.of(2, secret="a hint", start=0))
    assert "; four tricks at most " in asked("hint", match)[0]


def test_where_nothing_is_to_be_chosen_there_is_no_hint() -> None:
    assert asked("hint", finish_round(given(3), Random(1))) == ["Press Enter alone to go on."]


def test_without_numba_a_hint_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "catinthebox.kernel.cpu", raising=False)
    monkeypatch.delattr("catinthebox.kernel.cpu", raising=False)
    monkeypatch.setitem(sys.modules, "numba", None)
    match, _ = new_match(Setup.of(3, secret="a hint", start=0))
    assert asked("rada", match, "cs") == ["Chybí tu numba: pip install catinthebox[fast]"]
