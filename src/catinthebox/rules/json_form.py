"""Matches and events as plain JSON values and back, with a version number in each.

A match is written as its causes: the setup, and the actions of each round. Reading replays
them by the rules, so a state that the rules can't reach can't be read.
"""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final, assert_never

from catinthebox.rules import events as happened
from catinthebox.rules import json_values as read
from catinthebox.rules.actions import Action, Discard, Play, Predict
from catinthebox.rules.cards import Colour
from catinthebox.rules.deals import Deal
from catinthebox.rules.errors import CatInTheBoxError
from catinthebox.rules.layout_files import layout_rows, parse_rows
from catinthebox.rules.layouts import SIDES, Layout
from catinthebox.rules.matches import Match
from catinthebox.rules.replaying import SeatAction, actions_of, replay
from catinthebox.rules.rounds import Score
from catinthebox.rules.setup import Setup
from catinthebox.rules.sizes import size_for

VERSION: Final = 1
"""Raised when a form changes so that older readers would misread it."""

Json = dict[str, Any]

_version = read.whole(VERSION, VERSION)


def match_to_json(match: Match) -> Json:
    """The match as plain values."""
    setup = match.setup
    return {
        "version": VERSION,
        "players": setup.players,
        "layout": _layout_to_json(setup.layout),
        "secret": setup.secret,
        "entropy": list(setup.entropy),
        "chosen_start": setup.chosen_start,
        "given": [{"hands": _plain(deal.hands), "leftover": list(deal.leftover)} for deal in setup.given],
        "rounds": [
            [{"seat": seat, **action_to_json(action)} for seat, action in actions_of(round_)] for round_ in match.rounds
        ],
    }


def match_from_json(value: object) -> Match:
    """The match that `match_to_json` wrote; refused unless the rules lead there."""
    parts = _match_parts(value, "match")
    if not parts["rounds"]:
        raise read.refuse("match.rounds", "a match has at least one round")
    if len(parts["entropy"]) != parts["players"]:
        raise read.refuse("match.entropy", "expected one entry a seat")
    try:
        setup = Setup.of(
            parts["players"],
            layout=_layout_from_json(parts["layout"]),
            secret=parts["secret"],
            entropy=parts["entropy"],
            start=parts["chosen_start"],
            given=tuple(
                Deal.of(deal["hands"], deal["leftover"], size_for(parts["players"])) for deal in parts["given"]
            ),
        )
        *_, (match, _) = replay(setup, parts["rounds"])
    except CatInTheBoxError as error:
        raise read.refuse("match", error.message) from error
    return match


def action_to_json(action: Action) -> Json:
    """The action as plain values."""
    match action:
        case Discard(number):
            return {"discard": number}
        case Predict(tricks):
            return {"predict": tricks}
        case Play(number, colour):
            return {"play": [number, colour.word]}
        case _:
            assert_never(action)


def event_to_json(event: happened.Event) -> Json:
    """The event as plain values."""
    name = _EVENT_NAMES[type(event)]
    values = {field.name: _plain(getattr(event, field.name)) for field in fields(event)}
    return {"version": VERSION, "event": name, **values}


def event_from_json(value: object) -> happened.Event:
    """The event that `event_to_json` wrote."""
    if not isinstance(value, dict) or not isinstance(value.get("event"), str) or value["event"] not in _EVENTS:
        raise read.refuse("event", "expected an object that names an event")
    kind, readers = _EVENTS[value["event"]]
    parts = read.record({"version": _version, "event": read.text, **readers})(value, "event")
    event: happened.Event = kind(**{name: parts[name] for name in readers})
    return event


def score_to_json(score: Score) -> Json:
    """A seat's score of a round as plain values."""
    return {"tricks": score.tricks, "bonus": score.bonus, "total": score.total}


def _score(value: object, where: str) -> Score:
    points = read.whole(-99, 99)
    parts = read.record({"tricks": points, "bonus": points, "total": points})(value, where)
    score = Score(parts["tricks"], parts["bonus"])
    if score.total != parts["total"]:
        raise read.refuse(where, "the total is not tricks and bonus together")
    return score


def _plain(value: object) -> Any:
    match value:
        case Colour():
            return value.word
        case Score():
            return score_to_json(value)
        case tuple():
            return [_plain(item) for item in value]
        case _:
            return value


_EVENTS: Final[dict[str, tuple[type[Any], Mapping[str, read.Reader[Any]]]]] = {
    "dealt": (
        happened.Dealt,
        {"round": read.whole(1, 5), "start": read.seat, "hands": read.each(read.optional(read.hand))},
    ),
    "neutral": (happened.Neutral, {"colour": read.colour, "number": read.number}),
    "discarded": (happened.Discarded, {"seat": read.seat, "number": read.optional(read.number)}),
    "predicted": (happened.Predicted, {"seat": read.seat, "tricks": read.whole(1, 4)}),
    "played": (happened.Played, {"seat": read.seat, "number": read.number, "colour": read.colour}),
    "token_lost": (happened.TokenLost, {"seat": read.seat, "colour": read.colour}),
    "trick_won": (happened.TrickWon, {"seat": read.seat}),
    "paradox": (happened.Paradox, {"seat": read.seat, "hand": read.hand}),
    "round_scored": (happened.RoundScored, {"scores": read.each(_score)}),
    "match_won": (happened.MatchWon, {"winners": read.each(read.seat)}),
}
"""Each event's name in JSON, its class, and how its fields are read."""

_EVENT_NAMES: Final = {kind: name for name, (kind, _) in _EVENTS.items()}


def _layout_to_json(layout: Layout) -> str | Json:
    if SIDES.get(layout.name) == layout:
        return layout.name
    return {"name": layout.name, "rows": layout_rows(layout)}


def _layout_from_json(value: str | Json) -> Layout:
    return SIDES[value] if isinstance(value, str) else parse_rows(value["name"], list(value["rows"]))


def _layout(value: object, where: str) -> str | Json:
    if isinstance(value, str):
        if value not in SIDES:
            raise read.refuse(where, f"expected one of {', '.join(SIDES)}, or a drawn layout")
        return value
    return read.record({"name": read.text, "rows": read.each(read.text)})(value, where)


def _play(value: object, where: str) -> Play:
    if not isinstance(value, list) or len(value) != 2:
        raise read.refuse(where, "expected a number and a colour")
    return Play(read.number(value[0], where), read.colour(value[1], where))


_ACTIONS: Final[dict[str, read.Reader[Action]]] = {
    "discard": lambda value, where: Discard(read.number(value, where)),
    "predict": lambda value, where: Predict(read.whole(0, 9)(value, where)),
    "play": _play,
}
"""Each action's name in JSON and how it is read."""


def _seat_action(value: object, where: str) -> SeatAction:
    kinds = [name for name in _ACTIONS if isinstance(value, dict) and name in value]
    if len(kinds) != 1:
        raise read.refuse(where, f"expected one of {', '.join(_ACTIONS)}")
    parts = read.record({"seat": read.seat, kinds[0]: _ACTIONS[kinds[0]]})(value, where)
    return parts["seat"], parts[kinds[0]]


_match_parts = read.record(
    {
        "version": _version,
        "players": read.whole(2, 5),
        "layout": _layout,
        "secret": read.optional(read.text),
        "entropy": read.each(read.optional(read.text)),
        "chosen_start": read.optional(read.seat),
        "given": read.each(read.record({"hands": read.each(read.hand), "leftover": read.hand})),
        "rounds": read.each(read.each(_seat_action)),
    }
)
