"""Programs as bots: they play, and whoever fails loses only that move."""

import sys
from pathlib import Path
from time import monotonic

import pytest

from catinthebox.bots import BOTS, BadBotOption, UnknownBot, make_bot
from catinthebox.bots.program import MOST_FORFEITS, ProgramBot, split_command
from catinthebox.lab import Contest, play_contest
from catinthebox.rules import Setup, new_match, view

EXAMPLE = Path(__file__).parents[2] / "examples" / "exec_bot.py"


def bot_of(code: str, limit: float = 30) -> ProgramBot:
    """A program of these lines of Python."""
    return ProgramBot((sys.executable, "-c", code), make_bot("careful", "stand-in"), limit)


def choose_once(bot: ProgramBot) -> list[str]:
    """Why the first move was forfeited, after a legal one was made."""
    match, _ = new_match(Setup.of(3, secret="programs"))
    seen = view(match, 0)
    try:
        assert bot.choose(seen) in seen.legal
    finally:
        bot.close()
    return bot.forfeits


def test_the_example_plays_a_whole_arena() -> None:
    contest = Contest.of(3, (f"exec:{sys.executable} {EXAMPLE}", "random", "random"), deals=2, matches=True)
    games = list(play_contest(contest, workers=1))
    assert len(games) == 6
    assert [seat.forfeits for game in games for seat in game.seats] == [()] * 18


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("import time; time.sleep(600)", "it thought too long"),
        ("raise SystemExit(1)", "it ended"),
        ("input(); print('nine lives')", "not JSON"),
        ("input(); print('[' * 5000)", "not JSON"),
        ("""input(); print('{"discard": 9}')""", "not a legal action"),
        ("input(); print('null')", "not a legal action"),
        ("input(); print('1' * 99999)", "it talks too much"),
    ],
)
def test_who_fails_forfeits_the_move(code: str, reason: str) -> None:
    (told,) = choose_once(bot_of(code, limit=0.3 if "sleep" in code else 30))
    assert told.startswith((reason, "it can't be asked"))


def test_what_a_program_has_started_ends_with_it() -> None:
    child = "import sys, time; print(1, flush=True); time.sleep(600)"
    code = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    bot = bot_of(code, limit=0.5)
    match, _ = new_match(Setup.of(3, secret="programs"))
    seen, began = view(match, 0), monotonic()
    assert bot.choose(seen) in seen.legal
    assert bot.forfeits
    assert monotonic() - began < 300, "nobody waits for the child"


def test_a_command_that_is_not_there_forfeits() -> None:
    bot = ProgramBot(("no-such-program-anywhere",), make_bot("careful", "s"), 1)
    (told,) = choose_once(bot)
    assert told.startswith("it can't be asked")


def test_a_program_is_started_anew_after_a_forfeit_and_given_up_after_three() -> None:
    bot = bot_of("input(); print('no')")
    match, _ = new_match(Setup.of(3, secret="programs"))
    seen = view(match, 0)
    for _ in range(MOST_FORFEITS + 2):
        assert bot.choose(seen) in seen.legal
    assert len(bot.forfeits) == MOST_FORFEITS


def test_one_process_plays_the_whole_match() -> None:
    """A program may remember: this one answers by how often it was asked."""
    code = (
        "import json, sys\n"
        "for asked, line in enumerate(sys.stdin):\n"
        "    legal = json.loads(line)['view']['legal']\n"
        "    print(json.dumps(legal[asked % len(legal)]), flush=True)\n"
    )
    bot = bot_of(code)
    match, _ = new_match(Setup.of(3, secret="programs"))
    seen = view(match, 0)
    assert [bot.choose(seen) for _ in range(2)] == list(seen.legal[:2])
    bot.close()


def test_a_program_is_told_what_its_seat_sees_and_no_more() -> None:
    code = (
        "import json, sys\n"
        "question = json.loads(input())\n"
        "view = question['view']\n"
        "fine = question['seat'] == 0 and [hand is None for hand in view['hands']] == [False, True, True]\n"
        "print(json.dumps(view['legal'][0 if fine and view['secret'] is None else -1]), flush=True)\n"
        "sys.stdin.read()\n"
    )
    bot = bot_of(code)
    match, _ = new_match(Setup.of(3, secret="programs"))
    seen = view(match, 0)
    assert bot.choose(seen) == seen.legal[0]
    bot.close()


def test_options_stand_before_the_command() -> None:
    assert split_command("ms=300,python 'my bot.py' --fast=1,2") == ({"ms": 300}, ("python", "my bot.py", "--fast=1,2"))
    assert split_command("python bot.py") == ({}, ("python", "bot.py"))
    with pytest.raises(BadBotOption):
        split_command("ms=soon,python bot.py")
    with pytest.raises(BadBotOption):
        split_command("'")


def test_nobody_runs_programs_unless_they_are_allowed() -> None:
    assert "exec" not in BOTS
    with pytest.raises(UnknownBot):
        make_bot("exec:true", "s")
