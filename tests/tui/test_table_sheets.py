"""The sheets over the table: help, log, scores, groups, saving, and leaving."""

from pathlib import Path
from threading import Event

import pytest
from textual.widgets import Input

from catinthebox.records import read_record
from catinthebox.rules import Action, View
from catinthebox.tui.app import INTERRUPTED
from catinthebox.tui.bars import KeyBar
from catinthebox.tui.board import ResearchBoard
from catinthebox.tui.final import FinalScreen
from catinthebox.tui.help import HelpSheet
from catinthebox.tui.log import LogSheet
from catinthebox.tui.score_table import ScoreTable
from catinthebox.tui.scores import ScoreSheet
from catinthebox.tui.sheets import Question
from catinthebox.tui.table_screen import TableScreen
from tests.support.positions import board, given, position
from tests.tui.table_pilot import (
    Scripted,
    TablePilot,
    asked,
    asks,
    click_on,
    lay,
    lines_of,
    on_screen,
    play_until,
    sit_down,
    text_of,
    until,
)


@pytest.mark.parametrize(("key", "sheet"), [("h", HelpSheet), ("l", LogSheet), ("s", ScoreSheet)])
async def test_a_sheet_opens_with_its_key_and_closes_with_escape(key: str, sheet: type[object]) -> None:
    async with sit_down(lay()) as pilot:
        await asked(pilot)
        await pilot.press(key)
        assert on_screen(pilot, sheet)
        await pilot.press("escape")
        assert on_screen(pilot, TableScreen)


async def test_the_key_bar_can_be_clicked() -> None:
    async with sit_down(lay()) as pilot:
        await asked(pilot)
        await click_on(pilot, "l log", KeyBar)
        assert on_screen(pilot, LogSheet)


async def test_the_log_tells_what_happened_and_keeps_secrets() -> None:
    app = lay()
    async with sit_down(app) as pilot:
        await asked(pilot)
        first = app.table.match.round.hands[0][0]
        await pilot.press(str(first), "enter")
        await asked(pilot)
        await pilot.press("l")
        shown = text_of(pilot, ".sheet")
        assert "Round 1 begins. You start." in shown
        assert f"You set {first} aside, face down." in shown
        assert "Bea sets a card aside, face down." in shown
        assert f"Commitment to all deals: {app.table.match.setup.commitment}" in shown


async def test_s3_after_a_round_the_score_sheet_says_where_the_bonus_came_from() -> None:
    taken = board("red 0 0 0 1 . .\ngreen . . . 2 . .")
    match = position(3, ["1 5 6", "4 4", "1 2 5"], tokens={1: "rg"}, board=taken, trick="2b 3b")
    app = lay(match=match)
    async with sit_down(app) as pilot:
        await asked(pilot)
        await pilot.press("6", "b")  # wins the trick that was predicted
        await until(pilot, lambda: asks(pilot) and not app.table.match.round.trick)
        await pilot.press("1", "y")  # and now Bea has nothing to declare
        await play_until(pilot, ScoreSheet)
        assert "You: 1 trick, as predicted. The largest group adds 3." in text_of(pilot, ".sheet")
        assert board_behind(pilot).count("[A]") == 3
        await pilot.press("down")
        assert "Bea: paradox." in text_of(pilot, ".sheet")
        assert board_behind(pilot).count("[A]") == 0
        await click_on(pilot, "Cyril", ScoreTable)
        assert "Cyril: 0 tricks, but 1 predicted." in text_of(pilot, ".sheet")


def board_behind(pilot: TablePilot) -> str:
    """The research board while a sheet lies over the table."""
    (table,) = (screen for screen in pilot.app.screen_stack if isinstance(screen, TableScreen))
    return "".join(lines_of(pilot, table.query_one(ResearchBoard).region))


async def test_the_largest_groups_are_shown_seat_by_seat() -> None:
    taken = board("red 0 0 . . . 1\nblue . 0 . . . 1\nyellow 2 . . . . .")
    async with sit_down(lay(match=position(3, ["4 5", "3 4", "3 5"], board=taken))) as pilot:
        await asked(pilot)
        await pilot.press("i")
        assert "You: largest group of 3 tokens." in text_of(pilot)
        assert text_of(pilot, ResearchBoard).count("[A]") == 3
        await pilot.press("i", "i")
        assert "Cyril: largest group of 1 token." in text_of(pilot)
        await pilot.press("i")
        assert "largest group" not in text_of(pilot)


