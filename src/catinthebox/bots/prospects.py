"""What a player can reckon from what it sees: which cards will still find a space, and who will take a trick.

All of it is rough on purpose: counting, as a good player does in the head, and no search.
"""

from collections.abc import Sequence
from functools import cache
from math import comb, erfc, sqrt

from catinthebox.rules import Colour, Hand, Play, Seat, View
from catinthebox.rules.cards import ALL_COLOURS, COPIES, TRUMP, space_index
from catinthebox.rules.layouts import Board
from catinthebox.rules.scoring import winning_place

ByNumber = tuple[float, ...]
"""Something about each number of the game; index 0 is unused."""


def hidden_cards(view: View) -> ByNumber:
    """How many cards of each number may be in other hands: five less those seen in the own hand and on the board."""
    own = [*view.hand, *(card for card in view.discards if card is not None)]
    return (
        0,
        *(
            COPIES - own.count(number) - (len(ALL_COLOURS) - empty_spaces(view.board, number, ALL_COLOURS))
            for number in range(1, view.size.numbers + 1)
        ),
    )


def empty_spaces(board: Board, number: int, colours: Sequence[Colour]) -> int:
    """How many spaces of a number are empty in these colours."""
    return sum([board[space_index(colour, number)] is None for colour in colours])


def lasting_chances(view: View, hidden: ByNumber) -> ByNumber:
    """The chance that an empty space of each number stays so until the own card comes: half the others come first."""

    def chance(number: int) -> float:
        empty = empty_spaces(view.board, number, ALL_COLOURS)
        return max(0.1, round(1 - hidden[number] / empty / 2, 1)) if empty else 0.0

    return (0, *(chance(number) for number in range(1, view.size.numbers + 1)))


def paradox_risk(hand: Hand, colours: Sequence[Colour], board: Board, lasting: ByNumber) -> float:
    """The chance that the cards of a hand, all but one, do not find their spaces (D1, D2, T3, X1)."""
    needed = len(hand) - 1
    if needed == 0:
        return 0.0
    mean, variance = 0.0, 0.1
    for number in set(hand):
        room, spread = _room(hand.count(number), empty_spaces(board, number, colours), lasting[number])
        mean, variance = mean + room, variance + spread
    return 0.5 * erfc((mean - needed + 0.5) / sqrt(2 * variance))  # as if the sum were normal


@cache
def _room(cards: int, empty: int, lasting: float) -> tuple[float, float]:
    """How many of equal cards find an empty space when each space lasts with that chance: mean and variance."""
    chances = [comb(empty, left) * lasting**left * (1 - lasting) ** (empty - left) for left in range(empty + 1)]
    mean = sum(min(cards, left) * chance for left, chance in enumerate(chances))
    return mean, sum((min(cards, left) - mean) ** 2 * chance for left, chance in enumerate(chances))


def winning_chance(view: View, play: Play, hidden: ByNumber) -> float:
    """The chance that a play takes the trick: certain for the last to play, else by what the others can answer."""
    trick = (*view.trick, play)
    if winning_place(trick) != len(trick) - 1:
        return 0.0
    chance = 1.0
    for place in range(len(trick), view.size.players):
        chance *= 1 - _beaten_by(view, (view.leader + place) % view.size.players, play, hidden)
    return chance


def _beaten_by(view: View, seat: Seat, play: Play, hidden: ByNumber) -> float:
    """The chance that a later seat has a stronger card and plays it: sooner a higher one than a trump."""
    stronger = 0.0
    for number in range(1, view.size.numbers + 1):
        if number > play.number and _can_declare(view, seat, play.colour, number):
            stronger += 0.8 * hidden[number]
        elif play.colour is not TRUMP and _can_declare(view, seat, TRUMP, number):
            stronger += 0.35 * hidden[number]
    share = stronger / max(1, sum(hidden))
    return min(0.9, 1 - (1 - share) ** min(3, view.hand_sizes[seat]))


def _can_declare(view: View, seat: Seat, colour: Colour, number: int) -> bool:
    return colour in view.tokens[seat] and view.board[space_index(colour, number)] is None
