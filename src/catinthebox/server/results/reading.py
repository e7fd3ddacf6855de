"""What the book says: one's own matches and figures, and the ladder."""

from msgspec import Struct
from sqlalchemy import Numeric, cast, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from catinthebox.rules import Seat
from catinthebox.server.results.outcomes import Figures
from catinthebox.server.storage.schema import guests, matches, ratings, results


class Finisher(Struct, frozen=True):
    """A seat of a finished match. Without a name it is somebody who deleted themselves."""

    name: str | None
    bot: str | None
    total: int
    rank: int
    won: bool


class FinishedMatch(Struct, frozen=True):
    """One of one's own matches."""

    table: str
    ended_at: float
    rated: bool
    seat: Seat
    """Where one sat."""
    players: list[Finisher]
    """Everybody, by seat."""


class OwnFigures(Struct, frozen=True):
    """All of one's matches in numbers."""

    matches: int
    won: int
    figures: Figures
    rating: float | None
    """One's rating on the ladder; None without a rated match."""


class Place(Struct, frozen=True):
    """A place on the ladder."""

    rank: int
    name: str
    bot: str | None
    rating: float
    matches: int


async def matches_of(engine: AsyncEngine, guest: str, *, before: float | None, limit: int) -> list[FinishedMatch]:
    """A guest's matches that ended before a moment, newest first."""
    own = (
        select(matches.c.table, matches.c.ended_at, matches.c.rated, results.c.seat)
        .join(results)
        .where(results.c.guest == guest)
    )
    if before is not None:
        own = own.where(matches.c.ended_at < before)
    own = own.order_by(matches.c.ended_at.desc()).limit(limit)
    async with engine.connect() as connection:
        found = (await connection.execute(own)).all()
        seats = (
            select(results.c.table, results.c.bot, results.c.total, results.c.rank, guests.c.name)
            .outerjoin(guests)
            .where(results.c.table.in_([match.table for match in found]))
            .order_by(results.c.seat)
        )
        players: dict[str, list[Finisher]] = {match.table: [] for match in found}
        for row in await connection.execute(seats):
            won = row.rank == 1
            players[row.table].append(Finisher(row.bot or row.name, row.bot, row.total, row.rank, won))
    return [
        FinishedMatch(match.table, match.ended_at, match.rated, match.seat, players[match.table]) for match in found
    ]


async def figures_of(engine: AsyncEngine, guest: str) -> OwnFigures:
    """A guest's figures over all matches."""
    sums = [func.coalesce(func.sum(results.c[name]), 0).label(name) for name in Figures.__struct_fields__]
    won = func.count().filter(results.c.rank == 1)
    query = select(func.count().label("matches"), won.label("won"), *sums).where(results.c.guest == guest)
    rating = select(ratings.c.rating).where(ratings.c.guest == guest)
    async with engine.connect() as connection:
        row = (await connection.execute(query)).one()
        shown = (await connection.execute(rating)).scalar_one_or_none()
    figures = Figures(**{name: row._mapping[name] for name in Figures.__struct_fields__})
    return OwnFigures(row.matches, row.won, figures, None if shown is None else round(shown, 2))


async def ladder(engine: AsyncEngine, *, skip: int, limit: int) -> list[Place]:
    """The ladder from the top, after the first `skip` places."""
    shown = func.round(cast(ratings.c.rating, Numeric(12, 6)), 2)  # who shows the same rating has the same rank
    rank = func.rank().over(order_by=shown.desc())
    query = (
        select(rank.label("rank"), guests.c.name, ratings.c.bot, ratings.c.rating, ratings.c.matches)
        .outerjoin(guests)
        .order_by(shown.desc(), ratings.c.player)
        .offset(skip)
        .limit(limit)
    )
    async with engine.connect() as connection:
        rows = await connection.execute(query)
        return [Place(row.rank, row.bot or row.name, row.bot, round(row.rating, 2), row.matches) for row in rows]
