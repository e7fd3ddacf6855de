"""What comes after a match: how each seat did, written down once, and the ladder."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from catinthebox.lab.ladder import BEGINNER, Rating, after_match
from catinthebox.rules import Match, Phase, Round, Score, Setup, Trick, new_match
from catinthebox.server.identity import Guest, Guests
from catinthebox.server.live.hub import Hub
from catinthebox.server.live.notices import OneServer
from catinthebox.server.results.book import Book
from catinthebox.server.results.outcomes import Figures, Outcome, figures_of, outcomes_of
from catinthebox.server.results.reading import figures_of as all_figures_of
from catinthebox.server.results.reading import ladder, matches_of
from catinthebox.server.storage import schema
from catinthebox.server.storage.log import Log
from catinthebox.server.storage.migrating import open_database
from catinthebox.server.tables.entries import Abandoned, Begun, Entry, Made, Player, Seated
from catinthebox.server.tables.options import TableOptions
from tests.server.databases import postgres
from tests.server.running import serving, settings_for
from tests.server.table_stories import after, begun, bot, entries_of, full, played_out
from tests.support.walks import random_match

# How each seat did


def a_round(number: int, predictions: Sequence[int | None], won: Sequence[int], bonuses: Sequence[int]) -> Round:
    """A round without a paradox that is over, with these tricks and these bonuses."""
    return _over(number, predictions, won, [Score(*both) for both in zip(won, bonuses, strict=True)])


def a_paradox(number: int, causer: int, predictions: Sequence[int], won: Sequence[int]) -> Round:
    """A round that ended in a paradox; nobody earned a bonus."""
    scores = [Score(-tricks if seat == causer else tricks, 0) for seat, tricks in enumerate(won)]
    return replace(_over(number, predictions, won, scores), paradox=causer)


def _over(number: int, predictions: Sequence[int | None], won: Sequence[int], scores: Sequence[Score]) -> Round:
    match, _ = new_match(Setup.of(len(won), secret="any", start=0))
    tricks = tuple(Trick(seat, (), seat) for seat, piles in enumerate(won) for _ in range(piles))
    return replace(
        match.round,
        number=number,
        phase=Phase.ROUND_OVER,
        predictions=tuple(predictions),
        tricks=tricks,
        scores=tuple(scores),
    )


def a_match(*rounds: Round) -> Match:
    return Match(rounds[0].setup, rounds[:-1], rounds[-1])


def outcomes(match: Match) -> tuple[Outcome, ...]:
    return outcomes_of(replace(begun(seats=match.setup.players), match=match))


THREE_ROUNDS = a_match(
    a_round(1, (3, 4, 1), won=(3, 4, 1), bonuses=(5, 2, 4)),
    a_round(2, (3, 1, 1), won=(4, 3, 1), bonuses=(0, 0, 2)),
    a_paradox(3, causer=0, predictions=(1, 3, 4), won=(1, 2, 1)),
)


def test_figures_count_over_the_rounds_of_a_match() -> None:
    assert figures_of(THREE_ROUNDS, 1) == Figures(
        rounds=3, tricks=9, predictions=3, met=1, bonuses=1, groups=2, paradoxes=0
    )
    assert figures_of(THREE_ROUNDS, 2) == Figures(
        rounds=3, tricks=3, predictions=3, met=2, bonuses=2, groups=6, paradoxes=0
    )


def test_s2_who_causes_a_paradox_has_not_met_the_prediction() -> None:
    figures = figures_of(THREE_ROUNDS, 0)

    assert (figures.paradoxes, figures.met) == (1, 1)
    assert figures.tricks == 8


def test_a_bots_name_of_old_times_is_spelled_as_now() -> None:
    table = played_out(after(full(seats=3), bot(1, f"heuristic:forgets={50:050}"), bot(2, "heuristic:forgets=0")))
    assert [outcome.player.bot for outcome in outcomes_of(table)] == [
        None,
        "heuristic:forgets=50",
        "heuristic:forgets=0",
    ]


def test_p4_with_two_players_there_is_no_prediction_to_meet_but_groups_to_earn() -> None:
    match = a_match(
        a_round(1, (None, None), won=(5, 3), bonuses=(0, 3)), a_round(2, (None, None), won=(4, 4), bonuses=(6, 2))
    )

    assert figures_of(match, 1) == Figures(rounds=2, tricks=7, predictions=0, met=0, bonuses=2, groups=5, paradoxes=0)


def test_g2_seats_are_ranked_by_total_then_by_the_last_round() -> None:
    match = a_match(
        a_round(1, (1, 4, 4), won=(1, 5, 2), bonuses=(3, 0, 0)),
        a_round(2, (1, 4, 4), won=(2, 3, 3), bonuses=(0, 0, 0)),
        a_round(3, (1, 4, 3), won=(3, 1, 4), bonuses=(0, 0, 0)),
    )

    assert [(outcome.total, outcome.rank) for outcome in outcomes(match)] == [(9, 2), (9, 3), (9, 1)]


def test_g2_who_is_still_equal_shares_the_rank_and_the_next_is_left_out() -> None:
    match = a_match(*(a_round(number, (4, 4, 1), won=(3, 3, 2), bonuses=(0, 0, 0)) for number in (1, 2, 3)))

    assert [outcome.rank for outcome in outcomes(match)] == [1, 1, 3]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_g2_rank_one_is_who_the_rules_say_has_won(seats: int) -> None:
    for seed in range(10):
        table = played_out(full(seats=seats, start=0), seed)
        assert table.match is not None
        winners = tuple(outcome.seat for outcome in outcomes_of(table) if outcome.rank == 1)
        assert winners == table.match.winners


def test_a_result_is_of_who_sat_there_when_the_match_began() -> None:
    table = begun(seats=2)
    match = random_match(table.setup(), Random(1))
    left = after(table, bot(1), *list(entries_of(match))[1:])

    assert [outcome.player.name for outcome in outcomes_of(left)] == ["Ada", "Bea"]


# The ladder


def test_a_beginner_starts_at_nothing_and_rises_with_proof() -> None:
    assert BEGINNER.shown == pytest.approx(0)
    assert Rating(BEGINNER.mu, BEGINNER.sigma / 2).shown > BEGINNER.shown


def test_who_wins_rises_and_who_loses_falls() -> None:
    after_it = after_match({"ada": BEGINNER, "bea": BEGINNER, "cyd": BEGINNER}, [("ada", 2), ("bea", 1), ("cyd", 3)])

    assert after_it["bea"].mu > after_it["ada"].mu > after_it["cyd"].mu
    assert after_it["bea"].mu > BEGINNER.mu > after_it["cyd"].mu
    assert all(rating.sigma < BEGINNER.sigma for rating in after_it.values())


def test_who_shares_a_victory_gets_the_same() -> None:
    after_it = after_match({"ada": BEGINNER, "bea": BEGINNER, "cyd": BEGINNER}, [("ada", 1), ("bea", 1), ("cyd", 3)])

    assert after_it["ada"] == after_it["bea"]
    assert after_it["ada"].mu > after_it["cyd"].mu


def test_beating_a_strong_player_brings_more_than_beating_a_weak_one() -> None:
    strong, weak = Rating(35, 2), Rating(15, 2)

    def beaten(other: Rating) -> Rating:
        return after_match({"ada": BEGINNER, "other": other}, [("ada", 1), ("other", 2)])["ada"]

    assert beaten(strong).mu > beaten(weak).mu > BEGINNER.mu


def test_a_bot_at_both_ends_of_a_match_stays_where_it_was() -> None:
    after_it = after_match({"bot": BEGINNER}, [("bot", 1), ("bot", 2)])

    assert after_it["bot"].mu == pytest.approx(BEGINNER.mu)


# Written down once


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A database of either kind; the tests of this file share it."""
    folder = tmp_path_factory.mktemp("results")
    if request.param == "sqlite":
        yield f"sqlite:///{folder / 'results.sqlite'}"
    else:
        with postgres() as new_database:
            yield new_database()


