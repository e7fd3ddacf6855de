"""The decisions of a match, and how each of them is judged.

A decision is looked at twice. First the search looks for the best action; then that one, the one that was taken and
usual ones are tried in worlds that have not been looked at yet. What is the best of many in some worlds was lucky in
them; new worlds know nothing of that.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from catinthebox.bots.search import Effort, Judgement, judged
from catinthebox.lab.review.usual import usual_actions
from catinthebox.rules import Action, Match, Seat, View, actions_of, replay, view

WORLDS: Final = 256
"""So many worlds are looked at each time: half a minute for a match of four on one core."""
PART: Final = 16
"""The second time they come in parts of so many: how much the parts differ says how sure the cost is."""
SURELY: Final = 2.0
"""An action costs nothing unless it is behind the best by more than so many standard errors."""


@dataclass(frozen=True)
class Choice:
    """A decision as the seat met it, and what it did."""

    ply: int
    """Which frame of the replay it stands at: deals and actions count, 0 is the first deal."""
    view: View
    action: Action


@dataclass(frozen=True)
class Decision:
    """A decision that was judged. Points are those of its round, as expected with what the seat knew."""

    ply: int
    round: int
    seat: Seat
    action: Action
    best: Action
    """What the search would have done."""
    points: float
    """After the action that was taken."""
    points_error: float
    best_points: float
    usual_points: float
    """After what is usual, on the mean of all that is."""
    met: float
    """The chance to meet the prediction (S3) after the action that was taken."""
    paradox: float
    """The chance to cause the paradox (X1) after it."""
    cost: float
    """The points given away: own ones, and half of what the others got more on the mean. 0 unless that is sure."""
    cost_error: float


def choices_of(match: Match) -> Iterator[Choice]:
    """Every decision of a match in its order, also of one that is not over."""
    ply = 0
    positions = [position for position, _ in replay(match.setup, map(actions_of, match.rounds))]
    for round_ in match.rounds:
        for seat, action in actions_of(round_):
            yield Choice(ply, view(positions[ply], seat), action)
            ply += 1
        ply += 1  # the next deal


def judge(choice: Choice, worlds: int = WORLDS) -> Decision:
    """Judge one decision. The same choice and worlds give the same answer, wherever and in whatever order."""
    seen, action = choice.view, choice.action
    assert seen.seat is not None
    first_seed = choice.ply << 32
    best = action if len(seen.legal) == 1 else judged(seen, Effort(worlds=worlds), first_seed)[0].action
    calm = for_points(seen)
    usual = usual_actions(calm, max(2, worlds // PART))
    looks = [_look(calm, {action, best, one}, first_seed + 1 + part) for part, one in enumerate(usual)]
    taken = [look[action] for look in looks]
    behind = [look[best].worth - look[action].worth for look in looks]
    cost, cost_error = fmean(behind), stdev(behind) / sqrt(len(behind))
    return Decision(
        choice.ply,
        seen.round,
        seen.seat,
        action,
        best,
        points=fmean(part.points for part in taken),
        points_error=_error(taken),
        best_points=fmean(look[best].points for look in looks),
        usual_points=fmean(look[one].points for look, one in zip(looks, usual, strict=True)),
        met=fmean(part.met for part in taken),
        paradox=fmean(part.paradox for part in taken),
        cost=cost if cost > SURELY * cost_error else 0.0,
        cost_error=cost_error,
    )


def for_points(seen: View) -> View:
    """The same in the first round of a match: a review counts points, where the last round is about who wins."""
    return replace(seen, round=1, totals=(0,) * seen.size.players)


def _look(seen: View, actions: Collection[Action], seed: int) -> dict[Action, Judgement]:
    """What came of some actions in one part of the worlds, the same ones for all of them."""
    few = replace(seen, legal=tuple(action for action in seen.legal if action in actions))
    return {judgement.action: judgement for judgement in judged(few, Effort(worlds=PART, narrow=False), seed)}


def _error(parts: Sequence[Judgement]) -> float:
    """The standard error of the mean of parts of equal size."""
    return sqrt(sum(part.points_error**2 for part in parts)) / len(parts)
