"""The book of finished matches: each is written down once, with its results and ratings, in one transaction.

The row in `matches` decides who writes: a second server, or a second try, finds it there and does nothing. A server
that dies between a match's last move and the book leaves a finished table without a match; every server looks for
such tables when it starts and from time to time.

Ratings change in the order in which matches come into the book. A match holds the rating rows of its players from
reading to writing, always taken in the order of their names, so that two matches of the same player wait for each
other and none is lost. SQLite has one writer at a time anyway; the transaction begins with a write for that reason.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, Final

import structlog
from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from catinthebox.lab.ladder import BEGINNER, Rating, after_match
from catinthebox.server.live.hub import Hub
from catinthebox.server.results.outcomes import Outcome, outcomes_of
from catinthebox.server.storage.schema import guests, matches, ratings, results, tables
from catinthebox.server.storage.writing import write
from catinthebox.server.tables.entries import Player
from catinthebox.server.tables.table import Status, Table

LOOK_AGAIN: Final = 600.0
"""Seconds between two looks for matches that nobody wrote down."""

log = structlog.get_logger()


class Book:
    """Writes down finished matches. `run` must be running for those that `ended` is told of."""

    def __init__(self, engine: AsyncEngine, hub: Hub) -> None:
        self._engine = engine
        self._hub = hub
        self._waiting: asyncio.Queue[Table] = asyncio.Queue()

    def ended(self, table: Table) -> None:
        """A match at this table is over: it will be written down soon."""
        self._waiting.put_nowait(table)

    async def run(self) -> None:
        """Write down what ends and what was forgotten, until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._write_ended())
            tasks.create_task(self._look_for_forgotten())

    async def write(self, table: Table) -> bool:
        """Write a finished match down; False if it is in the book already."""
        return await write(self._engine, _write, table)

    async def forgotten(self) -> list[str]:
        """The tables whose match is over but not in the book."""
        query = select(tables.c.id).where(
            tables.c.status == Status.OVER.value,
            ~select(matches.c.table).where(matches.c.table == tables.c.id).exists(),
        )
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def _write_ended(self) -> None:
        while True:
            table = await self._waiting.get()
            try:
                await self.write(table)
            except Exception as error:  # whatever it is, others go on; the match is found again as forgotten
                log.warning("match_not_written_down", table=table.id, error=repr(error))

    async def _look_for_forgotten(self) -> None:
        while True:
            try:
                for table_id in await self.forgotten():
                    self.ended((await self._hub.find(table_id)).table)
            except Exception as error:  # the next look may find them
                log.warning("forgotten_matches_not_found", error=repr(error))
            await asyncio.sleep(LOOK_AGAIN)


def is_rated(table: Table) -> bool:
    """Whether the ladder counts a match: a public one of two people or more, without hints.

    Who is alone with bots can just leave.
    """
    people = [player for player in table.entrants if player is not None and player.bot is None]
    return table.options.public and not table.options.hints and len(people) > 1


def _write(connection: Connection, table: Table) -> bool:
    rated = is_rated(table)
    match = {"table": table.id, "ended_at": table.waiting_since, "rated": rated}
    if not connection.execute(_insert_new(connection, matches).values(match).returning(matches.c.table)).all():
        return False
    if table.practice is not None:
        return True  # others played a part of it, so it is nobody's result
    outcomes = outcomes_of(table)
    known = _still_known(connection, outcomes)
    connection.execute(insert(results), [_row(table.id, outcome, known) for outcome in outcomes])
    if rated and any(_is_kept(outcome, known) for outcome in outcomes):
        _rate(connection, outcomes, known)
    return True


def _insert_new(connection: Connection, into: Any) -> Any:
    """An insert that leaves alone what is there."""
    kind = postgresql if connection.dialect.name == "postgresql" else sqlite
    return kind.insert(into).on_conflict_do_nothing()


def _still_known(connection: Connection, outcomes: Iterable[Outcome]) -> frozenset[str]:
    """The guests of a match who have not deleted themselves, and can't until this transaction is over."""
    ids = [outcome.player.guest for outcome in outcomes if outcome.player.guest is not None]
    query = select(guests.c.id).where(guests.c.id.in_(ids)).with_for_update(read=True, key_share=True)
    return frozenset(connection.execute(query).scalars())


def _row(table_id: str, outcome: Outcome, known: frozenset[str]) -> dict[str, object]:
    guest, figures = outcome.player.guest, outcome.figures
    return {
        "table": table_id,
        "seat": outcome.seat,
        "guest": guest if guest in known else None,
        "bot": outcome.player.bot,
        "total": outcome.total,
        "rank": outcome.rank,
        "rounds": figures.rounds,
        "tricks": figures.tricks,
        "predictions": figures.predictions,
        "met": figures.met,
        "bonuses": figures.bonuses,
        "groups": figures.groups,
        "paradoxes": figures.paradoxes,
    }


def _rate(connection: Connection, outcomes: Sequence[Outcome], known: frozenset[str]) -> None:
    """Bring the ladder up to a match. Who deleted themselves counts as a beginner and is not kept."""
    names = [_name(outcome) for outcome in outcomes]
    kept = {name: outcome.player for name, outcome in zip(names, outcomes, strict=True) if _is_kept(outcome, known)}
    connection.execute(_insert_new(connection, ratings), [_beginner(name, kept[name]) for name in sorted(kept)])
    columns = ratings.c
    held = (
        select(columns.player, columns.mu, columns.sigma, columns.matches)
        .where(columns.player.in_(kept))
        .order_by(columns.player)
        .with_for_update()
    )
    rows = connection.execute(held).all()
    before = dict.fromkeys(names, BEGINNER) | {row.player: Rating(row.mu, row.sigma) for row in rows}
    after = after_match(before, [(name, outcome.rank) for name, outcome in zip(names, outcomes, strict=True)])
    connection.execute(
        update(ratings).where(columns.player == bindparam("of")),
        [{"of": row.player, "matches": row.matches + 1, **_columns(after[row.player])} for row in rows],
    )


def _is_kept(outcome: Outcome, known: frozenset[str]) -> bool:
    return outcome.player.bot is not None or outcome.player.guest in known


def _name(outcome: Outcome) -> str:
    """A player's name on the ladder: unlike the one that is shown, nobody else has it."""
    player = outcome.player
    return player.guest or (f"bot {player.bot}" if player.bot else f"nobody {outcome.seat}")


def _beginner(name: str, player: Player) -> dict[str, object]:
    return {"player": name, "guest": player.guest, "bot": player.bot, "matches": 0, **_columns(BEGINNER)}


def _columns(rating: Rating) -> dict[str, float]:
    return {"mu": rating.mu, "sigma": rating.sigma, "rating": rating.shown}
