"""Trying every action at many tables at once: a search in little. To be compiled for both targets.

What the seat to act does not see is dealt anew, each action is tried, and rules of thumb play on to the end of the
round. Unlike `bots.search`, it takes all ways to lie as equally likely.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final

from catinthebox.bots.neural.sight import AIM_SIDE
from catinthebox.bots.search.foresight import copy, lead
from catinthebox.bots.search.worlds import nth_card
from catinthebox.bots.thumb import chosen_action
from catinthebox.kernel.acting import act
from catinthebox.kernel.bits import lowest_place
from catinthebox.kernel.chance import choice, fraction, key_of
from catinthebox.kernel.seats import around, of_seat
from catinthebox.kernel.spaces import unseen_cards
from catinthebox.kernel.tables import DISCARDS, HANDS, OVER, PHASE, TAKEN, TURN, Table, legal_actions

entries: Final = ("try_rows",)
"""What Python calls."""

AFTERWARDS: Final = 64
"""Where in a key chance is found once the cards lie: behind all that may be dealt."""


def cards_in(hand: int) -> int:
    """How many cards a hand has."""
    cards = 0
    while hand:
        cards += hand & 15
        hand >>= 4
    return cards


def redeal(table: Table, players: int, key: int) -> None:
    """Deal anew what the seat to act does not see: the others' hands, and what they put aside."""
    own, place = table[TURN], 0
    pool = unseen_cards(table[HANDS + own], table[TAKEN], of_seat(table[DISCARDS], own), players)
    left = cards_in(pool)
    for other in range(1, players):
        seat = around(own + other, players)
        cards, hand = cards_in(table[HANDS + seat]), 0
        put_aside = of_seat(table[DISCARDS], seat)
        for drawn in range(cards + (1 if put_aside else 0)):
            card = nth_card(pool, choice(fraction(key, place), left))
            pool -= card
            left -= 1
            place += 1
            if drawn < cards:
                hand += card
            else:
                table[DISCARDS] += ((lowest_place(card) >> 2) + 1 - put_aside) << (4 * seat)
        table[HANDS + seat] = hand


def try_row(
    row: int,
    worlds: int,
    places: Sequence[int],
    tables: Sequence[Table],
    players: int,
    aims: Sequence[Sequence[int]],
    sides: Sequence[Sequence[int]],
    odds: Sequence[int],
    weights: Sequence[int],
    seed: int,
    world: Table,
    trial: Table,
    worths: MutableSequence[int],
    outcomes: Sequence[MutableSequence[int]],
) -> None:
    """Try all actions in one of the worlds of a table; what each was worth to the seat to act: see `lead`."""
    place = places[row // worlds]
    key, neighbours = key_of(key_of(seed, place), row % worlds), sides[aims[place][AIM_SIDE]]
    copy(tables[place], world)
    seat = world[TURN]
    redeal(world, players, key)
    actions = legal_actions(world, players)
    while actions:
        action = lowest_place(actions)
        actions &= actions - 1
        copy(world, trial)
        act(trial, players, action)
        step = AFTERWARDS
        while trial[PHASE] != OVER:
            part = fraction(key, step)
            act(trial, players, chosen_action(trial, players, neighbours, odds, weights, part, worths))
            step += 1
        outcomes[row][action] = lead(trial, seat, players, neighbours)


def try_rows(
    count: int,
    worlds: int,
    places: Sequence[int],
    tables: Sequence[Table],
    players: int,
    aims: Sequence[Sequence[int]],
    sides: Sequence[Sequence[int]],
    odds: Sequence[int],
    weights: Sequence[int],
    seed: int,
    scratch: Sequence[Table],
    worths: MutableSequence[int],
    outcomes: Sequence[MutableSequence[int]],
) -> None:
    """Try all actions in all worlds of all tables."""
    for row in range(count):
        try_row(
            row,
            worlds,
            places,
            tables,
            players,
            aims,
            sides,
            odds,
            weights,
            seed,
            scratch[0],
            scratch[1],
            worths,
            outcomes,
        )
