"""Whole rounds in registers: the same as the same choices made ply by ply, on every target and in any split."""

import pytest

from catinthebox.kernel import acting, cpu, rounds, tables, uniform
from catinthebox.kernel.bits import lowest_place
from catinthebox.kernel.chance import choice, fraction, key_of, remainder
from catinthebox.kernel.dealing import dealt_hands
from catinthebox.kernel.layouts import neighbours_of
from catinthebox.kernel.seats import of_seat
from catinthebox.rules import SIDES
from catinthebox.rules.rounds import Score
from catinthebox.rules.scoring import match_winners

NEIGHBOURS = neighbours_of(SIDES["purple"])
every_player_count = pytest.mark.parametrize("players", [2, 3, 4, 5])


def ply_by_ply(key: int, players: int) -> list[int]:
    """The table after the round of a key in which every choice is made with the words that whole rounds use."""
    table = [0] * tables.WORDS
    acting.deal(table, key, (0,) * players, 0)
    part = fraction(key, rounds.PREPARING_WORD)
    while table[tables.PHASE] < tables.PLAYING:
        hand = table[tables.HANDS + table[tables.TURN]]
        if table[tables.PHASE] == tables.DISCARDING:
            card, choices = uniform.chosen_discard(hand, part)
            acting.discard(table, players, lowest_place(card) // 4 + 1)
        else:
            tricks, choices = uniform.chosen_prediction(players, hand, part)
            acting.predict(table, players, tricks)
        part = remainder(part, choices)
    while table[tables.PHASE] == tables.PLAYING:
        if table[tables.PLACE] == 0:
            part = fraction(key_of(key, rounds.TRICKS_KEY), table[tables.DONE])
        bit, choices = uniform.chosen_play(tables.legal_spaces(table), part, 0, 0, 0, 0, 0, 0, 0)
        acting.play(table, players, lowest_place(bit))
        part = remainder(part, choices)
    return table


@every_player_count
def test_a_whole_round_is_the_same_as_ply_by_ply(players: int) -> None:
    for number in range(200):
        key = key_of(7, number)
        table = ply_by_ply(key, players)
        scores, plies, won, paradox, _ = rounds.play_round(key, (0,) * players, NEIGHBOURS)
        assert scores == tuple(acting.score_of(table, players, seat, NEIGHBOURS) for seat in range(players))
        assert (plies, won, paradox) == (table[tables.PLIES], table[tables.WON], table[tables.CAUSER])


@every_player_count
def test_compiled_rounds_are_the_same_as_plain_ones(players: int) -> None:
    arguments = (3, 10, 1, 310, (0,) * players)
    compiled = cpu.compiled()["sum_rounds"](*arguments, cpu.array(NEIGHBOURS))
    assert compiled == rounds.sum_rounds(*arguments, NEIGHBOURS)


@every_player_count
def test_g2_matches_are_won_as_the_rules_say(players: int) -> None:
    wins = [0] * players
    for number in range(40):
        key = key_of(5, number)
        totals, winners = rounds.play_match(key, (0,) * players, NEIGHBOURS)
        start = choice(fraction(key, 0), players)
        played = [rounds.play_round(key_of(key, place), (0,) * players, NEIGHBOURS)[0] for place in range(players)]
        seated = [
            [Score(scores[(seat - start - place) % players], 0) for seat in range(players)]
            for place, scores in enumerate(played)
        ]
        assert totals == tuple(sum(score.total for score in column) for column in zip(*seated, strict=True))
        assert [seat for seat in range(players) if winners >> seat & 1] == list(match_winners(seated))
        wins = [count + (winners >> seat & 1) for seat, count in enumerate(wins)]
    counted = [0] * players
    rounds.sum_matches(5, 0, 40, (0,) * players, NEIGHBOURS, counted)
    assert counted == wins


def test_compiled_matches_are_the_same_as_plain_ones() -> None:
    plain, compiled = [0, 0, 0], cpu.array([0, 0, 0])
    rounds.sum_matches(5, 0, 100, (0, 0, 0), NEIGHBOURS, plain)
    cpu.compiled()["sum_matches"](5, 0, 100, (0, 0, 0), cpu.array(NEIGHBOURS), compiled)
    assert compiled.tolist() == plain


def test_every_card_is_dealt_once_and_none_of_them_twice() -> None:
    for players, numbers in ((3, 6), (4, 8), (5, 9)):
        hands, leftover = dealt_hands(key_of(1, players), (0,) * players)
        assert leftover == 0
        assert [sum(of_seat(hand, number) for hand in hands) for number in range(9)] == [5] * numbers + [0] * (
            9 - numbers
        )
