"""A round at one moment as a row of words, for everything that goes ply by ply: conversions, rollouts, environments.

`table[HANDS + seat]` is a word of a seat, `table[TURN]` a word of the table. The row can be a Python list or a column
of an array with a table in each column. Where a word holds something for every seat, it has four bits a seat, from
seat 0.
"""

from collections.abc import MutableSequence
from typing import Final, TypeAlias

from catinthebox.kernel.declaring import declarable, for_a_leader
from catinthebox.kernel.seats import around, of_seat
from catinthebox.kernel.sizes import PREDICTIONS, WAYS_TO_PREDICT
from catinthebox.kernel.spaces import ALL_SPACES, numbers_held

Table: TypeAlias = MutableSequence[int]

HANDS: Final = 0
BOARDS: Final = 5
"""Each seat's own tokens on the research board."""
COLOURS: Final = 10
"""All spaces of the colours whose tokens a seat still has."""
TAKEN: Final = 15
"""All spaces with a token; those of no seat are neutral."""
DISCARDS: Final = 16
"""The number each seat put aside, 0 before."""
ANNOUNCED: Final = 17
"""What each seat predicted, 0 before."""
WON: Final = 18
LEFTOVER: Final = 19
"""The five cards left over with two players in their order, four bits each."""
START: Final = 20
TURN: Final = 21
"""Who acts; while cards are put aside, one of those that have not."""
PHASE: Final = 22
PLACE: Final = 23
"""How many have played to the trick under way."""
LED: Final = 24
BEST: Final = 25
"""The strength that wins the trick so far."""
WINNER: Final = 26
"""Who has played it."""
DONE: Final = 27
"""Tricks that are over."""
CAUSER: Final = 28
PLIES: Final = 29
HISTORY: Final = 30
"""All plays in order, ten to a word, six bits each."""
ROUND: Final = 34
"""Which round of its seed was dealt here."""
WORDS: Final = 35

DISCARDING, PREDICTING, PLAYING, OVER = range(4)

DISCARD_ACTIONS: Final = 36
"""Actions 0 to 35 play to a space; from here on, they put aside a 1, a 2, ..."""
PREDICT_ACTIONS: Final = 45
"""From here on, they predict one trick, two, ..."""
ACTIONS: Final = 49

PLAYS_A_WORD: Final = 10


def clear(table: Table, players: int, start: int) -> None:
    """An empty table, before the cards are dealt."""
    for place in range(WORDS):
        table[place] = 0
    for seat in range(players):
        table[COLOURS + seat] = ALL_SPACES
    table[START] = start
    table[TURN] = start
    table[LED] = -1
    table[BEST] = -1
    table[WINNER] = -1
    table[CAUSER] = -1


def space_played(table: Table, ply: int) -> int:
    """Where the play of this number went, counted from 0 in the order of the round."""
    return (table[HISTORY + ply // PLAYS_A_WORD] >> (6 * (ply % PLAYS_A_WORD))) & 63


def legal_spaces(table: Table) -> int:
    """Where the seat whose turn it is may play (D1 to D4); nothing is a paradox (X1)."""
    seat = table[TURN]
    spaces = declarable(table[HANDS + seat], table[COLOURS + seat], table[TAKEN])
    return for_a_leader(spaces, table[TAKEN]) if table[PLACE] == 0 else spaces


def legal_actions(table: Table, players: int) -> int:
    """What may be done now, a bit for each action; nothing when the round is over."""
    phase = table[PHASE]
    if phase == PLAYING:
        return legal_spaces(table)
    if phase == DISCARDING:
        held = numbers_held(table[HANDS + table[TURN]]) >> 3
        actions = 0
        for number in range(9):  # the numbers stand four bits apart, the actions side by side
            actions |= ((held >> (4 * number)) & 1) << (DISCARD_ACTIONS + number)
        return actions
    if phase == PREDICTING:
        actions = 0
        for way in range(WAYS_TO_PREDICT[players]):
            actions |= 1 << (PREDICT_ACTIONS - 1 + of_seat(PREDICTIONS[players], way))
        return actions
    return 0


def pass_turn(table: Table, players: int) -> None:
    """The next seat clockwise is to act."""
    table[TURN] = around(table[TURN] + 1, players)
