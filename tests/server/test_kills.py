"""A server on its embedded database is killed at random moments while people play: nothing acknowledged is lost."""

import asyncio
from pathlib import Path
from random import Random

from tests.server.cluster import serving
from tests.server.people import Company
from tests.support.soak import SOAK

KILLS = 8 * SOAK


async def test_whole_matches_on_sqlite(tmp_path: Path) -> None:
    async with serving(tmp_path) as servers:
        company = Company(servers, Random(1))
        for seats in (2, 3, 4, 5):
            await company.sit_down(seats, people=seats)
        async with company.playing():
            pass
    await company.hold_to_account(database_of(tmp_path))


async def test_killed_at_random_moments_it_loses_nothing(tmp_path: Path) -> None:
    random = Random(SOAK)
    left = KILLS
    async with serving(tmp_path) as (server,):
        while left:
            company = Company([server], random)
            await company.sit_down(4, people=3)
            await company.sit_down(5, people=2)
            async with company.playing():
                while left and await company.acknowledges(random.randrange(15)):
                    await asyncio.sleep(random.random() * 0.02)
                    await server.kill()
                    await server.start()
                    left -= 1
            await company.hold_to_account(database_of(tmp_path))


async def test_a_stop_finishes_what_was_accepted_and_a_start_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as (server,):
        company = Company([server], Random(3))
        await company.sit_down(3, people=1)
        async with company.playing():
            await company.acknowledges(3)
            await server.stop()
            await server.start()
        await company.hold_to_account(database_of(tmp_path))


def database_of(data: Path) -> str:
    return f"sqlite:///{data / 'server-0' / 'catinthebox.sqlite'}"
