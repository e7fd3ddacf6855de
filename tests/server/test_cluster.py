"""Three servers on one PostgreSQL and one Redis, any of which may be killed or cut off while people play."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from dataclasses import dataclass
from random import Random

import httpx
import pytest
import pytest_asyncio

from catinthebox.server.live.hub import Hub
from catinthebox.server.live.notices import OneServer
from catinthebox.server.storage.log import Log
from catinthebox.server.storage.migrating import open_database
from catinthebox.server.tables.entries import Made, Reacted
from catinthebox.server.tables.options import TableOptions
from tests.server.cluster import Postgres, Redis, ServerProcess, cutting_at_commit, postgres, redis, serving
from tests.server.people import Company
from tests.server.running import PATIENCE, refused
from tests.support.soak import SOAK

pytestmark = pytest.mark.asyncio(loop_scope="module")

Trouble = Callable[[], Awaitable[None]]


@dataclass(frozen=True)
class Cluster:
    """Everything, running."""

    servers: list[ServerProcess]
    database: str
    postgres: Postgres
    redis: Redis

    async def play_through(self, troubles: Iterable[Trouble], random: Random) -> None:
        """Play matches until all these troubles have been gone through, some moves between one and the next."""
        coming = list(troubles)
        while coming:
            company = Company(self.servers, random)
            await company.sit_down(4, people=3)
            await company.sit_down(5, people=2)
            async with company.playing():
                while coming and await company.acknowledges(random.randrange(10)):
                    await asyncio.sleep(random.random() * 0.05)
                    await coming.pop()()
            await company.hold_to_account(self.database)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def cluster(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Cluster]:
    data = tmp_path_factory.mktemp("cluster")
    with postgres() as database_server:
        database = await database_server.new_database("tables")
        async with redis() as notices, serving(data, 3, database=database, redis=notices.url, takeover=2) as servers:
            yield Cluster(servers, database, database_server, notices)


async def test_whole_matches_on_three_servers(cluster: Cluster) -> None:
    company = Company(cluster.servers, Random(1))
    for seats in (2, 3, 4, 5):
        await company.sit_down(seats, people=seats)
    async with company.playing():
        pass
    await company.hold_to_account(cluster.database)


async def test_one_server_after_the_other_is_killed(cluster: Cluster) -> None:
    random = Random(2)

    async def kill_one() -> None:
        server = random.choice(cluster.servers)
        await server.kill()
        await asyncio.sleep(random.random())
        await server.start()

    await cluster.play_through([kill_one] * 4 * SOAK, random)


async def test_the_bots_of_a_killed_server_go_on_at_another(cluster: Cluster) -> None:
    keeper, other, _ = cluster.servers
    company = Company([keeper], Random(3))
    await company.sit_down(4, people=1)  # the server where a match begins keeps its table
    async with company.playing():
        await company.acknowledges(3)
        await keeper.kill()
        company.move_to([other])
    await company.hold_to_account(cluster.database)
    await keeper.start()


async def test_lost_connections_to_the_database_lose_nothing(cluster: Cluster) -> None:
    cut, crash = cluster.postgres.cut_connections, cluster.postgres.crash
    await cluster.play_through([cut, cut, crash, cut] * SOAK, Random(4))


async def test_lost_or_hanging_notices_lose_nothing(cluster: Cluster) -> None:
    async def kill() -> None:
        await cluster.redis.kill()
        await asyncio.sleep(0.5)
        await cluster.redis.start()

    async def freeze() -> None:
        cluster.redis.freeze()
        await asyncio.sleep(0.5)
        cluster.redis.thaw()

    await cluster.play_through([kill, freeze] * SOAK, Random(5))


async def test_an_id_that_postgresql_cannot_even_be_asked_for_is_no_table(cluster: Cluster) -> None:
    async with httpx.AsyncClient(base_url=cluster.servers[0].url, timeout=PATIENCE) as nobody:
        refused(await nobody.get("/api/tables/%00"), 404, "no_table")


@pytest.mark.parametrize("done", [True, False], ids=["after_it_was_done", "before_it_was_done"])
async def test_a_commit_whose_end_nobody_heard_counts_once(cluster: Cluster, done: bool) -> None:
    async with cutting_at_commit(cluster.database, done=done) as (database, cuts):
        engine = await open_database(database)
        log = Log(engine)
        hub = Hub(log, OneServer())
        writing = asyncio.create_task(log.run())
        table = f"the-table-{done}"
        await hub.make(table, Made(TableOptions(), "secret", "host"))
        cuts.coming = 1
        accepted = await hub.act(table, lambda _: Reacted(0, "hello"), "a move id")
        assert cuts.coming == 0
        assert accepted.number == 2
        assert not accepted.repeated
        assert [written.number for written in await log.read(table)] == [1, 2]
        assert (await hub.find(table)).table.number == 2
        log.close()
        await writing
        await engine.dispose()