class Club:
    """Guests, a book, and tables whose matches are played at random."""

    def __init__(self, engine: AsyncEngine, log: Log) -> None:
        self.engine = engine
        self.guests = Guests(engine)
        self.hub = Hub(log, OneServer())
        self.book = Book(engine, self.hub)

    async def welcome(self, *names: str) -> list[Guest]:
        """New guests of these names."""
        return [(await self.guests.welcome(name))[0] for name in names]

    async def play(self, table_id: str, players: Sequence[Guest | str], *, seed: int = 1, **options: Any) -> None:
        """A match between guests and bots, public if nothing else is said, from its log's first entry to the last."""
        settled = TableOptions(**{"seats": len(players), "public": True, "quick_start": False, **options})
        await self.hub.make(table_id, Made(settled, f"the secret of {table_id}", "nobody"))
        for seat, player in enumerate(players):
            await self.write(table_id, Seated(seat, _player(player)))
        await self.write(table_id, Begun())
        table = (await self.hub.find(table_id)).table
        for entry in list(entries_of(random_match(table.setup(), Random(seed), care=0.9)))[1:]:
            await self.write(table_id, entry)

    async def write(self, table_id: str, entry: Entry) -> None:
        """One more entry in a table's log."""
        await self.hub.act(table_id, lambda _: entry)

    async def count(self, table_id: str) -> int:
        """How many results of a table are in the book."""
        query = select(func.count()).select_from(schema.results).where(schema.results.c.table == table_id)
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def rated_matches(self, guest: Guest) -> int:
        """How many matches a guest's rating is made of."""
        query = select(schema.ratings.c.matches).where(schema.ratings.c.guest == guest.id)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none() or 0


