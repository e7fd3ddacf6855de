"""Rounds played on from any position by a policy: what a search asks for by the thousand."""

from collections.abc import Sequence
from typing import Final

from catinthebox.kernel.acting import act, discard, predict
from catinthebox.kernel.bits import lowest_place
from catinthebox.kernel.chance import fraction, key_of
from catinthebox.kernel.scoring import scores_of
from catinthebox.kernel.seats import Words, around, of_seat, passed, turned
from catinthebox.kernel.sizes import TRICKS
from catinthebox.kernel.tables import (
    ANNOUNCED,
    BEST,
    BOARDS,
    CAUSER,
    COLOURS,
    DISCARDING,
    DONE,
    HANDS,
    LED,
    OVER,
    PHASE,
    PLACE,
    PLAYING,
    PREDICTING,
    TAKEN,
    TURN,
    WON,
    WORDS,
    Table,
    legal_spaces,
)
from catinthebox.kernel.tricks import play_tricks
from catinthebox.kernel.uniform import chosen_discard, chosen_play, chosen_prediction

WHOLE_TRICKS_KEY: Final = 1
"""Whole tricks have a key of their own, made from that of the try with this number."""


def act_by_policy(table: Table, players: int, part: int) -> None:
    """One action of the seat whose turn it is."""
    seat = table[TURN]
    hand = table[HANDS + seat]
    if table[PHASE] == DISCARDING:
        card, _ = chosen_discard(hand, part)
        discard(table, players, (lowest_place(card) >> 2) + 1)
    elif table[PHASE] == PREDICTING:
        tricks, _ = chosen_prediction(players, hand, part)
        predict(table, players, tricks)
    else:
        missing = of_seat(table[ANNOUNCED], seat) - of_seat(table[WON], seat)
        own, colours, taken = table[BOARDS + seat], table[COLOURS + seat], table[TAKEN]
        bit, _ = chosen_play(legal_spaces(table), part, hand, own, colours, taken, table[LED], table[BEST], missing)
        act(table, players, lowest_place(bit))


def from_seat(table: Table, words: int, seat: int, nobody: Words) -> Words:
    """A word of each seat, the given seat's first."""
    gathered = nobody
    for _ in range(len(nobody)):
        gathered = passed(gathered, table[words + seat])
        seat = around(seat + 1, len(nobody))
    return gathered


def roll_out(table: Table, key: int, nobody: Words, neighbours: Sequence[int]) -> Words:
    """Each seat's points at the end of the round. The table is used up: give it a copy."""
    players, step = len(nobody), 0
    while table[PHASE] < PLAYING or (table[PHASE] == PLAYING and table[PLACE] > 0):
        act_by_policy(table, players, fraction(key, step))
        step += 1
    turn, won, causer = table[TURN], table[WON], table[CAUSER]
    boards = from_seat(table, BOARDS, turn, nobody)
    if table[PHASE] != OVER:  # at the beginning of a trick: the rest stays in registers
        hands, colours = from_seat(table, HANDS, turn, nobody), from_seat(table, COLOURS, turn, nobody)
        left = TRICKS[players] - table[DONE]
        boards, turn, won, _, causer = play_tricks(
            key_of(key, WHOLE_TRICKS_KEY), hands, boards, colours, table[TAKEN], table[ANNOUNCED], won, turn, left
        )
    boards = turned(boards, around(players - turn, players))
    return scores_of(boards, won, table[ANNOUNCED], causer, neighbours)[0]


def fill_rollouts(
    tables: Sequence[Table],
    tries: int,
    seed: int,
    first: int,
    end: int,
    nobody: Words,
    neighbours: Sequence[int],
    scratch: Table,
    scores: Sequence[Table],
) -> None:
    """Tries `first` to before `end`, of which each row of `tables` has `tries`: the points go to a row of `scores`."""
    for number in range(first, end):
        table = tables[number // tries]
        for place in range(WORDS):
            scratch[place] = table[place]
        points = roll_out(scratch, key_of(seed, number), nobody, neighbours)
        for seat in range(len(nobody)):
            scores[number][seat] = points[0]
            points = passed(points, points[0])
