"""Rounds in lock-step: what is seen, and who sits where."""

from dataclasses import replace
from math import log

import pytest
import torch

from catinthebox.bots.neural.sight import AIM_LEFT, AIM_TOTALS
from catinthebox.bots.odds import ODDS
from catinthebox.bots.thumb import chosen_action
from catinthebox.bots.weights import WEIGHTS
from catinthebox.kernel.layouts import neighbours_of
from catinthebox.kernel.tables import ACTIONS
from catinthebox.lab.training.league import all_but_one, some_seats, various_weights
from catinthebox.lab.training.networks import Critic, Player, allowed, unknown
from catinthebox.lab.training.plan import Plan
from catinthebox.lab.training.playing import Company, Network, Pupil, Thumb, picked, play
from catinthebox.lab.training.tables import Tables, inputs, most_decisions
from catinthebox.lab.training.worth import envies
from catinthebox.rules import SIDES


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_round_is_played_to_its_end_by_legal_actions(players: int) -> None:
    tables = Tables(players, 64, "cpu")
    tables.begin(1, other_side=0.5, match_play=True)
    batch = play(tables, Player(Plan(players).tiny(), "cpu"))
    assert tables.over.all()
    assert 64 * players < len(batch.rows) <= 64 * most_decisions(players)
    assert allowed(tables.legal[batch.rows]).gather(1, batch.actions[:, None]).all()
    assert (tables.caused.sum(1) <= 1).all()
    assert (tables.scores[tables.caused.bool()] <= 0).all(), "S2"


def test_a_player_sees_nothing_that_is_hidden_but_its_critic_does() -> None:
    plan = Plan(3).tiny()
    tables = Tables(3, 32, "cpu")
    tables.begin(1)
    player, critic = Player(plan, "cpu"), Critic(plan, "cpu")
    batch = play(tables, player)
    bits = tables.bits(batch.rows, hidden=True)
    otherwise = bits.clone()
    otherwise[:, inputs(3)[0] :] = 1 - otherwise[:, inputs(3)[0] :]
    assert torch.equal(player.scores(bits), player.scores(otherwise))
    assert not torch.allclose(critic(bits), critic(otherwise))


def test_numbers_of_half_as_many_bits_say_the_same() -> None:
    tables = Tables(4, 32, "cpu")
    tables.begin(1, match_play=True)
    rows = play(tables, Player(Plan(4).tiny(), "cpu")).rows
    whole = tables.bits(rows, hidden=True)
    with torch.autocast("cpu", torch.bfloat16):
        half = tables.bits(rows, hidden=True)
    assert (whole.dtype, half.dtype) == (torch.float32, torch.bfloat16)
    assert whole.any()
    assert torch.equal(half.float(), whole)


def test_a_processor_has_fewer_tables_at_once_unless_there_are_few_anyway() -> None:
    plan, tiny = Plan(3), Plan(3).tiny()
    on_it = plan.on("cpu")
    assert on_it.tables < plan.tables
    assert on_it.minibatch < plan.minibatch
    assert replace(on_it, tables=plan.tables, minibatch=plan.minibatch) == plan == plan.on("cuda")
    assert tiny.on("cpu") == tiny


def test_a_baseline_is_blind_for_the_history_and_for_wants() -> None:
    plan = Plan(3).tiny()
    tables = Tables(3, 32, "cpu")
    tables.begin(1)
    player, baseline = Player(plan, "cpu"), Player(plan.plain(), "cpu")
    bits = tables.bits(play(tables, player).rows)
    otherwise = bits.clone()
    otherwise[:, unknown(plan.plain())] = 1
    assert torch.equal(baseline.scores(bits), baseline.scores(otherwise))
    assert not torch.allclose(player.scores(bits), player.scores(otherwise))


def test_rules_of_thumb_do_at_the_tables_what_they_do_elsewhere() -> None:
    tables = Tables(4, 40, "cpu")
    tables.begin(3)
    places = torch.arange(40)
    weights = torch.tensor([WEIGHTS[4]])
    chosen = tables.by_thumb(places, weights, 0)
    neighbours, worths = neighbours_of(SIDES["white"]), [0] * ACTIONS
    for place in range(40):
        table = tables.table(place)
        expected = chosen_action(table, 4, neighbours, ODDS, WEIGHTS[4], 0, worths)
        assert worths[chosen[place]] >> 6 == worths[expected] >> 6, "equally good but for a whim"


