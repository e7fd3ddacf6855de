"""Forgetting: how `heuristic` becomes a gentler opponent without playing at random.

A player has to keep in mind what has happened. Each of these things slips with the same chance: a token on the board, a
colour that somebody has lost, what somebody predicted, the card put aside. What is left is thought through as well as
ever, so the mistakes are those of people: counting on a space that is taken, or overlooking the own group.
"""

from random import Random
from typing import Final

from catinthebox.kernel.bits import lowest_place
from catinthebox.kernel.spaces import of_colour
from catinthebox.kernel.tables import ANNOUNCED, BOARDS, COLOURS, DISCARDS, TAKEN, TURN, Table

_MORE_THAN_ALL: Final = 15
"""A prediction that is never reached: whoever made it is thought to want every trick."""


def forget(table: Table, players: int, chance: float, random: Random) -> None:
    """Take from a table what slips the mind of the seat to act. The trick and the own tricks lie before its eyes."""
    seat = table[TURN]
    tokens = table[TAKEN]
    while tokens:
        token = 1 << lowest_place(tokens)
        tokens ^= token
        if random.random() < chance:
            table[TAKEN] &= ~token
            table[BOARDS + seat] &= ~token
    for other in range(players):
        if other != seat:
            for colour in range(4):
                if random.random() < chance:
                    table[COLOURS + other] |= of_colour(colour)
            if random.random() < chance:
                table[ANNOUNCED] |= _MORE_THAN_ALL << 4 * other
    if random.random() < chance:
        table[DISCARDS] = 0
