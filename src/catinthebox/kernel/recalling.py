"""All that a seat has seen of a round since the deal, as numbers, and nothing that it forgets: perfect recall.

| from | numbers | what |
|---|---|---|
| 0 | 9 | how many of each number the seat was dealt |
| 9 | 9 | the card it put aside, a one among nine |
| 18 | 36 | neutral tokens |
| 54 | 4 x players | what each seat predicted, a one among four |
| then | (players + 36) x plays | who played, and to which space, in order |
| then | players + 9 | who caused a paradox, and how many of each number it held (X3) |

Seats are counted from seat 0.
"""

from typing import Final

from catinthebox.kernel.bits import count_bits
from catinthebox.kernel.observing import neutral_spaces, write_bits
from catinthebox.kernel.seats import around, of_seat
from catinthebox.kernel.sizes import TRICKS
from catinthebox.kernel.spaces import colour_of
from catinthebox.kernel.tables import ANNOUNCED, BOARDS, CAUSER, DISCARDS, HANDS, PLIES, START, Table, space_played
from catinthebox.kernel.tricks import strength

RECALLED_DEALT: Final = 0
RECALLED_DISCARD: Final = 9
RECALLED_NEUTRAL: Final = 18
RECALLED_PREDICTIONS: Final = 54


def recall(table: Table, players: int, own: int, seen: Table) -> None:
    """All that a seat has seen; `seen` holds zeros before."""
    aside = of_seat(table[DISCARDS], own)
    for number in range(9):
        played = count_bits((table[BOARDS + own] >> (4 * number)) & 15)
        put_aside = 1 if aside == number + 1 else 0
        seen[RECALLED_DEALT + number] = of_seat(table[HANDS + own], number) + played + put_aside
    write_bits(seen, RECALLED_DISCARD, (1 << aside) >> 1, 9)
    write_bits(seen, RECALLED_NEUTRAL, neutral_spaces(table, players), 36)
    for seat in range(players):
        write_bits(seen, RECALLED_PREDICTIONS + 4 * seat, (1 << of_seat(table[ANNOUNCED], seat)) >> 1, 4)
    plays = RECALLED_PREDICTIONS + 4 * players
    recall_plays(table, players, seen, plays)
    recall_paradox(table, players, seen, plays + players * TRICKS[players] * (players + 36))


def recall_plays(table: Table, players: int, seen: Table, at: int) -> None:
    """Every play in order; who made it follows from who won the tricks before (T1, W1)."""
    leader, winner, place, led, best = table[START], 0, 0, 0, -1
    for ply in range(table[PLIES]):
        space = space_played(table, ply)
        seat = around(leader + place, players)
        seen[at + seat] = 1
        seen[at + players + space] = 1
        at += players + 36
        if place == 0:
            led, best = colour_of(space), -1
        worth = strength(space, led)
        if worth > best:
            best, winner = worth, seat
        place += 1
        if place == players:
            leader, place = winner, 0


def recall_paradox(table: Table, players: int, seen: Table, at: int) -> None:
    """Who caused a paradox, and the hand that was then shown (X3)."""
    causer = table[CAUSER]
    if causer < 0:
        return
    seen[at + causer] = 1
    for number in range(9):
        seen[at + players + number] = of_seat(table[HANDS + causer], number)
