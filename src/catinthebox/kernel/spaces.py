"""The research board and a hand as one word each: four bits a number.

Space (colour, number) is bit `4 * (number - 1) + colour`; a hand keeps in the same four bits how often it has the
number. So a hand becomes the spaces its cards could go to with one addition and one subtraction, whatever it holds,
and spaces come in the order of `rules.legal_actions`: by number, then by colour.
"""

from typing import Final

from catinthebox.kernel.bits import count_bits
from catinthebox.kernel.sizes import NUMBERS
from catinthebox.rules.cards import COPIES

EVERY_NUMBER: Final = 0x111111111
"""The lowest bit of each of nine numbers."""
RED: Final = EVERY_NUMBER
"""All red spaces: red is colour 0 (M2)."""
ALL_SPACES: Final = EVERY_NUMBER * 15
HIGHEST_BITS: Final = EVERY_NUMBER * 8
SEVENS: Final = EVERY_NUMBER * 7


def of_colour(colour: int) -> int:
    """All spaces of a colour."""
    return EVERY_NUMBER << colour


def numbers_held(hand: int) -> int:
    """The highest bit of each number in the hand: seven more carry every count from 1 to 5 up to it, but not 0."""
    return (hand + SEVENS) & HIGHEST_BITS


def spaces_of_hand(hand: int) -> int:
    """All four spaces of each number in the hand: its highest bit, 8, becomes 16 - 1."""
    held = numbers_held(hand)
    return (held << 1) - (held >> 3)


def card_of(space: int) -> int:
    """One card of a space's number, as a hand."""
    return 1 << (space & ~3)


def colour_of(space: int) -> int:
    """The colour of a space."""
    return space & 3


def unseen_cards(hand: int, taken: int, put_aside: int, players: int) -> int:
    """The cards that are not in the hand, not put aside by this seat and not on the board, as a hand."""
    cards = 0
    for number in range(NUMBERS[players]):
        seen = ((hand >> (4 * number)) & 15) + count_bits((taken >> (4 * number)) & 15)
        cards |= (COPIES - seen - (1 if put_aside == number + 1 else 0)) << (4 * number)
    return cards
