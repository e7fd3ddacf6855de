"""docs/kernel.md says what the kernel does."""

import re
import subprocess
import sys
from ast import literal_eval
from pathlib import Path

from catinthebox.kernel import observing, simulate, tables

TEXT = Path("docs/kernel.md").read_text(encoding="utf-8")


def test_the_table_of_an_observation_is_the_layout() -> None:
    table = TEXT.split("| from | numbers | what |\n|---|---|---|\n")[1].split("\n\n")[0]
    rows = [re.split(r" *\| *", line.strip("| ")) for line in table.splitlines()]
    whole = [(int(begin), int(numbers)) for begin, numbers, _ in rows if begin.isdigit()]
    a_seat = [(int(begin.lstrip("+ ")), int(numbers)) for begin, numbers, _ in rows if begin.startswith("+")]
    places = [value for name, value in vars(observing).items() if name.startswith("SEEN_")]
    within = [value for name, value in vars(observing).items() if name.startswith("SEAT_")]
    assert [begin for begin, _ in whole] + [observing.SEEN_SEATS] == places
    assert [0] + [begin for begin, _ in a_seat] == within
    for (begin, numbers), following in zip(whole, places[1:], strict=True):
        assert begin + numbers == following
    assert a_seat[-1][0] + a_seat[-1][1] == observing.A_SEAT
    assert f"{observing.SEEN_SEATS} + {observing.A_SEAT} × players" in TEXT


def test_the_example_of_one_table_plays_a_round_to_its_points() -> None:
    example = re.findall(r"## One table\n\n```python\n(.*?)```", TEXT, re.DOTALL)[0]
    printed = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True).stdout
    assert len(literal_eval(printed)) == 3


def test_the_actions_are_numbered_so() -> None:
    assert f"| 0 to {tables.DISCARD_ACTIONS - 1} | play to that space |" in TEXT
    assert f"| {tables.DISCARD_ACTIONS} to {tables.PREDICT_ACTIONS - 1} | put aside" in TEXT
    assert f"| {tables.PREDICT_ACTIONS} to {tables.ACTIONS - 1} | predict" in TEXT
    assert f"a row of {tables.WORDS} words" in TEXT


def test_the_figures_of_the_example_are_those_of_seed_0() -> None:
    figures = simulate(4, 1_000_000)
    assert "  ".join(f"{score:.4f}" for score in figures.mean_scores) in TEXT
    assert f"{100 * figures.prediction_met_rate:.2f} %" in TEXT
