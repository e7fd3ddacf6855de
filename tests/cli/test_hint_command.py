"""`catinthebox hint`, as a person types it."""

import json
import re
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from catinthebox.cli import app
from catinthebox.records import Record, write_record
from catinthebox.rules import action_to_json, actions_of, replay
from tests.records.played import random_record

RECORD = random_record(3, seed=3)
FIRST, SECOND, *_ = (actions_of(round_) for round_ in RECORD.match.rounds)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with two matches: one that is over, and the beginning of another."""
    path = tmp_path / "evening.cat"
    records = (RECORD, random_record(2, seed=3, actions=7))
    path.write_text("\n".join(map(write_record, records)), encoding="utf-8")
    return path


def hint(*options: object, text: str | None = None) -> Result:
    """The command in English unless another language is asked for."""
    clean: dict[str, str | None] = dict.fromkeys(("LC_ALL", "LC_MESSAGES", "LANG"))
    return CliRunner().invoke(app, ["hint", *map(str, options)], input=text, env=clean)


def test_the_actions_of_the_seat_to_act_and_what_it_did(file: Path) -> None:
    result = hint(file, "--ply", 5, "--ms", 50)
    assert result.exit_code == 0, result.stderr
    seat, tricks = FIRST[5][0], FIRST[5][1]
    heading, columns, *rows, order, worlds = result.stdout.splitlines()
    assert heading == f"Ply 5, round 1, predictions: {RECORD.names[seat]}"
    assert columns.split() == ["points", "prediction", "met", "paradox"]
    assert {row[: row.index("trick")].strip() for row in rows} == {"1", "3", "4"}
    figures = r"\d tricks? +-?\d\.\d\d ± \d\.\d\d +\d+ ± \d+ % +\d+ ± \d+ %(  taken)?"
    assert all(re.fullmatch(figures, row) for row in rows)
    assert order == "Best first; what the others get counts too."
    (taken,) = [row for row in rows if row.endswith("taken")]
    assert taken.startswith(str(action_to_json(tricks)["predict"]))
    assert re.fullmatch(r"Ways the hidden cards may lie that were looked at: [\d,]+\. After ± .*", worlds)


def test_a_ply_is_a_frame_of_the_replay_so_that_deals_count(file: Path) -> None:
    ply = len(FIRST) + 1  # the deal of the second round
    told = json.loads(hint(file, "--ply", ply, "--ms", 1, "--json").stdout)
    frames = [match for match, _ in replay(RECORD.match.setup, map(actions_of, RECORD.match.rounds))]
    assert frames[ply].round.number == 2
    assert (told["ply"], told["round"], told["seat"]) == (ply, 2, SECOND[0][0])
    assert told["taken"] == action_to_json(SECOND[0][1])


def test_the_judgements_as_json(file: Path) -> None:
    told = json.loads(hint(file, "--ply", 0, "--ms", 1, "--json").stdout)
    hand = RECORD.match.rounds[0].deal.hands[told["seat"]]
    assert sorted(judgement["action"]["discard"] for judgement in told["actions"]) == sorted({*hand})
    assert [*told["actions"][0]] == [
        *("action", "points", "points_error", "met", "met_error", "paradox", "paradox_error", "worlds")
    ]


def test_without_a_ply_it_is_the_end_of_a_match_that_goes_on(file: Path) -> None:
    told = json.loads(hint(file, "--match", 2, "--ms", 1, "--json").stdout)
    assert (told["ply"], told["taken"]) == (7, None)
    assert all("play" in judgement["action"] for judgement in told["actions"])


def test_a_record_from_standard_input_without_names_in_another_language() -> None:
    text = write_record(Record(RECORD.match))
    result = hint("-", "--ply", 0, "--ms", 1, "--lang", "de", text=text)
    assert result.stdout.startswith("Stellung 0, Runde 1, Abwerfen: A\n")


def test_the_hidden_cards_are_not_known_to_a_hint(tmp_path: Path) -> None:
    """What seat 0 is told before anybody acts does not change if the others exchange their hands."""
    told = []
    for order in ((0, 1, 2), (0, 2, 1)):
        hands = [RECORD.match.rounds[0].deal.hands[seat] for seat in order]
        deals = "\n".join(
            f"Deal {letter} {' '.join(map(str, hand))}" for letter, hand in zip("ABC", hands, strict=True)
        )
        file = tmp_path / "given.cat"
        head = '[Catinthebox "1"]\n[Players "3"]\n[Side "white"]\n[Start "A chosen"]\n[Given "1"]\n'
        file.write_text(f"{head}\nRound 1\n{deals}\n", encoding="utf-8")
        judgements = json.loads(hint(file, "--ms", 1, "--json").stdout)["actions"]
        told.append(
            {json.dumps(judgement["action"]): judgement for judgement in judgements if judgement["worlds"] == 32}
        )
    assert told[0] == told[1] != {}


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--ply", "999"], r"The match has the plies 0 to \d+, not 999\."),
        (["--ply", "9" * 40], rf"The match has the plies 0 to \d+, not {'9' * 40}\."),
        (["--ply", "-1"], r"The match has the plies 0 to \d+, not -1\."),
        (["--ply", str(len(FIRST))], rf"Nobody is to act at ply {len(FIRST)}\."),
        ([], r"Nobody is to act at ply \d+\."),
        (["--match", "3"], r".*evening\.cat holds 2 matches, not 3"),
        (["--ms", "0"], r"--ms must be at least 1\."),
        (["--lang", "xx"], r"There are no texts in “xx”\..*"),
    ],
)
def test_what_can_not_be_is_said(file: Path, options: list[str], complaint: str) -> None:
    result = hint(file, *options)
    assert (result.exit_code, result.stdout) == (2, "")
    assert re.fullmatch(complaint, result.stderr.strip())


def test_a_file_that_can_not_be_read_and_one_that_is_not_by_the_rules(file: Path, tmp_path: Path) -> None:
    missing = hint(tmp_path / "none.cat")
    assert (missing.exit_code, missing.stdout) == (2, "")
    assert "none.cat can't be read" in missing.stderr
    file.write_text(file.read_text(encoding="utf-8").replace("Predict ", "Predict A9 ", 1), encoding="utf-8")
    wrong = hint(file)
    assert (wrong.exit_code, wrong.stdout) == (1, "")
    assert re.search(r"line \d+, column \d+: ", wrong.stderr)


def test_without_numba_it_says_what_to_install(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "catinthebox.kernel.cpu", raising=False)
    monkeypatch.delattr("catinthebox.kernel.cpu", raising=False)
    monkeypatch.setitem(sys.modules, "numba", None)
    result = hint(file, "--ply", 0)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "numba is missing here: pip install catinthebox[fast]\n"
