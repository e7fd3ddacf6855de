"""A view as plain JSON values, the same wherever one is told over a wire: in the browser, to a program that plays."""

from functools import lru_cache
from typing import Final

from catinthebox.rules.cards import SPACES
from catinthebox.rules.json_form import Json, action_to_json, score_to_json
from catinthebox.rules.layouts import NEUTRAL
from catinthebox.rules.scoring import winning_place
from catinthebox.rules.views import View

_action: Final = lru_cache(1024)(action_to_json)
"""There are few different actions and many of each, so their JSON is made once; nobody may change it."""


def view_to_json(seen: View) -> Json:
    """The view as plain values."""
    return {
        "phase": seen.phase.value,
        "round": seen.round,
        "start": seen.start,
        "to_act": list(seen.to_act),
        "hands": [None if hand is None else list(hand) for hand in seen.hands],
        "hand_sizes": list(seen.hand_sizes),
        "discards": list(seen.discards),
        "discarded": list(seen.discarded),
        "predictions": list(seen.predictions),
        "tokens": [[colour.word for colour in colours] for colours in seen.tokens],
        "board": [
            {"colour": space.colour.word, "number": space.number, "seat": None if owner == NEUTRAL else owner}
            for space, owner in zip(SPACES, seen.board, strict=True)
            if owner is not None
        ],
        "leader": seen.leader,
        "led": None if seen.led is None else seen.led.word,
        "trick": [[play.number, play.colour.word] for play in seen.trick],
        "winning": (seen.leader + winning_place(seen.trick)) % len(seen.hands) if seen.trick else None,
        "tricks": [
            {
                "leader": trick.leader,
                "plays": [[play.number, play.colour.word] for play in trick.plays],
                "winner": trick.winner,
            }
            for trick in seen.tricks
        ],
        "tricks_won": list(seen.tricks_won),
        "paradox": seen.paradox,
        "round_scores": [[score_to_json(score) for score in scores] for scores in seen.round_scores],
        "totals": list(seen.totals),
        "winners": list(seen.winners),
        "secret": seen.secret,
        "legal": [_action(action) for action in seen.legal],
    }
