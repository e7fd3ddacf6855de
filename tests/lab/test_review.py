"""Matches looked at again."""

import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from random import Random
from statistics import fmean

import pytest

from catinthebox.bots import Bot, make_bot
from catinthebox.bots.neural.network import trained_network
from catinthebox.bots.search import by_reflex
from catinthebox.bots.search.trained import reflex_of
from catinthebox.bots.tables_seen import table_seen
from catinthebox.kernel.chance import FRACTION_BITS
from catinthebox.kernel.converting import action_number
from catinthebox.lab.review import Review, choices_of, judge, review, review_to_json
from catinthebox.lab.review.means import MEANS
from catinthebox.lab.review.usual import usual_actions, usual_chances
from catinthebox.records import Record, read_record, write_record
from catinthebox.rules import (
    SIDES,
    Action,
    Deal,
    Discard,
    Layout,
    Match,
    Phase,
    Setup,
    View,
    act,
    new_match,
    next_round,
    replay,
    view,
)
from catinthebox.rules.replaying import actions_of
from catinthebox.rules.sizes import SIZES
from tests.records.played import random_record

FEW = 64


def played(*bots: str, layout: Layout | None = None, actions: int | None = None) -> Match:
    """A match of bots, or the beginning of one."""
    return match_of(*(make_bot(name, str(seat)) for seat, name in enumerate(bots)), layout=layout, actions=actions)


def match_of(*players: Bot, layout: Layout | None = None, actions: int | None = None) -> Match:
    """The same with players of one's own."""
    match, _ = new_match(Setup.of(len(players), secret="a review", start=0, layout=layout))
    while match.phase is not Phase.MATCH_OVER and actions != 0:
        if match.phase is Phase.ROUND_OVER:
            match, _ = next_round(match)
        seat = match.to_act[0]
        match, _ = act(match, seat, players[seat].choose(view(match, seat)))
        actions = None if actions is None else actions - 1
    return match


@pytest.fixture(scope="module")
def record() -> Record:
    return Record(played("heuristic", "random", "random"), ("Ada", "Zoé", "Petr"))


@pytest.fixture(scope="module")
def reviewed(record: Record) -> Review:
    return review(record, worlds=FEW)


def test_every_decision_of_the_match_in_its_order(record: Record, reviewed: Review) -> None:
    taken = [(seat, action) for round_ in record.match.rounds for seat, action in actions_of(round_)]
    assert [(decision.seat, decision.action) for decision in reviewed.decisions] == taken


def test_a_ply_is_the_frame_of_the_replay_that_the_decision_was_made_at(record: Record, reviewed: Review) -> None:
    frames = [match for match, _ in replay(record.match.setup, map(actions_of, record.match.rounds))]
    assert reviewed.decisions[0].ply == 0
    for decision in reviewed.decisions:
        before, after = frames[decision.ply], frames[decision.ply + 1]
        assert before.round.number == decision.round
        assert act(before, decision.seat, decision.action)[0] == after


def test_the_best_action_was_legal_and_costs_nothing(record: Record, reviewed: Review) -> None:
    for choice, decision in zip(choices_of(record.match), reviewed.decisions, strict=True):
        assert decision.best in choice.view.legal
        if decision.action == decision.best:
            assert decision.cost == decision.cost_error == 0
            assert decision.points == decision.best_points


def test_a_cost_is_surely_above_zero_or_zero(reviewed: Review) -> None:
    assert any(decision.cost for decision in reviewed.decisions)
    for decision in reviewed.decisions:
        assert decision.cost == 0 or decision.cost > 2 * decision.cost_error


def test_who_had_no_choice_gave_nothing_away_but_is_on_the_curve(record: Record, reviewed: Review) -> None:
    forced = [
        decision
        for choice, decision in zip(choices_of(record.match), reviewed.decisions, strict=True)
        if len(choice.view.legal) == 1
    ]
    assert forced
    assert all(decision.cost == 0 for decision in forced)
    assert any(decision.points != 0 for decision in forced)


def test_random_play_gives_away_more_than_rules_of_thumb(reviewed: Review) -> None:
    given_away = [sum(decision.cost for decision in reviewed.decisions if decision.seat == seat) for seat in range(3)]
    assert given_away[0] < fmean(given_away[1:])


def test_where_the_points_came_from_adds_up_to_the_score(record: Record, reviewed: Review) -> None:
    assert [told.round for told in reviewed.rounds] == [1, 2, 3]
    for told, scores in zip(reviewed.rounds, record.match.round_scores, strict=True):
        for seat, score in zip(told.seats, scores, strict=True):
            assert seat.points == score.total
            assert seat.deal is not None
            assert seat.cost is not None
            assert seat.luck is not None
            assert seat.mean + seat.deal - seat.cost + seat.luck == pytest.approx(score.total)


class Usual:
    """Does what is usual."""

    def choose(self, view: View) -> Action:
        """Draw by the chances."""
        chance = Random(f"{view.round} {view.phase} {len(view.tricks)}")
        return chance.choices(view.legal, usual_chances(view))[0]


def test_who_does_what_is_usual_neither_wins_nor_loses_by_it() -> None:
    match = match_of(Usual(), Usual(), make_bot("random", "one"))
    told = review(Record(match), worlds=FEW)
    costs = [told.whole(seat).cost or 0 for seat in range(3)]
    assert max(abs(costs[0]), abs(costs[1])) < costs[2], "more than what the usual ones brought by chance"


