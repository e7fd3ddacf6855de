"""The game itself: immutable values and pure functions, nothing but the standard library.

    setup = Setup.of(players=3, secret="a seed")
    match, events = new_match(setup)
    match, events = act(match, seat, action)

Read it in this order: cards, actions, sizes, layouts, deals, setup, rounds, declaring, scoring, matches, legality,
acting, views; then replaying, json_form and json_view. A rule's id stands beside the line that carries it out;
docs/rules.md has the rules.
"""

from catinthebox.rules.acting import Events, act, new_match, next_round
from catinthebox.rules.actions import Action, Discard, Play, Predict
from catinthebox.rules.cards import Colour, Hand, Seat, Space
from catinthebox.rules.deals import Deal, commitment_to, new_secret
from catinthebox.rules.errors import (
    BadDeal,
    BadJson,
    BadLayout,
    BadSetup,
    CatInTheBoxError,
    IllegalPlay,
    IllegalPrediction,
    NotInHand,
    NotYourTurn,
    Refused,
    WrongPhase,
)
from catinthebox.rules.json_form import (
    action_to_json,
    event_from_json,
    event_to_json,
    match_from_json,
    match_to_json,
    score_to_json,
)
from catinthebox.rules.json_view import view_to_json
from catinthebox.rules.layout_files import format_layout, layout_rows, parse_layout, parse_rows, read_layout
from catinthebox.rules.layouts import NEUTRAL, SIDES, Layout, largest_group
from catinthebox.rules.legality import legal_actions, why_not
from catinthebox.rules.matches import Match
from catinthebox.rules.replaying import actions_of, replay
from catinthebox.rules.rounds import Phase, Round, Score, Trick
from catinthebox.rules.setup import Setup
from catinthebox.rules.views import View, seen_event, view

__all__ = [
    "NEUTRAL",
    "SIDES",
    "Action",
    "BadDeal",
    "BadJson",
    "BadLayout",
    "BadSetup",
    "CatInTheBoxError",
    "Colour",
    "Deal",
    "Discard",
    "Events",
    "Hand",
    "IllegalPlay",
    "IllegalPrediction",
    "Layout",
    "Match",
    "NotInHand",
    "NotYourTurn",
    "Phase",
    "Play",
    "Predict",
    "Refused",
    "Round",
    "Score",
    "Seat",
    "Setup",
    "Space",
    "Trick",
    "View",
    "WrongPhase",
    "act",
    "action_to_json",
    "actions_of",
    "commitment_to",
    "event_from_json",
    "event_to_json",
    "format_layout",
    "largest_group",
    "layout_rows",
    "legal_actions",
    "match_from_json",
    "match_to_json",
    "new_match",
    "new_secret",
    "next_round",
    "parse_layout",
    "parse_rows",
    "read_layout",
    "replay",
    "score_to_json",
    "seen_event",
    "view",
    "view_to_json",
    "why_not",
]
