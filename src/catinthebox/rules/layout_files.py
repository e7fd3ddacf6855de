"""A board side as a text file that its owner can draw.

    # my copy of the box
    layout purple as printed
    R1 R2 R3 G4 G5 G6 Y7 Y8 Y9
    B1 B2 B3 R4 R5 R6 G7 G8 G9
    Y1 Y2 Y3 B4 B5 B6 R7 R8 R9
    G1 G2 G3 Y4 Y5 Y6 B7 B8 B9

One line a row, cells separated by blanks, a colour's letter and a number a cell, `.` where there is no space. Two
spaces drawn in one cell (`R1+B1`) overlap and are refused.
"""

from collections.abc import Iterator
from pathlib import Path

from catinthebox.rules.cards import COLOUR_OF_LETTER, HIGHEST_NUMBER, Space
from catinthebox.rules.errors import BadLayout
from catinthebox.rules.layouts import SIDES, Layout, Position

_HEAD = "layout "


def parse_layout(text: str) -> Layout:
    """The layout that a file's text draws."""
    lines = [
        (number, line.strip())
        for number, line in enumerate(text.splitlines(), start=1)
        if line.strip() and not line.lstrip().startswith("#")
    ]
    if not lines or not lines[0][1].startswith(_HEAD):
        raise _unreadable(lines[0][0] if lines else 1, "a layout file begins with 'layout' and a name")
    return _layout(lines[0][1].removeprefix(_HEAD).strip(), lines)


def read_layout(path: Path) -> Layout:
    """The layout in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadLayout(f"{path} can't be read: {error}", rules=("M7",), problem="unreadable", line=0) from error
    return parse_layout(text)


def format_layout(layout: Layout) -> str:
    """The text that `parse_layout` reads back as this layout."""
    return "\n".join([_HEAD + layout.name, *layout_rows(layout)]) + "\n"


def layout_rows(layout: Layout) -> list[str]:
    """The drawn rows of a layout, without its name."""
    return [" ".join(_cell(space) for space in row) for row in layout.grid()]


def parse_rows(name: str, rows: list[str]) -> Layout:
    """The layout of that name with these drawn rows: the other way round of `layout_rows`."""
    return _layout(name, [(0, name), *enumerate(rows, start=1)])


def _layout(name: str, lines: list[tuple[int, str]]) -> Layout:
    """The layout from numbered lines, its name's line first."""
    if name in SIDES or not name.isprintable() or '"' in name:
        raise _unreadable(lines[0][0], f"{name!r} can't be the name of a layout of one's own")
    return Layout.of(name, _placed(lines[1:]))


def _cell(space: Space | None) -> str:
    return f"{space.colour.letter.upper()}{space.number}" if space else "."


def _placed(rows: list[tuple[int, str]]) -> Iterator[tuple[Space, Position]]:
    for row, (line, text) in enumerate(rows):
        for column, cell in enumerate(text.split()):
            if cell == ".":
                continue
            for name in cell.split("+"):
                yield _space(name, line), (row, column)


def _space(name: str, line: int) -> Space:
    colour, number = COLOUR_OF_LETTER.get(name[:1].lower()), name[1:]
    if colour is None or number not in {str(n) for n in range(1, HIGHEST_NUMBER + 1)}:
        raise _unreadable(line, f"{name!r} is not a space; write a colour's letter and a number, such as R1, or a dot")
    return Space(colour, int(number))


def _unreadable(line: int, message: str) -> BadLayout:
    return BadLayout(f"line {line}: {message}", rules=("M7",), problem="unreadable", line=line)
