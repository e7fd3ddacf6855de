"""What ends are worth in a training, and whole matches in lock-step."""

from dataclasses import replace

import numpy as np
import pytest
import torch

from catinthebox.bots.neural.sight import AIM_LEFT, AIM_TOTALS
from catinthebox.lab.training.league import various_weights
from catinthebox.lab.training.measuring import measure
from catinthebox.lab.training.networks import Player
from catinthebox.lab.training.plan import Plan
from catinthebox.lab.training.playing import Network, Thumb
from catinthebox.lab.training.tables import SPREAD, Tables
from catinthebox.lab.training.worth import chances, victories, victory_of, worth_of


def ended(totals: list[list[int]], scores: list[list[int]], left: list[int]) -> Tables:
    """Tables whose rounds are over, with so many more to come."""
    players = len(totals[0])
    tables = Tables(players, len(totals), "cpu")
    tables.aims[:, AIM_TOTALS : AIM_TOTALS + players] = torch.tensor(totals)
    tables.aims[:, AIM_LEFT] = torch.tensor(left)
    tables.scores[:] = torch.tensor(scores)
    return tables


def test_g2_the_last_round_breaks_a_tie_of_totals() -> None:
    tables = ended([[5, 3, 0], [4, 4, 0], [9, 0, 0]], [[1, 3, 2], [2, 2, 1], [1, 2, 0]], [0, 0, 1])
    assert victories(tables).tolist() == [[0, 1, 0], [0.5, 0.5, 0], [0, 1, 0]]


def test_the_victory_counts_most_in_the_last_round_or_where_every_round_is_for_the_match() -> None:
    points, others, victory, envy = (torch.tensor([float(number)]) for number in (4, 2, 1, 4))

    def worth(left: int, plan: Plan) -> float:
        return worth_of(points, others, victory, envy, torch.tensor([left]), plan).item()

    plan = Plan(3, first=1.5)
    assert [worth(left, plan) for left in (1, 0)] == [3.5, 7]
    assert [worth(left, replace(plan, for_match=True)) for left in (1, 0)] == [7, 7]


def test_which_victory_is_learned_is_as_planned() -> None:
    tables = ended([[9, 0, 0]], [[0, 2, 1]], [1])
    assert victory_of(tables, Plan(3)).tolist() == [[0, 1, 0]]
    assert victory_of(tables, Plan(3, for_match=True)).argmax() == 0


def test_chances_are_what_comes_of_many_matches_played_on() -> None:
    totals, scores, left = [[10, 4, 4, 0], [3, 3, 3, 3], [0, 0, 9, 8]], [0, 0, 3, 1], [1, 3, 2]
    tables = ended(totals, [scores] * 3, left)
    random = np.random.default_rng(1)
    for row, found in enumerate(chances(tables).tolist()):
        more = random.normal(0, SPREAD * left[row] ** 0.5, (200_000, 4))
        winners = (np.array(totals[row]) + np.array(scores) + more).argmax(1)
        assert found == pytest.approx(np.bincount(winners, minlength=4) / len(winners), abs=0.005)


def test_chances_after_the_last_round_are_no_chances_any_more() -> None:
    tables = ended([[5, 3, 0], [4, 4, 0]], [[1, 3, 2], [2, 2, 1]], [0, 0])
    assert torch.equal(chances(tables), victories(tables))


class Watched(Thumb):
    """Notes how the matches stand when a round begins, and who is the one that it sits with."""

    def __init__(self, players: int) -> None:
        super().__init__(various_weights(players))
        self.rounds: list[tuple[int, torch.Tensor, torch.Tensor]] = []
        self.scores: list[torch.Tensor] = []

    def choose(self, tables: Tables, places: torch.Tensor, rows: torch.Tensor) -> torch.Tensor:
        """What rules of thumb say."""
        left, players = int(tables.aims[0, AIM_LEFT]), tables.players
        if not self.rounds or self.rounds[-1][0] != left:
            self.scores.append(tables.scores.clone())  # those of the round before
            totals = tables.aims[:, AIM_TOTALS : AIM_TOTALS + players].clone()
            self.rounds.append((left, totals, torch.full((tables.count, players), True)))
        self.rounds[-1][2][places, tables.seats[rows]] = False
        return super().choose(tables, places, rows)


def test_whole_matches_are_played_with_everybody_starting_once() -> None:
    tables, watched = Tables(3, 36, "cpu"), Watched(3)
    measured = measure(tables, Player(Plan(3).tiny(), "cpu"), watched, 1, matches=True)
    assert measured.rounds == 3 * 36
    assert [left for left, *_ in watched.rounds] == [2, 1, 0]
    (_, first, _), (_, second, _), (_, third, _) = watched.rounds
    assert not first.any()
    assert torch.equal(second, watched.scores[1].roll(-1, 1))
    assert torch.equal(third, (second + watched.scores[2]).roll(-1, 1))
    ones = torch.stack([one.nonzero()[:, 1] for *_, one in watched.rounds])
    assert ((ones == torch.arange(36) % 3).sum(0) == 1).all(), "G1"


def test_equals_win_equally_many_matches() -> None:
    player = Player(Plan(2).tiny(), "cpu")
    measured = measure(Tables(2, 4096, "cpu"), player, Network(player, 0.5), 1, matches=True)
    assert abs(measured.lead) < 4 * measured.lead_error
    assert abs(measured.victories) < 4 * measured.victories_error < 0.1
