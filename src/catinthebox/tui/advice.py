"""Advice: what each action of a view promises, thought about for a second, in words and figures."""

import os
from dataclasses import asdict, dataclass
from typing import Final

from catinthebox.bots.search import Effort, Judgement, judged
from catinthebox.bots.search.preparing import prepare
from catinthebox.locales import Texts
from catinthebox.locales.telling import colour_name
from catinthebox.rules import Action, Discard, Play, Predict, View, action_to_json

SECONDS: Final = 1.0


@dataclass(frozen=True)
class Advice:
    """A row about one action, each figure with its standard error."""

    action: str
    points: str
    met: str
    paradox: str


def advise(view: View, seconds: float = SECONDS) -> list[Judgement]:
    """What each legal action promises, the best first; where a library is missing, `NotInstalled` says so."""
    prepare()
    return judged(view, Effort(seconds=seconds, threads=os.cpu_count() or 1, narrow=False))


def headings(texts: Texts, view: View) -> Advice:
    """What the figures mean; with two players nothing is predicted, and four tricks are the limit (S3)."""
    met = texts.say("table-advice-met", players=view.size.players)
    return Advice("", texts.say("table-advice-points"), met, texts.say("table-advice-paradox"))


def advice(texts: Texts, judgement: Judgement) -> Advice:
    """One action and its figures."""
    return Advice(
        action_name(texts, judgement.action),
        f"{judgement.points:.2f} ± {judgement.points_error:.2f}",
        f"{100 * judgement.met:.0f} ± {100 * judgement.met_error:.0f} %",
        f"{100 * judgement.paradox:.0f} ± {100 * judgement.paradox_error:.0f} %",
    )


def judgement_to_json(judgement: Judgement) -> dict[str, object]:
    """A judgement as plain values. What the search goes by stays its own: its measure changes with the round."""
    figures = asdict(judgement)
    del figures["worth"]
    return {**figures, "action": action_to_json(judgement.action)}


def action_name(texts: Texts, action: Action) -> str:
    """An action, as short as it is clear in its phase: a card, a number of tricks, or a card with its colour."""
    match action:
        case Discard(number):
            return str(number)
        case Predict(tricks):
            return texts.say("count-tricks", count=tricks)
        case Play(number, colour):
            return f"{number} {colour_name(texts, colour)}"
