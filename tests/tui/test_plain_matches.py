"""Whole matches in plain mode, through a pipe, in every language; and how a match is left."""

import signal
import subprocess
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from catinthebox.locales import LANGUAGES
from catinthebox.records import read_record
from catinthebox.rules import Phase, commitment_to
from tests.tui.plain_table import ENVIRONMENT, SEED, command, play_plain, whole_match


@pytest.mark.parametrize(("language", "players"), list(zip(LANGUAGES, (2, 3, 4, 5, 3), strict=True)))
def test_a_whole_match(language: str, players: int, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    options = ("--plain", "--lang", language, "--players", str(players), "--save", str(file))
    played = play_plain(*options, typed=whole_match(players, language))
    assert (played.code, played.errors) == (0, "")
    assert read_record(file.read_text(encoding="utf-8")).match.phase is Phase.MATCH_OVER
    committed, *_, secret, checked, saved, _ = played.lines[2:]
    assert committed.endswith(commitment_to(SEED))
    assert secret.endswith(SEED)
    assert checked.endswith(commitment_to(SEED))
    assert str(file) in saved


def test_refusals_give_their_reasons_and_the_match_goes_on() -> None:
    played = play_plain("--plain", "--players", "3", typed=whole_match(3, "en", mistakes=True))
    assert played.code == 0
    assert "You have no 9 in hand (P3)." in played.lines
    assert "2 can’t be predicted at this table (P4)." in played.lines
    reasons = Counter(rule for line in played.lines for rule in ("D1", "D2", "D3") if f"({rule})." in line)
    assert all(reasons[rule] for rule in ("D1", "D2", "D3"))


def test_a_match_at_one_keyboard_keeps_the_hands_apart() -> None:
    played = play_plain("--plain", "--hot-seat", "--players", "3", typed=whole_match(3, "en", hot_seat=True))
    assert played.code == 0
    curtains = [place for place, line in enumerate(played.lines) if line.startswith("Pass the keyboard to ")]
    names = [played.lines[place] for place in curtains]
    assert names[:3] == [f"Pass the keyboard to Player {letter}." for letter in "ABC"]
    assert all(played.lines[place + 1].startswith("Press Enter when nobody else") for place in curtains)
    deals = [line for line in played.lines if line.startswith("Round 1 begins.")]
    assert len(deals) == len(set(deals)) == 3  # everybody is told of the deal once, each with the own hand


def test_nothing_but_lines_of_text() -> None:
    played = play_plain("--plain", typed=whole_match(4, "en"))
    assert all(line.isprintable() for line in played.lines)
    assert not {sign for line in played.lines for sign in line if "\u2500" <= sign <= "\u259f"}  # drawn boxes


def test_without_a_terminal_it_is_plain_by_itself() -> None:
    typed = whole_match(4, "en")
    assert play_plain(typed=typed) == play_plain("--plain", typed=typed)


def test_the_end_of_the_input_breaks_the_match_off(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    played = play_plain("--plain", "--save", str(file), typed=whole_match(4, "en")[:5])
    assert (played.code, played.errors) == (1, "")
    assert played.lines[-3:-1] == ["The match ends here, unfinished.", f"The match is saved in {file}."]
    assert read_record(file.read_text(encoding="utf-8")).match.phase is Phase.PLAY


def test_quit_leaves_the_table() -> None:
    played = play_plain("--plain", typed=["quit", "1"])
    assert (played.code, played.errors) == (0, "")
    assert played.lines[-2] == "The match ends here, unfinished."


def interrupted(process: subprocess.Popen[bytes]) -> tuple[bytes, bytes]:
    """What a process says from Ctrl-C on; pressed again if it came between writing a question and reading."""
    for _ in range(10):
        process.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            return process.communicate(timeout=10)
    process.kill()
    raise AssertionError("Ctrl-C does not end it")


@contextmanager
def asked(file: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A match that is to be saved in a file, at the first question to the person."""
    with subprocess.Popen(
        command("--plain", "--save", str(file)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT | {"PYTHONUTF8": "1"},
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith(b"House cat D"):  # the last of the others to set a card aside
                break
        yield process


def test_ctrl_c_leaves_at_once(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    with asked(file) as process:
        output, errors = interrupted(process)
    assert process.returncode == 130
    assert errors == b""
    assert output.decode().split("\n")[-3:-1] == ["The match ends here, unfinished.", f"The match is saved in {file}."]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_who_is_ended_from_outside_keeps_the_record(number: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    with asked(file) as process:
        process.send_signal(number)
        output, errors = process.communicate()
    assert process.returncode == 128 + number
    assert errors == b""
    assert output.decode().endswith(f"The match is saved in {file}.\n")
    assert read_record(file.read_text(encoding="utf-8")).match.phase is Phase.DISCARD


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_output_that_fails_does_not_cost_the_record(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    with Path("/dev/full").open("wb") as full:
        process = subprocess.run(
            command("--plain", "--save", str(file)),
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            env=ENVIRONMENT,
            check=False,
        )
    assert (process.returncode, process.stderr) == (1, b"")
    assert read_record(file.read_text(encoding="utf-8")).match.setup.secret == SEED


def test_nobody_listening_ends_it_without_a_word(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    with subprocess.Popen(
        command("--plain", "--save", str(file)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.readline()
        process.stdout.close()
        with suppress(BrokenPipeError):  # it may have ended before it was told all
            process.stdin.write("\n".join(whole_match(4, "en")).encode())
            process.stdin.close()
        assert process.wait() == 1
        assert process.stderr is not None
        assert process.stderr.read() == b""
    assert file.exists()


def test_letters_that_can_not_be_written_or_read_do_not_end_the_match() -> None:
    process = subprocess.run(
        command("--plain", "--lang", "cs"),
        input=b"\xff\xfe\nkonec\n",
        capture_output=True,
        env=ENVIRONMENT | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        check=False,
    )
    assert (process.returncode, process.stderr) == (0, b"")