def test_the_first_of_various_weights_are_the_tuned_ones() -> None:
    weights = various_weights(3)
    assert weights[0].tolist() == list(WEIGHTS[3])
    assert len({tuple(row) for row in weights.tolist()}) > 40


def test_an_opponent_that_learns_notes_its_own_decisions() -> None:
    tables = Tables(3, 32, "cpu")
    tables.begin(1)
    player, seats = Player(Plan(3).tiny(), "cpu"), ~all_but_one(32, 3, "cpu")
    pupil = Pupil(player)
    batch, beside = play(tables, player, Company(pupil, seats)), pupil.batch()
    assert seats[beside.places, tables.seats[beside.rows]].all()
    assert not seats[batch.places, tables.seats[batch.rows]].any()
    assert sorted([*batch.rows.tolist(), *beside.rows.tolist()]) == list(range(len(batch.rows) + len(beside.rows)))
    assert beside.steps[-1] == len(beside.rows) == len(beside.actions) == len(beside.chances)


def test_an_opponent_acts_at_its_seats_only() -> None:
    class Watched(Thumb):
        """Notes where it was asked."""

        def choose(self, tables: Tables, places: torch.Tensor, rows: torch.Tensor) -> torch.Tensor:
            assert seats[places, tables.seats[rows]].all()
            return super().choose(tables, places, rows)

    tables = Tables(3, 30, "cpu")
    tables.begin(2)
    seats = all_but_one(30, 3, "cpu")
    batch = play(tables, Player(Plan(3).tiny(), "cpu"), Company(Watched(various_weights(3)), seats))
    assert not seats[batch.places, tables.seats[batch.rows]].any()


def test_the_one_seat_is_everywhere_equally_often_counted_from_the_start_player() -> None:
    seats = (~all_but_one(36, 3, "cpu")).nonzero()[:, 1]
    starts = torch.arange(36) % 3
    assert torch.bincount((seats - starts) % 3).tolist() == [12, 12, 12]


def test_some_seats_are_never_all() -> None:
    taken = some_seats(1000, 4, "cpu")
    assert not taken.all(1).any()
    assert taken.any(0).all()


def test_where_a_match_stands_is_drawn_and_the_first_round_stands_at_nothing() -> None:
    tables = Tables(4, 200, "cpu")
    tables.begin(1, match_play=True)
    first = tables.aims[:, AIM_LEFT] == 3
    totals = tables.aims[:, AIM_TOTALS : AIM_TOTALS + 4]
    assert (totals[first] == 0).all()
    assert (totals[~first] != 0).any()


def test_how_envious_seats_are_is_as_said_but_where_it_is_drawn() -> None:
    tables = Tables(4, 500, "cpu")
    tables.begin(1, envy=2)
    assert (envies(tables) == 2).all()
    tables.begin(1, envy=2, mixed=0.5)
    drawn = envies(tables)
    assert set(drawn.unique().tolist()) == {0, 1, 2, 3, 4}
    assert (drawn == 2).float().mean().item() == pytest.approx(0.6, abs=0.05)


def test_the_colder_the_more_often_the_highest_score_is_picked() -> None:
    scores = torch.tensor([[0.0, log(3)]]).expand(4000, 2)
    often = [picked(scores, temperature).float().mean().item() for temperature in (1, 0.5, 0)]
    assert often == pytest.approx([0.75, 0.9, 1], abs=0.03)


def test_a_network_that_takes_what_it_likes_most_does_the_same_again() -> None:
    tables, player = Tables(2, 16, "cpu"), Player(Plan(2).tiny(), "cpu")
    scores = []
    for _ in range(2):
        tables.begin(5)
        play(tables, player, Company(Network(player, 0), all_but_one(16, 2, "cpu")), temperature=0)
        scores.append(tables.scores.clone())
    assert torch.equal(*scores)
