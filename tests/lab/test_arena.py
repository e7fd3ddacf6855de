"""Whole contests: played, kept, continued, ended."""

import json
import signal
import subprocess
import sys
from collections.abc import Sequence
from multiprocessing import active_children
from pathlib import Path
from time import sleep

import pytest

from catinthebox.lab import BadResults, Contest, Game, play_contest, standings_of
from catinthebox.records import read_record
from catinthebox.rules import Phase

CONTEST = Contest.of(3, ("careful", "random", "random"), deals=3)


def told(games: Sequence[Game]) -> Sequence[object]:
    """The games in order, without how long they took."""
    return sorted((g.deal, g.order, [(s.bot, s.points, s.wins, s.met, s.groups) for s in g.seats]) for g in games)


def test_the_same_games_in_one_process_and_in_many() -> None:
    assert told(list(play_contest(CONTEST, workers=1))) == told(list(play_contest(CONTEST, workers=2)))


def test_every_game_once_and_its_figures_add_up() -> None:
    games = list(play_contest(CONTEST, workers=1))
    assert sorted((game.deal, game.order) for game in games) == CONTEST.places
    for game in games:
        assert sum(seat.wins for seat in game.seats) == pytest.approx(1)
        assert sum(seat.paradoxes for seat in game.seats) <= 1
        assert all(seat.decisions >= 3 for seat in game.seats)


def test_careful_is_ahead_of_random() -> None:
    careful, other = standings_of(list(play_contest(CONTEST, workers=1)))
    assert careful.mean_points > other.mean_points
    assert careful.paradox_caused < other.paradox_caused


def test_a_match_has_as_many_rounds_as_players() -> None:
    contest = Contest.of(2, ("random", "random"), deals=1, matches=True)
    (game,) = play_contest(contest, workers=1)
    assert game.rounds == 2


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "results"
    running = play_contest(CONTEST, workers=1, results=file)
    first = [next(running) for _ in range(4)]
    running.close()
    kept = file.read_bytes()
    file.write_bytes(kept + b'{"deal":1,"or')  # the machine stopped in the middle of a line
    games = list(play_contest(CONTEST, workers=1, results=file))
    assert games[:4] == first
    assert told(games) == told(list(play_contest(CONTEST, workers=1)))
    assert file.read_bytes().startswith(kept)
    assert list(play_contest(CONTEST, workers=1, results=file)) == games


def test_more_deals_can_be_added_later(tmp_path: Path) -> None:
    list(play_contest(CONTEST, workers=1, results=tmp_path / "results"))
    more = Contest.of(3, CONTEST.bots, deals=4)
    assert len(list(play_contest(more, workers=1, results=tmp_path / "results"))) == 12


def test_results_of_another_contest_are_refused(tmp_path: Path) -> None:
    list(play_contest(CONTEST, workers=1, results=tmp_path / "results"))
    other = Contest.of(3, ("random",) * 3, deals=3)
    with pytest.raises(BadResults) as refused:
        list(play_contest(other, workers=1, results=tmp_path / "results"))
    assert refused.value.facts["problem"] == "other"


@pytest.mark.parametrize("letter", ["Dear Ada,\nwrite soon\n", "Dear Ada,\nwrite soon", "Dear Ada"])
def test_a_file_of_something_else_is_refused_and_stays(letter: str, tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text(letter)
    with pytest.raises(BadResults):
        list(play_contest(CONTEST, workers=1, results=file))
    assert file.read_text() == letter


def test_a_heading_or_a_game_that_was_not_written_to_its_end_is_written_anew(tmp_path: Path) -> None:
    file = tmp_path / "results"
    games = list(play_contest(CONTEST, workers=1, results=file))
    whole = file.read_bytes()
    heading = whole.index(b"\n")
    for end in (heading - 5, heading, len(whole) - 5):
        file.write_bytes(whole[:end])
        assert told(list(play_contest(CONTEST, workers=1, results=file))) == told(games)
        assert file.read_bytes().startswith(whole[: heading + 1])


def test_a_folder_for_records_that_can_not_be_is_not_the_results_fault(tmp_path: Path) -> None:
    (tmp_path / "records").write_text("a file")
    with pytest.raises(FileExistsError):
        list(play_contest(CONTEST, workers=1, results=tmp_path / "results", records=tmp_path / "records"))


def test_every_game_is_kept_as_a_record(tmp_path: Path) -> None:
    games = list(play_contest(CONTEST, workers=2, records=tmp_path / "records"))
    files = sorted((tmp_path / "records").iterdir())
    records = [read_record(file.read_text(encoding="utf-8")) for file in files]
    assert [record.match.totals for record in records] == [
        tuple(seat.points for seat in game.seats) for game in sorted(games, key=lambda game: (game.deal, game.order))
    ]
    assert [record.names for record in records[:3]] == list(CONTEST.orders)
    assert {record.match.phase for record in records} == {Phase.ROUND_OVER}


def test_who_stops_listening_ends_the_workers() -> None:
    running = play_contest(Contest.of(3, ("careful",) * 3, deals=1000), workers=2)
    next(running)
    running.close()
    while active_children():  # who waits for the workers besides us may be the one to note their end, a moment later
        sleep(0.01)


def test_ctrl_c_keeps_what_is_over_and_leaves_nobody_behind(tmp_path: Path) -> None:
    file = tmp_path / "results"
    words = "arena --players 3 --bots careful careful random --deals 5000 --workers 2 --lang en --resume"
    command = [sys.executable, "-m", "catinthebox", *words.split(), str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as run:
        while not file.exists() or file.read_bytes().count(b"\n") < 4:
            assert run.poll() is None
        run.send_signal(signal.SIGINT)
        out, errors = run.communicate()  # the pipes close when the last process that has them ends
    assert (run.returncode, out) == (130, b"")
    assert errors == b"Stopped. The same command goes on where it was.\n"
    assert all(json.loads(line) for line in file.read_bytes().splitlines())