@pytest.fixture
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder to save in."""
    monkeypatch.chdir(tmp_path)


async def save_as(pilot: TablePilot, name: str) -> None:
    """Type a file name into the sheet and press Enter."""
    pilot.app.screen.query_one(Input).value = name
    await pilot.press("enter")


@pytest.mark.usefixtures("_folder")
async def test_a_match_is_saved_as_a_record() -> None:
    app = lay(match=given(3, ["5 6"]))
    async with sit_down(app) as pilot:
        await asked(pilot)
        await pilot.press("w")
        await save_as(pilot, "match.txt")
        await until(pilot, lambda: on_screen(pilot, TableScreen))
    assert read_record(Path("match.txt").read_text(encoding="utf-8")).match == app.table.match


@pytest.mark.usefixtures("_folder")
async def test_a_name_is_ready_so_that_enter_is_enough() -> None:
    async with sit_down(lay()) as pilot:
        await asked(pilot)
        await pilot.press("w", "enter")
        await until(pilot, lambda: on_screen(pilot, TableScreen))
    (file,) = Path().iterdir()
    assert file.name.startswith("catinthebox-")


@pytest.mark.usefixtures("_folder")
async def test_a_file_is_replaced_only_after_a_second_enter() -> None:
    file = Path("diary.txt")
    file.write_text("dear diary", encoding="utf-8")
    async with sit_down(lay()) as pilot:
        await asked(pilot)
        await pilot.press("w")
        await save_as(pilot, "diary.txt")
        assert "diary.txt exists already. Enter once more replaces it." in text_of(pilot, ".sheet")
        assert file.read_text(encoding="utf-8") == "dear diary"
        await pilot.press("enter")
        await until(pilot, lambda: on_screen(pilot, TableScreen))
    assert "Catinthebox" in file.read_text(encoding="utf-8")


@pytest.mark.usefixtures("_folder")
async def test_a_file_that_can_t_be_written_is_not_the_end() -> None:
    async with sit_down(lay()) as pilot:
        await asked(pilot)
        await pilot.press("w")
        await save_as(pilot, "nowhere/match.txt")
        assert "nowhere/match.txt can’t be written: No such file or directory." in text_of(pilot, ".sheet")
        await save_as(pilot, "match.txt")
        await until(pilot, lambda: on_screen(pilot, TableScreen))
    assert Path("match.txt").exists()


async def test_leaving_in_the_middle_is_asked_first() -> None:
    app = lay()
    async with sit_down(app) as pilot:
        await asked(pilot)
        await pilot.press("q")
        assert on_screen(pilot, Question)
        await pilot.press("escape")
        assert on_screen(pilot, TableScreen)
        await pilot.press("q", "enter")
    assert app.return_code == 0
    assert not app.table.is_over


async def test_leaving_in_the_middle_saves_the_record_that_was_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    app = lay(save=file)
    async with sit_down(app) as pilot:
        await asked(pilot)
        await pilot.press("q", "enter")
    assert read_record(file.read_text(encoding="utf-8")).match == app.table.match
    assert app.saved == f"Saved as {file}."


async def test_ctrl_c_leaves_at_once_and_still_saves(tmp_path: Path) -> None:
    app = lay(save=tmp_path / "match.txt")
    async with sit_down(app) as pilot:
        await asked(pilot)
        await pilot.press("ctrl+c")
    assert app.return_code == INTERRUPTED
    assert (tmp_path / "match.txt").exists()


async def test_ctrl_c_leaves_from_a_sheet_as_well() -> None:
    app = lay(2)
    async with sit_down(app) as pilot:
        await play_until(pilot, ScoreSheet)
        await pilot.press("ctrl+c")
    assert app.return_code == INTERRUPTED


class Thinking(Scripted):
    """A player that thinks until it is told to move."""

    def __init__(self) -> None:
        super().__init__()
        self.may_move = Event()

    def choose(self, view: View) -> Action:
        """The first legal action, in its own time."""
        assert self.may_move.wait(60)
        return super().choose(view)


async def test_the_table_waits_while_a_sheet_is_open() -> None:
    bea = Thinking()
    app = lay(match=given(3, start=1), bots={1: bea, 2: Scripted()})
    async with sit_down(app) as pilot:
        await pilot.press("l")
        bea.may_move.set()
        await until(pilot, lambda: len(app.table.match.round.trick) == 1)
        await pilot.pause(0.2)
        assert len(app.table.match.round.trick) == 1
        await pilot.press("escape")
        await until(pilot, lambda: len(app.table.match.round.trick) == 2)


@pytest.mark.usefixtures("_folder")
async def test_a_record_that_can_t_be_saved_at_the_end_is_said_kindly() -> None:
    app = lay(2, save=Path("nowhere/match.txt"))
    async with sit_down(app) as pilot:
        await play_until(pilot, FinalScreen)
        assert "can’t be written: No such file or directory." in text_of(pilot)


async def test_bots_can_be_given_more_time_or_none() -> None:
    async with sit_down(lay()) as pilot:
        await asked(pilot)
        await pilot.press("minus")
        assert "Pause before a bot’s move: 0.3 s." in text_of(pilot)
        await pilot.press("plus")
        assert "Pause before a bot’s move: 0 s." in text_of(pilot)
