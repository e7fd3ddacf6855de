"""`catinthebox referee` as another program meets it: a process with two pipes."""

import json
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

COMMAND = [sys.executable, "-m", "catinthebox", "referee"]


class Process:
    """A running referee, and what one says to it."""

    def __init__(self, pipes: subprocess.Popen[bytes]) -> None:
        assert pipes.stdin is not None
        assert pipes.stdout is not None
        self.pipes, self.stdin, self.stdout = pipes, pipes.stdin, pipes.stdout

    def say(self, line: bytes) -> None:
        """Send these bytes at once."""
        self.stdin.write(line)
        self.stdin.flush()

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """What a granted request brings, beside `ok`."""
        self.say(json.dumps({"do": do, **fields}).encode() + b"\n")
        answer: dict[str, Any] = json.loads(self.stdout.readline())
        assert answer.pop("ok") is True, answer
        return answer

    def end(self) -> tuple[int, bytes]:
        """The status and the errors of a process that is about to end."""
        assert self.pipes.stderr is not None
        errors = self.pipes.stderr.read()
        return self.pipes.wait(), errors


@contextmanager
def referee() -> Iterator[Process]:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as pipes:
        try:
            yield Process(pipes)
        finally:
            pipes.kill()


def conversation(lines: bytes) -> list[bytes]:
    """All answers to these lines, from a referee that ends as it should."""
    done = subprocess.run(COMMAND, input=lines, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout.splitlines(keepends=True)


def check_table(table: dict[str, Any], cards: list[int], tokens: int) -> None:
    """What holds at every moment of a round: no card is lost, and every play has left a token (T2)."""
    players = len(table["hands"])
    played = [space["number"] for space in table["board"] if space["seat"] is not None]
    discarded = [card for card in table["discards"] if card is not None]
    assert sorted([card for hand in table["hands"] for card in hand] + played + discarded) == cards
    assert len(table["board"]) == tokens
    assert len(table["to_act"]) <= (players if table["phase"] == "discard" else 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_match_of_random_choices(players: int) -> None:
    chance = random.Random(players)
    with referee() as process:
        table = process.ask("new", players=players, seed="a whole match")
        for number in range(1, players + 1):
            assert table["round"] == number
            cards, tokens = sorted(card for hand in table["hands"] for card in hand), len(table["board"])
            while table["to_act"]:
                seat = chance.choice(table["to_act"])
                legal = process.ask("legal", seat=seat)["legal"]
                seen = process.ask("view", seat=seat)
                assert [hand for hand in seen["hands"] if hand is not None] == [table["hands"][seat]]
                events = process.ask("act", seat=seat, **{table["phase"]: chance.choice(legal)})["events"]
                assert events[0]["seat"] == seat
                tokens += events[0]["event"] == "played"
                table = process.ask("state")
                check_table(table, cards, tokens)
            assert len(table["round_scores"]) == number
            if number < players:
                assert table["phase"] == "round_over"
                table = process.ask("next")
        assert table["phase"] == "match_over"
        assert table["totals"] == [
            sum(scores[seat]["total"] for scores in table["round_scores"]) for seat in range(players)
        ]
        best = max(table["totals"])
        assert table["winners"]
        assert all(table["totals"][seat] == best for seat in table["winners"])
        assert "Result " in process.ask("record")["record"]


def test_every_line_has_its_answer_before_the_next_is_asked() -> None:
    with referee() as process:
        process.say(b'{"do":"state"}\n')
        assert json.loads(process.stdout.readline())["error"]["code"] == "no_match"
        process.say(b'{"do":"new",')
        process.say(b'"players":3}\n')
        assert json.loads(process.stdout.readline())["phase"] == "discard"


def test_blank_lines_and_noise_are_answered_and_survived() -> None:
    answers = conversation(b'\n\xff\n{"do":"new","players":2}\n\r\n{"do":"state"}\n')
    assert [json.loads(answer)["ok"] for answer in answers] == [False, False, True, False, True]


def test_answers_are_lines_of_ascii_with_a_plain_line_feed() -> None:
    answers = conversation('{"do":"new","players":2,"seed":"kočka"}\n{"do":"record"}\n{"kočka":1}\n'.encode())
    assert len(answers) == 3
    for answer in answers:
        assert answer.isascii()
        assert answer.endswith(b"}\n")


def test_a_last_line_without_an_end_is_answered() -> None:
    (answer,) = conversation(b'{"do":"new","players":2}')
    assert json.loads(answer)["ok"] is True


def test_no_input_is_no_output() -> None:
    assert conversation(b"") == []


def test_a_very_long_line_is_answered() -> None:
    refused, granted = conversation(b'{"do":"' + b"x" * 5_000_000 + b'"}\n{"do":"new","players":5}\n')
    assert json.loads(refused)["error"]["code"] == "bad_request"
    assert json.loads(granted)["ok"] is True


def test_when_nobody_listens_any_more_it_ends_quietly() -> None:
    with referee() as process:
        process.ask("new", players=2)
        process.stdout.close()
        process.say(b'{"do":"state"}\n')
        assert process.end() == (0, b"")


def test_ctrl_c_ends_it_quietly() -> None:
    with referee() as process:
        process.ask("new", players=2)
        process.pipes.send_signal(signal.SIGINT)
        assert process.end() == (130, b"")


def test_it_starts_without_loading_the_terminal_table() -> None:
    code = "import sys, catinthebox.cli; sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
