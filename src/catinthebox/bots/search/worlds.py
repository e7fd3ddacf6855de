"""How the hidden cards may lie: drawn so that they fit all that was seen, and weighed by how well they explain it.

Plain functions on tables of the kernel, to be compiled. A world is a whole table: everybody's cards as they may have
been dealt, and then everything that happened in the round again, action by action. A player who would have acted
otherwise with such cards is unlikely to have them. How unlikely, a mind says: that of `by_thumb`, or another compiled
in its place.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final, NamedTuple

from catinthebox.bots.search.by_thumb import Mind, weigh_actions
from catinthebox.kernel.acting import act, discard
from catinthebox.kernel.bits import count_bits, lowest_place
from catinthebox.kernel.chance import FRACTION_BITS, choice, fraction, key_of
from catinthebox.kernel.sizes import NUMBERS
from catinthebox.kernel.tables import (
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

SURPRISE: Final = 0.05
"""How often players do something for reasons that no mind knows."""
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


def weigh_worlds(seen: Seen, key: int, table: Table, mind: Mind, likely: MutableSequence[float]) -> None:
    """Write how likely the first worlds of a key are, each with all before it."""
    every = 0.0
    for world in range(len(likely)):
        every += imagine(seen, key_of(key, world), table, mind, False)
        likely[world] = every


def drawn_world(likely: Sequence[float], part: float) -> int:
    """The world at a part of all that was weighed, from 0 to 1: the likelier, the more parts lead to it."""
    world, last = 0, len(likely) - 1
    while world < last and likely[world] < part * likely[last]:
        world += 1
    return world


def imagine(seen: Seen, key: int, table: Table, mind: Mind, again: bool) -> float:
    """Fill a table with a world of a key; how likely all that happened would be in it, which is not asked again."""
    deal_unseen(seen, key, table)
    if seen.put_aside == 0:
        return 1.0
    discard(table, seen.players, seen.put_aside)
    likely = 1.0
    while table[PHASE] == DISCARDING:
        likely *= put_aside_unseen(seen, fraction(key, seen.unseen_cards + table[TURN]), table, mind)
    for place in range(len(seen.deeds)):
        if table[TURN] != seen.seat and not again:
            weigh_actions(table, seen.players, mind, fraction(key, seen.unseen_cards + seen.players + place))
            likely *= chance_of(seen.deeds[place], legal_actions(table, seen.players), mind.chances)
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


def put_aside_unseen(seen: Seen, part: int, table: Table, mind: Mind) -> float:
    """The seat to act puts aside a card it has not shown since; how likely it is that it was any of these."""
    hand, shown = table[HANDS + table[TURN]], seen.shown[table[TURN]]
    weigh_actions(table, seen.players, mind, part)
    every = likely_numbers(hand, mind.chances)
    unshown = likely_numbers(hand - shown, mind.chances)
    left, chosen = unshown * part, 0
    for number in range(NUMBERS[seen.players]):
        if ((hand - shown) >> (4 * number)) & 15 and left >= 0:
            chosen = number
            left -= mind.chances[DISCARD_ACTIONS + number] * (1 << FRACTION_BITS)
    discard(table, seen.players, chosen + 1)
    return unshown / every


def likely_numbers(hand: int, chances: Sequence[float]) -> float:
    """How likely it is that any number of a hand is put aside, not divided by that of all numbers."""
    likely, number = 0.0, 0
    while hand:
        if hand & 15:
            likely += chances[DISCARD_ACTIONS + number]
        hand >>= 4
        number += 1
    return likely


def chance_of(action: int, legal: int, chances: Sequence[float]) -> float:
    """How likely an action is among all legal ones."""
    if (legal >> action) & 1 == 0:
        return UNTHINKABLE
    every, left = 0.0, legal
    while left:
        every += chances[lowest_place(left)]
        left &= left - 1
    return (1 - SURPRISE) * chances[action] / every + SURPRISE / count_bits(legal)
