"""Contests on a cluster: a real Dask scheduler and real workers, started as a person would, and some of them killed."""

import json
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen
from time import sleep

import pytest
from distributed import Client

from catinthebox.lab import Contest, NoCluster, WorkerDied, cluster, play_contest
from catinthebox.lab.cluster import play_far
from catinthebox.lab.workers import AHEAD
from tests.lab.test_arena import CONTEST, told

DEADLY_BOT = """
import json, os, signal, sys
from contextlib import suppress
from pathlib import Path

most, folder = sys.argv[1:]
if os.environ.get("WORKER"):  # nobody else must die
    for death in range(int(most)):
        with suppress(FileExistsError):
            Path(folder, f"death-{death}").mkdir()
            os.kill(os.getppid(), signal.SIGKILL)
            sys.exit()
for line in sys.stdin:
    print(json.dumps(json.loads(line)["view"]["legal"][0]), flush=True)
"""


@contextmanager
def dask(*words: str, **environment: str) -> Iterator[Popen[bytes]]:
    """A command of Dask, until it is not needed any more."""
    command = [sys.executable, "-m", "dask", *words, "--no-dashboard"]
    with Popen(command, env=os.environ | environment, stderr=DEVNULL) as running:
        try:
            yield running
        finally:
            running.kill()


@contextmanager
def scheduler_in(folder: Path) -> Iterator[tuple[str, Popen[bytes]]]:
    """A scheduler and its address. A game may cost one worker; it would be three, but tests have no time for that."""
    file = folder / "scheduler.json"
    words = ("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file))
    with dask(*words, DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES="1") as running:
        while not file.exists() or not file.read_text():
            assert running.poll() is None
            sleep(0.05)
        yield json.loads(file.read_text())["address"], running


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a scheduler with two workers. The command that runs them starts another for one that dies."""
    folder = tmp_path_factory.mktemp("cluster")
    with (
        scheduler_in(folder) as (address, _),
        dask("worker", address, "--nworkers", "2", "--nthreads", "1", "--local-directory", str(folder), WORKER="yes"),
    ):
        yield address


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[tuple[str, Popen[bytes]]]:
    """A scheduler without workers."""
    with scheduler_in(tmp_path) as found:
        yield found


def deadly(folder: Path, most: int) -> str:
    """A bot that kills who plays it, so many times at most."""
    (folder / "deadly.py").write_text(DEADLY_BOT)
    return f"exec:ms=60000,{sys.executable} {folder / 'deadly.py'} {most} {folder}"


def test_the_games_of_a_killed_worker_are_played_by_another(address: str, tmp_path: Path) -> None:
    contest = Contest.of(3, (deadly(tmp_path, 1), "careful", "random"), deals=2)
    far = list(play_contest(contest, cluster=address, results=tmp_path / "results", records=tmp_path / "far"))
    assert (tmp_path / "death-0").exists()
    near = list(play_contest(contest, workers=1, records=tmp_path / "near"))
    assert told(far) == told(near)
    assert [file.read_text() for file in sorted((tmp_path / "far").iterdir())] == [
        file.read_text() for file in sorted((tmp_path / "near").iterdir())
    ]
    assert list(play_contest(contest, results=tmp_path / "results")) == far


def test_a_game_that_kills_every_worker_is_given_up(address: str, tmp_path: Path) -> None:
    contest = Contest.of(2, (deadly(tmp_path, 9),) * 2, deals=1)
    with pytest.raises(WorkerDied) as died:
        list(play_contest(contest, cluster=address))
    assert died.value.facts["times"] == 2


def test_a_few_games_are_sent_for_each_worker(address: str) -> None:
    contest = Contest.of(2, ("random", "random"), deals=1000)
    sent = 0

    def places() -> Iterator[tuple[int, int]]:
        nonlocal sent
        for place in contest.places:
            sent += 1
            yield place

    games = play_far(contest, places(), address)
    for played in range(20):
        next(games)
        assert sent <= played + 2 * 2 * AHEAD
    games.close()


def test_ctrl_c_keeps_what_is_over_and_takes_back_what_was_sent(address: str, tmp_path: Path) -> None:
    file = tmp_path / "results"
    words = f"arena --players 3 --bots careful careful random --deals 5000 --cluster {address} --lang en --resume"
    command = [sys.executable, "-m", "catinthebox", *words.split(), str(file)]
    with Popen(command, stdout=PIPE, stderr=PIPE) as run:
        while not file.exists() or file.read_bytes().count(b"\n") < 4:
            assert run.poll() is None
            sleep(0.05)
        run.send_signal(signal.SIGINT)
        out, errors = run.communicate()
    assert (run.returncode, out) == (130, b"")
    assert errors == b"Stopped. The same command goes on where it was.\n"
    assert all(json.loads(line) for line in file.read_bytes().splitlines())
    with Client(address) as client:
        assert client.run_on_scheduler(lambda dask_scheduler: len(dask_scheduler.tasks)) == 0


def test_a_worker_with_another_version_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "__version__", "0.0.1")
    with pytest.raises(NoCluster) as refused:
        list(play_contest(CONTEST, cluster=address))
    assert refused.value.facts["problem"] == "version"


def test_a_scheduler_without_workers_is_not_waited_for_long(
    scheduler: tuple[str, Popen[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "EMPTY", 0.5)
    address, _ = scheduler
    with pytest.raises(NoCluster) as refused:
        list(play_contest(CONTEST, cluster=address))
    assert refused.value.facts["problem"] == "workers"


def test_a_scheduler_that_dies_ends_the_contest(scheduler: tuple[str, Popen[bytes]], tmp_path: Path) -> None:
    contest = Contest.of(3, ("careful",) * 3, deals=5000)
    address, running = scheduler
    with dask("worker", address, "--no-nanny", "--nthreads", "1", "--local-directory", str(tmp_path)):
        games = play_contest(contest, cluster=address)
        next(games)
        running.kill()
        with pytest.raises(NoCluster) as lost:
            list(games)
    assert lost.value.facts["problem"] == "lost"


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "127.0.0.1", "http://127.0.0.1:80", "tls://127.0.0.1:1"])
def test_where_no_scheduler_answers_nothing_is_played(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    with pytest.raises(NoCluster) as refused:
        list(play_contest(CONTEST, cluster=address))
    assert refused.value.facts["problem"] == "address"
