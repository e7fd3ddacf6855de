"""`catinthebox record show` and `verify`, as a person types them."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from catinthebox.cli import app
from catinthebox.records import Record, write_record
from catinthebox.rules import Setup
from tests.records.played import random_match, random_record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "evening.cat"
    path.write_text("\n".join(write_record(random_record(players, seed=3)) for players in (3, 2)), encoding="utf-8")
    return path


def run(*arguments: object, text: str | None = None) -> Result:
    return CliRunner().invoke(app, ["record", *map(str, arguments)], input=text, env={"NO_COLOR": "1"})


def test_verify_accepts_our_own_records(file: Path) -> None:
    result = run("verify", file)
    assert result.exit_code == 0
    assert result.stdout.count("finished; deals that follow from the secret") == 2
    assert result.stderr == ""


def test_verify_reads_standard_input_and_reports_in_json(file: Path) -> None:
    result = run("verify", "-", "--json", text=file.read_text(encoding="utf-8"))
    answer = json.loads(result.stdout)
    assert answer["ok"] is True
    assert [match["deals_checked"] for match in answer["matches"]] == [3, 2]
    assert all(match["finished"] and match["digest_checked"] for match in answer["matches"])


@pytest.mark.parametrize(
    ("what", "old", "new"),
    [
        ("card", r"^Deal B (\d) (.*) (\d)$", r"Deal B \3 \2 \3"),
        ("discard", r"^Discard A(\d)", r"Discard A9"),
        ("play", r"^3\. (.*) (\d)[rbyg] = ", r"3. \1 9r = "),
        ("score", r"^Score A (-?\d+)", r"Score A 8"),
        ("secret", r'^\[Secret "', '[Secret "not '),
        ("name", r'^\[A "Ada"', '[A "Eve"'),
    ],
)
def test_verify_refuses_a_record_with_something_altered(file: Path, what: str, old: str, new: str) -> None:
    text, count = re.subn(old, new, file.read_text(encoding="utf-8"), count=1, flags=re.MULTILINE)
    assert count == 1
    file.write_text(text, encoding="utf-8")
    result = run("verify", file)
    assert result.exit_code == 1, what
    assert re.search(r"line \d+, column \d+: ", result.stderr)
    assert json.loads(run("verify", file, "--json").stdout)["ok"] is False


def test_verify_checks_the_commitment_that_was_shown(tmp_path: Path) -> None:
    record = random_record(3)
    file = tmp_path / "one.cat"
    file.write_text(write_record(record), encoding="utf-8")
    assert run("verify", file, "--commitment", record.match.setup.commitment).exit_code == 0
    assert run("verify", file, "--commitment", "0" * 64).exit_code == 1


def test_verify_says_what_it_can_not_check(tmp_path: Path) -> None:
    deals = (Setup.of(2, secret="x").deal(1), Setup.of(2, secret="x").deal(2))
    text = write_record(Record(random_match(Setup.of(2, start=0, given=deals), 1)))
    file = tmp_path / "real.cat"
    file.write_text(text[: text.index("Digest")], encoding="utf-8")
    result = run("verify", file)
    assert result.exit_code == 0
    assert "entered by hand and not checked: 2" in result.stdout
    assert "no digest" in result.stdout


@pytest.mark.parametrize("content", [None, b"\xff\xfe"])
def test_a_file_that_can_not_be_read_ends_with_status_2(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "none.cat"
    if content is not None:
        file.write_bytes(content)
    for command in ("verify", "show"):
        result = run(command, file)
        assert result.exit_code == 2
        assert "none.cat" in result.stderr
        assert result.stdout == ""


def test_an_empty_file_holds_no_match(tmp_path: Path) -> None:
    (tmp_path / "empty.cat").touch()
    assert run("verify", tmp_path / "empty.cat").exit_code == 1


def test_show_draws_the_board_after_any_ply(file: Path) -> None:
    last = int(re.search(r"ply (\d+) of (\d+)", run("show", file).stdout)[2])  # type: ignore[index]
    for ply in (0, 1, 5, 17, last):
        result = run("show", file, "--ply", ply)
        assert result.exit_code == 0
        assert f"ply {ply} of {last}" in result.stdout
        assert "A Ada" in result.stdout
    assert "match over" in run("show", file, "--ply", last).stdout


def test_show_marks_tokens_neutral_tokens_and_lost_colours(file: Path) -> None:
    drawn = run("show", file, "--match", 2).stdout
    assert drawn.count("#") == 3
    assert re.search(r"\d[rbyg] [AB]", drawn)


@pytest.mark.parametrize("arguments", [["--match", "3"], ["--ply", "999"], ["--ply", "-1"], ["--match", "0"]])
def test_show_refuses_what_is_not_there(file: Path, arguments: list[str]) -> None:
    result = run("show", file, *arguments)
    assert result.exit_code == 2
    assert result.stderr


def test_what_others_have_written_is_shown_as_it_is_and_orders_nothing(tmp_path: Path) -> None:
    file = tmp_path / "names.cat"
    names = ("[/bold] :cat:", "Ada\x1b[2J\n", "Zoé\u202fB")
    file.write_text(write_record(Record(random_record(3, seed=3).match, names)), encoding="utf-8")
    shown = run("show", file).stdout
    assert "A [/bold] :cat:" in shown
    assert "Zoé\u202fB" in shown
    assert "\x1b" not in shown
    file.write_text(file.read_text(encoding="utf-8").replace("\nRound 1\n", "\nRound \x1b[2J\n"), encoding="utf-8")
    complained = run("verify", file)
    assert complained.exit_code == 1
    assert "expected a number, found" in complained.stderr
    assert "\x1b" not in complained.stderr


def test_the_mark_at_the_beginning_that_some_editors_write_says_nothing(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert run("verify", file).exit_code == 0


def test_a_sign_that_the_terminal_can_not_write_ends_nothing(file: Path) -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "catinthebox", "record", "show", str(file), "--match", "2"],
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        check=False,
    )
    assert (shown.returncode, shown.stderr) == (0, b"")
    assert b"Round 2 of 2" in shown.stdout
