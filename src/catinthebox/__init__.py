"""An unofficial digital edition of the quantum trick-taking card game Cat in the Box.

The handful of names a newcomer needs; the layers below have the rest.
"""

from catinthebox.records import Record, read_record, write_record
from catinthebox.rules import (
    Colour,
    Discard,
    Match,
    Phase,
    Play,
    Predict,
    Refused,
    Setup,
    View,
    act,
    legal_actions,
    new_match,
    new_secret,
    next_round,
    view,
    why_not,
)

__version__ = "0.1.0"

__all__ = [
    "Colour",
    "Discard",
    "Match",
    "Phase",
    "Play",
    "Predict",
    "Record",
    "Refused",
    "Setup",
    "View",
    "act",
    "legal_actions",
    "new_match",
    "new_secret",
    "next_round",
    "read_record",
    "view",
    "why_not",
    "write_record",
]
