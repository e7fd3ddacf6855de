"""What a seat sees of a table now, as numbers for a network. Only what its view shows goes in.

Seats are counted from the one that looks, clockwise. docs/kernel.md has the same layout as a table. All that a seat has
seen since the deal is in `recalling`.
"""

from typing import Final

from catinthebox.kernel.seats import around, of_seat
from catinthebox.kernel.tables import (
    ANNOUNCED,
    BOARDS,
    COLOURS,
    DISCARDS,
    DONE,
    HANDS,
    LED,
    OVER,
    PHASE,
    PLACE,
    PLIES,
    START,
    TAKEN,
    WINNER,
    WON,
    Table,
    space_played,
)

SEEN_HAND: Final = 0
"""How many of each number the own hand has."""
SEEN_DISCARD: Final = 9
"""The number put aside, a one among nine."""
SEEN_PHASE: Final = 18
"""Discarding, predicting, playing."""
SEEN_LED: Final = 21
SEEN_PLACE: Final = 25
"""How many have played to the trick."""
SEEN_DONE: Final = 26
"""Tricks that are over."""
SEEN_NEUTRAL: Final = 27
"""From here on, 36 spaces in the kernel's order."""
SEEN_TRICK: Final = 63
"""The spaces of the trick under way."""
SEEN_SEATS: Final = 99
"""From here on, a block for each seat."""

SEAT_BOARD: Final = 0
SEAT_COLOURS: Final = 36
SEAT_PREDICTION: Final = 40
"""One to four tricks."""
SEAT_WON: Final = 44
SEAT_STARTS: Final = 45
SEAT_WINS: Final = 46
"""Whose play wins the trick so far."""
A_SEAT: Final = 47


def write_bits(seen: Table, at: int, word: int, bits: int) -> None:
    """The lowest bits of a word, one number each."""
    for place in range(bits):
        seen[at + place] = (word >> place) & 1


def trick_under_way(table: Table) -> int:
    """How many have played to the trick; nothing of it is under way any more when the round is over (X3)."""
    return 0 if table[PHASE] == OVER else table[PLACE]


def trick_spaces(table: Table) -> int:
    """The spaces of the trick under way: the last plays of the history."""
    spaces = 0
    for ply in range(table[PLIES] - trick_under_way(table), table[PLIES]):
        spaces |= 1 << space_played(table, ply)
    return spaces


def observe(table: Table, players: int, own: int, seen: Table) -> None:
    """All that a seat sees."""
    for number in range(9):
        seen[SEEN_HAND + number] = of_seat(table[HANDS + own], number)
    under_way = trick_under_way(table)
    write_bits(seen, SEEN_DISCARD, (1 << of_seat(table[DISCARDS], own)) >> 1, 9)
    write_bits(seen, SEEN_PHASE, 1 << table[PHASE], 3)
    write_bits(seen, SEEN_LED, 1 << table[LED] if under_way > 0 else 0, 4)
    seen[SEEN_PLACE] = under_way
    seen[SEEN_DONE] = table[DONE]
    write_bits(seen, SEEN_TRICK, trick_spaces(table), 36)
    winner = table[WINNER] if under_way > 0 else -1
    for place in range(players):
        seat = around(own + place, players)
        observe_seat(table, seat, winner, seen, SEEN_SEATS + place * A_SEAT)
    write_bits(seen, SEEN_NEUTRAL, neutral_spaces(table, players), 36)


def neutral_spaces(table: Table, players: int) -> int:
    """Where neutral tokens lie (P2): on spaces that are taken, and by no seat."""
    spaces = table[TAKEN]
    for seat in range(players):
        spaces &= ~table[BOARDS + seat]
    return spaces


def observe_seat(table: Table, seat: int, winner: int, seen: Table, at: int) -> None:
    """What lies open in front of a seat, and its tokens on the board."""
    write_bits(seen, at + SEAT_BOARD, table[BOARDS + seat], 36)
    write_bits(seen, at + SEAT_COLOURS, table[COLOURS + seat], 4)
    write_bits(seen, at + SEAT_PREDICTION, (1 << of_seat(table[ANNOUNCED], seat)) >> 1, 4)
    seen[at + SEAT_WON] = of_seat(table[WON], seat)
    seen[at + SEAT_STARTS] = 1 if table[START] == seat else 0
    seen[at + SEAT_WINS] = 1 if winner == seat else 0
