"""Sitting down at the real terminal table: laying it, pressing its keys, and reading what it shows."""

import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from pathlib import Path

from textual._compositor import LayoutUpdate
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widget import Widget

from catinthebox.bots import Bot, make_bot
from catinthebox.locales import Texts
from catinthebox.rules import Action, Layout, Match, Seat, Setup, View
from catinthebox.tui.app import TableApp
from catinthebox.tui.local_table import LocalTable
from catinthebox.tui.table_screen import TableScreen

NAMES = ("Ada", "Bea", "Cyril", "Dorothea", "Emil")
WIDE, NARROW = (80, 24), (60, 24)

TablePilot = Pilot[None]


class Scripted:
    """A player that does what is written down, then whatever is legal first."""

    def __init__(self, actions: Iterable[Action] = ()) -> None:
        self._actions = list(actions)

    def choose(self, view: View) -> Action:
        """The next action of the script."""
        return self._actions.pop(0) if self._actions else view.legal[0]


def lay(
    players: int = 3,
    *,
    language: str = "en",
    people: tuple[Seat, ...] = (0,),
    match: Match | None = None,
    layout: Layout | None = None,
    bots: Mapping[Seat, Bot] | None = None,
    save: Path | None = None,
    pause: float = 0,
) -> TableApp:
    """The app of a table; bots do not pause unless told to, and `match` is where the match stands already."""
    seats: dict[Seat, Bot] = {
        seat: make_bot("random", seed=f"seat {seat}") for seat in range(players) if seat not in people
    }
    setup = Setup.of(players, secret="a quiet evening", start=0, layout=layout)
    table = LocalTable(match.setup if match else setup, NAMES[:players], {**seats, **(bots or {})})
    if match is not None:
        table.match = match
    seat = people[0] if len(people) == 1 else None
    return TableApp(table, Texts(language), seat=seat, save=save, pause=pause)


def sit_down(app: TableApp, size: tuple[int, int] = WIDE) -> AbstractAsyncContextManager[TablePilot]:
    """The app running in a terminal of that size."""
    return app.run_test(size=size)


async def until(pilot: TablePilot, reached: Callable[[], bool]) -> None:
    """Wait until something is so."""
    for _ in range(400):
        if reached():
            await pilot.pause()
            return
        await pilot.pause(0.01)
    raise AssertionError("it never came to that")


def on_screen(pilot: TablePilot, kind: type[object]) -> bool:
    """Whether a screen of that kind is in front."""
    return isinstance(pilot.app.screen, kind)


def asks(pilot: TablePilot) -> bool:
    """Whether the table is in front and waits for a person."""
    screen = pilot.app.screen
    return isinstance(screen, TableScreen) and screen.asks


async def asked(pilot: TablePilot) -> None:
    """Wait until the table asks."""
    await until(pilot, lambda: asks(pilot))


async def play_until(pilot: TablePilot, kind: type[object], move: Iterable[str] = ("right", "enter")) -> None:
    """Play with these keys at every question and put every sheet away, until a screen of that kind comes up."""
    while not on_screen(pilot, kind):
        await until(pilot, lambda: asks(pilot) or not on_screen(pilot, TableScreen))
        if on_screen(pilot, kind):
            return
        await pilot.press(*(move if asks(pilot) else ("enter",)))


async def click_on(pilot: TablePilot, text: str, where: str | type[Widget]) -> None:
    """Click on the first place where a widget shows this text."""
    region = pilot.app.screen.query_one(where).region
    places = [(line.index(text), y) for y, line in enumerate(lines_of(pilot, region)) if text in line]
    assert places, f"{text!r} is not to be seen"
    x, y = places[0]
    await pilot.click(offset=(region.x + x, region.y + y))


def lines_of(pilot: TablePilot, region: Region | None = None) -> list[str]:
    """What the terminal shows, or a part of it, line by line."""
    app = pilot.app
    update = app.screen._compositor.render_update(full=True, screen_stack=app._background_screens)
    assert isinstance(update, LayoutUpdate)
    lines = ["".join(segment.text for segment in strip) for strip in update.strips]
    part = app.screen.region.intersection(region or app.screen.region)
    return [line[part.x : part.right] for line in lines[part.y : part.bottom]]


def text_of(pilot: TablePilot, where: str | type[Widget] | None = None) -> str:
    """What the terminal shows, or one widget of the screen in front, as running text without frames."""
    region = None if where is None else pilot.app.screen.query_one(where).region
    return flat(" ".join(lines_of(pilot, region)))


def flat(text: str) -> str:
    """The text without frames, with single spaces."""
    return " ".join(re.sub(r"[│┃╭╮╰╯┏┓┗┛─━┄]", " ", text).split())
