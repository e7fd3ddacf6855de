"""Who wins a trick and a match, for any plays and scores; the rulebook tests have the cases one by one."""

from hypothesis import given as always
from hypothesis import strategies as st

from catinthebox.rules import Colour, Play, Score
from catinthebox.rules.scoring import earns_bonus, match_winners, winning_place
from tests.support.naive import naive_winner

PLAYS = [Play(number, colour) for number in range(1, 10) for colour in Colour]
SCORES = st.builds(Score, st.integers(-2, 2), st.integers(0, 2))


@always(st.lists(st.sampled_from(PLAYS), min_size=2, max_size=5, unique=True).map(tuple))
def test_a_trick_has_the_winner_of_a_naive_comparison(plays: tuple[Play, ...]) -> None:
    assert winning_place(plays) == naive_winner(0, plays)


@always(st.lists(st.tuples(SCORES, SCORES, SCORES), min_size=1, max_size=3))
def test_a_match_is_won_by_total_then_by_the_last_round(rounds: list[tuple[Score, Score, Score]]) -> None:
    winners = match_winners(rounds)
    totals = [sum(scores[seat].total for scores in rounds) for seat in range(3)]
    last = [rounds[-1][seat].total for seat in range(3)]
    leaders = [seat for seat in range(3) if totals[seat] == max(totals)]
    best_of_them = max(last[seat] for seat in leaders)

    assert winners == tuple(seat for seat in leaders if last[seat] == best_of_them)


def test_a_bonus_is_for_the_prediction_or_with_two_players_for_at_most_four() -> None:
    assert [tricks for tricks in range(9) if earns_bonus(tricks, prediction=3)] == [3]
    assert [tricks for tricks in range(9) if earns_bonus(tricks, prediction=None)] == [0, 1, 2, 3, 4]


def test_a_score_is_tricks_and_bonus_together() -> None:
    assert Score(2, 5).total == 7
    assert Score(-3, 0).total == -3