def _player(player: Guest | str) -> Player:
    return Player(player, bot=player) if isinstance(player, str) else Player(player.name, guest=player.id)


@asynccontextmanager
async def club(database: str) -> AsyncIterator[Club]:
    engine = await open_database(database)
    log = Log(engine)
    writing = asyncio.create_task(log.run())
    try:
        yield Club(engine, log)
    finally:
        log.close()
        await writing
        await engine.dispose()


async def test_a_finished_match_is_written_down_once_however_often_it_is_tried(database: str) -> None:
    async with club(database) as here, club(database) as there:
        ada, bea = await here.welcome("Ada", "Bea")
        await here.play("tried often", [ada, bea])
        table = (await here.hub.find("tried often")).table

        written = await asyncio.gather(*(book.write(table) for book in (here.book, there.book) for _ in range(4)))

        assert sorted(written) == [False] * 7 + [True]
        assert await here.count("tried often") == 2
        assert await here.rated_matches(ada) == 1


async def test_matches_that_end_together_all_count(database: str) -> None:
    async with club(database) as here, club(database) as there:
        ada, bea, cyd = await here.welcome("Ada", "Bea", "Cyd")
        names = [f"together {number}" for number in range(9)]
        for number, name in enumerate(names):
            pair = [(ada, bea), (bea, cyd), (cyd, ada)][number % 3]
            await here.play(name, [*pair, "careful"], seed=number)
        tables = [(await here.hub.find(name)).table for name in names]

        await asyncio.gather(*(book.write(table) for table in tables for book in (here.book, there.book)))

        assert [await here.rated_matches(guest) for guest in (ada, bea, cyd)] == [6, 6, 6]


