"""Reviews: each is made once and kept, whoever asks, and whatever happens to the server that makes it."""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import insert, select

from catinthebox.bots import ADVISER, makers
from catinthebox.bots.naming import Kind
from catinthebox.lab.review import review, review_to_json
from catinthebox.records import Record, digest_of, write_record
from catinthebox.server.http.requests import LARGEST_RECORD
from catinthebox.server.keeping.hints import Busy
from catinthebox.server.keeping.reviews import NotReviewed, Progress, Reviews
from catinthebox.server.keeping.thinkers import Thinkers
from catinthebox.server.storage import schema
from catinthebox.server.storage.engine import make_engine
from catinthebox.server.storage.migrating import open_database
from tests.records.played import random_record
from tests.server.cluster import postgres as postgres_server
from tests.server.cluster import redis as redis_server
from tests.server.cluster import serving as serving_processes
from tests.server.databases import postgres
from tests.server.running import PATIENCE, Address, GuestClient, refused, serving

SHORT = random_record(2, actions=5)
"""A match that was broken off in its first trick."""


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def new_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[], str]]:
    """The URLs of empty databases of either kind."""
    if request.param == "sqlite":
        yield lambda: f"sqlite:///{tmp_path_factory.mktemp('reviews') / 'reviews.sqlite'}"
    else:
        with postgres() as new:
            yield new


class Reviewing:
    """A server's reviews on a database of its own; `name` is the server's."""

    def __init__(self, url: str, name: str = "ours", *, limit: float = PATIENCE, line: int = 9) -> None:
        self._url, self._name, self._limit, self._line = url, name, limit, line

    async def __aenter__(self) -> Reviews:
        self.engine = await open_database(self._url)
        self._thinkers = Thinkers(1, limit=self._limit, compiling=self._limit, gently=True)
        self._reviews = Reviews(self.engine, self._name, self._thinkers, look_every=1.0, line=self._line)
        self._running = asyncio.create_task(self._reviews.run())
        return self._reviews

    async def __aexit__(self, *_: object) -> None:
        self._running.cancel()
        await asyncio.wait({self._running})
        await self._thinkers.close()
        await self.engine.dispose()


async def made(reviews: Reviews, record: Record) -> Any:
    """The review, as soon as it is there."""
    async with asyncio.timeout(PATIENCE):
        while (found := await reviews.find(record)) is None or isinstance(found, Progress):
            await asyncio.sleep(0.05)
    return msgspec.json.decode(msgspec.json.encode(found))


async def rows(url: str) -> list[dict[str, Any]]:
    """All reviews as they are kept."""
    engine = make_engine(url)
    async with engine.connect() as connection:
        kept = [row._asdict() for row in await connection.execute(select(schema.reviews))]
    await engine.dispose()
    return kept


async def leave(url: str, record: Record, keeper: str | None, *, alive: bool) -> None:
    """A review that some server has begun and not finished."""
    engine = await open_database(url)
    nameless = Record(record.match)
    row = {"digest": digest_of(nameless), "record": write_record(nameless), "asked_at": 1.0, "keeper": keeper}
    async with engine.begin() as connection:
        await connection.execute(insert(schema.reviews).values(**row, done=3, of=5))
        if alive:
            await connection.execute(insert(schema.servers).values(id=keeper, here_until=9e9))
    await engine.dispose()


# Made once


async def test_it_is_what_the_lab_finds_and_whoever_asks_gets_their_names(new_database: Callable[[], str]) -> None:
    url = new_database()
    async with Reviewing(url) as reviews:
        assert await reviews.find(SHORT) is None
        assert await reviews.begin(SHORT) == Progress(0, 5)
        assert await reviews.begin(Record(SHORT.match)) == Progress(0, 5)
        expected = msgspec.json.decode(msgspec.json.encode(review_to_json(review(SHORT))))
        assert await made(reviews, SHORT) == expected
        assert (await made(reviews, Record(SHORT.match, ("x", "y"))))["names"] == ["x", "y"]
    (kept,) = await rows(url)
    assert kept["done"] == kept["of"] == 5
    assert not any(name in str(kept) for name in SHORT.names)


async def test_a_match_without_any_decision_has_an_empty_review(new_database: Callable[[], str]) -> None:
    nothing = random_record(3, actions=0)
    async with Reviewing(new_database()) as reviews:
        await reviews.begin(nothing)
        assert (await made(reviews, nothing))["decisions"] == []


async def test_what_a_server_left_is_taken_over_and_what_another_makes_is_not(new_database: Callable[[], str]) -> None:
    url, others = new_database(), random_record(2, seed=7, actions=4)
    await leave(url, SHORT, "a server that died", alive=False)
    await leave(url, others, "a server that lives", alive=True)
    async with Reviewing(url) as reviews:
        assert len((await made(reviews, SHORT))["decisions"]) == 5
        assert await reviews.find(others) == Progress(3, 5)
    assert {row["keeper"] for row in await rows(url)} == {"ours", "a server that lives"}


async def test_when_too_many_wait_the_next_is_sent_away(new_database: Callable[[], str]) -> None:
    url, another = new_database(), random_record(2, seed=8, actions=4)
    await leave(url, another, "a server that lives", alive=True)
    async with Reviewing(url, line=1) as reviews:
        with pytest.raises(Busy):
            await reviews.begin(SHORT)
        assert await reviews.find(SHORT) is None


async def test_a_review_that_no_worker_can_make_is_given_up_and_others_go_on(new_database: Callable[[], str]) -> None:
    url = new_database()
    async with Reviewing(url, limit=0.0) as reviews:
        await reviews.begin(SHORT)
        with pytest.raises(NotReviewed):
            await made(reviews, SHORT)
    async with Reviewing(url, "after the next start") as reviews:
        assert await made(reviews, SHORT)


