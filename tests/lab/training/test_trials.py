"""Trying actions at many tables at once: what is dealt anew, and what comes of it."""

import pytest
import torch

from catinthebox.bots.odds import ODDS
from catinthebox.bots.weights import WEIGHTS
from catinthebox.kernel.layouts import neighbours_of
from catinthebox.kernel.seats import of_seat
from catinthebox.kernel.sizes import NUMBERS
from catinthebox.kernel.tables import ACTIONS, DISCARDS, HANDS, TAKEN, TURN, WORDS
from catinthebox.lab.training.networks import Player, allowed
from catinthebox.lab.training.plan import Plan
from catinthebox.lab.training.playing import Searcher, picked
from catinthebox.lab.training.tables import SIDE_NAMES, Tables
from catinthebox.lab.training.trials import cards_in, redeal, try_row
from catinthebox.rules import SIDES
from catinthebox.rules.cards import COPIES


def under_way(players: int, steps: int, count: int = 12) -> tuple[Tables, torch.Tensor, slice]:
    """Tables some actions into their rounds, those that still play, and the rows of the last look at them."""
    tables = Tables(players, count, "cpu")
    tables.begin(4, other_side=0.5)
    places = torch.arange(count)
    player = Player(Plan(players).tiny(), "cpu")
    for _ in range(steps):
        rows = tables.look(places, 0)
        scores = player.scores(tables.bits(rows)).masked_fill(~allowed(tables.legal[rows]), -1e9)
        places = tables.act(places, picked(scores, temperature=0))
    return tables, places, tables.look(places, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("steps", [0, 1, 9])
def test_only_what_a_seat_does_not_see_is_dealt_anew(players: int, steps: int) -> None:
    tables, places, _ = under_way(players, steps)
    differ = 0
    for place in places.tolist():
        before = tables.table(place)
        after = list(before)
        redeal(after, players, key=place)
        own = before[TURN]
        hidden = {HANDS + seat for seat in range(players) if seat != own} | {DISCARDS}
        assert all(before[word] == after[word] for word in range(WORDS) if word not in hidden)
        assert of_seat(before[DISCARDS], own) == of_seat(after[DISCARDS], own)
        for seat in range(players):
            assert cards_in(before[HANDS + seat]) == cards_in(after[HANDS + seat])
            assert bool(of_seat(before[DISCARDS], seat)) == bool(of_seat(after[DISCARDS], seat))
        for number in range(1, NUMBERS[players] + 1):
            cards = sum((after[HANDS + seat] >> (4 * number - 4)) & 15 for seat in range(players))
            cards += sum(of_seat(after[DISCARDS], seat) == number for seat in range(players))
            cards += ((after[TAKEN] >> (4 * number - 4)) & 15).bit_count()
            assert cards <= COPIES if players == 2 else cards == COPIES
        differ += before != after
    assert differ > len(places) / 2


def test_compiled_trials_are_the_same_as_in_python() -> None:
    players, worlds, seed = 3, 2, 7
    tables, places, rows = under_way(players, 8)
    tried = tables.by_trying(places, worlds, seed)
    assert torch.equal(tried != 0, (tried != 0) & allowed(tables.legal[rows]))
    sides = [neighbours_of(SIDES[side]) for side in SIDE_NAMES]
    rounds = [tables.table(place) for place in range(tables.count)]
    for row, _ in enumerate(places.tolist()):
        outcomes = [[0] * ACTIONS for _ in range(len(places) * worlds)]
        for world in range(worlds):
            scratch = [0] * WORDS, [0] * WORDS, [0] * ACTIONS
            known = places.tolist(), rounds, players, tables.aims.tolist(), sides, ODDS, WEIGHTS[players], seed
            try_row(row * worlds + world, worlds, *known, *scratch, outcomes)
        means = torch.tensor(outcomes[row * worlds : (row + 1) * worlds]).float().mean(0) / (2 * (players - 1))
        assert torch.allclose(tried[row], means)


def test_a_searcher_takes_what_did_best_and_draws_other_worlds_each_time() -> None:
    tables, places, rows = under_way(4, 10, count=200)
    numbers, searcher = torch.arange(rows.stop), Searcher(worlds=6, seed=3)
    legal = allowed(tables.legal[numbers])
    some = (legal.sum(1) > 1) & (numbers % 3 > 0)
    choices = [searcher.choose(tables, places[some], numbers[some]) for _ in range(2)]
    tried = [tables.by_trying(places[some], 6, seed).masked_fill(~legal[some], -1e9) for seed in (3, 4)]
    for actions, worths in zip(choices, tried, strict=True):
        assert torch.equal(worths.gather(1, actions[:, None])[:, 0], worths.amax(1))
    assert not torch.equal(*choices)


def test_a_searcher_does_the_only_action_without_trying_it() -> None:
    tables, places, rows = under_way(4, 24, count=200)
    numbers = torch.arange(rows.stop)
    legal = allowed(tables.legal[numbers])
    only = (legal.sum(1) == 1).nonzero()[:, 0]
    assert len(only) > 1
    searcher = Searcher(worlds=0)  # which has nowhere to try anything
    assert legal[only].gather(1, searcher.choose(tables, places[only], only)[:, None]).all()
    assert len(searcher.choose(tables, places[:0], numbers[:0])) == 0
