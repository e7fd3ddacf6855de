"""What a person can choose from at this moment, in words: four colours, the predictions, or a card to put aside."""

from dataclasses import dataclass

from catinthebox.locales import Texts
from catinthebox.locales.telling import colour_name
from catinthebox.rules import Action, Colour, Discard, Match, Phase, Predict, Refused, Seat, why_not
from catinthebox.tui.palette import SIGNS
from catinthebox.tui.prospects import Prospect, prospects


@dataclass(frozen=True)
class Option:
    """One thing to choose."""

    key: str
    """The key that stands for it."""
    action: Action
    label: str
    notes: tuple[str, ...]
    """What it would mean, or why it can't be; the most important first."""
    refusal: Refused | None
    colour: Colour | None = None
    """The colour it declares."""
    cost: Colour | None = None
    """The colour token it costs."""


def options(match: Match, seat: Seat, card: int | None, texts: Texts) -> tuple[Option, ...]:
    """What a seat can choose from, with the card it has picked out of its hand."""
    match match.phase:
        case Phase.PREDICT:
            return tuple(_prediction(match, seat, tricks, texts) for tricks in _offered(match))
        case Phase.DISCARD if card is not None:
            return (Option("⏎", Discard(card), texts.say("table-option-aside", number=card), (), None),)
        case Phase.PLAY if card is not None:
            return tuple(_declaration(match, prospect, texts) for prospect in prospects(match, seat, card))
        case _:
            return ()


def _offered(match: Match) -> range:
    """From one trick to the highest prediction; what lies between and is not allowed says why (P4)."""
    return range(1, max(match.setup.size.predictions) + 1)


def _prediction(match: Match, seat: Seat, tricks: int, texts: Texts) -> Option:
    action = Predict(tricks)
    refusal = why_not(match, seat, action)
    notes = (texts.say("table-not-P4"),) if refusal else ()
    return Option(str(tricks), action, texts.say("count-tricks", count=tricks), notes, refusal)


def _declaration(match: Match, prospect: Prospect, texts: Texts) -> Option:
    colour = prospect.play.colour
    notes = _why_not(prospect.refusal, texts) if prospect.refusal else _meaning(match, prospect, texts)
    label = f"{SIGNS[colour]} {colour_name(texts, colour)}"
    return Option(colour.letter, prospect.play, label, notes, prospect.refusal, colour, prospect.cost)


def _why_not(refusal: Refused, texts: Texts) -> tuple[str, ...]:
    return tuple(texts.say(f"table-not-{rule}") for rule in refusal.rules)


def _meaning(match: Match, prospect: Prospect, texts: Texts) -> tuple[str, ...]:
    """What a legal declaration means: what it costs first."""
    led = match.round.led
    notes = []
    if prospect.cost is not None:
        notes.append(texts.say("table-note-costs", colour=prospect.cost.word))
    if led is None:
        notes.append(texts.say("table-note-leads"))
    else:
        if prospect.play.colour is led:
            notes.append(texts.say("table-note-follows"))
        notes.append(texts.say("table-note-wins" if prospect.wins else "table-note-loses"))
    notes.append(texts.say("table-note-group", count=prospect.group))
    return tuple(notes)
