"""Rounds in lock-step for training: dealing, looking and acting at many tables. To be compiled for both targets.

Unlike the kernel's own `stepping`, a table whose round is over waits, so that every batch is of whole rounds, and only
the tables where somebody has to act are looked at.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final

from catinthebox.bots.neural.sight import AIM_ENVY, AIM_SIDE, look, thermometers
from catinthebox.bots.thumb import chosen_action
from catinthebox.kernel.acting import act, deal, score_of
from catinthebox.kernel.chance import fraction, key_of
from catinthebox.kernel.scoring import fits
from catinthebox.kernel.seats import Words, around, of_seat
from catinthebox.kernel.sizes import NUMBERS
from catinthebox.kernel.tables import (
    ANNOUNCED,
    CAUSER,
    DISCARDS,
    HANDS,
    OVER,
    PHASE,
    TURN,
    WON,
    Table,
    legal_actions,
)

entries: Final = ("begin_tables", "look_rows", "act_rows", "thumb_rows", "unpack_rows")
"""What Python calls."""

Rows = Sequence[MutableSequence[int]]
Tables = Sequence[Table]


def hidden_words(players: int) -> int:
    """How many words a critic sees beside those of the seat."""
    return 2 * (players - 1) + 1


def hidden_widths(players: int) -> tuple[int, ...]:
    """How many bits of each of these."""
    numbers = NUMBERS[players]
    return (4 * numbers, numbers) * (players - 1) + (4 * players,)


def look_behind(table: Table, players: int, aims: Sequence[int], hidden: MutableSequence[int]) -> None:
    """What the seat to act does not see: the others' hands, what they put aside, and what everybody wants."""
    own, wants = table[TURN], 0
    for other in range(players):
        seat = around(own + other, players)
        wants |= ((1 << aims[AIM_ENVY + seat]) - 1) << (4 * other)
        if other > 0:
            hidden[2 * other - 2] = thermometers(table[HANDS + seat])
            hidden[2 * other - 1] = (1 << of_seat(table[DISCARDS], seat)) >> 1
    hidden[2 * players - 2] = wants


def begin_table(place: int, tables: Tables, seed: int, nobody: Words) -> None:
    """Deal a round of a seed; everybody starts equally often."""
    deal(tables[place], key_of(seed, place), nobody, place % len(nobody))


def look_row(
    row: int,
    offset: int,
    places: Sequence[int],
    tables: Tables,
    players: int,
    aims: Rows,
    sides: Rows,
    seen: Rows,
    hidden: Rows,
    legal: MutableSequence[int],
    seats: MutableSequence[int],
) -> None:
    """What the seat to act sees, and what it does not see, at the table of a row."""
    place, at = places[row], offset + row
    table, aim = tables[place], aims[place]
    seats[at] = table[TURN]
    legal[at] = legal_actions(table, players)
    look(table, players, aim, sides[aim[AIM_SIDE]], seen[at])
    look_behind(table, players, aim, hidden[at])


def act_row(
    row: int,
    places: Sequence[int],
    tables: Tables,
    players: int,
    actions: Sequence[int],
    aims: Rows,
    sides: Rows,
    over: MutableSequence[int],
    scores: Rows,
    met: Rows,
    caused: Rows,
) -> None:
    """Act at the table of a row. If that ends the round, write what came of it for each seat."""
    place = places[row]
    table = tables[place]
    act(table, players, actions[row])
    over[place] = 1 if table[PHASE] == OVER else 0
    if table[PHASE] == OVER:
        neighbours = sides[aims[place][AIM_SIDE]]
        for seat in range(players):
            scores[place][seat] = score_of(table, players, seat, neighbours)
            fitting = fits(players, of_seat(table[WON], seat), of_seat(table[ANNOUNCED], seat))
            met[place][seat] = 1 if fitting else 0
            caused[place][seat] = 1 if table[CAUSER] == seat else 0


def begin_tables(count: int, tables: Tables, seed: int, nobody: Words) -> None:
    """Deal at all tables."""
    for place in range(count):
        begin_table(place, tables, seed, nobody)


def look_rows(
    count: int,
    offset: int,
    places: Sequence[int],
    tables: Tables,
    players: int,
    aims: Rows,
    sides: Rows,
    seen: Rows,
    hidden: Rows,
    legal: MutableSequence[int],
    seats: MutableSequence[int],
) -> None:
    """Look at the tables of all rows."""
    for row in range(count):
        look_row(row, offset, places, tables, players, aims, sides, seen, hidden, legal, seats)


def act_rows(
    count: int,
    places: Sequence[int],
    tables: Tables,
    players: int,
    actions: Sequence[int],
    aims: Rows,
    sides: Rows,
    over: MutableSequence[int],
    scores: Rows,
    met: Rows,
    caused: Rows,
) -> None:
    """Act at the tables of all rows."""
    for row in range(count):
        act_row(row, places, tables, players, actions, aims, sides, over, scores, met, caused)


def thumb_row(
    row: int,
    places: Sequence[int],
    tables: Tables,
    players: int,
    aims: Rows,
    sides: Rows,
    odds: Sequence[int],
    weights: Rows,
    seed: int,
    worths: MutableSequence[int],
    actions: MutableSequence[int],
) -> None:
    """What rules of thumb would do at the table of a row; different tables have different weights."""
    place = places[row]
    table = tables[place]
    part = fraction(key_of(seed, place), table[TURN])
    neighbours = sides[aims[place][AIM_SIDE]]
    actions[row] = chosen_action(table, players, neighbours, odds, weights[place % len(weights)], part, worths)


def thumb_rows(
    count: int,
    places: Sequence[int],
    tables: Tables,
    players: int,
    aims: Rows,
    sides: Rows,
    odds: Sequence[int],
    weights: Rows,
    seed: int,
    worths: MutableSequence[int],
    actions: MutableSequence[int],
) -> None:
    """What rules of thumb would do at the tables of all rows."""
    for row in range(count):
        thumb_row(row, places, tables, players, aims, sides, odds, weights, seed, worths, actions)


def unpack_bit(
    row: int,
    bit: int,
    words: Rows,
    word_of: Sequence[int],
    shift_of: Sequence[int],
    one: int,
    bits: Rows,
) -> None:
    """A bit of a row of words becomes `one` or 0."""
    bits[row][bit] = ((words[row][word_of[bit]] >> shift_of[bit]) & 1) * one


def unpack_rows(count: int, words: Rows, word_of: Sequence[int], shift_of: Sequence[int], one: int, bits: Rows) -> None:
    """All bits of all rows."""
    for row in range(count):
        for bit in range(len(word_of)):
            unpack_bit(row, bit, words, word_of, shift_of, one, bits)
