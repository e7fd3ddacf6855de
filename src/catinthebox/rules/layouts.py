"""Where the spaces of the research board lie, and which of them touch (M7, S4).

A side of the board is data: every (colour, number) has a row and a column, and what touches follows from that. The two
sides of the box are here; `layout_files` reads an owner's own.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from catinthebox.rules.cards import HIGHEST_NUMBER, SPACES, Colour, Seat, Space, space_index
from catinthebox.rules.errors import BadLayout

Position = tuple[int, int]
Board = tuple[Seat | None, ...]

NEUTRAL: Final[Seat] = -1
"""Who owns the neutral tokens of the two-player game: nobody at the table (P2)."""

EMPTY_BOARD: Final[Board] = (None,) * len(SPACES)


@dataclass(frozen=True)
class Layout:
    """A board side: its name and the (row, column) of each space, by the space's index; None where it has none.

    Make one with `Layout.of`, which refuses missing, double and overlapping spaces.
    """

    name: str
    positions: tuple[Position | None, ...]

    @classmethod
    def of(cls, name: str, placed: Iterable[tuple[Space, Position]]) -> "Layout":
        """The layout with these spaces at these positions."""
        positions: list[Position | None] = [None] * len(SPACES)
        taken: dict[Position, Space] = {}
        for space, position in _from_the_corner(list(placed)):
            index = space_index(*space)
            if positions[index] is not None:
                raise _bad("double", f"{space} is placed twice", space=str(space))
            if position in taken:
                message = f"{space} and {taken[position]} overlap at row {position[0] + 1}, column {position[1] + 1}"
                raise _bad("overlapping", message, space=str(space), other=str(taken[position]))
            positions[index] = position
            taken[position] = space
        layout = cls(name, tuple(positions))
        layout.require(max((space.number for space in taken.values()), default=1))
        return layout

    def require(self, numbers: int) -> None:
        """Refuse unless every colour has all its spaces from 1 to `numbers`."""
        missing = [str(space) for space in SPACES if space.number <= numbers and self.position(space) is None]
        if missing:
            raise _bad("missing", f"no place for {', '.join(missing)}", spaces=tuple(missing))

    def position(self, space: Space) -> Position | None:
        """The row and column of a space, from 0."""
        return self.positions[space_index(*space)]

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For each space, the spaces that touch it horizontally or vertically (S4)."""
        index_at = {position: index for index, position in enumerate(self.positions) if position is not None}

        def touching(position: Position | None) -> tuple[int, ...]:
            if position is None:
                return ()
            row, column = position
            around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
            return tuple(index_at[spot] for spot in around if spot in index_at)

        return tuple(touching(position) for position in self.positions)

    def grid(self, numbers: int = HIGHEST_NUMBER) -> tuple[tuple[Space | None, ...], ...]:
        """The spaces up to `numbers` as rows and columns to draw; None where there is no space."""
        at = {
            spot: space for space, spot in zip(SPACES, self.positions, strict=True) if spot and space.number <= numbers
        }
        rows, columns = (sorted({spot[axis] for spot in at}) for axis in (0, 1))
        return tuple(
            tuple(at.get((row, column)) for column in range(columns[0], columns[-1] + 1))
            for row in range(rows[0], rows[-1] + 1)
        )


def _bad(problem: str, message: str, **facts: object) -> BadLayout:
    return BadLayout(message, rules=("M7",), problem=problem, **facts)


def _from_the_corner(placed: list[tuple[Space, Position]]) -> list[tuple[Space, Position]]:
    """The same drawing moved to the top left: an empty row or column at its edge means nothing."""
    top = min((row for _, (row, _) in placed), default=0)
    left = min((column for _, (_, column) in placed), default=0)
    return [(space, (row - top, column - left)) for space, (row, column) in placed]


def _in_bands(name: str, orders: tuple[tuple[Colour, ...], ...]) -> Layout:
    """A side made of research cards three numbers wide, each with its own order of colours from the top."""
    return Layout.of(
        name,
        (
            (Space(colour, number), (row, number - 1))
            for number in range(1, HIGHEST_NUMBER + 1)
            for row, colour in enumerate(orders[(number - 1) // 3])
        ),
    )


_TOP_DOWN = (Colour.RED, Colour.BLUE, Colour.YELLOW, Colour.GREEN)

WHITE: Final = _in_bands("white", (_TOP_DOWN, _TOP_DOWN, _TOP_DOWN))
"""One row a colour (M7)."""

PURPLE: Final = _in_bands("purple", (_TOP_DOWN, _TOP_DOWN[-1:] + _TOP_DOWN[:-1], _TOP_DOWN[-2:] + _TOP_DOWN[:-2]))
"""Our reading of the other side: the colours move down one row from card to card (M7)."""

SIDES: Final = {side.name: side for side in (WHITE, PURPLE)}


def largest_group(layout: Layout, board: Board, seat: Seat) -> tuple[Space, ...]:
    """The seat's largest group of touching tokens (S3, S4), in board order. Of equal groups, the first."""
    own = {index for index, owner in enumerate(board) if owner == seat}
    largest: set[int] = set()
    while len(own) > len(largest):
        group = _group_around(min(own), own, layout.neighbours)
        own -= group
        if len(group) > len(largest):
            largest = group
    return tuple(SPACES[index] for index in sorted(largest))


def _group_around(start: int, own: set[int], neighbours: tuple[tuple[int, ...], ...]) -> set[int]:
    """All of `own` that can be reached from `start` through touching spaces."""
    group, edge = {start}, [start]
    while edge:
        for index in neighbours[edge.pop()]:
            if index in own and index not in group:
                group.add(index)
                edge.append(index)
    return group
