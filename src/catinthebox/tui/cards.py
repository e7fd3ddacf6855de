"""Cat cards that are not declared yet: their outline drifts through all four colours.

The signs in a card's corners are the colours it can be declared in now. A card that can't be declared at all has a
dotted outline, the chosen one a heavy outline: no colour is needed to tell them apart.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from rich.segment import Segment
from rich.style import Style
from textual.color import Color

from catinthebox.rules import Colour
from catinthebox.tui.painted import Line
from catinthebox.tui.palette import SIGNS, Palette, ink

_COLOUR_OF: Final = {sign: colour for colour, sign in SIGNS.items()}

CORNERS: Final = (Colour.RED, Colour.BLUE, Colour.YELLOW, Colour.GREEN)
"""Top left, top right, bottom left, bottom right."""

_LINE_DRIFT: Final = 0.05
"""How much further the outline has drifted a line below."""

DRIFT: Final = (Colour.RED, Colour.YELLOW, Colour.GREEN, Colour.BLUE)
"""The order in which an outline drifts through the colours."""


class Look(Enum):
    """How a card lies in the hand, as the characters of its outline."""

    OPEN = "╭─╮│╰╯"
    CHOSEN = "┏━┓┃┗┛"
    CLOSED = "╭┄╮┊╰╯"


@dataclass(frozen=True)
class CardSize:
    """How large cards are drawn."""

    width: int
    height: int

    @property
    def pitch(self) -> int:
        """How far it is from a card to the next one."""
        return self.width + 1


SMALL: Final = CardSize(5, 3)
LARGE: Final = CardSize(7, 5)


@dataclass(frozen=True)
class CatCard:
    """A card of the hand, ready to be drawn."""

    number: int
    look: Look
    colours: frozenset[Colour] = frozenset()
    """What it can be declared in now."""


def draw_cards(
    cards: Sequence[CatCard],
    palette: Palette,
    *,
    size: CardSize = SMALL,
    drift: float = 0.0,
    ground: Color | None = None,
) -> list[Line]:
    """The cards side by side; `drift` is how far the outlines have drifted, 1.0 being once around."""
    lines: list[Line] = [[] for _ in range(size.height)]
    for place, card in enumerate(cards):
        drawn = _drawn(card, size, palette, drift + place / 10, ground or palette.ground)
        for line, part in zip(lines, drawn, strict=True):
            line += [*part, Segment(" ")]
    return lines


def _drawn(card: CatCard, size: CardSize, palette: Palette, drift: float, ground: Color) -> list[Line]:
    """A card's rows: an edge with the upper signs, the number, an edge with the lower signs."""
    top_left, across, top_right, down, bottom_left, bottom_right = card.look.value
    signs = [SIGNS[colour] if colour in card.colours else across for colour in CORNERS]
    middle = across * (size.width - 4)
    ground = palette.sheet if card.look is Look.CHOSEN else ground
    rows = [_outlined(top_left + signs[0] + middle + signs[1] + top_right, card.look, palette, drift, ground)]
    for line in range(1, size.height - 1):
        face = str(card.number) if line == size.height // 2 else ""
        left, right = drift + 1 - line * _LINE_DRIFT, drift + 0.4 + line * _LINE_DRIFT
        rows.append(
            [
                Segment(down, _outline(card.look, palette, left, ground)),
                Segment(face.center(size.width - 2), _face(card.look, palette, ground)),
                Segment(down, _outline(card.look, palette, right, ground)),
            ]
        )
    bottom = bottom_left + signs[2] + middle + signs[3] + bottom_right
    return [*rows, _outlined(bottom, card.look, palette, drift + 0.5, ground)]


def _outlined(edge: str, look: Look, palette: Palette, drift: float, ground: Color) -> Line:
    """An edge whose signs have their own colours and whose line drifts."""
    return [
        Segment(
            character,
            ink(palette.paints[_COLOUR_OF[character]].sign, ground)
            if character in _COLOUR_OF
            else _outline(look, palette, drift + place * _LINE_DRIFT, ground),
        )
        for place, character in enumerate(edge)
    ]


def _outline(look: Look, palette: Palette, drift: float, ground: Color) -> Style:
    if look is Look.CLOSED:
        return ink(palette.faint, ground)
    if look is Look.CHOSEN:
        return ink(palette.lamp, ground, bold=True)
    return ink(_drifting(palette, drift), ground)


def _face(look: Look, palette: Palette, ground: Color) -> Style:
    colour = {Look.CLOSED: palette.soft, Look.CHOSEN: palette.lamp}.get(look, palette.text)
    return ink(colour, ground, bold=look is not Look.CLOSED)


def _drifting(palette: Palette, drift: float) -> Color:
    """The colour an outline has when it has drifted so far."""
    place = (drift % 1.0) * len(DRIFT)
    step = int(place)
    here, there = (palette.paints[DRIFT[(step + shift) % len(DRIFT)]].sign for shift in (0, 1))
    steps = 8  # few shades, so that styles are shared
    return here.blend(there, int((place - step) * steps) / steps)