async def test_a_match_is_written_down_when_it_ends_and_nothing_of_it_before(database: str) -> None:
    async with club(database) as here:
        ada, bea = await here.welcome("Ada", "Bea")
        here.hub.ended = here.book.ended
        await here.hub.make("by itself", Made(TableOptions(seats=2, public=True), "a secret", "nobody"))
        for seat, guest in enumerate((ada, bea)):
            await here.write("by itself", Seated(seat, _player(guest)))
        table = (await here.hub.find("by itself")).table
        *before, last = list(entries_of(random_match(table.setup(), Random(1))))[1:]
        for entry in before:
            await here.write("by itself", entry)

        assert await here.book.forgotten() == []
        assert await matches_of(here.engine, ada.id, before=None, limit=9) == []
        await here.write("by itself", last)
        await until_written(here, "by itself", 2)


async def test_a_match_that_a_dead_server_left_behind_is_found(database: str) -> None:
    async with club(database) as dead:
        ada, bea = await dead.welcome("Ada", "Bea")
        await dead.play("left behind", [ada, bea])
    async with club(database) as here:
        assert await here.book.forgotten() == ["left behind"]
        await until_written(here, "left behind", 2)
        assert await here.book.forgotten() == []


async def until_written(here: Club, table_id: str, seats: int) -> None:
    """Let the book run until it has the results of a table."""
    running = asyncio.create_task(here.book.run())
    async with asyncio.timeout(60):
        while await here.count(table_id) < seats:
            await asyncio.sleep(0.01)
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running


async def test_an_abandoned_match_leaves_nothing(database: str) -> None:
    async with club(database) as here:
        ada, bea = await here.welcome("Ada", "Bea")
        await here.hub.make("given up", Made(TableOptions(seats=2, public=True), "a secret", "nobody"))
        for seat, guest in enumerate((ada, bea)):
            await here.write("given up", Seated(seat, _player(guest)))
        await here.write("given up", Abandoned())

        assert await here.book.forgotten() == []


async def test_a_private_match_is_written_down_but_not_rated(database: str) -> None:
    async with club(database) as here:
        ada, bea = await here.welcome("Ada", "Bea")
        await here.play("among friends", [ada, bea], public=False)
        await here.book.write((await here.hub.find("among friends")).table)

        assert await here.count("among friends") == 2
        assert await here.rated_matches(ada) == 0
        assert (await all_figures_of(here.engine, ada.id)).rating is None


@pytest.mark.parametrize(
    ("players", "hints", "rated"),
    [(["careful", "random"], False, 0), (["Bea", "random"], False, 1), (["Bea", "random"], True, 0)],
)
async def test_a_public_match_is_rated_if_two_people_or_more_sat_down_to_it_without_hints(
    database: str, players: list[str], hints: bool, rated: int
) -> None:
    async with club(database) as here:
        ada, bea = await here.welcome("Ada", "Bea")
        others = [bea if player == "Bea" else player for player in players]
        await here.play(f"rated {rated} {hints}", [ada, *others], hints=hints)
        await here.book.write((await here.hub.find(f"rated {rated} {hints}")).table)

        assert await here.rated_matches(ada) == rated
        (match,) = await matches_of(here.engine, ada.id, before=None, limit=9)
        assert match.rated is bool(rated)


async def test_who_deletes_themselves_vanishes_from_the_ladder_and_stays_in_matches_without_a_name(
    database: str,
) -> None:
    async with club(database) as here:
        ada, gone, early = await here.welcome("Ada", "Gone", "Gone Early")
        await here.play("with one who left", [ada, gone, early])
        await here.guests.delete(early.id)
        await here.book.write((await here.hub.find("with one who left")).table)
        await here.guests.delete(gone.id)

        names = {place.name for place in await ladder(here.engine, skip=0, limit=1000)}
        (match,) = await matches_of(here.engine, ada.id, before=None, limit=9)

        assert not {"Gone", "Gone Early"} & names
        assert [player.name for player in match.players] == ["Ada", None, None]


