"""What a seat sees, as numbers for a network, in the order of docs/kernel.md.

All of it comes from the seat's view, so nothing hidden can get in. Seats are counted clockwise from the one that looks;
a spectator looks from seat 0.
"""

from collections.abc import Iterable
from typing import Final

from catinthebox.kernel.converting import action_number
from catinthebox.kernel.layouts import KERNEL_SPACES, space_of
from catinthebox.kernel.observing import A_SEAT, SEEN_SEATS
from catinthebox.rules import NEUTRAL, Action, Colour, Phase, Seat, View
from catinthebox.rules.cards import HIGHEST_NUMBER, SPACES
from catinthebox.rules.scoring import winning_place

MOST_PREDICTED: Final = 4
"""Nobody may predict more tricks than this (P4)."""

_NUMBERS: Final = range(1, HIGHEST_NUMBER + 1)

Pieces = dict[str, list[int]]


def pieces(view: View) -> Pieces:
    """All that is seen, by name."""
    own = view.seat or 0
    players = view.size.players
    clockwise = [(own + place) % players for place in range(players)]
    tokens = _tokens(view)
    winner = (view.leader + winning_place(view.trick)) % players if view.trick else None
    return {
        "hand": [view.hand.count(number) for number in _NUMBERS],
        "discard": one_of(view.discards[own], _NUMBERS),
        "phase": one_of(view.phase, (Phase.DISCARD, Phase.PREDICT, Phase.PLAY)),
        "led": one_of(view.led, Colour),
        "place": [len(view.trick)],
        "done": [sum(view.tricks_won)],
        "neutral": tokens[NEUTRAL],
        "trick": ones((space_of(play.colour, play.number) for play in view.trick), len(SPACES)),
        "seats": [number for seat in clockwise for number in (*tokens[seat], *_of_seat(view, seat, winner))],
    }


def numbers(view: View) -> list[int]:
    """All that is seen, one piece after the other."""
    return [number for piece in pieces(view).values() for number in piece]


def how_many(players: int) -> int:
    """How many numbers that is."""
    return SEEN_SEATS + players * A_SEAT


def standing(view: View) -> list[int]:
    """What else counts in a whole match: which round it is, and every seat's points so far."""
    own = view.seat or 0
    return [view.round, *view.totals[own:], *view.totals[:own]]


def in_numbers(actions: Iterable[Action]) -> list[int]:
    """The numbers of actions, in order."""
    return sorted(map(action_number, actions))


def ones(places: Iterable[int], length: int) -> list[int]:
    """A one at each of these places."""
    written = [0] * length
    for place in places:
        written[place] = 1
    return written


def one_of(value: object, choices: Iterable[object]) -> list[int]:
    """A one at the choice that was made; none if it was not."""
    return [int(value == choice) for choice in choices]


def _of_seat(view: View, seat: Seat, winner: Seat | None) -> list[int]:
    """What lies open in front of a seat."""
    return [
        *(int(colour in view.tokens[seat]) for colour in Colour),
        *one_of(view.predictions[seat], range(1, MOST_PREDICTED + 1)),
        view.tricks_won[seat],
        int(seat == view.start),
        int(seat == winner),
    ]


def _tokens(view: View) -> dict[Seat, list[int]]:
    """By their owner, the spaces that have tokens."""
    tokens = {owner: [0] * len(SPACES) for owner in (NEUTRAL, *range(view.size.players))}
    for space, owner in zip(KERNEL_SPACES, view.board, strict=True):
        if owner is not None:
            tokens[owner][space] = 1
    return tokens
