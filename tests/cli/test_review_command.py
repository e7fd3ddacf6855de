"""`catinthebox review`, as a person types it."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from catinthebox.cli import app
from catinthebox.cli.options import INTERRUPTED
from catinthebox.cli.reporting import report
from catinthebox.lab.review import Decision, Review, RoundReview, SeatReview
from catinthebox.locales import LANGUAGES, Texts
from catinthebox.records import write_record
from catinthebox.rules import Colour, Discard, Play, Predict
from tests.records.played import random_record

PATIENCE = 60
"""Seconds after which nothing more is expected."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with two matches: one that is over, and the beginning of another."""
    path = tmp_path / "evening.cat"
    records = (random_record(2, seed=3), random_record(3, seed=3, actions=4))
    path.write_text("\n".join(map(write_record, records)), encoding="utf-8")
    return path


def review(*options: object, text: str | None = None) -> Result:
    """The command in English unless another language is asked for."""
    clean: dict[str, str | None] = dict.fromkeys(("LC_ALL", "LC_MESSAGES", "LANG"))
    return CliRunner().invoke(app, ["review", *map(str, options)], input=text, env=clean)


REVIEW = Review(
    players=2,
    names=("Ada", "Zoé"),
    decisions=(
        Decision(0, 1, 0, Discard(3), Discard(1), 2.0, 0.1, 2.5, 2.0, 0.5, 0.1, 0.52, 0.11),
        Decision(1, 1, 1, Discard(2), Discard(2), 3.0, 0.1, 3.0, 2.0, 0.5, 0.1, 0.0, 0.0),
        Decision(2, 1, 0, Play(5, Colour.BLUE), Play(4, Colour.RED), 0.0, 0.1, 4.0, 2.0, 0.0, 0.1, 4.04, 0.26),
        Decision(3, 1, 1, Predict(1), Predict(3), 7.0, 0.1, 7.2, 2.0, 1.0, 0.0, 0.0, 0.2),
    ),
    rounds=(
        RoundReview(1, (SeatReview(3.0, -0.5, 4.56, 0, 2.06), SeatReview(2.75, 0.25, 0.0, 8, 5.0))),
        RoundReview(2, (SeatReview(2.75, None, None, None, None), SeatReview(3.0, None, None, None, None))),
    ),
)
"""Made up, so that every figure is known."""


