"""Rows of words and figures under each other."""

from collections.abc import Iterator, Sequence


def in_columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Each row as a line: the first column to the left, the others to the right, except the last."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *figures, last in rows:
        cells = [cell.rjust(width) for cell, width in zip(figures, widths[1:-1], strict=True)]
        yield "  ".join([first.ljust(widths[0]), *cells, last]).rstrip()
