"""The colours of the table by night and on paper, and the sign that doubles each of the four.

The four are those of Okabe and Ito, which colour-blind people can tell apart; no colour ever speaks alone.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from rich.style import Style
from textual.color import Color
from textual.theme import Theme

from catinthebox.rules import Colour

SIGNS: Final[Mapping[Colour, str]] = {Colour.RED: "▲", Colour.BLUE: "●", Colour.YELLOW: "■", Colour.GREEN: "◆"}
"""The sign of each colour; the triangle stands for trump."""


@dataclass(frozen=True)
class Paint:
    """How one of the four colours is painted."""

    fill: Color
    """A taken space, a played card."""
    on_fill: Color
    """What is written on the fill."""
    sign: Color
    """The sign or the name, written on the ground."""


@dataclass(frozen=True)
class Palette:
    """All colours of the table in one light."""

    name: str
    dark: bool
    ground: Color
    sheet: Color
    """The ground of sheets that lie over the table."""
    text: Color
    soft: Color
    """Text that waits at the edge."""
    faint: Color
    """Outlines and things that rest."""
    lamp: Color
    """The one light in the room: whose turn it is, what is chosen."""
    on_lamp: Color
    cat: Color
    eyes: Color
    box: Color
    badge: Color
    """Behind the letters of other seats, beside the board."""
    own: Color
    """The tokens of whoever looks."""
    on_own: Color
    token: Color
    """Other players' tokens."""
    on_token: Color
    paints: Mapping[Colour, Paint]

    def resting(self, colour: Colour) -> Color:
        """The ground of an empty space."""
        return self.ground.blend(self.paints[colour].fill, 0.20 if self.dark else 0.16)

    def lit(self, colour: Colour) -> Color:
        """The ground of a space that a card can go to."""
        return self.ground.blend(self.paints[colour].fill, 0.45 if self.dark else 0.38)

    @property
    def theme(self) -> Theme:
        """The same colours for style sheets."""
        return Theme(
            name=self.name,
            dark=self.dark,
            primary=self.lamp.hex,
            background=self.ground.hex,
            surface=self.ground.hex,
            panel=self.sheet.hex,
            foreground=self.text.hex,
            variables={"soft": self.soft.hex, "faint": self.faint.hex, "lamp": self.lamp.hex, "sheet": self.sheet.hex},
        )


def _color(hexadecimal: str) -> Color:
    return Color.parse(f"#{hexadecimal}")


def _paint(fill: str, on_fill: str, sign: str) -> Paint:
    return Paint(_color(fill), _color(on_fill), _color(sign))


NIGHT: Final = Palette(
    name="night",
    dark=True,
    ground=_color("161311"),
    sheet=_color("221d19"),
    text=_color("e9dfd0"),
    soft=_color("a89b89"),
    faint=_color("6b6055"),
    lamp=_color("ffdf9e"),
    on_lamp=_color("1b1511"),
    cat=_color("4b423b"),
    eyes=_color("ffdf9e"),
    box=_color("2c231b"),
    badge=_color("3a322b"),
    own=_color("fffaf0"),
    on_own=_color("1b1511"),
    token=_color("161311"),
    on_token=_color("f3eadb"),
    paints={
        Colour.RED: _paint("d55e00", "1a0f06", "f28234"),
        Colour.BLUE: _paint("0072b2", "ffffff", "56aee6"),
        Colour.YELLOW: _paint("f0e442", "1c1a05", "efe45c"),
        Colour.GREEN: _paint("009e73", "04150f", "35c69a"),
    },
)
"""A quiet laboratory at night."""

PAPER: Final = Palette(
    name="paper",
    dark=False,
    ground=_color("f7f1e5"),
    sheet=_color("efe6d5"),
    text=_color("2a241e"),
    soft=_color("6a5e50"),
    faint=_color("a2947f"),
    lamp=_color("8a3f12"),
    on_lamp=_color("fff8ea"),
    cat=_color("3d352e"),
    eyes=_color("f6c667"),
    box=_color("e0cfb0"),
    badge=_color("e2d6bf"),
    own=_color("2a241e"),
    on_own=_color("fffaf0"),
    token=_color("fdf9f0"),
    on_token=_color("2a241e"),
    paints={
        Colour.RED: _paint("d55e00", "1a0f06", "9a3e00"),
        Colour.BLUE: _paint("0072b2", "ffffff", "00608f"),
        Colour.YELLOW: _paint("f0e442", "1c1a05", "736a00"),
        Colour.GREEN: _paint("009e73", "04150f", "00704f"),
    },
)
"""The same table on paper, by day."""

PALETTES: Final = {palette.name: palette for palette in (NIGHT, PAPER)}


@cache
def ink(colour: Color | None = None, on: Color | None = None, *, bold: bool = False) -> Style:
    """A style with these colours; what is left out stays as it is."""
    return Style(
        color=None if colour is None else colour.rich_color,
        bgcolor=None if on is None else on.rich_color,
        bold=bold or None,
    )
