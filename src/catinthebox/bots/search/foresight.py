"""What may come of each action: rounds played on by a mind in many worlds, the last tricks played perfectly.

Plain functions on tables of the kernel, to be compiled: with the mind of `by_thumb`, or with another in its place.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final

from catinthebox.bots.search.by_thumb import Mind, next_action
from catinthebox.bots.search.chains import Chain, next_world
from catinthebox.bots.search.worlds import Seen, drawn_world, imagine, weigh_worlds
from catinthebox.kernel.acting import act, score_of
from catinthebox.kernel.bits import lowest_place
from catinthebox.kernel.chance import FRACTION_BITS, fraction, key_of
from catinthebox.kernel.scoring import fits
from catinthebox.kernel.seats import of_seat
from catinthebox.kernel.sizes import TRICKS
from catinthebox.kernel.tables import (
    ANNOUNCED,
    CAUSER,
    DONE,
    OVER,
    PHASE,
    TURN,
    WON,
    WORDS,
    Table,
    legal_spaces,
)

entries: Final = ("look_ahead",)
"""What Python calls."""

LAST_TRICKS: Final = (0, 0, 2, 1, 1, 1)
"""By the number of players, how many tricks are played perfectly, everybody knowing all cards."""
DEEPEST: Final = 10
"""At least the plays in those tricks."""

WORLD, TRIAL, WAY = 0, 1, 2
"""Rows of the scratch paper: the world looked at, a trial of it, and tables on the way."""
ENDS: Final = WAY + DEEPEST
"""For each table on the way, the best end from there."""
ROWS: Final = ENDS + DEEPEST
LEFT: Final = WORDS
"""The word behind a table on the way: where the seat to act has not tried to play yet."""
REACHED: Final = WORDS + 1
"""What the best end that was found is worth to that seat."""
ROW: Final = WORDS + 2
NOT_YET: Final = -(1 << 40)


def look_ahead(
    first: int,
    every: int,
    seed: int,
    seen: Seen,
    steps: int,
    chain: Chain,
    actions: Sequence[int],
    mind: Mind,
    scratch: Sequence[Table],
    likely: MutableSequence[float],
    outcomes: Sequence[Sequence[MutableSequence[int]]],
) -> None:
    """For worlds `first`, `first + every` and so on, write what came of each action: every seat's points, met, paradox.

    A world is so many steps away from the one before on a chain; without steps, it is drawn from as many as `likely`
    has room for, the likelier ones more often. All actions are tried in the same world, and with the same chance
    afterwards.
    """
    world, trial = scratch[WORLD], scratch[TRIAL]
    for number in range(first, len(outcomes), every):
        key = key_of(seed, number)
        if steps:
            next_world(seen, key, steps, chain, world, mind)
        else:
            weigh_worlds(seen, key, trial, mind, likely)
            part = fraction(key, 0) / (1 << FRACTION_BITS)
            imagine(seen, key_of(key, drawn_world(likely, part)), world, mind, True)
        afterwards = key_of(key, len(likely))
        for place in range(len(actions)):
            copy(world, trial)
            act(trial, seen.players, actions[place])
            outcome_of(trial, afterwards, seen, mind, scratch, outcomes[number][place])


def outcome_of(
    table: Table, key: int, seen: Seen, mind: Mind, scratch: Sequence[Table], outcome: MutableSequence[int]
) -> None:
    """Play a round to its end."""
    players, step = seen.players, 0
    while table[PHASE] != OVER and table[DONE] < TRICKS[players] - LAST_TRICKS[players]:
        act(table, players, next_action(table, players, mind, fraction(key, step)))
        step += 1
    if table[PHASE] != OVER:
        play_perfectly(table, players, mind.neighbours, scratch)
    for seat in range(players):
        outcome[seat] = score_of(table, players, seat, mind.neighbours)
    fitting = fits(players, of_seat(table[WON], seen.seat), of_seat(table[ANNOUNCED], seen.seat))
    outcome[players] = 1 if fitting else 0
    outcome[players + 1] = 1 if table[CAUSER] == seen.seat else 0


def play_perfectly(table: Table, players: int, neighbours: Sequence[int], scratch: Sequence[Table]) -> None:
    """Play to the end, everybody knowing all cards and wanting to be ahead: every way to go on is tried."""
    depth = 0
    copy(table, scratch[WAY])
    begin_at(scratch[WAY])
    while True:
        here, best_end = scratch[WAY + depth], scratch[ENDS + depth]
        left = here[LEFT]
        if left:
            here[LEFT] = left & (left - 1)
            copy(here, table)
            act(table, players, lowest_place(left))
            if table[PHASE] == OVER:
                prefer(here, table, best_end, players, neighbours)
            else:
                depth += 1
                copy(table, scratch[WAY + depth])
                begin_at(scratch[WAY + depth])
        elif depth > 0:
            depth -= 1
            prefer(scratch[WAY + depth], best_end, scratch[ENDS + depth], players, neighbours)
        else:
            copy(best_end, table)
            return


def begin_at(row: Table) -> None:
    """Nothing was tried here yet."""
    row[LEFT] = legal_spaces(row)
    row[REACHED] = NOT_YET


def prefer(row: Table, end: Table, best_end: Table, players: int, neighbours: Sequence[int]) -> None:
    """Keep an end if it is the best so far for the seat to act."""
    worth = lead(end, row[TURN], players, neighbours)
    if worth > row[REACHED]:
        row[REACHED] = worth
        copy(end, best_end)


def lead(table: Table, seat: int, players: int, neighbours: Sequence[int]) -> int:
    """What an end is worth to a seat: twice its own points less the mean of the others'."""
    worth = (2 * players - 1) * score_of(table, players, seat, neighbours)
    for other in range(players):
        worth -= score_of(table, players, other, neighbours)
    return worth


def copy(table: Table, to: Table) -> None:
    """The words of a table."""
    for place in range(WORDS):
        to[place] = table[place]
