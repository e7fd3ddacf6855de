"""What docs/review.md says about the commands is so."""

import re
from pathlib import Path

import pytest
import typer

from catinthebox.cli import app
from catinthebox.lab.review import WORLDS, choices_of, judge, review_of, review_to_json
from catinthebox.records import read_record
from catinthebox.rules import Colour, Discard, Play

DOCUMENT = Path("docs/review.md").read_text(encoding="utf-8")
(TEXT,) = re.findall(r"```text\n(\[Catinthebox.*?)```", Path("docs/notation.md").read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize(("command", "heading"), [("hint", "## A hint"), ("review", "## A review")])
def test_every_option_is_in_the_table(command: str, heading: str) -> None:
    section = DOCUMENT.split(f"{heading}\n")[1].split("\n## ")[0]
    listed = re.findall(r"^\| `(--\w+)", section, re.MULTILINE)
    options = typer.main.get_command(app).commands[command].params  # type: ignore[attr-defined]
    assert sorted(listed) == sorted(option.opts[0] for option in options if option.opts[0].startswith("--"))


def test_the_number_of_worlds() -> None:
    assert f"{WORLDS} if left out" in DOCUMENT


def test_every_key_of_the_json_is_explained() -> None:
    record = read_record(TEXT)
    told = review_to_json(review_of(record, [judge(choice, 1) for choice in list(choices_of(record.match))[:4]]))
    section = DOCUMENT.split("### As JSON\n")[1].split("\n### ")[0]
    keys = {*told, *told["decisions"][0], *told["rounds"][0], *told["rounds"][0]["seats"][0]}
    assert keys - set(re.findall(r"`(\w+)`", section)) == set()


def test_what_is_shown_of_the_hint_is_a_position_of_the_match_in_the_notation() -> None:
    choices = {choice.ply: choice for choice in choices_of(read_record(TEXT).match)}
    assert "Ply 8, round 1, tricks: Ada" in DOCUMENT
    assert choices[8].view.seat == 0
    assert str(choices[8].action) == "5y"
    assert (choices[60].action, choices[2].action) == (Play(4, Colour.BLUE), Discard(5))
