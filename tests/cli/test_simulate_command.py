"""`catinthebox simulate`, as a person types it."""

import json
import sys

import pytest
from typer.testing import CliRunner, Result

from catinthebox.cli import app

KEYS = [
    "players",
    "side",
    "rounds",
    "plies",
    "paradox_rate",
    "mean_scores",
    "tricks_per_round",
    "prediction_met_rate",
    "seconds",
    "plies_per_second",
]


def simulate(*options: object) -> Result:
    """The command in English unless another language is asked for."""
    clean: dict[str, str | None] = dict.fromkeys(("LC_ALL", "LC_MESSAGES", "LANG"))
    return CliRunner().invoke(app, ["simulate", *map(str, options)], env=clean)


def test_the_figures_as_json() -> None:
    result = simulate("--players", 3, "--rounds", 1000, "--side", "purple", "--seed", 4, "--threads", 2, "--json")
    assert result.exit_code == 0, result.stderr
    figures = json.loads(result.stdout)
    assert list(figures) == KEYS
    assert (figures["players"], figures["side"], figures["rounds"]) == (3, "purple", 1000)
    assert len(figures["mean_scores"]) == 3
    assert figures["plies_per_second"] == pytest.approx(figures["plies"] / figures["seconds"])


def test_the_figures_in_words() -> None:
    shown = simulate("--rounds", 2000).stdout.splitlines()
    assert shown[0] == "Random rounds: 2,000; players: 4; white side"
    assert [line.split(":")[0] for line in shown[1:6]] == [
        "Cards played a round",
        "Tricks won a round",
        "Rounds with a paradox",
        "Predictions met",
        "Mean scores from the start player",
    ]


def test_the_rulebook_chooses_the_side() -> None:
    assert json.loads(simulate("-p", 5, "--rounds", 10, "--json").stdout)["side"] == "purple"


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--players", "6"], "The game is for 2 to 5 players, not for 6."),
        (["--side", "black"], "The board has no side “black”: it is white or purple."),
        (["--rounds", "0"], "--rounds must be at least 1."),
        (["--threads", "0"], "--threads must be at least 1."),
        (["--seed", "-1"], "--seed is a number from 0 to 9223372036854775807."),
        (["--device", "abacus"], "There is no device “abacus”: it is cpu or cuda."),
        (["--lang", "cs", "--rounds", "0"], "--rounds musí být aspoň 1."),
    ],
)
def test_what_can_not_be_is_said_and_nothing_is_played(options: list[str], complaint: str) -> None:
    result = simulate(*options)
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", f"{complaint}\n")


def test_without_numba_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "catinthebox.kernel.cpu", raising=False)
    monkeypatch.delattr("catinthebox.kernel.cpu", raising=False)
    monkeypatch.setitem(sys.modules, "numba", None)
    result = simulate("--rounds", 1)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "numba is missing here: pip install catinthebox[fast]\n"
