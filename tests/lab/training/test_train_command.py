"""`catinthebox train`, `exploit` and `distil`."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from catinthebox.bots.neural.network import read_network
from catinthebox.cli import app

TINY = ("--tiny", "--device", "cpu", "--players", "2")


def run(*words: str | Path) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(map(str, words)))
    return result.exit_code, result.output


def test_one_command_leads_from_nothing_to_weights(tmp_path: Path) -> None:
    code, said = run("train", tmp_path, *TINY, "--batches", "2", "--json")
    assert code == 0
    told = json.loads(said)
    assert told["batches"] == 2
    assert Path(told["weights"]) == tmp_path / "neural-2.safetensors"
    assert {file.name for file in tmp_path.iterdir()} == {
        "checkpoint.pt",
        "log.jsonl",
        "plot.svg",
        "neural-2.safetensors",
    }
    assert "rules of thumb" in (tmp_path / "plot.svg").read_text()
    kept = tmp_path / "exploiter.safetensors"
    again = ("--tiny", "--device", "cpu", "--batches", "1", "--json")
    code, said = run("exploit", told["weights"], *again, "--keep", kept)
    assert code == 0
    (gain,) = json.loads(said)["gains"]
    assert gain["decisions"] > 0
    assert gain["measured"]["rounds"] > 0
    wider = ("--from", told["weights"], "--layers", "96,64")
    code, said = run("train", tmp_path / "next", "--players", "2", *again, "--guest", kept, *wider)
    assert code == 0
    assert read_network(tmp_path / "next" / "neural-2.safetensors", 2).body[0].bias.shape == (96,)


def test_what_was_trained_is_told_in_words(tmp_path: Path) -> None:
    code, said = run("train", tmp_path, *TINY, "--batches", "1")
    assert code == 0
    assert "1 batches in" in said
    code, said = run("exploit", tmp_path / "neural-2.safetensors", "--tiny", "--device", "cpu", "--batches", "1")
    assert code == 0
    assert "One exploiter among neural-2.safetensors" in said
    assert re.search(r"after \d+ s +\d\.\d M decisions +[+-]\d\.\d\d ± 0\.\d\d points a round .*% +victories", said)


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--players", "7", "--device", "cpu"), "7 players"),
        (("--device", "tpu"), "'tpu'"),
        (("--device", "cpu", "--minutes", "0"), "--minutes"),
        (("--device", "cpu", "--batches", "-1"), "--batches"),
        (("--device", "cpu", "--minutes", "nan"), "--minutes takes a number above 0, not nan"),
        (("--device", "cpu", "--minutes", "inf"), "--minutes"),
        (("--device", "cpu", "--seed", "-1"), "a seed is a number from 0"),
        (("--device", "cpu", "--seed", "9223372036854775808"), "a seed is a number from 0"),
        (("--device", "cpu", "--guest", "nowhere.safetensors"), "can't be read"),
        (("--device", "cpu", "--from", "nowhere.safetensors"), "can't be read"),
        (("--device", "cpu", "--layers", "64;32"), "widths like 512,256, not 64;32"),
        (("--device", "cpu", "--layers", "64,-1"), "at least 1 wide"),
    ],
)
def test_what_can_not_be_trained_is_refused_and_nothing_is_made(
    tmp_path: Path, words: tuple[str, ...], problem: str
) -> None:
    code, said = run("train", tmp_path / "new", "--tiny", *words)
    assert code == 2
    assert problem in said
    assert not (tmp_path / "new").exists()


def test_a_training_needs_a_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    for place in ("file", "file/within"):
        code, said = run("train", tmp_path / place, *TINY, "--batches", "1")
        assert code == 2
        assert "file" in said
    assert (tmp_path / "file").read_text() == "mine"


def test_a_reflex_is_taught_anew_and_what_can_not_be_leaves_the_file_alone(tmp_path: Path) -> None:
    _, said = run("train", tmp_path, *TINY, "--batches", "1", "--json")
    weights = Path(json.loads(said)["weights"])
    before = weights.read_bytes()
    tiny = ("--tiny", "--device", "cpu", "--batches")
    for wrong, problem in (((*tiny, "0"), "--batches"), ((*tiny, "1", "--layers", "8,0"), "at least 1 wide")):
        code, said = run("distil", weights, *wrong)
        assert code == 2
        assert problem in said
        assert weights.read_bytes() == before
    code, said = run("distil", weights, *tiny, "1", "--layers", "16,8")
    assert code == 0
    assert "its reflex is off by" in said
    assert read_network(weights, 2).reflex[0].bias.shape == (16,)
    code, said = run("distil", weights, *tiny, "1", "--json")
    assert code == 0
    assert json.loads(said)["off"] > 0


def test_a_file_that_holds_no_network_is_not_exploited(tmp_path: Path) -> None:
    (tmp_path / "weights").write_text("none")
    code, said = run("exploit", tmp_path / "weights", "--device", "cpu")
    assert code == 2
    assert "can't be read" in said
