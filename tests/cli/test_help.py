"""What the command says about itself."""

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from catinthebox import __version__
from catinthebox.cli import app
from catinthebox.records import write_record
from tests.records.played import random_record

COMMANDS = (
    "web",
    "play",
    "referee",
    "record",
    "simulate",
    "arena",
    "hint",
    "review",
    "train",
    "exploit",
    "distil",
    "measure",
    "serve",
    "doctor",
    "backup",
    "restore",
    "migrate-to",
)


def test_the_version_is_the_packages() -> None:
    result = CliRunner().invoke(app, ["--version"])
    assert (result.exit_code, result.stdout) == (0, f"catinthebox {__version__}\n")


def test_help_lists_every_command() -> None:
    listed = CliRunner().invoke(app, ["--help"]).stdout
    assert [command for command in COMMANDS if command not in listed] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    result = CliRunner().invoke(app, [command, "--help"])
    assert result.exit_code == 0
    assert "Usage" in result.stdout


def test_an_unknown_command_is_refused() -> None:
    result = CliRunner().invoke(app, ["plaiy"])
    assert result.exit_code == 2
    assert "plaiy" in result.stderr


@pytest.mark.parametrize(
    "words",
    [
        "simulate --rounds",
        "simulate --threads",
        "arena careful careful careful --deals",
        "arena careful careful careful --workers",
        "hint - --ms",
        "review - --worlds",
        "review - --workers",
        "web --port",
    ],
)
def test_numbers_beyond_all_use_are_refused(words: str) -> None:
    result = CliRunner().invoke(app, [*words.split(), "9" * 400])
    assert (result.exit_code, result.stdout) == (2, "")
    assert words.split()[-1] in result.stderr


@pytest.mark.parametrize("port", ["-1", "65536"])
def test_what_is_no_port_is_refused_and_not_another_one_taken(port: str) -> None:
    result = CliRunner().invoke(app, ["web", "--no-open", "--port", port])
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Invalid value for '--port'" in result.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
@pytest.mark.parametrize(
    "command",
    [
        ["--help"],
        ["simulate", "--rounds", "10"],
        ["record", "show", "match.citb"],
        ["referee"],
        ["arena", "--players", "2", "--bots", "random", "random", "--deals", "1", "--workers", "1"],
    ],
    ids=lambda command: command[0].strip("-"),
)
def test_what_can_not_be_written_ends_a_command_with_one_line(command: list[str], tmp_path: Path) -> None:
    (tmp_path / "match.citb").write_text(write_record(random_record(2, seed=3)), encoding="utf-8")
    with Path("/dev/full").open("wb") as full:
        whole = [sys.executable, "-m", "catinthebox", *command]
        ended = subprocess.run(whole, input=b"{}\n", stdout=full, stderr=subprocess.PIPE, cwd=tmp_path, check=False)
    assert ended.returncode == 74
    assert ended.stderr.decode().splitlines()[-1] == "Nothing more can be written: No space left on device"
    assert b"Traceback" not in ended.stderr
