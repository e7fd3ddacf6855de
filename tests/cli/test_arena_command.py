"""`catinthebox arena`: what is printed, and what is refused."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from catinthebox.cli import app
from catinthebox.lab import cluster


def arena(*words: str) -> Result:
    """The command in this process."""
    return CliRunner().invoke(app, ["arena", "--workers", "1", "--lang", "en", *words])


def test_json_has_the_promised_keys() -> None:
    result = arena("--players", "3", "--bots", "careful", "random", "random", "--deals", "2", "--json")
    told = json.loads(result.stdout)
    assert (told["players"], told["deals"], told["rounds"]) == (3, 2, 6)
    assert [bot["name"] for bot in told["bots"]] == ["careful", "random"]
    for bot in told["bots"]:
        assert list(bot) == [
            "name",
            "mean_points",
            "standard_error",
            "win_share",
            "prediction_met",
            "paradox_caused",
            "mean_group",
            "ms_per_decision",
        ]


def test_bots_can_stand_anywhere() -> None:
    one = arena("--bots", "careful", "random", "--players", "2", "--deals", "1", "--json")
    other = arena("--players", "2", "--deals", "1", "--json", "--bots", "careful", "--bots", "random")
    names = [[bot["name"] for bot in json.loads(result.stdout)["bots"]] for result in (one, other)]
    assert names == [["careful", "random"]] * 2


def test_the_table_shows_every_bot_and_who_is_ahead() -> None:
    lines = arena("--players", "2", "--bots", "careful", "random", "--deals", "3", "--ratings").stdout.splitlines()
    assert lines[0] == "Players: 2; deals: 3; rounds: 6"
    assert lines[1].endswith("Rating")
    assert [line.split()[0] for line in lines[2:4]] == ["careful", "random"]
    assert lines[4].startswith("careful ahead of random: +")


def test_matches_count_all_their_rounds() -> None:
    told = json.loads(
        arena("--players", "2", "--bots", "random", "random", "--deals", "3", "--matches", "--json").stdout
    )
    assert told["rounds"] == 6


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--players 6 --bots random", "The game is for 2 to 5 players, not for 6."),
        ("--players 3 --bots random random", "3 seats need at least 3 bots: name them after --bots."),
        ("--players 2 --bots random cat", "No bot is called “cat”."),
        ("--players 2 --bots random careful:nap=3", "careful has no option “nap”."),
        ("--players 2 --bots random exec:ms=0,cat", "ms of exec is a number from 1 to 600,000."),
        ("--players 2 --bots random exec:", "“” is not a command."),
        ("--players 2 --bots random random --deals 0", "--deals must be at least 1."),
        ("--players 2 --bots random random --side pink", "The board has no side “pink”"),
        (
            "--players 2 --bots random random --cluster tcp://127.0.0.1:1",
            "--workers is for this machine, --cluster for ",
        ),
    ],
)
def test_what_can_not_be_is_said_in_one_line(words: str, said: str) -> None:
    result = arena(*words.split())
    assert result.exit_code == 2
    assert result.stderr.startswith(said)
    assert result.stderr.count("\n") == 1


def test_results_of_another_contest_are_refused(tmp_path: Path) -> None:
    file = str(tmp_path / "results")
    arena("--players", "2", "--bots", "random", "random", "--deals", "1", "--resume", file)
    result = arena("--players", "2", "--bots", "careful", "random", "--deals", "1", "--resume", file)
    assert (result.exit_code, result.stderr) == (2, f"{file} holds the results of another contest.\n")


def test_forfeited_moves_are_reported() -> None:
    result = arena("--players", "2", "--bots", "random", "exec:false", "--deals", "1", "--json")
    assert result.exit_code == 0
    assert result.stderr.startswith("exec:false forfeited moves: 6. The last reason: ")


def far(*words: str) -> Result:
    """The command on a cluster where there is none."""
    asked = ("--players", "2", "--bots", "random", "random", "--deals", "1", "--cluster", "tcp://127.0.0.1:1")
    return CliRunner().invoke(app, ["arena", *asked, *words])


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "No Dask scheduler answers at tcp://127.0.0.1:1."),
        ("cs", "Na tcp://127.0.0.1:1 neodpovídá žádný plánovač Dask."),
    ],
)
def test_a_scheduler_that_does_not_answer_is_reported(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    result = far("--lang", language)
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", f"{said}\n")


def test_without_dask_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    result = far("--lang", "en")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "distributed is missing here: pip install catinthebox[cluster]\n"
