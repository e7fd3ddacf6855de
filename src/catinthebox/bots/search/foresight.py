"""What may come of each action: rounds played on by rules of thumb in many worlds, the last tricks played perfectly.

Plain functions on tables of the kernel, to be compiled.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final

from catinthebox.bots.search.worlds import Seen, imagine
from catinthebox.bots.thumb import chosen_action
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

ENTRIES: Final = ("look_ahead",)

LAST_TRICKS: Final = (0, 0, 2, 1, 1, 1)
"""By the number of players, how many tricks are played perfectly, everybody knowing all cards."""
DEEPEST: Final = 16
"""More than the plays in those tricks."""
NOT_YET: Final = -(1 << 40)


def look_ahead(
    first: int,
    end: int,
    seed: int,
    seen: Seen,
    tries: int,
    actions: Sequence[int],
    neighbours: Sequence[int],
    odds: Sequence[int],
    weights: Sequence[int],
    scratch: Sequence[Table],
    outcomes: Sequence[Sequence[MutableSequence[int]]],
) -> None:
    """For worlds `first` to before `end`, write what came of each action: every seat's points, met, paradox.

    A world is one of several tries, the likelier ones more often. All actions are tried in the same world, and with the
    same chance afterwards.
    """
    world, trial = scratch[0], scratch[1]
    for number in range(first, end):
        key = key_of(seed, number)
        likely = 0.0
        for try_ in range(tries):
            chance = imagine(seen, key_of(key, try_), trial, neighbours, odds, weights, scratch[2])
            likely += chance
            if try_ == 0 or fraction(key, try_) * likely <= chance * (1 << FRACTION_BITS):
                copy(trial, world)
        for place in range(len(actions)):
            copy(world, trial)
            act(trial, seen.players, actions[place])
            outcome_of(trial, key_of(key, tries), seen, neighbours, odds, weights, scratch, outcomes[number][place])


def outcome_of(
    table: Table,
    key: int,
    seen: Seen,
    neighbours: Sequence[int],
    odds: Sequence[int],
    weights: Sequence[int],
    scratch: Sequence[Table],
    outcome: MutableSequence[int],
) -> None:
    """Play a round to its end."""
    players, step = seen.players, 0
    while table[PHASE] != OVER and table[DONE] < TRICKS[players] - LAST_TRICKS[players]:
        act(
            table,
            players,
            chosen_action(table, players, neighbours, odds, weights, fraction(key, step), scratch[2]),
        )
        step += 1
    if table[PHASE] != OVER:
        play_perfectly(table, players, neighbours, scratch, 3)
    for seat in range(players):
        outcome[seat] = score_of(table, players, seat, neighbours)
    fitting = fits(players, of_seat(table[WON], seen.seat), of_seat(table[ANNOUNCED], seen.seat))
    outcome[players] = 1 if fitting else 0
    outcome[players + 1] = 1 if table[CAUSER] == seen.seat else 0


def play_perfectly(table: Table, players: int, neighbours: Sequence[int], scratch: Sequence[Table], above: int) -> None:
    """Play to the end, everybody knowing all cards and wanting to be ahead.

    Every way to go on is tried, depth first. Row `above` and those after it hold the tables on the way, and behind
    their words the spaces still to be tried there and the best that the seat to act can reach; the rows from
    `above + DEEPEST` on hold the ends of those.
    """
    depth = above
    copy(table, scratch[depth])
    open_at(scratch[depth])
    while True:
        here = scratch[depth]
        left = here[LEFT]
        if left:
            here[LEFT] = left & (left - 1)
            below = scratch[depth + 1]
            copy(here, below)
            act(below, players, lowest_place(left))
            if below[PHASE] != OVER:
                open_at(below)
                depth += 1
            else:
                prefer(here, below, scratch[depth + DEEPEST], players, neighbours)
        elif depth == above:
            copy(scratch[depth + DEEPEST], table)
            return
        else:
            depth -= 1
            prefer(scratch[depth], scratch[depth + 1 + DEEPEST], scratch[depth + DEEPEST], players, neighbours)


LEFT: Final = WORDS
"""The word of a row behind its table: where the seat to act has not tried to play yet."""
REACHED: Final = WORDS + 1
"""What the best end that was found is worth to the seat to act."""
ROW: Final = WORDS + 2
ROWS: Final = 3 + 2 * DEEPEST + 1


def open_at(row: Table) -> None:
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
