"""How the hidden cards may lie: drawn so that they fit all that was seen, and weighed by how well they explain it.

Plain functions on tables of the kernel, to be compiled. A world is a whole table: everybody's cards as they may have
been dealt, and then everything that happened in the round again, action by action. A player who would have acted
otherwise with such cards is unlikely to have them.
"""

from collections.abc import MutableSequence, Sequence
from math import exp
from typing import Final, NamedTuple

from catinthebox.bots.thumb import DISCARD_WORTH, NUMBERS, WORTH, best_discard, chosen_action
from catinthebox.kernel.acting import act, discard
from catinthebox.kernel.chance import FRACTION_BITS, choice, fraction
from catinthebox.kernel.tables import (
    ACTIONS,
    DISCARD_ACTIONS,
    DISCARDING,
    HANDS,
    PHASE,
    TAKEN,
    TURN,
    Table,
    clear,
    legal_actions,
)

STEPS_A_POINT: Final = 8
FADING_STEPS: Final = 64
FADING: Final = tuple(exp(-step / STEPS_A_POINT) for step in range(FADING_STEPS))
"""How likely an action is that looks worse than the best by so many steps, compared to it: e times less a point."""
SURPRISE: Final = 0.05
"""How often players do something for reasons that the rules of thumb do not know."""
UNTHINKABLE: Final = 1e-9
"""The chance of what the rules forbid: not 0, so that one of several such worlds can be drawn at all."""


class Seen(NamedTuple):
    """What a seat knows of its round."""

    players: int
    seat: int
    start: int
    own: int
    """The own cards as they were dealt."""
    put_aside: int
    """The own number put aside, 0 before."""
    neutral: int
    """The spaces of neutral tokens (P2)."""
    unseen: int
    """All cards that were not seen anywhere, as a hand."""
    unseen_cards: int
    hidden: Sequence[int]
    """How many of them each seat has, in hand or put aside."""
    shown: Sequence[int]
    """The cards that each seat has played, as a hand."""
    deeds: Sequence[int]
    """All predictions and plays of the round in their order."""


def imagine(
    seen: Seen,
    key: int,
    table: Table,
    neighbours: Sequence[int],
    odds: Sequence[int],
    weights: Sequence[int],
    worths: MutableSequence[int],
) -> float:
    """Fill a table with a world of a key; how likely all that happened would be in it."""
    deal_unseen(seen, key, table)
    if seen.put_aside == 0:
        return 1.0
    discard(table, seen.players, seen.put_aside)
    likely = 1.0
    while table[PHASE] == DISCARDING:
        likely *= put_aside_unseen(seen, fraction(key, seen.unseen_cards + table[TURN]), table, odds, weights, worths)
    for place in range(len(seen.deeds)):
        if table[TURN] != seen.seat:
            part = fraction(key, seen.unseen_cards + seen.players + place)
            chosen_action(table, seen.players, neighbours, odds, weights, part, worths)
            likely *= chance_of(seen.deeds[place], legal_actions(table, seen.players), worths)
        act(table, seen.players, seen.deeds[place])
    return likely


def deal_unseen(seen: Seen, key: int, table: Table) -> None:
    """The table after the deal: the unseen cards shuffled among those who have them. The seat itself is to act."""
    clear(table, seen.players, seen.start)
    pool, left = seen.unseen, seen.unseen_cards
    for seat in range(seen.players):
        table[HANDS + seat] = seen.shown[seat]
        for _ in range(seen.hidden[seat]):
            card = nth_card(pool, choice(fraction(key, left), left))
            table[HANDS + seat] += card
            pool -= card
            left -= 1
    table[HANDS + seen.seat] = seen.own
    table[TAKEN] = seen.neutral
    table[TURN] = seen.seat


def nth_card(pool: int, n: int) -> int:
    """The n-th card of a pool in the order of numbers, counted from 0, as a hand of one."""
    card = 1
    while n >= pool & 15:
        n -= pool & 15
        pool >>= 4
        card <<= 4
    return card


def put_aside_unseen(
    seen: Seen, part: int, table: Table, odds: Sequence[int], weights: Sequence[int], worths: MutableSequence[int]
) -> float:
    """The seat to act puts aside a card it has not shown since; how likely it is that it was any of these."""
    hand, shown = table[HANDS + table[TURN]], seen.shown[table[TURN]]
    best = worths[best_discard(table, seen.players, odds, weights, part, worths)]
    every = likely_numbers(hand, best, worths)
    unshown = likely_numbers(hand - shown, best, worths)
    left, chosen = unshown * part, 0
    for number in range(NUMBERS[seen.players]):
        if ((hand - shown) >> (4 * number)) & 15 and left >= 0:
            chosen = number
            left -= faded(best - worths[DISCARD_ACTIONS + number], DISCARD_WORTH) * (1 << FRACTION_BITS)
    discard(table, seen.players, chosen + 1)
    return unshown / every


def likely_numbers(hand: int, best: int, worths: Sequence[int]) -> float:
    """How likely it is that any number of a hand is put aside, not divided by that of all numbers."""
    likely, number = 0.0, 0
    while hand:
        if hand & 15:
            likely += faded(best - worths[DISCARD_ACTIONS + number], DISCARD_WORTH)
        hand >>= 4
        number += 1
    return likely


def chance_of(action: int, legal: int, worths: Sequence[int]) -> float:
    """How likely an action is, one being the likelier the more it looks worth."""
    if (legal >> action) & 1 == 0:
        return UNTHINKABLE
    best, count = worths[action], 0
    for other in range(ACTIONS):
        if (legal >> other) & 1:
            best = max(best, worths[other])
            count += 1
    every = 0.0
    for other in range(ACTIONS):
        if (legal >> other) & 1:
            every += faded(best - worths[other], WORTH)
    return (1 - SURPRISE) * faded(best - worths[action], WORTH) / every + SURPRISE / count


def faded(behind: int, point: int) -> float:
    """How likely an action is that looks worse than the best by so much, compared to the best."""
    return FADING[min(FADING_STEPS - 1, behind * STEPS_A_POINT // point)]
