"""What docs/playing.md shows of plain mode is what a person sees."""

import re
from pathlib import Path

from catinthebox.locales import Texts
from catinthebox.tui.plain_input import Word
from tests.tui.plain_table import SEED, play_plain

MANUAL = Path("docs/playing.md").read_text(encoding="utf-8")


def test_the_match_in_the_manual_can_be_played_so() -> None:
    (shown,) = re.findall(rf'\$ catinthebox play --plain --seed "{SEED}"\n(.*?)```', MANUAL, re.DOTALL)
    typed = re.findall(r"^\w+ .*\? (.+)$", shown, re.MULTILINE)
    assert len(typed) == 4
    assert "\n".join(play_plain("--plain", typed=typed).lines).startswith(shown)


def test_the_manual_lists_every_command() -> None:
    plain_mode = MANUAL.split("# Plain mode\n")[1].split("\n#")[0]
    assert re.findall(r"^\| `(\w+)[^`]*` \| ", plain_mode, re.MULTILINE) == list(Word)
    for language, word in {"cs": "deska", "de": "plan", "fr": "tableau", "pl": "plansza"}.items():
        assert Texts(language).say("plain-command-board") == word
        assert f"`{word}`" in MANUAL
