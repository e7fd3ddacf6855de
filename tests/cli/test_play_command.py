"""`catinthebox play`, as a person types it."""

import os
import pty
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from select import select

import pytest
from typer.testing import CliRunner, Result

from catinthebox.bots import BOTS, makers
from catinthebox.bots.naming import Kind
from catinthebox.bots.random_bot import RandomBot
from catinthebox.cli import app
from catinthebox.records import read_record
from catinthebox.rules import SIDES, Match, format_layout

ALTERNATE_SCREEN = b"\x1b[?1049h"
"""What a program sends to a terminal before it draws all over it."""

PATIENCE = 10
"""Seconds until Ctrl-C is pressed again: Python may miss one that comes between writing a question and reading."""

DRAWN_OR_ASKED = re.escape(ALTERNATE_SCREEN) + rb".*Cat in the Box|set aside\? "

LAYOUT = format_layout(SIDES["purple"]).replace("layout purple", "layout my box")


def play(*options: object, typed: str = "", **environment: str) -> Result:
    """The command, with what is typed; it runs plain, since there is no terminal."""
    clean: dict[str, str | None] = dict.fromkeys(("LC_ALL", "LC_MESSAGES", "LANG"))
    return CliRunner().invoke(app, ["play", *map(str, options)], input=typed, env=clean | environment)


def saved(tmp_path: Path, *options: object) -> tuple[Match, tuple[str, ...]]:
    """The match that these options lead to, and who sits where."""
    file = tmp_path / "match.txt"
    result = play(*options, "--save", file)
    assert result.exit_code == 1, result.stderr  # nothing was typed, so it broke off
    record = read_record(file.read_text(encoding="utf-8"))
    return record.match, record.names


def test_four_players_and_friendly_bots_by_default(tmp_path: Path) -> None:
    match, names = saved(tmp_path)
    assert match.setup.players == 4
    assert match.setup.layout.name == "white"
    assert names == ("Player A", "House cat B", "House cat C", "House cat D")


def test_without_a_seed_every_match_is_another(tmp_path: Path) -> None:
    assert saved(tmp_path)[0].setup.secret != saved(tmp_path)[0].setup.secret


def test_a_seed_makes_the_same_match_again(tmp_path: Path) -> None:
    assert saved(tmp_path, "--seed", "again") == saved(tmp_path, "--seed", "again")
    assert saved(tmp_path, "--seed", "again")[0].setup.secret == "again"


@pytest.mark.parametrize(
    ("options", "names"),
    [
        (["--bots", "random"], ["Player A", "Random B", "Random C", "Random D"]),
        (["--bots", "careful", "--bots", "random"], ["Player A", "Careful", "Random"]),
        (["--bots", "careful,random"], ["Player A", "Careful", "Random"]),
        (["-p", "4", "--bots", "careful, random"], ["Player A", "Careful B", "Random", "Careful D"]),
        (["-p", "2"], ["Player A", "House cat"]),
        (["--bots", "kitten,tomcat"], ["Player A", "Kitten", "Tomcat"]),
        (["-p", "2", "--bots", "kitten", "--lang", "cs"], ["Hráč A", "Kotě"]),
        (["-p", "2", "--bots", "heuristic:forgets=5"], ["Player A", "Heuristic"]),
        (["--bots", "heuristic,random"], ["Player A", "Heuristic", "Random"]),
        (["--bots", "exec:ms=90,cat a,b", "--bots", "random"], ["Player A", "Exec", "Random"]),
        (["--seat", "2", "-p", "3"], ["House cat A", "Player B", "House cat C"]),
        (["--seat", "c", "-p", "3"], ["House cat A", "House cat B", "Player C"]),
        (["--hot-seat", "-p", "3", "--lang", "cs"], ["Hráč A", "Hráč B", "Hráč C"]),
    ],
)
def test_who_sits_where(tmp_path: Path, options: list[str], names: list[str]) -> None:
    assert saved(tmp_path, *options)[1] == tuple(names)


def test_m7_the_board_can_be_chosen_or_brought_along(tmp_path: Path) -> None:
    file = tmp_path / "board.txt"
    file.write_text(LAYOUT, encoding="utf-8")
    assert saved(tmp_path, "--side", "purple")[0].setup.layout == SIDES["purple"]
    assert saved(tmp_path, "--layout", file)[0].setup.layout.name == "my box"
    assert "Board side: my box." in play("--layout", file).stdout