async def test_my_matches_come_newest_first_and_page_by_page(database: str) -> None:
    async with club(database) as here:
        ada, bea = await here.welcome("Ada", "Bea")
        for number in range(3):
            await here.play(f"page {number}", [bea, ada, "random"], seed=number)
        for number in (2, 0, 1):
            await here.book.write((await here.hub.find(f"page {number}")).table)

        first = await matches_of(here.engine, ada.id, before=None, limit=2)
        rest = await matches_of(here.engine, ada.id, before=first[-1].ended_at, limit=2)

        assert [match.table for match in first] == ["page 2", "page 1"]
        assert [match.table for match in rest] == ["page 0"]
        table = (await here.hub.find("page 2")).table
        assert table.match is not None
        assert [player.total for player in first[0].players] == list(table.match.totals)
        assert [player.name for player in first[0].players] == ["Bea", "Ada", "random"]
        assert [seat for seat, player in enumerate(first[0].players) if player.won] == list(table.match.winners)
        assert first[0].seat == 1
        assert first[0].rated


async def test_my_figures_add_up_over_my_matches(database: str) -> None:
    async with club(database) as here:
        ada, bea = await here.welcome("Ada", "Bea")
        figures, won = [], 0
        tables: list[list[Guest | str]] = [[ada, bea], [bea, ada, "random"]]
        for number, players in enumerate(tables):
            await here.play(f"sum {number}", players, seed=number)
            table = (await here.hub.find(f"sum {number}")).table
            await here.book.write(table)
            assert table.match is not None
            figures.append(figures_of(table.match, number))
            won += number in table.match.winners

        own = await all_figures_of(here.engine, ada.id)

        assert (own.matches, own.won) == (2, won)
        assert own.figures.rounds == 2 + 3
        assert own.figures.predictions == 3
        assert own.figures.tricks == figures[0].tricks + figures[1].tricks
        assert own.figures.groups == figures[0].groups + figures[1].groups
        assert own.rating is not None


async def test_bots_are_on_the_ladder_with_people_and_the_best_is_first(database: str) -> None:
    async with club(database) as here:
        ada, bea = await here.welcome("Ada the Best", "Bea")
        await here.play("with bots", [ada, bea, "careful", "careful", "random"])
        await here.book.write((await here.hub.find("with bots")).table)

        places = await ladder(here.engine, skip=0, limit=1000)

        assert {("Ada the Best", None), ("careful", "careful"), ("random", "random")} <= {
            (place.name, place.bot) for place in places
        }
        ratings = [place.rating for place in places]
        assert ratings == sorted(ratings, reverse=True)
        assert [place.rank for place in places] == [1 + sum(other > rating for other in ratings) for rating in ratings]
        assert await ladder(here.engine, skip=1, limit=1) == places[1:2]


# Over HTTP


async def test_matches_figures_and_the_ladder_over_http(tmp_path: Path) -> None:
    with serving(tmp_path) as address, address.guest("Ada") as ada, address.guest("Bea") as bea:
        ids = [Guest(client.ask("GET", "/api/me")["id"], client.ask("GET", "/api/me")["name"]) for client in (ada, bea)]
        assert ada.ask("GET", "/api/me/matches") == []
        assert ada.ask("GET", "/api/leaderboard") == []
        async with club(settings_for(tmp_path).database_url) as other_server:
            await other_server.play("the match", [*ids, "random"])
            await other_server.book.write((await other_server.hub.find("the match")).table)

        (match,) = ada.ask("GET", "/api/me/matches")
        assert match["table"] == "the match"
        assert [player["name"] for player in match["players"]] == ["Ada", "Bea", "random"]
        assert bea.ask("GET", "/api/me/figures")["figures"]["rounds"] == 3
        with address.client() as stranger:
            assert {place["name"] for place in stranger.get("/api/leaderboard").json()} == {"Ada", "Bea", "random"}
            assert stranger.get("/api/me/matches").status_code == 401
            assert stranger.get("/api/leaderboard", params={"limit": 51}).status_code == 400
