"""Games in processes of their own, on all cores; none of them outlives the one that asked."""

import os
import signal
import sys
import threading
from collections.abc import Generator, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, connection, get_context, parent_process
from multiprocessing.process import BaseProcess
from typing import Final

from catinthebox.lab.contests import Contest, Place
from catinthebox.lab.errors import WorkerDied
from catinthebox.lab.games import Played, play_game

AHEAD: Final = 4
"""How many games wait for each worker, so that none is idle."""

PATIENCE: Final = 10.0
"""Seconds a worker gets to leave in order."""


def play_here(contest: Contest, places: Iterable[Place], workers: int) -> Generator[Played, None, None]:
    """Play these games, in any order. One worker is this process itself."""
    if workers == 1:
        yield from (play_game(contest, place) for place in places)
        return
    others = active_children()
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin_work)
    try:
        coming = iter(places)
        playing: set[Future[Played]] = set()
        while True:
            for place in islice(coming, workers * AHEAD - len(playing)):
                playing.add(pool.submit(_play_in_worker, contest, place))
            if not playing:
                break
            over, playing = wait(playing, return_when=FIRST_COMPLETED)
            for future in over:
                yield future.result()
        pool.shutdown()
    except BrokenProcessPool as broken:
        raise WorkerDied("a worker process died", times=1) from broken
    finally:
        _end([child for child in active_children() if child not in others])
        pool.shutdown(cancel_futures=True)  # waits for its own thread: one that ends with Python may complain aloud


def _end(workers: Sequence[BaseProcess]) -> None:
    """Nobody waits for games that are not asked for any more."""
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(PATIENCE)
        worker.kill()
        worker.join()


def _begin_work() -> None:
    """Ctrl-C is for who asked, and who asked ends us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _play_in_worker(contest: Contest, place: Place) -> Played:
    """A game in a worker. One that is ended in the middle of it closes its bots' programs on the way out."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    try:
        return play_game(contest, place)
    except SystemExit:
        os._exit(0)
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _follow_parent() -> None:
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)
