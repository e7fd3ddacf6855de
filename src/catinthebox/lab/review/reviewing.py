"""A whole match: its decisions judged, and for each round and seat where the points came from."""

from collections.abc import Callable, Collection, Iterable
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any, Final

from catinthebox.lab.review.decisions import WORLDS, Decision, choices_of, judge
from catinthebox.lab.review.means import mean_of
from catinthebox.records import Record
from catinthebox.rules import Round, Seat, action_to_json

VERSION: Final = 1
"""Raised when the JSON of a review changes so that older readers would misread it."""


@dataclass(frozen=True)
class SeatReview:
    """Where a seat's points of a round came from: `points = mean + deal - cost + luck`.

    What is usual is what the network does by which the search plays on (`usual`). Whoever plays, luck is nothing on the
    mean, if the others play as usual.
    """

    mean: float
    """What such a seat usually gets, over all deals."""
    deal: float | None
    """How much more it would usually get with these cards; None if it decided nothing, or was not asked about."""
    cost: float | None
    """What its decisions cost compared with the usual ones; below 0 is what they brought."""
    points: int | None
    """What it got; None while the round is not over."""
    luck: float | None
    """The rest: how the hidden cards lay, and what the others did."""


@dataclass(frozen=True)
class RoundReview:
    """A round, seat by seat."""

    round: int
    seats: tuple[SeatReview, ...]


@dataclass(frozen=True)
class Review:
    """A match that was looked at again."""

    players: int
    names: tuple[str, ...]
    """Who sat where; empty if nobody wrote it down."""
    decisions: tuple[Decision, ...]
    rounds: tuple[RoundReview, ...]

    def whole(self, seat: Seat) -> SeatReview:
        """All rounds that are over, together."""
        over = [told.seats[seat] for told in self.rounds if told.seats[seat].points is not None]
        return SeatReview(
            mean=sum(told.mean for told in over),
            deal=sum(told.deal or 0 for told in over),
            cost=sum(told.cost or 0 for told in over),
            points=sum(told.points or 0 for told in over),
            luck=sum(told.luck or 0 for told in over),
        )


def review(
    record: Record,
    *,
    worlds: int = WORLDS,
    seats: Collection[Seat] | None = None,
    pool: Executor | None = None,
    told: Callable[[int, int], None] = lambda done, of: None,
) -> Review:
    """Judge every decision of a match, or only those of some seats; in a pool of threads or processes if there is one.

    `told` hears how many decisions of how many are done.
    """
    choices = [choice for choice in choices_of(record.match) if seats is None or choice.view.seat in seats]
    one = partial(judge, worlds=worlds)
    decisions: list[Decision] = []
    told(0, len(choices))
    for decision in map(one, choices) if pool is None else pool.map(one, choices):
        decisions.append(decision)
        told(len(decisions), len(choices))
    return review_of(record, decisions)


def review_of(record: Record, decisions: Iterable[Decision]) -> Review:
    """The review of a match whose decisions have been judged."""
    decisions = tuple(sorted(decisions, key=lambda decision: decision.ply))
    match = record.match
    rounds = tuple(
        RoundReview(round_.number, tuple(_seat_review(round_, seat, decisions) for seat in match.setup.seats))
        for round_ in match.rounds
    )
    return Review(match.setup.players, record.names, decisions, rounds)


def review_to_json(review: Review) -> dict[str, Any]:
    """The review as plain values."""
    return {"version": VERSION, **asdict(review), "decisions": [_decision_to_json(told) for told in review.decisions]}


def _decision_to_json(decision: Decision) -> dict[str, Any]:
    """A decision; what would have been usual is told by the account of its round."""
    told = asdict(decision) | {"action": action_to_json(decision.action), "best": action_to_json(decision.best)}
    del told["usual_points"]
    return told


def _seat_review(round_: Round, seat: Seat, decisions: tuple[Decision, ...]) -> SeatReview:
    own = [decision for decision in decisions if (decision.round, decision.seat) == (round_.number, seat)]
    mean = mean_of(round_, seat)
    points = round_.scores[seat].total if round_.scores else None
    if not own:
        return SeatReview(mean, None, None, points, None)
    deal = own[0].usual_points - mean
    cost = sum(decision.usual_points - decision.points for decision in own)
    return SeatReview(mean, deal, cost, points, None if points is None else points - mean - deal + cost)
