"""Makes docs/pictures/table.svg: the real terminal table in the middle of a trick.

    .venv/bin/python docs/pictures/make_table_picture.py

Textual exports the screen as SVG text. Blocks, frames and signs depend on the font of whoever looks, so they are drawn
as shapes here, and no font is fetched from anywhere.
"""

import asyncio
import re
from collections.abc import Iterator
from html import escape, unescape
from pathlib import Path

from catinthebox.bots import make_bot
from catinthebox.locales import Texts
from catinthebox.rules import Setup
from catinthebox.tui.app import TableApp
from catinthebox.tui.local_table import LocalTable

FILE = Path(__file__).with_name("table.svg")
NAMES = ("Ada", "Bea", "Cyril", "Dora")
SEED, MOVES, KEYS = "picture 37", 22, ("7",)
"""The match, how many moves of it are played before the picture is taken, and the keys pressed then."""
SIZE = (80, 24)

CELL, ROW = 12.2, 24.4
"""The width and height of a character, as Rich exports them."""
FONTS = "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"

FRAMES = {
    "─": "LR", "│": "UD", "╭": "RD", "╮": "LD", "╰": "RU", "╯": "LU", "┄": "LR", "┊": "UD",
    "━": "LR", "┃": "UD", "┏": "RD", "┓": "LD", "┗": "RU", "┛": "LU",
}  # fmt: skip
"""The directions in which the line of a frame leaves its cell."""

CORNERS = {
    "▲": ((-5.5, 4.5), (5.5, 4.5), (0, -5.5)),
    "■": ((-4.5, -4.5), (4.5, -4.5), (4.5, 4.5), (-4.5, 4.5)),
    "◆": ((-5.5, 0), (0, -6), (5.5, 0), (0, 6)),
}
"""The corners of the signs, from the middle of the cell."""


async def screenshot() -> str:
    """The table of the seed after its moves, as Textual exports it."""
    bots = {seat: make_bot("careful", f"{SEED} {seat}") for seat in range(len(NAMES))}
    table = LocalTable(Setup.of(len(NAMES), secret=SEED), NAMES, bots)
    for _ in range(MOVES):
        seat = table.bot_to_act
        assert seat is not None
        table.move_bot(seat)
    table.bots = {seat: bot for seat, bot in bots.items() if seat != 0}
    app = TableApp(table, Texts("en"), seat=0, save=None, pause=0)
    app.animation_level = "none"  # the same picture every time
    async with app.run_test(size=SIZE) as pilot:
        while not app.screen_of_table.asks:
            await pilot.pause()
        await pilot.press(*KEYS)
        return app.export_screenshot(title="catinthebox play")


def with_shapes(svg: str) -> str:
    """The picture with its frames, blocks and signs drawn, and with fonts that everybody has."""
    svg = re.sub(r"@font-face \{.*?\}\n?", "", svg, flags=re.DOTALL)
    svg = re.sub(r'<clipPath id="\S+-line-\d+">.*?</clipPath>\s*', "", svg, flags=re.DOTALL)
    svg = svg.replace("font-family: Fira Code, monospace", f"font-family: {FONTS}")
    colours = dict(re.findall(r"\.(\S+) \{ fill: (#\w+)", svg))
    return re.sub(
        r'<text class="(\S+-r\d+)" x="([\d.]+)" y="([\d.]+)" textLength="[\d.]+" clip-path="[^"]+">(.*?)</text>',
        lambda found: "".join(drawn(found[1], colours[found[1]], float(found[2]), float(found[3]), unescape(found[4]))),
        svg,
    )


def drawn(style: str, colour: str, x: float, baseline: float, text: str) -> Iterator[str]:
    """Characters in one style, from left to right: shapes where there is one, else text."""
    top = baseline - 18.5
    for run in re.finditer(r"([▀░▒]+)|([─│╭╮╰╯┄┊━┃┏┓┗┛═║▲●■◆])|([^▀░▒─│╭╮╰╯┄┊━┃┏┓┗┛═║▲●■◆]+)", text):
        left, width = x + run.start() * CELL, len(run[0]) * CELL
        if run[1]:
            opacity = "" if run[1][0] == "▀" else ' fill-opacity="0.4"'
            height = ROW / 2 if run[1][0] == "▀" else ROW
            yield f'<rect fill="{colour}"{opacity} {box(left, top - 0.3, width, height + 0.3)}/>'
        elif run[2]:
            yield shape(run[2], colour, left, top)
        elif run[3].strip("\N{NO-BREAK SPACE} "):
            yield (
                f'<text class="{style}" x="{left:.1f}" y="{baseline:.1f}" textLength="{width:.1f}">'
                f"{escape(run[3]).replace(' ', '&#160;')}</text>"
            )


def shape(sign: str, colour: str, left: float, top: float) -> str:
    """A sign or a piece of a frame in its cell."""
    x, y = left + CELL / 2, top + ROW / 2
    if sign in FRAMES:
        return frame(FRAMES[sign], colour, x, y, heavy=sign in "━┃┏┓┗┛", dotted=sign in "┄┊")
    if sign in CORNERS:
        points = " ".join(f"{x + across:.1f},{y + down:.1f}" for across, down in CORNERS[sign])
        return f'<polygon fill="{colour}" points="{points}"/>'
    if sign == "●":
        return f'<circle fill="{colour}" cx="{x:.1f}" cy="{y:.1f}" r="5"/>'
    width, height = (CELL, 5) if sign == "═" else (5, ROW)
    return f'<rect fill="{colour}" {box(x - width / 2, y - height / 2, width, height)}/>'


def box(x: float, y: float, width: float, height: float) -> str:
    """The attributes of a rectangle with sharp edges."""
    return f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" shape-rendering="crispEdges"'


def frame(directions: str, colour: str, x: float, y: float, *, heavy: bool, dotted: bool) -> str:
    """A line through the middle of a cell, around a corner if need be."""
    ends = {"L": (x - CELL / 2, y), "R": (x + CELL / 2, y), "U": (x, y - ROW / 2), "D": (x, y + ROW / 2)}
    (x1, y1), (x2, y2) = (ends[direction] for direction in directions)
    dots = ' stroke-dasharray="2 2"' if dotted else ""
    stroke = f'fill="none" stroke="{colour}" stroke-width="{2.8 if heavy else 1.6}"{dots}'
    return f'<path {stroke} d="M{x1:.1f},{y1:.1f} Q{x:.1f},{y:.1f} {x2:.1f},{y2:.1f}"/>'


if __name__ == "__main__":
    FILE.write_text(with_shapes(asyncio.run(screenshot())), encoding="utf-8")
