"""What a network sees of a table: a row of words whose bits are its inputs. Only what the seat's view shows goes in.

Plain functions on tables of the kernel, to be compiled for the processor and for CUDA. Seats are counted from the one
that looks, clockwise. Everything is a yes or a no, counts are thermometers (a bit for "at least one", one for "at least
two", ...), so that a network's first layer is a sum of rows, and a word of the kernel is an input as it is.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final

from catinthebox.kernel.bits import count_bits, lowest_place
from catinthebox.kernel.scoring import TWO_PLAYER_LIMIT, group_at, largest_group
from catinthebox.kernel.seats import around, of_seat
from catinthebox.kernel.sizes import MOST_PLAYERS, NUMBERS
from catinthebox.kernel.spaces import unseen_cards
from catinthebox.kernel.tables import (
    ANNOUNCED,
    BOARDS,
    COLOURS,
    DISCARDS,
    DONE,
    HANDS,
    HISTORY,
    LED,
    PHASE,
    PLACE,
    PLAYING,
    PLAYS_A_WORD,
    PLIES,
    START,
    TAKEN,
    TURN,
    WINNER,
    WON,
    Table,
    legal_spaces,
)

SIGHT: Final = "1"
"""Which sight this is: a network plays only with the one that it was trained with."""

AIM_SIDE: Final = 0
"""0 is the white side of the board, 1 the purple one."""
AIM_LEFT: Final = 1
"""The rounds after this one."""
AIM_TOTALS: Final = 2
"""Each seat's points in the rounds before."""
AIM_ENVY: Final = AIM_TOTALS + MOST_PLAYERS
"""How much the others' mean points count against the own, in quarters, for each seat."""
AIM_WORDS: Final = AIM_ENVY + MOST_PLAYERS
MOST_ENVY: Final = 4

SEE_HAND: Final = 0
"""Of each number at least one, two, three, four."""
SEE_DISCARD: Final = 1
SEE_UNSEEN: Final = 2
"""The cards that are neither in the hand nor put aside by this seat nor on the board."""
SEE_MOMENT: Final = 3
"""Three phases, the led colour, how many have played to the trick, and which trick it is."""
SEE_LEGAL: Final = 4
SEE_GROWN: Final = 5
"""Where an own token would make a group of at least two, three, four, six."""
GROUPS: Final = (2, 3, 4, 6)
SEE_TRICK: Final = SEE_GROWN + len(GROUPS)
SEE_LEADS: Final = SEE_TRICK + 1
"""The tokens that led a trick."""
SEE_WHEN: Final = SEE_LEADS + 1
"""In which trick each token was laid: its number in three bits."""
SEE_STANDING: Final = SEE_WHEN + 3
"""How each other seat is ahead in the match, by at least so many points; then the side, the rounds left and the aim."""
SEE_SEATS: Final = SEE_STANDING + 1
"""From here on three words for each seat."""
SEE_BOARD, SEE_OPEN, SEE_FRONT = range(3)
"""A seat's tokens, the empty spaces whose colours it has, and what lies in front of it."""
A_SEATS_SIGHT: Final = 3
AHEAD: Final = (-8, -4, -2, 0, 1, 3, 5, 9)

MOMENT_BITS: Final = 3 + 4 + 5 + 8
STANDING_BITS: Final = len(AHEAD) * (MOST_PLAYERS - 1) + 1 + (MOST_PLAYERS - 1) + MOST_ENVY
FRONT_BITS: Final = 4 + 4 + 8 + 6 + 3 + 8


def sight_words(players: int) -> int:
    """How many words a network sees."""
    return SEE_SEATS + A_SEATS_SIGHT * players


def sight_widths(players: int) -> tuple[int, ...]:
    """How many bits of each word a network sees."""
    numbers = NUMBERS[players]
    spaces = 4 * numbers
    widths = [spaces] * sight_words(players)
    widths[SEE_DISCARD] = numbers
    widths[SEE_MOMENT] = MOMENT_BITS
    widths[SEE_STANDING] = STANDING_BITS
    for seat in range(players):
        widths[SEE_SEATS + A_SEATS_SIGHT * seat + SEE_FRONT] = FRONT_BITS
    return tuple(widths)


