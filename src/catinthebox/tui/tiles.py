"""One space of the research board as a few characters: large where there is room, small where there is not.

A tile of two rows or more leaves half a row free below it and a column beside it, so that six columns by three rows
look square.
"""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from rich.segment import Segment
from rich.style import Style
from textual.color import Color

from catinthebox.records.record import seat_letter
from catinthebox.rules import NEUTRAL, Seat, Space
from catinthebox.tui.painted import Line
from catinthebox.tui.palette import SIGNS, Palette, ink

NEUTRAL_TOKEN: Final = "░░░"
"""A neutral token: it belongs to nobody (P2)."""


@dataclass(frozen=True)
class Pitch:
    """How far it is from a tile to the next one."""

    width: int
    height: int


PITCHES: Final = (Pitch(10, 5), Pitch(8, 4), Pitch(8, 3), Pitch(6, 3), Pitch(6, 2), Pitch(6, 1))
"""From the largest tiles to the smallest."""


class Mark(Enum):
    """What a tile says beyond its token."""

    NONE = auto()
    OPEN = auto()
    """Some card of the hand can go here."""
    LIT = auto()
    """The chosen card can go here."""
    AIM = auto()
    """The chosen card goes here if it is played now."""
    GROUP = auto()
    """Part of the largest group."""
    LATEST = auto()
    """The latest token."""


_AROUND: Final = {
    Mark.NONE: ("   ", " {} "),
    Mark.OPEN: (" · ", " {} "),
    Mark.LIT: ("[ ]", "[{}]"),
    Mark.AIM: ("[•]", "[{}]"),
    Mark.GROUP: ("[ ]", "[{}]"),
    Mark.LATEST: ("   ", "›{}‹"),
}
"""Each mark around an empty place and around a token: characters, so that colour is never needed to see it."""


@dataclass(frozen=True)
class Tile:
    """A space with its token and its mark, ready to be drawn."""

    space: Space
    owner: Seat | None
    mark: Mark
    own: bool
    """Whether the token belongs to whoever looks."""
    rests: bool
    """Whether it steps back while something else is shown."""
    glow: float = 0.0
    """How much lamp light falls on it, up to 1.0."""

    def rows(self, pitch: Pitch, palette: Palette) -> list[Line]:
        """The tile's rows, one column narrower than the pitch; the last of several is half a row."""
        fill = self._fill(palette).blend(palette.lamp, self.glow)
        width = pitch.width - 1
        index = f"{SIGNS[self.space.colour]}{self.space.number}"
        index_style, blank = self._index_style(palette, fill), ink(on=fill)
        token = self._token(palette, fill, small=pitch.height <= 2)
        if pitch.height <= 2:
            rows = [[Segment(index, index_style), token]]
        else:
            side = (width - 3) // 2
            rows = [[Segment(" " * width, blank)] for _ in range(pitch.height - 1)]
            rows[0] = [Segment(f" {index}".ljust(width), index_style)]
            rows[(pitch.height - 1) // 2] = [Segment(" " * side, blank), token, Segment(" " * side, blank)]
        if pitch.height > 1:
            rows.append([Segment("▀" * width, ink(fill))])
        return rows

    def _fill(self, palette: Palette) -> Color:
        colour = self.space.colour
        if self.owner is not None:
            fill = palette.paints[colour].fill
            return palette.ground.blend(fill, 0.45) if self.rests else fill
        return palette.lit(colour) if self.mark in (Mark.LIT, Mark.AIM) else palette.resting(colour)

    def _index_style(self, palette: Palette, fill: Color) -> Style:
        paint = palette.paints[self.space.colour]
        if self.owner is not None and not self.rests:
            return ink(paint.on_fill, fill)
        if self.mark in (Mark.LIT, Mark.AIM):
            return ink(palette.own, fill, bold=True)
        return ink(paint.sign if not self.rests else palette.soft, fill)

    def _token(self, palette: Palette, fill: Color, *, small: bool) -> Segment:
        empty, around = _AROUND[self.mark]
        if self.owner is None:
            style = ink(palette.lamp, fill, bold=True) if self.mark is not Mark.OPEN else ink(palette.soft, fill)
            return Segment(empty, style)
        if self.owner == NEUTRAL:
            return Segment(NEUTRAL_TOKEN, ink(palette.paints[self.space.colour].on_fill, fill))
        text = around.format(seat_letter(self.owner))
        if self.own:
            return Segment(text, ink(palette.on_own, palette.own, bold=True))
        if small:
            return Segment(text, ink(palette.paints[self.space.colour].on_fill, fill, bold=True))
        return Segment(text, ink(palette.on_token, palette.token, bold=not self.rests))
