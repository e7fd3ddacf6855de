"""The referee's answers as plain JSON values. The order of each list is part of the contract (docs/referee.md)."""

from typing import Any

from catinthebox.referee.lines import Json
from catinthebox.rules import (
    NEUTRAL,
    Action,
    CatInTheBoxError,
    Events,
    Hand,
    Match,
    Refused,
    Seat,
    View,
    action_to_json,
    event_to_json,
    legal_actions,
    score_to_json,
    seen_event,
    view,
)
from catinthebox.rules.cards import SPACES
from catinthebox.rules.events import Event


def state_of(match: Match) -> Json:
    """The whole match, secrets included."""
    return _table(view(match, None), match.round.hands, match.round.discards)


def view_of(match: Match, seat: Seat) -> Json:
    """The match as a seat sees it."""
    seen = view(match, seat)
    return {**_table(seen, seen.hands, seen.discards), "hand_sizes": list(seen.hand_sizes)}


def legal_of(match: Match, seat: Seat | None) -> Json:
    """What a seat may do now; None is a seat for nobody, who may do nothing."""
    actions = () if seat is None else legal_actions(match, seat)
    return {"seat": seat, "phase": match.phase.value, "legal": sorted(map(_choice, actions))}


def explained(refused: Refused | None) -> Json:
    """Whether an action is legal, and the rules that forbid it."""
    return {"legal": refused is None, "rules": [] if refused is None else list(refused.rules)}


def happened(events: Events) -> Json:
    """What an action led to, as everybody at the table is told of it."""
    return {"events": [_event(event) for event in events]}


def refusal(error: CatInTheBoxError) -> Json:
    """Why nothing was done."""
    return {"ok": False, "error": {"code": error.code, "message": error.message, "rules": list(error.rules)}}


def _table(seen: View, hands: tuple[Hand | None, ...], discards: tuple[int | None, ...]) -> Json:
    """What a spectator sees, with these hands and discards."""
    return {
        "phase": seen.phase.value,
        "round": seen.round,
        "start": seen.start,
        "to_act": list(seen.to_act),
        "hands": [None if hand is None else list(hand) for hand in hands],
        "discards": list(discards),
        "predictions": list(seen.predictions),
        "tricks": list(seen.tricks_won),
        "led": None if seen.led is None else seen.led.word,
        "trick": _trick(seen),
        "board": _board(seen),
        "tokens": [[colour.word for colour in colours] for colours in seen.tokens],
        "paradox": seen.paradox,
        "round_scores": [[score_to_json(score) for score in scores] for scores in seen.round_scores],
        "totals": list(seen.totals),
        "winners": list(seen.winners),
    }


def _trick(seen: View) -> list[Json]:
    return [
        {"seat": (seen.leader + place) % seen.size.players, "number": play.number, "colour": play.colour.word}
        for place, play in enumerate(seen.trick)
    ]


def _board(seen: View) -> list[Json]:
    return [
        {"colour": space.colour.word, "number": space.number, "seat": None if owner == NEUTRAL else owner}
        for space, owner in zip(SPACES, seen.board, strict=True)
        if owner is not None
    ]


def _choice(action: Action) -> Any:
    """What one writes in `act` beside the action's name; these sort by number, then by the colour's word."""
    (choice,) = action_to_json(action).values()
    return choice


def _event(event: Event) -> Json:
    """The event as it happens in the open: what a spectator is not shown is left out (P3)."""
    told = event_to_json(seen_event(event, None))
    return {name: value for name, value in told.items() if name != "version" and value is not None}