@pytest.mark.parametrize(
    ("options", "environment", "welcome"),
    [
        ([], {}, "Players: 4."),
        ([], {"LANG": "cs_CZ.UTF-8"}, "Počet hráčů: 4."),
        (["--lang", "de"], {"LANG": "cs_CZ.UTF-8"}, "Zahl der Mitspielenden: 4."),
        ([], {"LANG": "ja_JP.UTF-8"}, "Players: 4."),
    ],
)
def test_the_language_is_asked_for_or_taken_from_the_environment(
    options: list[str], environment: dict[str, str], welcome: str
) -> None:
    assert welcome in play(*options, **environment).stdout


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--players", "6"], "The game is for 2 to 5 players, not for 6."),
        (["--players", "9" * 40], f"The game is for 2 to 5 players, not for {'9' * 40}."),
        (["--players", "1"], "The game is for 2 to 5 players, not for 1."),
        (["--side", "black"], "The board has no side “black”: it is white or purple."),
        (["--side", "white", "--layout", "x"], "--side and --layout both choose the board: give one of them."),
        (["--layout", "nowhere.txt"], "nowhere.txt can’t be read."),
        (["--seat", "E"], "There is no seat “E” at this table. The seats are A, B, C, D."),
        (["--seat", "0"], "There is no seat “0” at this table. The seats are A, B, C, D."),
        (["--bots", "clever"], f"No bot is called “clever”. The bots are {', '.join(BOTS)}, exec:COMMAND."),
        (["--bots", ""], f"No bot is called “”. The bots are {', '.join(BOTS)}, exec:COMMAND."),
        (["--bots", "heuristic:forgets=101"], "forgets of heuristic is a number from 0 to 100."),
        (["--bots", "kitten:forgets=1"], "kitten has no option “forgets”."),
        (["-p", "2", "--bots", "random,careful"], "2 bots and you are too many for a table of 2."),
        (["--bots", "random,random,random,random,random"], "The game is for 2 to 5 players, not for 6."),
        (["--hot-seat", "--bots", "careful"], "With --hot-seat people sit everywhere: leave out --bots and --seat."),
        (["--hot-seat", "--seat", "A"], "With --hot-seat people sit everywhere: leave out --bots and --seat."),
        (["--lang", "xx"], "There are no texts in “xx”. The languages are en, cs, de, fr, pl."),
        (["--seed", "\udcff"], "The seed is not a text in Unicode."),
        (
            ["--save", "no/such/folder.txt"],
            "no/such/folder.txt can’t be written: its folder is missing, or it is a folder itself.",
        ),
    ],
)
def test_what_can_not_be_is_said_and_nothing_begins(options: list[str], complaint: str) -> None:
    result = play(*options)
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", f"{complaint}\n")


def test_a_bot_that_needs_what_is_not_installed_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    distant = Kind(lambda random, _: RandomBot(random), libraries=("no_library_of_this_name",))
    monkeypatch.setitem(makers.BOTS, "kitten", distant)
    told = "no_library_of_this_name is missing here: pip install catinthebox[fast]\n"
    assert play("--bots", "kitten").stderr == told


def test_complaints_come_in_the_language_that_was_asked_for() -> None:
    assert play("--lang", "pl", "--players", "7").stderr == "Gra jest dla 2 do 5 graczy, nie dla 7.\n"


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        (LAYOUT.replace("R1", "."), "has no place for R1."),
        (LAYOUT.replace("R1", "R2"), "has R2 twice."),
        (LAYOUT.replace("R1 R2", "R1+R2 ."), "R2, R1 lie in the same cell."),
        (LAYOUT.replace("R1", "X1"), "is not a board: line 2 can’t be read."),
        ("layout short\nR1 R2 R3\nB1 B2 B3\nY1 Y2 Y3\nG1 G2 G3\n", "has no place for R4, R5, R6, R7, R8, B4,"),
    ],
)
def test_m7_what_is_wrong_with_a_board(tmp_path: Path, drawing: str, complaint: str) -> None:
    file = tmp_path / "board.txt"
    file.write_text(drawing, encoding="utf-8")
    result = play("--layout", file)
    assert (result.exit_code, result.stdout) == (2, "")
    assert complaint in result.stderr


def test_help_lists_every_option_and_exit_status() -> None:
    result = play("--help", TERM="dumb", COLUMNS="120")
    assert result.exit_code == 0
    for option in ("players", "side", "layout", "seat", "seed", "bots", "lang", "hot-seat", "plain", "save"):
        assert f"--{option}" in result.stdout
    assert "130 Ctrl-C" in result.stdout


def at_a_terminal(*options: str, term: str) -> tuple[bytes, int]:
    """What a terminal of that kind is shown when Ctrl-C is pressed as soon as there is a table, and the exit status."""
    ours, theirs = pty.openpty()
    own_terminal = "import os, sys; os.login_tty(0); os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
    arguments = [sys.executable, "-c", own_terminal, "-m", "catinthebox", "play", "--lang", "en", *options]
    shown = b""
    with (
        subprocess.Popen(arguments, stdin=theirs, env=os.environ | {"TERM": term}) as process,
        os.fdopen(ours, "wb", buffering=0) as keyboard,
        suppress(OSError),  # so a terminal says that its other end is closed
    ):
        os.close(theirs)
        while not re.search(DRAWN_OR_ASKED, shown, re.DOTALL):
            shown += os.read(ours, 4096)
        while True:
            keyboard.write(b"\x03")
            while select([ours], [], [], PATIENCE)[0]:
                shown += os.read(ours, 4096)
    return shown, process.returncode


@pytest.mark.parametrize(
    ("options", "term", "is_drawn"),
    [([], "xterm-256color", True), (["--plain"], "xterm-256color", False), ([], "dumb", False)],
)
def test_the_table_is_drawn_where_it_can_be(options: list[str], term: str, is_drawn: bool) -> None:
    shown, status = at_a_terminal(*options, term=term)
    assert (ALTERNATE_SCREEN in shown) is is_drawn
    assert (b"\x1b" in shown) is is_drawn
    assert status == 130
