"""Whole matches at the terminal table: by keyboard, by mouse, and by people who share a keyboard."""

import asyncio
from pathlib import Path
from threading import Event

import pytest

from catinthebox.locales.telling import tell
from catinthebox.records import read_record
from catinthebox.rules import Action, Phase, Play, View
from catinthebox.rules.events import MatchWon
from catinthebox.tui.board import ResearchBoard
from catinthebox.tui.choices import Choices
from catinthebox.tui.curtain import Curtain
from catinthebox.tui.final import FinalScreen
from catinthebox.tui.hand import OwnHand
from catinthebox.tui.palette import SIGNS
from catinthebox.tui.table_screen import TableScreen
from tests.tui.table_pilot import (
    NAMES,
    TablePilot,
    asks,
    click_on,
    lay,
    on_screen,
    play_until,
    sit_down,
    text_of,
    until,
)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
async def test_by_keyboard_it_ends_with_winners_secret_and_record(players: int, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    app = lay(players, save=file)
    async with sit_down(app) as pilot:
        await play_until(pilot, FinalScreen)
        match = read_record(file.read_text(encoding="utf-8")).match
        shown = text_of(pilot)
        assert match.phase is Phase.MATCH_OVER
        assert tell(app.texts, MatchWon(match.winners), NAMES[:players], you=0) in shown
        assert f"{match.setup.secret} " in shown
        assert f"{match.setup.commitment} " in shown
        assert "Saved as" in shown
        await pilot.press("q")
    assert app.return_code == 0


async def test_by_mouse_it_needs_no_key_but_to_put_sheets_away() -> None:
    app = lay(2)
    async with sit_down(app) as pilot:
        while not on_screen(pilot, FinalScreen):
            await until(pilot, lambda: asks(pilot) or not on_screen(pilot, TableScreen))
            if asks(pilot):
                await click_a_move(pilot, app.table.view(0))
            elif not on_screen(pilot, FinalScreen):
                await pilot.press("enter")
    assert app.table.is_over


async def click_a_move(pilot: TablePilot, view: View) -> None:
    """Put the first card aside, or play whatever is legal last: the space, then the space again."""
    if view.phase is Phase.DISCARD:
        await click_on(pilot, f" {view.hand[0]} ", OwnHand)
        await click_on(pilot, "[⏎]", Choices)
        return
    play = view.legal[-1]
    assert isinstance(play, Play)
    for _ in range(2):
        await click_on(pilot, f"{SIGNS[play.colour]}{play.number}", ResearchBoard)


async def test_at_one_keyboard_a_curtain_falls_before_every_other_hand() -> None:
    app = lay(2, people=(0, 1))
    async with sit_down(app) as pilot:
        await until(pilot, lambda: on_screen(pilot, Curtain))
        assert "The keyboard goes to Ada." in text_of(pilot)
        await pilot.press("enter", "right", "enter")
        await until(pilot, lambda: on_screen(pilot, Curtain))
        assert "The keyboard goes to Bea." in text_of(pilot)
        await play_until(pilot, FinalScreen)
    assert app.table.is_over


async def test_nobody_s_hand_is_in_sight_on_the_curtain() -> None:
    app = lay(2, people=(0, 1))
    async with sit_down(app) as pilot:
        await until(pilot, lambda: on_screen(pilot, Curtain))
        assert not set("0123456789") & set(text_of(pilot))


class Deep:
    """A bot that thinks until it is told to stop, or for a long time."""

    def __init__(self) -> None:
        self.thinks, self.may_stop, self.has_thought = Event(), Event(), Event()

    def choose(self, view: View) -> Action:
        """The first legal action, in the end."""
        self.thinks.set()
        self.may_stop.wait(20)
        self.has_thought.set()
        return view.legal[0]


def test_who_leaves_does_not_wait_until_a_bot_has_thought() -> None:
    bot = Deep()
    app = lay(bots={1: bot})

    async def leave() -> None:
        async with sit_down(app) as pilot:
            await until(pilot, bot.thinks.is_set)
            await pilot.press("ctrl+c")

    asyncio.run(leave())
    assert not bot.has_thought.is_set()
    bot.may_stop.set()