def test_what_is_usual_comes_up_as_often_as_it_is_likely() -> None:
    for choice in choices_of(played("random", "random", "random", actions=12)):
        chances = usual_chances(choice.view)
        often = Counter(usual_actions(choice.view, 100))
        for action, chance in zip(choice.view.legal, chances, strict=True):
            assert often[action] == pytest.approx(100 * chance / sum(chances), abs=1)


def test_what_is_usual_is_how_the_search_plays_on() -> None:
    for choice in choices_of(played("random", "random", "random", actions=12)):
        seen, chances = choice.view, usual_chances(choice.view)
        mind, table = reflex_of(trained_network(3), seen, list), table_seen(seen)
        parts = [(1 << FRACTION_BITS) * time // 50 for time in range(50)]
        done = Counter(by_reflex.next_action(table, 3, mind, part) for part in parts)
        for action, chance in zip(seen.legal, chances, strict=True):
            assert done[action_number(action)] == pytest.approx(50 * chance / sum(chances), abs=1.1)


def test_all_rounds_that_are_over_together(reviewed: Review) -> None:
    whole = reviewed.whole(1)
    assert whole.points == sum(told.seats[1].points or 0 for told in reviewed.rounds)
    assert whole.deal is not None
    assert whole.cost is not None
    assert whole.luck is not None
    assert whole.mean + whole.deal - whole.cost + whole.luck == pytest.approx(whole.points)


def test_what_was_hidden_from_the_seat_does_not_count() -> None:
    """The same cards for the seat, and the cards of the two others exchanged."""
    dealt = played("random", "random", "random", actions=0).round.deal
    own, second, third = dealt.hands
    judged = []
    for hands in ((own, second, third), (own, third, second)):
        match, _ = new_match(Setup.of(3, start=0, secret="hidden", given=(Deal(hands),)))
        match, _ = act(match, 0, Discard(own[0]))
        judged.append(judge(next(choices_of(match)), FEW))
    assert second != third
    assert judged[0] == judged[1]


def test_the_same_review_in_this_process_in_threads_and_in_processes() -> None:
    record = Record(played("random", "random", actions=8))
    here = review(record, worlds=FEW)
    with ThreadPoolExecutor(2) as threads, ProcessPoolExecutor(1, mp_context=get_context("spawn")) as processes:
        assert here == review(record, worlds=FEW, pool=threads) == review(record, worlds=FEW, pool=processes)


def test_a_record_and_what_was_read_from_its_text_are_reviewed_alike() -> None:
    record = random_record(2, actions=6)
    assert review(record, worlds=FEW) == review(read_record(write_record(record)), worlds=FEW)


def test_progress_is_told_decision_by_decision() -> None:
    heard: list[tuple[int, int]] = []
    review(Record(played("random", "random", actions=3)), worlds=FEW, told=lambda done, of: heard.append((done, of)))
    assert heard == [(0, 3), (1, 3), (2, 3), (3, 3)]


def test_only_the_seats_asked_about() -> None:
    record = Record(played("random", "random", actions=8))
    told = review(record, worlds=FEW, seats=[1])
    assert {decision.seat for decision in told.decisions} == {1}
    other, asked = told.rounds[0].seats
    assert (other.deal, other.cost, other.luck) == (None, None, None)
    assert asked.deal is not None


def test_a_round_that_is_not_over_has_no_points_yet() -> None:
    told = review(Record(played("random", "random", "random", actions=2)), worlds=FEW)
    first, _, last = told.rounds[0].seats
    assert first.deal is not None
    assert (first.points, first.luck) == (None, None)
    assert (last.deal, last.cost) == (None, None)


def test_a_match_that_has_not_begun_has_nothing_to_review() -> None:
    told = review(Record(played("random", "random", actions=0)))
    assert told.decisions == ()
    assert len(told.rounds) == 1


def test_the_json_of_a_review(reviewed: Review) -> None:
    told = json.loads(json.dumps(review_to_json(reviewed)))
    assert told["version"] == 1
    assert told["players"] == 3
    assert told["names"] == ["Ada", "Zoé", "Petr"]
    decision = told["decisions"][0]
    assert {*decision} == {
        *("ply", "round", "seat", "action", "best", "points", "points_error", "best_points"),
        *("met", "paradox", "cost", "cost_error"),
    }
    assert [*decision["action"]] == ["discard"]
    assert {*told["rounds"][0]} == {"round", "seats"}
    assert {*told["rounds"][0]["seats"][0]} == {"mean", "deal", "cost", "points", "luck"}


def test_the_means_are_known_for_every_number_of_players_and_side() -> None:
    assert {*MEANS} == {(players, side) for players in SIZES for side in SIDES}
    assert all(len(seats) == players for (players, _), seats in MEANS.items())


def test_on_a_board_of_ones_own_the_means_are_those_of_the_white_side() -> None:
    own = Layout("mine", SIDES["purple"].positions)
    told = [review(Record(played("random", "random", layout=side, actions=0))) for side in (own, SIDES["white"])]
    assert told[0].rounds == told[1].rounds


def test_in_the_last_round_too_a_cost_is_in_points() -> None:
    """The leader of the match can't lose it any more, so that for the search nothing but 0.01 a point is at stake."""
    match = played("heuristic", "random", "random")
    last = [choice for choice in choices_of(match) if choice.view.round == 3]
    costs = [judge(choice, FEW).cost for choice in last]
    assert max(costs) > 0.5
