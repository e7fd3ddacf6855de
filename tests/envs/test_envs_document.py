"""The examples of docs/envs.md run, and its tables name what there is."""

import re
import subprocess
import sys
from ast import literal_eval
from pathlib import Path

import pytest
from open_spiel.python.observation import INFO_STATE_OBS_TYPE

from catinthebox.envs.openspiel import GAME_TYPE, TableGame

TEXT = Path("docs/envs.md").read_text(encoding="utf-8")
EXAMPLES = dict(re.findall(r"\n## ([^\n]+)\n\n```python\n(.*?)```", TEXT, re.DOTALL))


def printed(example: str) -> str:
    """What an example prints, with warnings as errors."""
    script = [sys.executable, "-W", "error", "-c", EXAMPLES[example]]
    done = subprocess.run(script, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_example_of_pettingzoo_plays_a_match() -> None:
    points = literal_eval(printed("PettingZoo"))
    assert [*points] == ["seat_0", "seat_1", "seat_2", "seat_3"]


def test_the_example_of_openspiel_plays_a_round() -> None:
    assert len(literal_eval(printed("OpenSpiel"))) == 3


def test_the_example_of_one_seat_plays_a_round() -> None:
    assert -7 <= float(printed("Gymnasium: one seat")) <= 11


def test_the_example_of_many_tables_shows_points_of_four_seats() -> None:
    rows = printed("Gymnasium: many tables").strip("[]\n").split("]\n [")
    assert all(len(row.split()) == 4 for row in rows)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_has_ten_lines(example: str) -> None:
    assert len(EXAMPLES[example].strip().splitlines()) <= 10


@pytest.mark.parametrize(("row", "kind"), [("default", None), ("information state", INFO_STATE_OBS_TYPE)])
def test_the_pieces_of_an_observer_are_listed_in_order(row: str, kind: object) -> None:
    (line,) = re.findall(rf"^\| {row} \|(.*)\|$", TEXT, re.MULTILINE)
    game = TableGame(GAME_TYPE.parameter_specification)
    assert re.findall(r"`(\w+)`", line) == [*game.make_py_observer(kind).dict]
