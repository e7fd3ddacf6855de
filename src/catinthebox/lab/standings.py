"""What many games came to for each bot, with the error that so many deals leave.

The games of one deal are not independent, since they share the cards. So a bot's points are averaged over each deal
first, and the standard error is that of those averages.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from catinthebox.lab.games import Game, SeatResult
from catinthebox.lab.ladder import BEGINNER, Rating, after_match

Figure = Callable[[SeatResult], float]


@dataclass(frozen=True)
class Standing:
    """How a bot did. Rates are those of a round, except victories: those of a game."""

    name: str
    mean_points: float
    standard_error: float | None
    """Of the mean points; None for a single deal, which shows no spread."""
    win_share: float
    prediction_met: float
    paradox_caused: float
    mean_group: float | None
    """The largest group when it earned a bonus; None if none did."""
    ms_per_decision: float


@dataclass(frozen=True)
class Lead:
    """How far a bot is ahead of another on the same deals."""

    name: str
    over: str
    points: float
    points_error: float | None
    win_share: float
    win_share_error: float | None


def standings_of(games: Sequence[Game]) -> tuple[Standing, ...]:
    """Every bot's standing, in the order of the first seat order."""
    return tuple(_standing(name, games) for name in _names(games))


def lead_of(name: str, over: str, games: Sequence[Game]) -> Lead:
    """How far one bot is ahead of another, as the mean of the differences on each deal."""
    rounds = games[0].rounds
    points = _differences(name, over, games, lambda seat: seat.points / rounds)
    wins = _differences(name, over, games, lambda seat: seat.wins)
    return Lead(name, over, fmean(points), _error(points), fmean(wins), _error(wins))


def ratings_of(games: Iterable[Game]) -> dict[str, Rating]:
    """Every bot's rating after all games, deal by deal: who has more points finishes before."""
    ratings: dict[str, Rating] = defaultdict(lambda: BEGINNER)
    for game in sorted(games, key=lambda game: (game.deal, game.order)):
        order = sorted({-seat.points for seat in game.seats})
        ratings |= after_match(ratings, [(seat.bot, order.index(-seat.points)) for seat in game.seats])
    return dict(ratings)


def forfeits_of(games: Iterable[Game]) -> dict[str, list[str]]:
    """Why each bot that forfeited moves did so, a reason a move."""
    reasons: dict[str, list[str]] = defaultdict(list)
    for game in games:
        for seat in game.seats:
            if seat.forfeits:
                reasons[seat.bot] += seat.forfeits
    return dict(reasons)


def _standing(name: str, games: Sequence[Game]) -> Standing:
    seats = [seat for game in games for seat in game.seats if seat.bot == name]
    rounds = len(seats) * games[0].rounds
    by_deal = list(_by_deal(name, games, lambda seat: seat.points / games[0].rounds).values())
    bonuses = sum(seat.bonuses for seat in seats)
    return Standing(
        name,
        mean_points=fmean(by_deal),
        standard_error=_error(by_deal),
        win_share=fmean(seat.wins for seat in seats),
        prediction_met=sum(seat.met for seat in seats) / rounds,
        paradox_caused=sum(seat.paradoxes for seat in seats) / rounds,
        mean_group=sum(seat.groups for seat in seats) / bonuses if bonuses else None,
        ms_per_decision=1000 * sum(seat.seconds for seat in seats) / sum(seat.decisions for seat in seats),
    )


def _names(games: Sequence[Game]) -> list[str]:
    ordered = sorted(games, key=lambda game: (game.deal, game.order))
    return list(dict.fromkeys(seat.bot for game in ordered for seat in game.seats))


def _by_deal(name: str, games: Iterable[Game], figure: Figure) -> dict[int, float]:
    """A figure of a bot, averaged over each deal."""
    figures: dict[int, list[float]] = defaultdict(list)
    for game in games:
        figures[game.deal] += [figure(seat) for seat in game.seats if seat.bot == name]
    return {deal: fmean(values) for deal, values in figures.items()}


def _differences(name: str, over: str, games: Iterable[Game], figure: Figure) -> list[float]:
    games = list(games)
    one, other = _by_deal(name, games, figure), _by_deal(over, games, figure)
    return [one[deal] - other[deal] for deal in one]


def _error(values: Sequence[float]) -> float | None:
    """The standard error of the mean of independent values."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else None
