"""docs/referee.md tells the truth: what it shows is what one sees."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from catinthebox.referee import Referee, write_line

PROJECT = Path(__file__).parents[2]
MANUAL = (PROJECT / "docs" / "referee.md").read_text(encoding="utf-8")
BOT = PROJECT / "examples" / "referee_bot.py"
SESSIONS = re.findall(r"^```text\n(> .*?)^```$", MANUAL, re.DOTALL | re.MULTILINE)


def test_the_manual_shows_two_sessions() -> None:
    assert len(SESSIONS) == 2


@pytest.mark.parametrize("session", SESSIONS)
def test_a_session_of_the_manual_goes_as_it_is_shown(session: str) -> None:
    referee = Referee()
    seen = []
    for line in session.splitlines():
        if line.startswith("> "):
            seen += [line, "< " + write_line(referee.answer(line[2:].encode())).decode().rstrip("\n")]
    assert session.splitlines() == seen


def test_the_manual_shows_the_example_bot_and_what_it_prints() -> None:
    shown = re.search(r"^```sh\n\$ python examples/referee_bot.py tea\n(.*?)^```$", MANUAL, re.DOTALL | re.MULTILINE)
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [sys.executable, str(BOT), "tea"], env={**os.environ, "PATH": path}, capture_output=True, text=True, check=True
    )
    assert f"```python\n{BOT.read_text(encoding='utf-8')}```\n" in MANUAL
    assert shown is not None
    assert done.stdout == shown[1]