def test_the_report_says_where_the_points_came_from_and_what_cost_most() -> None:
    assert [*report(REVIEW, REVIEW.names, Texts("en"))] == [
        "Round 1",
        "     usual  deal  plays  luck  points  along the round",
        "Ada    3.0  -0.5   -4.6  +2.1       0  ▃▁",
        "Zoé    2.8  +0.2    0.0  +5.0       8  ▄█",
        "",
        "Round 2",
        "     usual  deal  plays  luck  points",
        "Ada    2.8     –      –     –       –",
        "Zoé    3.0     –      –     –       –",
        "",
        "All rounds",
        "     usual  deal  plays  luck  points",
        "Ada    3.0  -0.5   -4.6  +2.1       0",
        "Zoé    2.8  +0.2    0.0  +5.0       8",
        "",
        "Usual is what such a seat gets on average if everybody plays as a trained bot",
        "does. The deal is how much more, or less, it would then get with these cards;",
        "plays are what its decisions brought or cost compared with the usual ones; luck",
        "is the rest: how the hidden cards lay and what the others did.",
        "Along the round: the points to be expected after each decision, from ▁ for 0.0",
        "to █ for 7.0.",
        "",
        "What cost most",
        "ply 2  -4.0 ± 0.3  Ada plays 5 as blue. Better: 4 red.",
        "ply 0  -0.5 ± 0.1  Ada sets 3 aside, face down. Better: 1.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_fits_into_eighty_columns_in_every_language(language: str) -> None:
    assert max(len(line) for line in report(REVIEW, ("Dorothea", "Hausmiez B"), Texts(language))) <= 80


def test_a_match_without_mistakes_says_so() -> None:
    calm = Review(2, (), REVIEW.decisions[1:2], REVIEW.rounds[1:])
    assert [*report(calm, ("A", "B"), Texts("en"))][-1] == (
        "No decision gave away anything that stands out from chance."
    )


def test_a_match_from_a_file(file: Path) -> None:
    result = review(file, "--worlds", 64)
    assert result.exit_code == 0, result.stderr
    lines = result.stdout.splitlines()
    assert [line for line in lines if line.startswith("Round")] == ["Round 1", "Round 2"]
    assert len([line for line in lines if line.startswith(("Ada", "Zoé"))]) == 6
    assert "What cost most" in lines
    assert re.match(r"ply \d+ +-\d\.\d ± \d\.\d  (Ada|Zoé) .*\. Better: .*\.", lines[-1])


def test_one_seat_of_a_match_that_goes_on_as_json(file: Path) -> None:
    result = review(file, "--match", 2, "--worlds", 64, "--seat", "b", "--workers", 1, "--json")
    assert result.exit_code == 0, result.stderr
    told = json.loads(result.stdout)
    assert (told["version"], told["players"], told["names"]) == (1, 3, ["Ada", "Zoé", "Łukasz"])
    assert {decision["seat"] for decision in told["decisions"]} == {1}
    assert told["rounds"][0]["seats"][1]["points"] is None


def test_the_same_review_from_standard_input_with_other_workers(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    options = ("--match", 2, "--worlds", 64, "--json")
    assert review("-", *options, "--workers", 2, text=text).stdout == review(file, *options, "--workers", 1).stdout


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--seat", "C"], r"There is no seat “C” at this table\. The seats are A, B\."),
        (["--match", "3"], r".*evening\.cat holds 2 matches, not 3"),
        (["--worlds", "0"], r"--worlds must be at least 1\."),
        (["--workers", "0"], r"--workers must be at least 1\."),
        (["--lang", "xx"], r"There are no texts in “xx”\..*"),
    ],
)
def test_what_can_not_be_is_said(file: Path, options: list[str], complaint: str) -> None:
    result = review(file, *options)
    assert (result.exit_code, result.stdout) == (2, "")
    assert re.fullmatch(complaint, result.stderr.strip())


def test_a_file_that_can_not_be_read_and_one_that_is_not_by_the_rules(file: Path, tmp_path: Path) -> None:
    missing = review(tmp_path / "none.cat")
    assert (missing.exit_code, missing.stdout) == (2, "")
    assert "none.cat can't be read" in missing.stderr
    file.write_text(file.read_text(encoding="utf-8").replace("Discard A", "Discard A9 A", 1), encoding="utf-8")
    wrong = review(file)
    assert (wrong.exit_code, wrong.stdout) == (1, "")
    assert re.search(r"line \d+, column \d+: ", wrong.stderr)


@pytest.mark.parametrize(
    ("library", "users"),
    [
        ("numba", ["catinthebox.kernel.cpu"]),
        ("safetensors", ["catinthebox.bots.search.trained", "catinthebox.bots.neural.network"]),
    ],
)
def test_without_a_library_it_says_what_to_install(
    library: str, users: list[str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in users:
        monkeypatch.delitem(sys.modules, module, raising=False)
        monkeypatch.delattr(module, raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    result = review(file)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"{library} is missing here: pip install catinthebox[fast]\n"


def test_ctrl_c_ends_it_without_a_trace(tmp_path: Path) -> None:
    """The record comes through a pipe that stays open, so that the command surely runs when Ctrl-C is pressed."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    command = [sys.executable, "-m", "catinthebox", "review", str(pipe)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        pipe.write_text(write_record(random_record(2, seed=3)), encoding="utf-8")
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate()
    assert (process.returncode, out, errors) == (INTERRUPTED, "", "")


def test_ctrl_c_waits_for_no_decision(file: Path) -> None:
    """Each would take a long time: the first figures of progress say that they are being judged."""
    outside, inside = pty.openpty()
    command = [sys.executable, "-m", "catinthebox", "review", str(file), "--worlds", "1000000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=inside, text=True) as process:
        seen = b""
        while b"0/" not in seen:
            seen += os.read(outside, 65536)
        process.send_signal(signal.SIGINT)
        try:
            out, _ = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    os.close(inside)
    os.close(outside)
    assert (process.returncode, out) == (INTERRUPTED, "")
