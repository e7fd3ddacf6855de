"""Both lights are easy on the eyes: what is written can be read on what it is written on (WCAG AA)."""

from itertools import pairwise

import pytest
from textual.color import Color

from catinthebox.rules import Colour
from catinthebox.tui.palette import NIGHT, PAPER, Palette

AA = 4.5

both_lights = pytest.mark.parametrize("palette", [NIGHT, PAPER], ids=["night", "paper"])


def contrast(one: Color, other: Color) -> float:
    """How far apart two colours are for the eye, from 1 to 21."""
    darker, lighter = sorted(_luminance(colour) for colour in (one, other))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: Color) -> float:
    channels = (part / 255 for part in colour.rgb)
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_the_scale_is_that_of_the_standard() -> None:
    assert contrast(Color(0, 0, 0), Color(255, 255, 255)) == pytest.approx(21)
    assert contrast(Color(119, 119, 119), Color(255, 255, 255)) == pytest.approx(4.48, abs=0.01)


@both_lights
def test_text_can_be_read(palette: Palette) -> None:
    pairs = [
        (palette.text, palette.ground),
        (palette.soft, palette.ground),
        (palette.lamp, palette.ground),
        (palette.text, palette.sheet),
        (palette.soft, palette.sheet),
        (palette.lamp, palette.sheet),
        (palette.on_lamp, palette.lamp),
        (palette.on_own, palette.own),
        (palette.on_token, palette.token),
        (palette.text, palette.badge),
    ]
    assert [pair for pair in pairs if contrast(*pair) < AA] == []


@both_lights
@pytest.mark.parametrize("colour", Colour)
def test_every_colour_can_be_read(palette: Palette, colour: Colour) -> None:
    paint = palette.paints[colour]
    assert contrast(paint.on_fill, paint.fill) >= AA
    assert contrast(paint.sign, palette.ground) >= AA
    assert contrast(paint.sign, palette.resting(colour)) >= AA
    assert contrast(palette.own, palette.lit(colour)) >= AA


@both_lights
@pytest.mark.parametrize("colour", Colour)
def test_a_space_grows_brighter_from_resting_to_lit_to_taken(palette: Palette, colour: Colour) -> None:
    steps = [palette.ground, palette.resting(colour), palette.lit(colour), palette.paints[colour].fill]
    distances = [contrast(step, palette.ground) for step in steps]
    assert all(nearer < farther for nearer, farther in pairwise(distances))
