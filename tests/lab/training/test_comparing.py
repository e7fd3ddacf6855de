"""Networks compared with whom one can name, and `catinthebox measure`."""

import json
from pathlib import Path

import pytest
import torch
from typer.testing import CliRunner

from catinthebox.bots.neural.network import packaged_file
from catinthebox.bots.weights import WEIGHTS
from catinthebox.cli import app
from catinthebox.lab.errors import BadPlan
from catinthebox.lab.training.comparing import compare, opponent_called
from catinthebox.lab.training.measuring import measure
from catinthebox.lab.training.networks import Player, Reflex
from catinthebox.lab.training.plan import Plan
from catinthebox.lab.training.playing import Network, Searcher, Thumb
from catinthebox.lab.training.tables import Tables
from catinthebox.lab.training.weights import write_weights


@pytest.fixture
def beginner(tmp_path: Path) -> Path:
    """A file with a network that has learned nothing."""
    plan, path = Plan(2).tiny(), tmp_path / "beginner.safetensors"
    write_weights(2, Player(plan, "cpu").state_dict(), Reflex(plan, "cpu").state_dict(), path)
    return path


def test_opponents_are_made_by_name(beginner: Path) -> None:
    thumb, trials = (opponent_called(name, 2, "cpu") for name in ("heuristic", "trials:7"))
    assert isinstance(thumb, Thumb)
    assert thumb.weights.tolist() == [list(WEIGHTS[2])]
    assert isinstance(trials, Searcher)
    assert trials.worlds == 7
    package, own = (opponent_called(name, 2, "cpu") for name in ("neural", str(beginner)))
    assert isinstance(package, Network)
    assert isinstance(own, Network)
    assert package.temperature == own.temperature == 0.5


def test_networks_are_compared_both_ways_and_others_one_way(beginner: Path) -> None:
    told: list[tuple[str, int, int]] = []
    names = ["heuristic", "neural"]
    rows = list(compare(beginner, names, "cpu", rounds=64, told=lambda *what: told.append(what)))
    own = str(beginner)
    assert [(row.one, row.among) for row in rows] == [(own, "heuristic"), (own, "neural"), ("neural", own)]
    assert [done for _, done, _ in told] == [1, 2, 3]
    assert {of for *_, of in told} == {3}
    assert told[0][0] == f"one {own} among heuristic"
    _, behind, ahead = rows
    assert ahead.measured.lead > 3 * ahead.measured.lead_error
    assert behind.measured.lead < -3 * behind.measured.lead_error


def test_at_least_as_many_rounds_are_played_as_asked_for_and_one_sits_everywhere_equally_often(beginner: Path) -> None:
    for rounds, played in ((1, 4), (30, 32), (8_192, 8_192), (8_193, 8_200)):
        (row,) = compare(beginner, ["heuristic"], "cpu", rounds=rounds)
        assert row.measured.rounds == played


def test_whole_matches_are_compared_too(beginner: Path) -> None:
    (row,) = compare(beginner, ["heuristic"], "cpu", rounds=8, matches=True)
    assert row.measured.rounds == 16


def test_after_each_batch_it_is_told_how_many_were_played() -> None:
    told: list[int] = []
    player = Player(Plan(2).tiny(), "cpu")
    measure(Tables(2, 8, "cpu"), player, Thumb(torch.tensor([WEIGHTS[2]])), 1, batches=3, told=told.append)
    assert told == [1, 2, 3]


def test_a_network_for_other_tables_is_refused(beginner: Path) -> None:
    with packaged_file(3) as file, pytest.raises(BadPlan, match="3 players, not with 2"):
        list(compare(beginner, [str(file)], "cpu", rounds=8))


def run(*words: str | Path) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["measure", *map(str, words), "--device", "cpu"])
    return result.exit_code, result.output


def test_a_network_is_measured_by_one_command(beginner: Path) -> None:
    code, said = run(beginner, "--rounds", "8")
    assert code == 0
    heads, *lines = said.splitlines()
    assert heads.split() == ["one", "points", "others", "lead", "victories", "met", "paradoxes", "among"]
    assert [line.split()[-1] for line in lines] == ["heuristic", "neural", str(beginner)]
    code, said = run(beginner, "--rounds", "8", "--among", "trials:1", "--json")
    assert code == 0
    (row,) = json.loads(said)["compared"]
    assert (row["one"], row["among"], row["measured"]["rounds"]) == (str(beginner), "trials:1", 8)


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--rounds", "0"), "--rounds takes a number above 0, not 0"),
        (("--seed", "-1"), "a seed is a number from 0"),
        (("--among", "trials"), "trials are named with their worlds"),
        (("--among", "trials:0"), "trials:32, not 'trials:0'"),
        (("--among", "trials:99999999"), "1 to 524288"),
        (("--rounds", "99999999999"), "--rounds"),
        (("--among", "trials:²"), "trials are named with their worlds"),
        (("--among", "nobody"), "nobody can't be read"),
        (("--among", "heuristic", "--among", ""), "can't be read"),
    ],
)
def test_what_can_not_be_measured_is_refused(beginner: Path, words: tuple[str, ...], problem: str) -> None:
    code, said = run(beginner, *words)
    assert code == 2
    assert problem in " ".join(said.split())


def test_what_holds_no_network_is_not_measured(tmp_path: Path) -> None:
    (tmp_path / "weights").write_text("none")
    code, said = run(tmp_path / "weights")
    assert code == 2
    assert "can't be read" in said
