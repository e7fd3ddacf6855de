"""Asking the terminal table for a hint."""

import re
import sys

import pytest

from catinthebox.locales import LANGUAGES, Texts
from catinthebox.rules import Phase
from catinthebox.tui.advice_sheet import AdviceSheet
from catinthebox.tui.help import HelpSheet
from catinthebox.tui.table_screen import TableScreen
from tests.tui.table_pilot import NARROW, WIDE, TablePilot, asked, lay, lines_of, on_screen, sit_down, text_of, until

FIGURES = re.compile(r" -?\d\.\d\d ± \d\.\d\d +\d+ ± \d+ % +\d+ ± \d+ %$")


def rows(pilot: TablePilot) -> list[str]:
    """The lines of the sheet that is in front, without its frame."""
    return [line.strip("│ ▁▂▃▄▅▆▇█") for line in lines_of(pilot, pilot.app.screen.query_one(".sheet").region)]


async def thought(pilot: TablePilot) -> list[str]:
    """The choices on the sheet as soon as there are any; what is needed may have to be compiled first."""
    for _ in range(200):
        found = [row for row in rows(pilot) if FIGURES.search(row)]
        if found:
            return found
        await pilot.pause(0.5)
    raise AssertionError("it never came to a hint")


async def test_a_hint_shows_every_choice_with_its_figures() -> None:
    app = lay(3)
    async with sit_down(app) as pilot:
        await asked(pilot)
        await pilot.press("question_mark")
        assert on_screen(pilot, AdviceSheet)
        assert text_of(pilot, ".sheet").startswith("What your choices promise")
        numbers = [row.split()[0] for row in await thought(pilot)]
        assert sorted(numbers) == sorted({str(card) for card in app.table.match.round.hands[0]})
        order, heading = rows(pilot)[1:3]
        assert order.strip() == "Best first; what the others get counts too."
        assert heading.split() == ["points", "prediction", "met", "paradox"]
        await pilot.press("question_mark")
        assert on_screen(pilot, TableScreen)


async def test_a_hint_for_a_card_names_its_colour_by_sign_and_word() -> None:
    app = lay(2)
    async with sit_down(app, (80, 50)) as pilot:
        await asked(pilot)
        await pilot.press("right", "enter")
        await until(pilot, lambda: app.table.match.phase is Phase.PLAY)
        await asked(pilot)
        await pilot.press("question_mark")
        shown = await thought(pilot)
        view = app.table.view(0)
        assert len(shown) == len(view.legal)
        assert all(re.match(r"(● \d blue|■ \d yellow|◆ \d green|▲ \d red) ", row) for row in shown)
        assert "≤ 4 tricks" in rows(pilot)[2]


async def test_who_puts_the_sheet_away_plays_on_at_once() -> None:
    app = lay(3)
    async with sit_down(app) as pilot:
        await asked(pilot)
        await pilot.press("question_mark", "escape")
        assert on_screen(pilot, TableScreen)
        await pilot.press("right", "enter")
        await until(pilot, lambda: app.table.match.phase is Phase.PREDICT)


async def test_a_hint_is_for_the_own_turn() -> None:
    app = lay(2, people=(1,), pause=60)
    async with sit_down(app) as pilot:
        await asked(pilot)
        await pilot.press("right", "enter")
        await until(pilot, lambda: app.table.match.phase is Phase.PLAY)
        await pilot.press("question_mark")
        assert "Hints are for your turn." in text_of(pilot)
        assert on_screen(pilot, TableScreen)


async def test_without_numba_the_sheet_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "catinthebox.kernel.cpu", raising=False)
    monkeypatch.delattr("catinthebox.kernel.cpu", raising=False)
    monkeypatch.setitem(sys.modules, "numba", None)
    async with sit_down(lay(3)) as pilot:
        await asked(pilot)
        await pilot.press("question_mark")
        await until(pilot, lambda: "numba is missing here: pip install catinthebox[fast]" in text_of(pilot, ".sheet"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_choice_is_one_line_in_every_language_also_in_a_narrow_window(language: str) -> None:
    app = lay(3, language=language)
    async with sit_down(app, NARROW) as pilot:
        await asked(pilot)
        await pilot.press("right", "enter")
        await until(pilot, lambda: app.table.match.phase is Phase.PREDICT)
        await asked(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: app.table.match.phase is Phase.PLAY)
        await asked(pilot)
        await pilot.press("question_mark")
        await thought(pilot)
        order, heading, *choices, _ = rows(pilot)[1:]
        texts = Texts(language)
        assert order.strip() == texts.say("table-advice-order")
        words = ("table-advice-points", "table-advice-met", "table-advice-paradox")
        assert heading.split() == " ".join(texts.say(word, players=3) for word in words).split()
        assert all(FIGURES.search(choice) for choice in choices)


@pytest.mark.parametrize("key", ["h", "f1"])
async def test_help_has_keys_of_its_own(key: str) -> None:
    async with sit_down(lay(), WIDE) as pilot:
        await asked(pilot)
        await pilot.press(key)
        assert on_screen(pilot, HelpSheet)
