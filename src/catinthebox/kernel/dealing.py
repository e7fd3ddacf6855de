"""A shuffled deal (P1, P2): the deck as one word with a bit a card, from which cards are drawn bit by bit.

Four copies of a number stand in the number's four bits, as its spaces do; the fifth copies of 1 to 7 stand 36 bits
higher, and those of 8 and 9 where the word has room, beside the fifth copies of 1 and 2. Counting the cards of a hand
is then a sum of the bits within each four.
"""

from typing import Final

from catinthebox.kernel.bits import lowest_place, nth_bit
from catinthebox.kernel.chance import choice, fraction, remainder
from catinthebox.kernel.seats import Words, passed
from catinthebox.kernel.sizes import CARDS, DEALT

FIFTH: Final = 36
"""Where the fifth copies of 1 to 7 begin."""
FIFTH_OF_8: Final = 37
FIFTHS_OF_1_TO_7: Final = 0x1111111
FIFTHS_OF_8_AND_9: Final = 0x11
LOW_COPIES: Final = 2**FIFTH - 1
EVERY_SECOND_BIT: Final = 0x555555555
EVERY_SECOND_PAIR: Final = 0x333333333

DECKS: Final = (
    0,
    0,
    0x11111 << FIFTH | 0xFFFFF,
    0x111111 << FIFTH | 0xFFFFFF,
    0x1111111 << FIFTH | 0x1 << FIFTH_OF_8 | 0xFFFFFFFF,
    0x1111111 << FIFTH | 0x11 << FIFTH_OF_8 | 0xFFFFFFFFF,
)
"""By the number of players: five copies of each number (M1)."""

AT_ONCE: Final = 5
"""So many cards are drawn with one fraction."""
TURNED_UP_WORD: Final = 4
"""Words 0 to 3 of a key deal two hands, this one turns cards up."""
GREEN: Final = 8
"""Green among a number's four spaces; yellow and blue are the bits below it."""


def counted(cards: int) -> int:
    """Cards of the deck as a hand: how many there are of each number."""
    low = cards & LOW_COPIES
    pairs = low - ((low >> 1) & EVERY_SECOND_BIT)
    fours = (pairs & EVERY_SECOND_PAIR) + ((pairs >> 2) & EVERY_SECOND_PAIR)
    return fours + ((cards >> FIFTH) & FIFTHS_OF_1_TO_7) + (((cards >> FIFTH_OF_8) & FIFTHS_OF_8_AND_9) << 28)


def without_drawn(deck: int, left: int, part: int, cards: int) -> int:
    """The deck, which has `left` cards, after so many of them were drawn."""
    for _ in range(cards):
        deck ^= nth_bit(deck, choice(part, left))
        part = remainder(part, left)
        left -= 1
    return deck


def dealt_hands(key: int, nobody: Words) -> tuple[Words, int]:
    """A hand for each seat, and the cards that are left over. `nobody` has a 0 for each seat."""
    players = len(nobody)
    deck, left, dealt = DECKS[players], CARDS[players], DEALT[players]
    hands = nobody
    for seat in range(2 if players == 2 else players - 1):
        rest = without_drawn(deck, left, fraction(key, 2 * seat), AT_ONCE)
        rest = without_drawn(rest, left - AT_ONCE, fraction(key, 2 * seat + 1), dealt - AT_ONCE)
        hands = passed(hands, counted(deck ^ rest))
        deck, left = rest, left - dealt
    if players > 2:  # the last hand is all that is left
        hands = passed(hands, counted(deck))
        deck = 0
    return hands, deck


def turned_up(key: int, leftover: int) -> tuple[int, int]:
    """The neutral tokens of the two-player game, and the leftover cards in order, four bits a number (P2)."""
    part = fraction(key, TURNED_UP_WORD)
    spaces = 0
    numbers = 0
    for place in range(5):
        card = nth_bit(leftover, choice(part, 5 - place))
        part = remainder(part, 5 - place)
        leftover ^= card
        at = lowest_place(card)
        number = (at - FIFTH if at >= FIFTH else at) >> 2
        numbers |= (number + 1) << (4 * place)
        if place < 3:
            spaces |= neutral_space(spaces, number)
    return spaces, numbers


def neutral_space(taken: int, number: int) -> int:
    """Where a turned up card puts its token: green, else yellow, else blue (P2)."""
    space = GREEN << (4 * number)
    while space & taken:
        space >>= 1
    return space
