"""Many tables in lock-step: what happens to one of them at each call. A loop over tables is a target's own matter.

Table i plays rounds i, i + n, i + 2n, ... of its seed, n being how many tables there are. Seat (round modulo players)
starts.
"""

from collections.abc import Sequence

from catinthebox.kernel.acting import act, deal, score_of
from catinthebox.kernel.chance import key_of
from catinthebox.kernel.observing import observe, write_bits
from catinthebox.kernel.seats import Words
from catinthebox.kernel.tables import ACTIONS, OVER, PHASE, ROUND, TURN, Table, legal_actions


def deal_round(table: Table, number: int, seed: int, nobody: Words) -> None:
    """Round `number` of a seed is dealt here; the start player follows from the number."""
    deal(table, key_of(seed, number), nobody, number % len(nobody))
    table[ROUND] = number


def deal_table(
    place: int,
    tables: Sequence[Table],
    seed: int,
    nobody: Words,
    scores: Sequence[Table],
    over: Table,
    refused: Table,
) -> None:
    """Deal the first round at a table, where nothing has happened yet."""
    deal_round(tables[place], place, seed, nobody)
    over[place] = 0
    refused[place] = 0
    for seat in range(len(nobody)):
        scores[place][seat] = 0


def observe_table(
    place: int, tables: Sequence[Table], players: int, seats: Table, legal: Sequence[Table], seen: Sequence[Table]
) -> None:
    """Whose turn it is at a table, what it may do, and what it sees."""
    table = tables[place]
    seats[place] = table[TURN]
    write_bits(legal[place], 0, legal_actions(table, players), ACTIONS)
    observe(table, players, table[TURN], seen[place])


def step_table(
    place: int,
    tables: Sequence[Table],
    actions: Sequence[int],
    seed: int,
    nobody: Words,
    neighbours: Sequence[int],
    scores: Sequence[Table],
    over: Table,
    refused: Table,
) -> None:
    """Act at a table. If that ends the round, its scores are written and the next one is dealt.

    An action that is not legal is refused: nothing happens at that table.
    """
    table, players, action = tables[place], len(nobody), actions[place]
    over[place] = 0
    refused[place] = 1
    if action < 0 or action >= ACTIONS or (legal_actions(table, players) >> action) & 1 == 0:
        return
    refused[place] = 0
    act(table, players, action)
    if table[PHASE] == OVER:
        over[place] = 1
        for seat in range(players):
            scores[place][seat] = score_of(table, players, seat, neighbours)
        deal_round(table, table[ROUND] + len(tables), seed, nobody)


def deal_tables(
    first: int,
    end: int,
    tables: Sequence[Table],
    seed: int,
    nobody: Words,
    scores: Sequence[Table],
    over: Table,
    refused: Table,
) -> None:
    """Deal at all tables from `first` to before `end`."""
    for place in range(first, end):
        deal_table(place, tables, seed, nobody, scores, over, refused)


def observe_tables(
    first: int,
    end: int,
    tables: Sequence[Table],
    players: int,
    seats: Table,
    legal: Sequence[Table],
    seen: Sequence[Table],
) -> None:
    """Observe all tables from `first` to before `end`."""
    for place in range(first, end):
        observe_table(place, tables, players, seats, legal, seen)


def step_tables(
    first: int,
    end: int,
    tables: Sequence[Table],
    actions: Sequence[int],
    seed: int,
    nobody: Words,
    neighbours: Sequence[int],
    scores: Sequence[Table],
    over: Table,
    refused: Table,
) -> None:
    """Act at all tables from `first` to before `end`."""
    for place in range(first, end):
        step_table(place, tables, actions, seed, nobody, neighbours, scores, over, refused)