def look(
    table: Table, players: int, aims: Sequence[int], neighbours: Sequence[int], seen: MutableSequence[int]
) -> None:
    """Write all that the seat to act sees."""
    own, taken = table[TURN], table[TAKEN]
    in_play = (1 << (4 * NUMBERS[players])) - 1
    hand, put_aside = table[HANDS + own], of_seat(table[DISCARDS], own)
    seen[SEE_HAND] = thermometers(hand)
    seen[SEE_DISCARD] = (1 << put_aside) >> 1
    seen[SEE_UNSEEN] = thermometers(unseen_cards(hand, taken, put_aside, players))
    seen[SEE_MOMENT] = moment(table)
    seen[SEE_LEGAL] = legal_spaces(table) if table[PHASE] == PLAYING else 0
    look_at_groups(table[BOARDS + own], table[COLOURS + own] & in_play & ~taken, neighbours, seen)
    look_back(table, players, seen)
    standing, place = 0, 0
    for other in range(1, players):
        ahead = aims[AIM_TOTALS + around(own + other, players)] - aims[AIM_TOTALS + own]
        for least in AHEAD:
            standing |= (1 if ahead >= least else 0) << place
            place += 1
    place = len(AHEAD) * (MOST_PLAYERS - 1)
    standing |= (aims[AIM_SIDE] | ((1 << aims[AIM_LEFT]) - 1) << 1) << place
    seen[SEE_STANDING] = standing | ((1 << aims[AIM_ENVY + own]) - 1) << (place + MOST_PLAYERS)
    for other in range(players):
        seat = around(own + other, players)
        at = SEE_SEATS + A_SEATS_SIGHT * other
        seen[at + SEE_BOARD] = table[BOARDS + seat]
        seen[at + SEE_OPEN] = table[COLOURS + seat] & in_play & ~taken
        seen[at + SEE_FRONT] = front_of(table, players, seat, neighbours)


def thermometers(hand: int) -> int:
    """Four bits for each number of a hand: at least one, two, three, four of it."""
    marks, place = 0, 0
    while hand:
        marks |= ((1 << min(4, hand & 15)) - 1) << place
        hand >>= 4
        place += 4
    return marks


def moment(table: Table) -> int:
    """The phase, the led colour, the place in the trick and the trick."""
    marks = 1 << table[PHASE]
    if table[PHASE] == PLAYING:
        if table[PLACE] > 0:
            marks |= 8 << table[LED]
        marks |= (1 << table[PLACE]) << 7
        marks |= (1 << table[DONE]) << 12
    return marks


def look_at_groups(own: int, free: int, neighbours: Sequence[int], seen: MutableSequence[int]) -> None:
    """How large the group would be that an own token makes on each free space."""
    for least in range(len(GROUPS)):
        seen[SEE_GROWN + least] = 0
    edges = 0
    left = own
    while left:
        edges |= neighbours[lowest_place(left)]
        left &= left - 1
    edges &= free
    while edges:
        space = lowest_place(edges)
        bit = edges & -edges
        edges ^= bit
        size = count_bits(group_at(bit, own, neighbours))
        for least in range(len(GROUPS)):
            seen[SEE_GROWN + least] |= (1 if size >= GROUPS[least] else 0) << space


def look_back(table: Table, players: int, seen: MutableSequence[int]) -> None:
    """The plays of the round in their order: which trick each belongs to, which led it, which lie in this trick."""
    leads, trick, when0, when1, when2 = 0, 0, 0, 0, 0
    this = table[PLIES] - table[PLACE]
    number, place = 0, 0
    for ply in range(table[PLIES]):
        bit = 1 << ((table[HISTORY + ply // PLAYS_A_WORD] >> (6 * (ply % PLAYS_A_WORD))) & 63)
        if place == 0:
            leads |= bit
        if ply >= this:
            trick |= bit
        when0 |= bit if number & 1 else 0
        when1 |= bit if number & 2 else 0
        when2 |= bit if number & 4 else 0
        place += 1
        if place == players:
            place = 0
            number += 1
    seen[SEE_LEADS] = leads
    seen[SEE_TRICK] = trick
    seen[SEE_WHEN] = when0
    seen[SEE_WHEN + 1] = when1
    seen[SEE_WHEN + 2] = when2


def front_of(table: Table, players: int, seat: int, neighbours: Sequence[int]) -> int:
    """What lies in front of a seat: colour tokens, prediction, tricks, and how they fit; and its largest group."""
    won, announced = of_seat(table[WON], seat), of_seat(table[ANNOUNCED], seat)
    missing = (TWO_PLAYER_LIMIT if players == 2 else announced) - won
    marks = table[COLOURS + seat] & 15
    marks |= (1 << announced >> 1) << 4
    marks |= ((1 << won) - 1) << 8
    marks |= (1 << min(5, missing + 1) if missing >= 0 else 1) << 16
    marks |= (1 if table[START] == seat else 0) << 22
    marks |= (1 if table[WINNER] == seat else 0) << 23
    marks |= (1 if around(seat + table[PLACE], players) == table[TURN] else 0) << 24
    return marks | ((1 << min(8, largest_group(table[BOARDS + seat], neighbours))) - 1) << 25
