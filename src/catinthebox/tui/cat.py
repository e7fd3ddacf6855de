"""The cat, in its box, with all four colours still possible."""

from typing import Final

from rich.text import Text
from textual.widget import Widget

from catinthebox.rules import Colour
from catinthebox.tui.palette import PALETTES, SIGNS, Palette, ink

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


def draw_cat(palette: Palette) -> Text:
    """The cat looking over the edge of its box."""
    colours = {".": palette.ground, "c": palette.cat, "e": palette.eyes, "b": palette.box}
    text = Text(no_wrap=True, end="")
    for upper, lower in zip(_PIXELS[::2], _PIXELS[1::2], strict=True):
        for above, below in zip(upper, lower, strict=True):
            text.append("▀", ink(colours[above], colours[below]))
        text.append("\n")
    text.append("   ", ink(on=palette.box))
    for colour in Colour:
        text.append(f" {SIGNS[colour]} ", ink(palette.paints[colour].sign, palette.box))
    text.append("   \n", ink(on=palette.box))
    return text.append("▀" * len(_PIXELS[0]), ink(palette.box))


class Cat(Widget):
    """The cat as company on quiet screens."""

    DEFAULT_CSS = f"Cat {{ width: {len(_PIXELS[0])}; height: {len(_PIXELS) // 2 + 2}; }}"

    def render(self) -> Text:
        """The cat as text."""
        return draw_cat(PALETTES[self.app.theme])
