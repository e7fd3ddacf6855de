"""A review as lines of text: for each round where the points came from, then the decisions that cost most."""

import textwrap
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from catinthebox.cli.columns import in_columns
from catinthebox.locales import Texts
from catinthebox.locales.telling import tell
from catinthebox.rules import Action, Discard, Play, Predict, Seat
from catinthebox.rules.events import Discarded, Event, Played, Predicted
from catinthebox.tui.advice import action_name

if TYPE_CHECKING:
    from catinthebox.lab.review import Decision, Review, SeatReview

COLUMNS: Final = ("mean", "deal", "cost", "luck", "points")
"""What a round is told in: the first four together are the last."""
COSTLIEST: Final = 10
"""How many decisions are named."""
BLOCKS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 80
NONE: Final = "–"


def report(review: "Review", names: Sequence[str], texts: Texts) -> Iterator[str]:
    """The whole review."""
    judged = sorted({decision.seat for decision in review.decisions})
    points = [decision.points for decision in review.decisions]
    for told in review.rounds:
        yield texts.say("cli-review-round", round=told.round)
        curves = {seat: _curve(review, told.round, seat, min(points), max(points)) for seat in judged}
        yield from _table([(names[seat], told.seats[seat], curves[seat]) for seat in judged], texts)
        yield ""
    if judged:
        yield texts.say("cli-review-all")
        yield from _table([(names[seat], review.whole(seat), None) for seat in judged], texts)
        yield ""
        yield from textwrap.wrap(texts.say("cli-review-about"), WIDTH)
        scale = {"lowest": f"{min(points):.1f}", "highest": f"{max(points):.1f}"}
        yield from textwrap.wrap(texts.say("cli-review-scale", **scale), WIDTH)
        yield ""
    yield from _costliest(review, names, texts)


def _table(rows: Sequence[tuple[str, "SeatReview", str | None]], texts: Texts) -> Iterator[str]:
    """A row a seat."""
    curved = any(curve for _, _, curve in rows)
    heads = ["", *(texts.say(f"cli-review-{column}") for column in COLUMNS)]
    heads.append(texts.say("cli-review-curve") if curved else "")
    yield from in_columns([heads, *([name, *_figures(seat), curve or ""] for name, seat, curve in rows)])


def _figures(seat: "SeatReview") -> list[str]:
    cost = None if seat.cost is None else -seat.cost
    gains = [NONE if gain is None else _signed(gain) for gain in (seat.deal, cost, seat.luck)]
    return [f"{seat.mean:.1f}", *gains, NONE if seat.points is None else str(seat.points)]


def _signed(gain: float) -> str:
    """With one digit after the point, and without a sign if that is nothing."""
    return f"{gain:+.1f}" if round(gain, 1) else "0.0"


def _curve(review: "Review", round_: int, seat: Seat, lowest: float, highest: float) -> str:
    """The points to be expected after each decision of a seat, a block each."""
    own = [decision.points for decision in review.decisions if (decision.round, decision.seat) == (round_, seat)]
    step = (highest - lowest) / (len(BLOCKS) - 1) or 1
    return "".join(BLOCKS[round((points - lowest) / step)] for points in own)


def _costliest(review: "Review", names: Sequence[str], texts: Texts) -> Iterator[str]:
    costly = sorted((decision for decision in review.decisions if decision.cost), key=lambda decision: -decision.cost)
    if not costly:
        yield texts.say("cli-review-no-costs")
        return
    yield texts.say("cli-review-costliest")
    rows = [
        [
            texts.say("cli-review-ply", ply=decision.ply),
            f"{-decision.cost:+.1f} ± {decision.cost_error:.1f}",
            _sentences(decision, names, texts),
        ]
        for decision in costly[:COSTLIEST]
    ]
    yield from in_columns(rows)


def _sentences(decision: "Decision", names: Sequence[str], texts: Texts) -> str:
    """What was done, and what would have been better."""
    done = tell(texts, _event(decision.seat, decision.action), names)
    return f"{done} {texts.say('cli-review-better', action=action_name(texts, decision.best))}"


def _event(seat: Seat, action: Action) -> Event:
    match action:
        case Discard(number):
            return Discarded(seat, number)
        case Predict(tricks):
            return Predicted(seat, tricks)
        case Play(number, colour):
            return Played(seat, number, colour)
