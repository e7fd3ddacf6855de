"""A board side as a text file: what can be read, what is refused and where, and that writing is the way back."""

import re
from pathlib import Path

import pytest
from hypothesis import given

from catinthebox.rules import (
    SIDES,
    BadLayout,
    Layout,
    Setup,
    format_layout,
    layout_rows,
    parse_layout,
    parse_rows,
    read_layout,
)
from tests.support.walks import layouts

RULE_SHEET = Path(__file__).parents[2] / "docs" / "rules.md"

TWO_NUMBERS = """\
# a tiny board
layout tiny

R1 B1 .
.  Y1 G1
R2 B2 Y2 G2
"""


def test_a_file_draws_a_layout() -> None:
    layout = parse_layout(TWO_NUMBERS)

    assert layout.name == "tiny"
    assert layout_rows(layout) == ["R1 B1 . .", ". Y1 G1 .", "R2 B2 Y2 G2"]


def test_small_letters_will_do() -> None:
    assert parse_layout(TWO_NUMBERS.lower()) == parse_layout(TWO_NUMBERS)


def test_the_example_of_the_rule_sheet_is_our_purple_side() -> None:
    (example,) = re.findall(r"```text\n(# the purple.*?)```", RULE_SHEET.read_text(encoding="utf-8"), re.S)

    layout = parse_layout(example)

    assert layout.name == "my purple"
    assert layout.positions == SIDES["purple"].positions
    assert Setup.of(5, layout=layout, start=0).layout == layout


def test_a_file_is_read_from_disk(tmp_path: Path) -> None:
    path = tmp_path / "tiny.txt"
    path.write_text(TWO_NUMBERS, encoding="utf-8")

    assert read_layout(path) == parse_layout(TWO_NUMBERS)


def test_a_file_that_is_not_there_or_not_text_is_refused(tmp_path: Path) -> None:
    not_text = tmp_path / "picture.txt"
    not_text.write_bytes(b"\xff\xfe\x00 layout")

    for path in (tmp_path / "nowhere.txt", tmp_path, not_text):
        with pytest.raises(BadLayout, match="can't be read") as refusal:
            read_layout(path)
        assert refusal.value.facts == {"problem": "unreadable", "line": 0}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("\n# only a comment\n", 1),
        ("\n\nR1 B1 Y1 G1\n", 3),
        ("layout\nR1 B1 Y1 G1\n", 1),
        ("# a name that is taken\nlayout white\nR1 B1 Y1 G1\n", 2),
        ("layout purple\nR1 B1 Y1 G1\n", 1),
        ('layout a "quoted" name\nR1 B1 Y1 G1\n', 1),
        ("layout a\ttab\nR1 B1 Y1 G1\n", 1),
        ("layout tiny\nR1 B1 Y1 G1\n\n# no such colour\nO2\n", 5),
        ("layout tiny\nR1 B1 Y1 G1\nR0\n", 3),
        ("layout tiny\nR1 B1 Y1 G1\nR10\n", 3),
        ("layout tiny\nR1 B1 Y1 G1\nR\n", 3),
        ("layout tiny\nR1 B1 Y1 G1\n1R\n", 3),
        ("layout tiny\nR1 B1 Y1 G1\nR²\n", 3),
        ("layout tiny\nR1 B1 Y1 G1\nR2+\n", 3),
    ],
)
def test_what_is_not_a_layout_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadLayout, match=f"^line {line}: ") as refusal:
        parse_layout(text)

    assert refusal.value.rules == ("M7",)
    assert refusal.value.facts == {"problem": "unreadable", "line": line}


@pytest.mark.parametrize(
    ("rows", "problem", "message"),
    [
        ("R1 B1 Y1", "missing", "no place for green 1"),
        ("R1 B1 Y1 G1\nR3", "missing", "no place for red 2, blue 2"),
        ("R1 B1 Y1 G1 R1", "double", "red 1 is placed twice"),
        ("R1+B1 Y1 G1", "overlapping", "blue 1 and red 1 overlap at row 1, column 1"),
    ],
)
def test_what_is_a_drawing_but_not_a_board_is_refused(rows: str, problem: str, message: str) -> None:
    with pytest.raises(BadLayout, match=message) as refusal:
        parse_layout(f"layout tiny\n{rows}\n")

    assert refusal.value.facts["problem"] == problem


def test_the_names_of_the_sides_stay_theirs() -> None:
    for side in SIDES.values():
        with pytest.raises(BadLayout):
            parse_layout(format_layout(side))
        renamed = parse_rows("mine", layout_rows(side))
        assert renamed.positions == side.positions


@given(layouts())
def test_a_layout_that_is_written_and_read_touches_as_before(layout: Layout) -> None:
    again = parse_layout(format_layout(layout))

    assert again.name == layout.name
    assert again.neighbours == layout.neighbours
    assert again == parse_layout(format_layout(again)) == parse_rows(layout.name, layout_rows(layout))


def test_an_empty_row_or_column_at_the_edge_means_nothing() -> None:
    drawn = parse_layout("layout tiny\n. . .\n. R1 B1\n. Y1 G1\n")

    assert drawn == parse_layout("layout tiny\nR1 B1\nY1 G1\n")
