"""Games on other machines: a Dask scheduler hands them to its workers, and those of a dead worker to another.

Dask is imported only when a cluster is asked for: the package itself must load without it.
"""

import asyncio
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from functools import partial
from itertools import islice
from logging import CRITICAL
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, Final

from catinthebox import __version__
from catinthebox.kernel import NotInstalled
from catinthebox.lab.contests import Contest, Place
from catinthebox.lab.errors import NoCluster, WorkerDied
from catinthebox.lab.games import Played, play_game
from catinthebox.lab.workers import AHEAD

if TYPE_CHECKING:
    from distributed import Client, Future

PATIENCE: Final = 10.0
"""Seconds that a scheduler gets to answer."""

EMPTY: Final = 60.0
"""Seconds that a cluster may be without workers: they may be starting, or starting anew."""

GLANCE: Final = 1.0
"""Seconds until the workers are counted again."""


def play_far(contest: Contest, places: Iterable[Place], address: str) -> Generator[Played, None, None]:
    """Play these games on the workers of a scheduler, in any order."""
    try:
        from distributed import Client
        from distributed.utils import silence_logging_cmgr
    except ImportError as missing:
        raise NotInstalled(
            f"{missing.name} is not installed: pip install 'catinthebox[cluster]'",
            library=missing.name,
            extra="cluster",
        ) from missing
    _require_scheduler(address)
    with (
        silence_logging_cmgr(CRITICAL, root="distributed.client"),  # it tells at length what we say in a line
        Client(address, timeout=PATIENCE) as client,  # leaving takes back what is not played yet
        _failing_at(address),
    ):
        yield from _play_on(client, contest, places)


@contextmanager
def _failing_at(address: str) -> Iterator[None]:
    """What goes wrong in Dask, in our words."""
    from distributed import KilledWorker
    from distributed.client import ClosedClientError
    from distributed.comm import CommClosedError

    try:
        yield
    except KilledWorker as killed:
        times = killed.allowed_failures + 1
        raise WorkerDied(f"the workers of one game died {times} times", times=times) from killed
    except (CancelledError, ClosedClientError, CommClosedError) as lost:
        raise NoCluster(f"the scheduler at {address} is gone", problem="lost") from lost
    except RuntimeError as error:
        if not isinstance(error.__cause__, ImportError):
            raise
        raise NoCluster(f"the scheduler at {address} has no catinthebox", problem="version") from error


def _require_scheduler(address: str) -> None:
    """Ask who is there, before there is a `Client`: one that never got an answer holds up the end of the program."""
    from distributed import Security, rpc

    async def ask() -> None:
        known = Security().get_connection_args("client")
        async with asyncio.timeout(PATIENCE), rpc(address, timeout=PATIENCE, connection_args=known) as somebody:
            await somebody.identity(n_workers=0)  # only a scheduler has workers

    try:
        asyncio.run(ask())
    except (OSError, TypeError, ValueError) as error:  # Dask's, for silence, somebody else, and what is no address
        raise NoCluster(f"no scheduler answers at {address}", problem="address") from error


def _play_on(client: "Client", contest: Contest, places: Iterable[Place]) -> Generator[Played, None, None]:
    from distributed import wait

    workers = _Workers(client)
    coming = iter(places)
    playing: set[Future] = set()
    while True:
        some = list(islice(coming, max(0, workers.count() * AHEAD - len(playing))))
        playing |= set(client.map(partial(_play_there, __version__, contest), some, pure=False))
        if not playing:
            return
        try:
            over, playing = wait(playing, GLANCE, return_when="FIRST_COMPLETED")
        except TimeoutError:
            continue
        yield from client.gather(list(over))


def _play_there(version: str, contest: Contest, place: Place) -> Played:
    """A game on a worker, which plays it as we would only if it has the same version of everything."""
    if version != __version__:
        raise NoCluster(f"a worker has version {__version__}, not {version}", problem="version")
    return play_game(contest, place)


class _Workers:
    """The workers of a cluster, which may come and go."""

    def __init__(self, client: "Client") -> None:
        self._client = client
        self._count = 0
        self._counted = -inf
        self._seen = monotonic()

    def count(self) -> int:
        """How many games they can play at the same time; at least one, since somebody may come soon."""
        now = monotonic()
        if now - self._counted >= GLANCE:
            self._count = self._client.scheduler_info(n_workers=0)["total_threads"]
            self._counted = now
        if self._count:
            self._seen = now
        elif now - self._seen > EMPTY:
            raise NoCluster("the scheduler has no workers", problem="workers")
        return self._count or 1