async def test_a_server_without_the_library_leaves_reviews_to_others(
    new_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = new_database()
    with monkeypatch.context() as without:
        without.setitem(makers.BOTS, ADVISER, Kind(makers.BOTS[ADVISER].make, libraries=("no_library_of_this_name",)))
        async with Reviewing(url, "without it") as reviews:
            await reviews.begin(SHORT)
            await asyncio.sleep(0.2)
            assert await reviews.find(SHORT) == Progress(0, 5)
    assert (await rows(url))[0]["keeper"] is None
    async with Reviewing(url) as reviews:
        assert await made(reviews, SHORT)


# Over HTTP


@pytest.fixture
def ada(server: Address) -> Iterator[GuestClient]:
    with server.guest() as guest:
        yield guest


def post(client: httpx.Client, body: str | bytes) -> httpx.Response:
    return client.post("/api/reviews", content=body, headers={"Content-Type": "text/plain"})


def asked_until_done(ask: Callable[[], httpx.Response]) -> Any:
    """The review, asked for again and again."""
    answer = ask()
    while answer.status_code == 202:
        assert 0 <= answer.json()["done"] <= answer.json()["of"]
        time.sleep(0.1)
        answer = ask()
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_record_is_reviewed_for_anybody(server: Address) -> None:
    with server.client() as nobody:
        first = post(nobody, write_record(SHORT))
        assert (first.status_code, first.json()) == (202, {"done": 0, "of": 5})
        told = asked_until_done(lambda: post(nobody, write_record(SHORT)))
    assert told["version"] == 1
    assert told["names"] == list(SHORT.names)
    assert [decision["ply"] for decision in told["decisions"]] == [0, 1, 2, 3, 4]
    for decision in told["decisions"]:
        assert set(decision) == {
            "ply", "round", "seat", "action", "best", "points", "points_error", "best_points", "met", "paradox",
            "cost", "cost_error",
        }  # fmt: skip


def test_a_table_is_reviewed_when_its_match_is_over(ada: GuestClient, server: Address) -> None:
    options = {"seats": 2, "bots": ["random", "random"], "sit": False, "quick_start": False, "pause": 0}
    table = f"/api/tables/{ada.ask('POST', '/api/tables', options)['table']}"
    refused(ada.get(f"{table}/review"), 409, "not_over")
    refused(ada.get("/api/tables/nowhere/review"), 404, "no_table")
    ada.ask("POST", f"{table}/begin")
    while ada.ask("GET", table)["status"] == "playing":
        pass
    told = asked_until_done(lambda: ada.get(f"{table}/review"))
    assert told["names"] == ["random", "random"]
    assert [len(round_["seats"]) for round_ in told["rounds"]] == [2, 2]
    with server.client() as nobody:
        on_paper = asked_until_done(lambda: post(nobody, nobody.get(f"{table}/record").text))
    assert on_paper == told


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"no record", 400, "bad_record"),
        (b"\xff\xfe", 400, "bad_request"),
        (b"x" * (LARGEST_RECORD + 1), 413, "request_entity_too_large"),
    ],
)
def test_what_is_no_record_is_refused(server: Address, body: bytes, status: int, code: str) -> None:
    with server.client() as nobody:
        answer = post(nobody, body)
    refused(answer, status, code)
    if code == "bad_record":
        assert answer.json()["error"]["facts"] == {"line": 1, "column": 1}


def test_a_server_without_the_library_says_so_unless_the_review_is_there(
    server: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server.client() as nobody:
        asked_until_done(lambda: post(nobody, write_record(SHORT)))
        monkeypatch.setitem(
            makers.BOTS, ADVISER, Kind(makers.BOTS[ADVISER].make, libraries=("no_library_of_this_name",))
        )
        assert post(nobody, write_record(SHORT)).status_code == 200
        refused(post(nobody, write_record(random_record(2, seed=9, actions=3))), 501, "not_installed")


def test_one_may_ask_for_few_new_ones_at_once_and_for_old_ones_as_often_as_one_likes(tmp_path: Path) -> None:
    one, two, three = (write_record(random_record(2, seed=seed, actions=1)) for seed in (1, 2, 3))
    with serving(tmp_path, guest_rate=20.0) as server, server.guest() as ada, server.client() as nobody:
        asked_until_done(lambda: post(ada, one))
        assert post(ada, two).is_success
        answer = post(ada, three)
        refused(answer, 429, "too_often")
        assert int(answer.headers["Retry-After"]) > 1
        assert post(ada, one).status_code == 200
        assert post(nobody, three).is_success


# When servers die


async def test_when_the_server_that_makes_it_is_killed_another_goes_on(tmp_path: Path) -> None:
    record = write_record(random_record(2))
    with postgres_server() as database_server:
        database = await database_server.new_database("reviews")
        async with (
            redis_server() as notices,
            serving_processes(tmp_path, 2, database=database, redis=notices.url, takeover=1) as (first, second),
            httpx.AsyncClient(timeout=PATIENCE) as client,
        ):

            async def ask(url: str) -> httpx.Response:
                return await client.post(f"{url}/api/reviews", content=record, headers={"Content-Type": "text/plain"})

            async with asyncio.timeout(2 * PATIENCE):
                while not (answer := await ask(first.url)).json().get("done"):
                    await asyncio.sleep(0.1)
                assert answer.status_code == 202
                await first.kill()
                while (answer := await ask(second.url)).status_code == 202:
                    await asyncio.sleep(0.1)
            assert answer.status_code == 200
            await first.start()
            assert (await ask(first.url)).json() == answer.json()
