"""G1 to G3: the rounds of a match, its winners, and what is reset between rounds."""

from dataclasses import replace
from random import Random

import pytest

from catinthebox.rules import Match, Phase, Score, Setup, WrongPhase, new_match, next_round
from tests.support.positions import board, colours, given, played, position, tokens_on
from tests.support.walks import finish_round, random_match

# G1: as many rounds as players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_g1_allows_as_many_rounds_as_players_each_started_by_another_seat(players: int) -> None:
    match = random_match(Setup.of(players, secret="a whole match", start=1), Random(1))

    assert match.phase is Phase.MATCH_OVER
    assert [round_.start for round_ in match.rounds] == [(1 + number) % players for number in range(players)]


def test_g1_allows_the_first_start_to_be_drawn() -> None:
    drawn = {Setup.of(4, secret=f"table {table}").start() for table in range(40)}

    assert drawn == {0, 1, 2, 3}


def test_g1_forbids_another_round_when_every_seat_has_started() -> None:
    match = random_match(Setup.of(2, secret="a whole match"), Random(1))

    with pytest.raises(WrongPhase) as refusal:
        next_round(match)

    assert refusal.value.rules == ("G1",)


def test_g1_forbids_the_next_round_before_this_one_is_over() -> None:
    with pytest.raises(WrongPhase):
        next_round(given(3))


# G2: who wins


def after_rounds(*rounds: str) -> Match:
    """A finished match with these scores, a round after another, "2+5" being two tricks and a bonus of five."""
    players = len(rounds)
    match, _ = new_match(Setup.of(players, secret="scores", start=0))
    scored = [
        replace(match.round, number=number, phase=Phase.ROUND_OVER, scores=tuple(map(score, line.split())))
        for number, line in enumerate(rounds, start=1)
    ]
    return replace(match, past=tuple(scored[:-1]), round=scored[-1])


def score(text: str) -> Score:
    """The score of "2+5"."""
    tricks, _, bonus = text.partition("+")
    return Score(int(tricks), int(bonus or 0))


def test_g2_allows_the_highest_total_to_win() -> None:
    match = after_rounds("2+5 3 1", "1 3+1 2", "0 4 2+1")

    assert match.totals == (8, 11, 6)
    assert match.winners == (1,)


def test_g2_allows_the_better_last_round_to_break_a_tie_bonus_included() -> None:
    match = after_rounds("5 3 0", "2 1 0", "2 1+4 1")

    assert match.totals == (9, 9, 1)
    assert match.winners == (1,)


def test_g2_allows_a_shared_victory_where_the_last_round_is_equal_too() -> None:
    match = after_rounds("5 4 0", "2 3 0", "2 1+1 1")

    assert match.totals == (9, 9, 1)
    assert match.winners == (0, 1)


def test_g2_allows_negative_totals_to_win() -> None:
    assert after_rounds("-3 -1", "-1 -2").winners == (1,)


def test_g2_forbids_the_last_round_to_count_where_there_is_no_tie() -> None:
    match = after_rounds("9 3 0", "4 1 0", "0 4+4 8")

    assert match.totals == (13, 12, 8)
    assert match.winners == (0,)


def test_g2_forbids_a_winner_before_the_match_is_over() -> None:
    match = finish_round(given(3), Random(0))

    assert match.phase is Phase.ROUND_OVER
    assert match.winners == ()


# G3: everything is reset


def over_with_lost_tokens() -> Match:
    """A first round that a paradox has just ended."""
    taken = board("red . . . 2 . 3 . .\n green . . . 2 . 3 . .")
    match = position(4, ["2 7", "4 6", "1 2", "1 5"], board=taken, tokens={1: "rg", 2: "rb"}, won=(1, 1, 1, 1))
    return played(match, "2b")


def test_g3_allows_a_new_round_to_begin_with_all_tokens_and_an_empty_board() -> None:
    match, _ = next_round(over_with_lost_tokens())

    assert match.round.tokens == (colours("rbyg"),) * 4
    assert tokens_on(match) == {}
    assert [len(hand) for hand in match.round.hands] == [10, 10, 10, 10]


def test_g3_forbids_anything_but_the_score_to_be_carried_over() -> None:
    over = over_with_lost_tokens()
    match, _ = next_round(over)

    assert match.round.discards == match.round.predictions == (None,) * 4
    assert match.round.tricks == ()
    assert match.round.trick == ()
    assert match.round.paradox is None
    assert match.totals == over.totals != (0, 0, 0, 0)


def test_g3_forbids_the_same_cards_to_be_dealt_again_unshuffled() -> None:
    setup = Setup.of(4, secret="four rounds")

    assert len({setup.deal(number) for number in (1, 2, 3, 4)}) == 4
