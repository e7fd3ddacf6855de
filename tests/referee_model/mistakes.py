"""Requests with exactly one thing wrong, and how the referee refuses them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from .model import COLOURS, HIGHEST_NUMBER, PREDICTIONS, Json, Model
from .referee_process import Exchange

# One well-formed action of every kind; which number it carries is settled by the position.
KINDS = ["discard", "predict", "play"]


def a_mistake(model: Model, rng: Random) -> Exchange:
    """Something the referee must refuse in this position."""
    return rng.choice(list(mistakes(model)))


def mistakes(model: Model) -> Iterator[Exchange]:
    """Everything here that is wrong in one way only."""
    yield from wrong_requests()
    if model.phase != "round_over":
        yield refused({"do": "next"}, "wrong_phase")
    for kind in KINDS:
        if kind != model.phase:
            yield refused(action(model, kind, (model.to_act() or [0])[0]), "wrong_phase")
    for seat in range(model.players):
        if model.to_act() and seat not in model.to_act():
            yield refused(action(model, model.phase, seat), "not_your_turn")
    for seat in model.to_act():
        yield from wrong_actions(model, seat)


def wrong_requests() -> Iterator[Exchange]:
    """Requests that no position makes right."""
    yield refused({"do": "declare"}, "bad_request")
    yield refused({"seat": 0}, "bad_request")
    yield refused({"do": "view"}, "bad_request")
    yield refused({"do": "view", "seat": "0"}, "bad_request")
    yield refused({"do": "act", "seat": 0}, "bad_request")
    yield refused({"do": "act", "discard": 1}, "bad_request")
    yield refused({"do": "act", "seat": 0, "discard": True}, "bad_request")
    yield refused({"do": "act", "seat": 0, "discard": "1"}, "bad_request")
    yield refused({"do": "act", "seat": 0, "play": [1]}, "bad_request")
    yield refused({"do": "act", "seat": 0, "play": [1, "pink"]}, "bad_request")
    yield refused({"do": "state", "colour": "red"}, "bad_request")
    yield refused({"do": "new", "players": 6, "seed": "six"}, "bad_request")


def wrong_actions(model: Model, seat: int) -> Iterator[Exchange]:
    """What a seat to act may not do, though its kind of action is due."""
    if model.phase == "predict":
        for tricks in {0, 1, 2, 3, 4, 5} - set(PREDICTIONS[model.players]):
            yield refused(act(seat, "predict", tricks), "illegal_prediction", ["P4"])
        return
    for number in set(range(1, HIGHEST_NUMBER[model.players] + 1)) - set(model.hands[seat]):
        yield refused(act(seat, model.phase, number if model.phase == "discard" else [number, "blue"]), "not_in_hand")
    if model.phase == "play":
        for number in set(model.hands[seat]):
            for colour in COLOURS:
                if rules := model.forbidden_by(seat, number, colour):
                    yield refused(act(seat, "play", [number, colour]), "illegal_play", rules)


def action(model: Model, kind: str, seat: int) -> Json:
    """An action of this kind with nothing strange about it."""
    number = model.hands[seat][0]
    return act(seat, kind, {"discard": number, "predict": 1, "play": [number, "blue"]}[kind])


def act(seat: int, kind: str, value: Any) -> Json:
    """An `act` request."""
    return {"do": "act", "seat": seat, kind: value}


def refused(request: Json, code: str, rules: list[str] | None = None) -> Exchange:
    """A request and its refusal, with the rules where they are certain."""
    return request, {"ok": False, "error": {"code": code, "rules": rules or []}}
