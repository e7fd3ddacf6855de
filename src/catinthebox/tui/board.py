"""The research board: every space with its sign, its number and the letter of its owner."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import hypot
from typing import Final

from rich.segment import Segment
from textual.events import Click
from textual.message import Message

from catinthebox.rules import Seat, Space
from catinthebox.rules.cards import space_index
from catinthebox.rules.layouts import Board
from catinthebox.tui.painted import Line, Painted
from catinthebox.tui.palette import Palette, ink
from catinthebox.tui.tiles import PITCHES, Mark, Pitch, Tile

RIPPLE_SECONDS: Final = 0.9
RIPPLE_FRAMES: Final = 15

Grid = tuple[tuple[Space | None, ...], ...]


def pitch_for(grid: Grid, width: int, height: int) -> Pitch | None:
    """The largest tiles with which the whole grid fits; None if none does."""
    for pitch in PITCHES:
        if len(grid[0]) * pitch.width - 1 <= width and len(grid) * pitch.height <= height:
            return pitch
    return None


@dataclass(frozen=True)
class Scene:
    """What the board shows at one moment."""

    grid: Grid
    tokens: Board
    you: Seat | None
    marks: Mapping[Space, Mark]
    wave: float | None = None
    """How many spaces from the middle a wave has run; None if all is calm."""

    def tile(self, space: Space, row: int, column: int) -> Tile:
        """A space as it looks in this scene: while a group is shown, everything else rests."""
        owner = self.tokens[space_index(*space)]
        mark = self.marks.get(space, Mark.NONE)
        rests = mark is not Mark.GROUP and Mark.GROUP in self.marks.values()
        own = owner is not None and owner == self.you
        return Tile(space, owner, mark, own=own, rests=rests, glow=self._glow(row, column))

    def _glow(self, row: int, column: int) -> float:
        if self.wave is None:
            return 0.0
        from_middle = hypot(row - (len(self.grid) - 1) / 2, column - (len(self.grid[0]) - 1) / 2)
        return max(0.0, 1 - abs(from_middle - self.wave)) * 0.6

    def joined(self, space: Space | None, other: Space | None) -> bool:
        """Whether two neighbours belong to the group that is shown."""
        return all(end is not None and self.marks.get(end) is Mark.GROUP for end in (space, other))


class ResearchBoard(Painted):
    """Draws a scene with the largest tiles that fit, in the middle of its place."""

    class Chosen(Message):
        """Somebody clicked a space."""

        def __init__(self, space: Space) -> None:
            super().__init__()
            self.space = space

    def __init__(self, grid: Grid) -> None:
        super().__init__()
        self._grid = grid
        self._scene: Scene | None = None

    def show(self, scene: Scene) -> None:
        """Show this scene."""
        if scene != self._scene:
            self._scene = scene
            self.repaint()

    async def ripple(self) -> None:
        """Let a wave run over the board: something has broken."""
        scene = self._scene
        if scene is None:
            return
        reach = hypot(len(scene.grid), len(scene.grid[0])) / 2 + 1
        for frame in range(RIPPLE_FRAMES):
            self.show(replace(scene, wave=reach * frame / RIPPLE_FRAMES))
            await asyncio.sleep(RIPPLE_SECONDS / RIPPLE_FRAMES)
        self.show(scene)

    def paint(self, palette: Palette) -> list[Line]:
        """The board, as far to the right as it takes to be in the middle."""
        if self._scene is None or self.pitch is None:
            return []
        margin = Segment(" " * self._left(self.pitch))
        return [[margin, *line] for line in draw_board(self._scene, self.pitch, palette)]

    def on_click(self, event: Click) -> None:
        """Say which space was clicked."""
        if self.pitch is None:
            return
        column, beside = divmod(event.x - self._left(self.pitch), self.pitch.width)
        row = event.y // self.pitch.height
        if beside < self.pitch.width - 1 and 0 <= column < len(self._grid[0]) and row < len(self._grid):
            space = self._grid[row][column]
            if space is not None:
                self.post_message(self.Chosen(space))

    @property
    def pitch(self) -> Pitch | None:
        """How large the tiles are now."""
        return pitch_for(self._grid, self.size.width, self.size.height)

    def _left(self, pitch: Pitch) -> int:
        """The free columns left of the board."""
        return (self.size.width - len(self._grid[0]) * pitch.width + 1) // 2


def draw_board(scene: Scene, pitch: Pitch, palette: Palette) -> list[Line]:
    """A scene as lines; strokes join the spaces of a group that is shown."""
    lines: list[Line] = []
    nothing = (None,) * len(scene.grid[0])
    for number, (row, below) in enumerate(zip(scene.grid, (*scene.grid[1:], nothing), strict=True)):
        drawn: list[Line] = [[] for _ in range(pitch.height)]
        for column, (space, right, under) in enumerate(zip(row, (*row[1:], None), below, strict=True)):
            if space is None:
                tile = [[Segment(" " * (pitch.width - 1))] for _ in drawn]
            else:
                tile = scene.tile(space, number, column).rows(pitch, palette)
            if scene.joined(space, under) and pitch.height > 1:
                tile[-1] = _stitched(tile[-1], palette)
            bridged = (pitch.height - 1) // 2 if scene.joined(space, right) else None
            for place, part in enumerate(tile):
                drawn[place] += [*part, Segment("═" if place == bridged else " ", ink(palette.lamp, bold=True))]
        lines += drawn
    return lines


def _stitched(half_row: Line, palette: Palette) -> Line:
    """A tile's last half row with a stroke down to the tile below."""
    (edge,) = half_row
    side = Segment(edge.text[: len(edge.text) // 2], edge.style)
    return [side, Segment("║", ink(palette.lamp, bold=True)), side]
