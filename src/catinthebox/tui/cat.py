"""The cat, in its box, with all four colours still possible."""

from typing import Final

from rich.segment import Segment

from catinthebox.rules import Colour
from catinthebox.tui.painted import Line, Painted
from catinthebox.tui.palette import SIGNS, Palette, ink

_PIXELS: Final = (
    "...c..........c...",
    "...cc........cc...",
    "...ccc......ccc...",
    "...cccccccccccc...",
    "..cccccccccccccc..",
    "..ccceecccceeccc..",
    "..ccceecccceeccc..",
    "..cccccccccccccc..",
    "bbbccccccccccccbbb",
    "bbbbccccccccccbbbb",
    "bbbbbbbbbbbbbbbbbb",
    "bbbbbbbbbbbbbbbbbb",
)
"""Two rows of pixels make a row of characters: c is cat, e an eye, b the box."""


class Cat(Painted):
    """The cat looks over the edge of its box: company on quiet screens."""

    DEFAULT_CSS = f"Cat {{ width: {len(_PIXELS[0])}; height: {len(_PIXELS) // 2 + 2}; }}"

    def paint(self, palette: Palette) -> list[Line]:
        """Half blocks, and the box with the signs of all four colours."""
        colours = {".": palette.ground, "c": palette.cat, "e": palette.eyes, "b": palette.box}
        lines = [
            [Segment("▀", ink(colours[above], colours[below])) for above, below in zip(upper, lower, strict=True)]
            for upper, lower in zip(_PIXELS[::2], _PIXELS[1::2], strict=True)
        ]
        side = Segment("   ", ink(on=palette.box))
        signs = [Segment(f" {SIGNS[colour]} ", ink(palette.paints[colour].sign, palette.box)) for colour in Colour]
        return [*lines, [side, *signs, side], [Segment("▀" * len(_PIXELS[0]), ink(palette.box))]]
