"""Worlds one after the other, each by changing the last: so they come to where all that happened is likely.

Plain functions on tables of the kernel, to be compiled. Worlds that are drawn anew are nearly all unlikely once much
was seen: of thousands, few explain it. A chain begins anyhow and then tries small changes: two hidden cards of
different holders for each other, or another card put aside. A change is kept if it makes what happened likelier, and
else the more seldom, the less likely it makes that (Metropolis's rule). In the long run, each world comes as often as
it is likely.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final, NamedTuple

from catinthebox.bots.search.by_thumb import Mind, weigh_actions
from catinthebox.bots.search.worlds import UNTHINKABLE, Seen, chance_of, deal_unseen, nth_card, put_aside_unseen
from catinthebox.kernel.acting import act, discard
from catinthebox.kernel.chance import FRACTION_BITS, choice, fraction, key_of
from catinthebox.kernel.seats import around, of_seat
from catinthebox.kernel.sizes import MOST_PLAYERS
from catinthebox.kernel.tables import (
    DISCARDING,
    DISCARDS,
    HANDS,
    PHASE,
    TAKEN,
    TURN,
    Table,
    clear,
    legal_actions,
)

HOLDS: Final = 0
"""In a world of a chain, each seat's cards as they were dealt; at the own seat's place, the cards that nobody got."""
ASIDE: Final = HOLDS + MOST_PLAYERS
"""The number that each seat has put aside."""
BEGUN: Final = ASIDE + MOST_PLAYERS
"""1 once there is a world."""
WORLD_WORDS: Final = BEGUN + 1

TO_BEGIN: Final = 96
"""So many steps are taken before the first world is used."""
ASIDE_INSTEAD: Final = 4
"""In one step of so many, no cards change holders, but another is put aside."""
STRANGERS: Final = 0.1
"""So many players are unlike what the mind expects of anybody..."""
A_STRANGERS_DEED: Final = 0.25
"""...and all that one does is as likely as this, whatever the cards."""
CHANGES: Final = 5
"""So many words of chance are for the change of a step."""


class Chain(NamedTuple):
    """A world that is changed step by step, and what it may become next."""

    world: MutableSequence[int]
    likely: MutableSequence[float]
    """How likely all that each seat did is in it."""
    trial: MutableSequence[int]
    likely_then: MutableSequence[float]
    strange: MutableSequence[float]
    """How likely it is to see that from a stranger."""


def next_world(seen: Seen, key: int, steps: int, chain: Chain, table: Table, mind: Mind) -> None:
    """Take so many steps, and fill a table with the world that they lead to.

    As long as the own card is not put aside, nothing is known, and every world is dealt anew. The last time round,
    nothing is changed: so the table is that of the world, not of a trial that was not kept.
    """
    if seen.put_aside == 0:
        deal_unseen(seen, key, table)
        return
    step, last = 1, steps + 1
    if chain.world[BEGUN] == 0:
        begin_chain(seen, key, chain.world, table)
        step, last = 0, TO_BEGIN + steps + 1
    while step <= last:
        copy_world(chain.world, chain.trial)
        chance, changed = key_of(key, step), 0
        if step == 0:
            changed = ((1 << seen.players) - 1) & ~(1 << seen.seat)
        elif step < last:
            changed = change(seen, chance, chain.trial)
        relive(seen, key_of(chance, 0), chain.trial, table, mind, changed, chain.likely_then, chain.strange)
        if step == 0 or is_kept(seen, fraction(chance, CHANGES), changed, chain):
            copy_world(chain.trial, chain.world)
            for seat in range(seen.players):
                if (changed >> seat) & 1:
                    chain.likely[seat] = chain.likely_then[seat]
        step += 1


def begin_chain(seen: Seen, key: int, world: MutableSequence[int], table: Table) -> None:
    """Any world: the unseen cards dealt anyhow. What is put aside is drawn when it is lived through."""
    deal_unseen(seen, key, table)
    nobodys = seen.unseen
    for seat in range(seen.players):
        if seat != seen.seat:
            world[HOLDS + seat] = table[HANDS + seat]
            nobodys -= hidden_cards(seen, world, seat)
    world[HOLDS + seen.seat] = nobodys
    world[ASIDE + seen.seat] = seen.put_aside
    world[BEGUN] = 1


def hidden_cards(seen: Seen, world: Sequence[int], seat: int) -> int:
    """What a seat has not shown, or what nobody got, as a hand."""
    return world[HOLDS + seat] if seat == seen.seat else world[HOLDS + seat] - seen.shown[seat]


def change(seen: Seen, key: int, world: MutableSequence[int]) -> int:
    """Change a little in a world; whose deeds that makes more or less likely, a bit for each seat."""
    own, players = seen.seat, seen.players
    place = choice(fraction(key, 0), players - 1)
    one = around(own + 1 + place, players)
    cards, count = hidden_cards(seen, world, one), seen.hidden[one]
    given = nth_card(cards, choice(fraction(key, 1), count))
    if choice(fraction(key, 2), ASIDE_INSTEAD) == 0:
        return 1 << one
    other, others_count = own, seen.unseen_cards - count
    if players > 2:
        other = around(own + 1 + around(place + 1 + choice(fraction(key, 3), players - 2), players - 1), players)
        others_count = seen.hidden[other]
    others_cards = hidden_cards(seen, world, other)
    taken = nth_card(others_cards, choice(fraction(key, 4), others_count))
    if given == taken:
        return 0
    world[HOLDS + one] += taken - given
    world[HOLDS + other] += given - taken
    return (1 << one | 1 << other) & ~(1 << own)


def relive(
    seen: Seen,
    key: int,
    world: MutableSequence[int],
    table: Table,
    mind: Mind,
    judged: int,
    likely: MutableSequence[float],
    strange: MutableSequence[float],
) -> None:
    """Everything that happened again in a world; how likely all deeds of the judged seats are, a bit for each seat.

    What they put aside is drawn anew. Whoever does what nobody would have done with any cards may be a stranger, of
    whose cards that says nothing: else their worlds would be those that excuse it least badly.
    """
    players = seen.players
    clear(table, players, seen.start)
    for seat in range(players):
        table[HANDS + seat] = world[HOLDS + seat]
        likely[seat] = 1.0
        strange[seat] = STRANGERS
    table[HANDS + seen.seat] = seen.own
    table[TAKEN] = seen.neutral
    table[TURN] = seen.seat
    while table[PHASE] == DISCARDING:
        seat = table[TURN]
        if (judged >> seat) & 1:
            likely[seat] = put_aside_unseen(seen, fraction(key, seat), table, mind)
            world[ASIDE + seat] = of_seat(table[DISCARDS], seat)
        else:
            discard(table, players, world[ASIDE + seat])
    for place in range(len(seen.deeds)):
        seat = table[TURN]
        if (judged >> seat) & 1:
            weigh_actions(table, players, mind, fraction(key, players + place))
            legal = legal_actions(table, players)
            likely[seat] *= chance_of(seen.deeds[place], legal, mind.chances)
            strange[seat] *= A_STRANGERS_DEED if (legal >> seen.deeds[place]) & 1 else UNTHINKABLE
        act(table, players, seen.deeds[place])
    for seat in range(players):
        likely[seat] += strange[seat]


def is_kept(seen: Seen, part: int, changed: int, chain: Chain) -> bool:
    """Whether a trial takes the place of the world that it came from."""
    before, then = 1.0, 1.0
    for seat in range(seen.players):
        if (changed >> seat) & 1:
            before *= chain.likely[seat]
            then *= chain.likely_then[seat]
    return part * before < then * (1 << FRACTION_BITS)


def copy_world(world: Sequence[int], to: MutableSequence[int]) -> None:
    """The words of a world."""
    for place in range(WORLD_WORDS):
        to[place] = world[place]
