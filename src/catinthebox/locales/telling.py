"""Facts into sentences: what happened, why something is refused, and the words for colours and phases.

Sentences are in the present tense and speak to the reader where the reader acts. What a person may not know must be
blank before it comes here: `rules.seen_event` sees to that.
"""

from collections.abc import Sequence
from typing import Final, Literal, assert_never

from catinthebox.locales import Texts
from catinthebox.rules import Colour, Hand, IllegalPlay, IllegalPrediction, NotInHand, NotYourTurn, Phase, Refused, Seat
from catinthebox.rules.events import (
    Dealt,
    Discarded,
    Event,
    MatchWon,
    Neutral,
    Paradox,
    Played,
    Predicted,
    RoundScored,
    TokenLost,
    TrickWon,
)
from catinthebox.rules.rounds import Score

RULES: Final = ("D1", "D2", "D3", "D5", "G1", "P3", "P4", "T1", "T2", "T3", "X3")
"""The rules that have an explanation of their own: all that a refusal can name, and what not following costs."""

Names = Sequence[str]
"""What everybody at the table is called, by seat."""


def tell(texts: Texts, event: Event, names: Names, you: Seat | None = None) -> str:
    """What happened, as a sentence or two for the reader at seat `you` (None reads as a spectator)."""
    match event:
        case Dealt(number, start, hands):
            begins = texts.say("event-dealt", round=number, **_who(names, start, you))
            shown = [holding(texts, names, seat, hand, you) for seat, hand in enumerate(hands) if hand is not None]
            return " ".join([begins, *shown])
        case Neutral(colour, number):
            return texts.say("event-neutral", colour=colour.word, number=number)
        case Discarded(seat, None):
            return texts.say("event-discarded", **_who(names, seat, you))
        case Discarded(seat, number):
            return texts.say("event-discarded-shown", number=number, **_who(names, seat, you))
        case Predicted(seat, tricks):
            return texts.say("event-predicted", count=tricks, **_who(names, seat, you))
        case Played(seat, number, colour):
            return texts.say("event-played", number=number, colour=colour.word, **_who(names, seat, you))
        case TokenLost(seat, colour):
            return texts.say("event-token-lost", colour=colour.word, **_who(names, seat, you))
        case TrickWon(seat):
            return texts.say("event-trick-won", **_who(names, seat, you))
        case Paradox(seat, hand):
            return texts.say("event-paradox", hand=cards(hand), **_who(names, seat, you))
        case RoundScored(scores):
            called = seen_names(texts, names, you)
            entries = [score_entry(texts, name, score) for name, score in zip(called, scores, strict=True)]
            return texts.say("event-round-scored", scores=", ".join(entries))
        case MatchWon((winner,)):
            return texts.say("event-match-won", **_who(names, winner, you))
        case MatchWon(winners):
            return _shared(texts, names, winners, you)
        case _:
            assert_never(event)


def reason(texts: Texts, refusal: Refused, names: Names) -> str:
    """Why an action is refused, with the rules' ids; a play that breaks several rules gives several reasons."""
    if isinstance(refusal, IllegalPlay):
        facts = refusal.facts
        return " ".join(f"{texts.say(f'reason-{rule}', **facts)} ({rule})." for rule in refusal.rules)
    return f"{_why(texts, refusal, names)} ({', '.join(refusal.rules)})."


def rule_text(texts: Texts, rule: str) -> str:
    """A rule in one line of plain words."""
    return texts.say(f"rule-{rule}")


def colour_name(texts: Texts, colour: Colour) -> str:
    """The colour by itself: `blue`, `modrá`."""
    return texts.say("colour", colour=colour.word)


def colour_declared(texts: Texts, colour: Colour) -> str:
    """The colour as it follows a number: `as blue`, `jako modrou`."""
    return texts.say("colour-declared", colour=colour.word)


def phase_name(texts: Texts, phase: Phase) -> str:
    """What the match waits for."""
    return texts.say("phase", phase=phase.value)


def score_entry(texts: Texts, name: str, score: Score) -> str:
    """A seat's points in a round, its bonus named."""
    return texts.say("score-entry", name=name, total=score.total, tricks=score.tricks, bonus=score.bonus)


def seen_names(texts: Texts, names: Names, you: Seat | None) -> tuple[str, ...]:
    """The names as the reader at seat `you` sees them in lists and tables: the own one is `You`."""
    return tuple(texts.say("name-you") if seat == you else name for seat, name in enumerate(names))


def holding(texts: Texts, names: Names, seat: Seat, hand: Hand, you: Seat | None) -> str:
    """The cards that a seat holds."""
    return texts.say("event-hand", hand=cards(hand), **_who(names, seat, you))


def cards(hand: Hand) -> str:
    """The cards of a hand in a row."""
    return ", ".join(map(str, hand))


def listed(texts: Texts, names: Names, joined: Literal["and", "or"] = "and") -> str:
    """Names as a list: `A, B and C`."""
    *others, last = names
    return texts.say(f"list-{joined}", first=", ".join(others), last=last) if others else last


def _who(names: Names, seat: Seat, you: Seat | None) -> dict[str, str]:
    return {"name": names[seat], "you": "yes" if seat == you else "no"}


def _shared(texts: Texts, names: Names, winners: tuple[Seat, ...], you: Seat | None) -> str:
    ordered = sorted(winners, key=lambda seat: seat != you)  # "You and B", never "B and You"
    called = seen_names(texts, names, you)
    together = listed(texts, [called[seat] for seat in ordered])
    return texts.say("event-match-shared", names=together, you="yes" if you in winners else "no")


def _why(texts: Texts, refusal: Refused, names: Names) -> str:
    match refusal:
        case NotInHand():
            return texts.say("reason-not-in-hand", **refusal.facts)
        case IllegalPrediction():
            return texts.say("reason-illegal-prediction", **refusal.facts)
        case NotYourTurn(facts={"turn": int(seat)}):
            return texts.say("reason-not-your-turn", name=names[seat])
        case NotYourTurn():
            return texts.say("reason-already-aside")
        case Refused(facts={"phase": phase}):
            return texts.say("reason-wrong-phase", phase=phase)
        case _:
            return texts.say("reason-round-not-over")
