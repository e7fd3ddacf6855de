"""Whole rounds and matches by a policy, from the deal to the scores, and sums over many of them."""

from collections.abc import MutableSequence, Sequence
from typing import Final

from catinthebox.kernel.chance import choice, fraction, key_of, remainder
from catinthebox.kernel.dealing import dealt_hands, turned_up
from catinthebox.kernel.scoring import scores_of
from catinthebox.kernel.seats import Words, around, everywhere, of_seat, passed, turned
from catinthebox.kernel.sizes import TRICKS
from catinthebox.kernel.spaces import ALL_SPACES
from catinthebox.kernel.tricks import NOBODY, play_tricks
from catinthebox.kernel.uniform import chosen_discard, chosen_prediction

PREPARING_WORD: Final = 8
"""The word of a round's key that discards and predicts; the eight below it deal."""
TRICKS_KEY: Final = 1
"""The tricks have a key of their own, made from the round's with this number."""

LESS_THAN_ANY: Final = -(1 << 20)
"""Nobody stands so low after a match."""


def prepared(key: int, hands: Words) -> tuple[Words, int]:
    """The hands after everybody put a card aside (P3), and the predictions (P4)."""
    players = len(hands)
    part = fraction(key, PREPARING_WORD)
    predictions = 0
    for _ in range(players):
        card, choices = chosen_discard(hands[0], part)
        part = remainder(part, choices)
        hands = passed(hands, hands[0] - card)
    for seat in range(players if players > 2 else 0):
        tricks, choices = chosen_prediction(players, hands[0], part)
        part = remainder(part, choices)
        hands = passed(hands, hands[0])
        predictions |= tricks << (4 * seat)
    return hands, predictions


def play_round(key: int, nobody: Words, neighbours: Sequence[int]) -> tuple[Words, int, int, int, int]:
    """A round that seat 0 starts: the scores, the plies, the tricks won, who caused a paradox, predictions met."""
    players = len(nobody)
    hands, leftover = dealt_hands(key, nobody)
    neutral = turned_up(key, leftover)[0] if players == 2 else 0
    hands, predictions = prepared(key, hands)
    colours = everywhere(nobody, ALL_SPACES)
    boards, turn, won, plies, paradox = play_tricks(
        key_of(key, TRICKS_KEY), hands, nobody, colours, neutral, predictions, 0, 0, TRICKS[players]
    )
    boards = turned(boards, around(players - turn, players))
    scores, met = scores_of(boards, won, predictions, paradox, neighbours)
    return scores, plies, won, paradox, met


def play_match(key: int, nobody: Words, neighbours: Sequence[int]) -> tuple[Words, int]:
    """A match: as many rounds as players, a start that passes on (G1); the totals, and the winners' bits (G2)."""
    players = len(nobody)
    start = choice(fraction(key, 0), players)
    totals, last = nobody, nobody
    for number in range(players):
        scores, _, _, _, _ = play_round(key_of(key, number), nobody, neighbours)
        last = turned(scores, around(players - start, players))
        totals = summed(totals, last)
        start = around(start + 1, players)
    return totals, winners_of(totals, last)


def summed(one: Words, other: Words) -> Words:
    """Seat by seat."""
    for _ in range(len(one)):
        one, other = passed(one, one[0] + other[0]), passed(other, other[0])
    return one


def winners_of(totals: Words, last: Words) -> int:
    """A bit for each seat with the highest total; ties go to the higher score in the last round (G2)."""
    best, winners = LESS_THAN_ANY, 0
    for seat in range(len(totals)):
        standing = totals[0] * 64 + last[0]  # a round never scores 64
        if standing > best:
            best, winners = standing, 0
        winners |= (1 if standing == best else 0) << seat
        totals, last = passed(totals, totals[0]), passed(last, last[0])
    return winners


def tricks_in(won: int) -> int:
    """All tricks won, of a word with four bits a seat."""
    return of_seat(won, 0) + of_seat(won, 1) + of_seat(won, 2) + of_seat(won, 3) + of_seat(won, 4)


def sum_rounds(
    seed: int, first: int, step: int, end: int, nobody: Words, neighbours: Sequence[int]
) -> tuple[int, int, int, int, Words]:
    """Play every `step`-th round from `first` to before `end`: plies, tricks, paradoxes, predictions met, scores."""
    plies, tricks, paradoxes, met = 0, 0, 0, 0
    totals = nobody
    for number in range(first, end, step):
        scores, round_plies, won, paradox, round_met = play_round(key_of(seed, number), nobody, neighbours)
        plies += round_plies
        tricks += tricks_in(won)
        paradoxes += 1 if paradox != NOBODY else 0
        met += round_met
        totals = summed(totals, scores)
    return plies, tricks, paradoxes, met, totals


def sum_matches(
    seed: int, first: int, end: int, nobody: Words, neighbours: Sequence[int], wins: MutableSequence[int]
) -> None:
    """Play the matches of a seed from `first` to before `end`; `wins` counts those that each seat won or shared."""
    for number in range(first, end):
        _, winners = play_match(key_of(seed, number), nobody, neighbours)
        for seat in range(len(nobody)):
            wins[seat] += (winners >> seat) & 1
