"""One seat among bots: Gymnasium's own check, the points as rewards, and actions that are not legal."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from catinthebox.bots import UnknownBot
from catinthebox.envs.gymnasium import ONE_SEAT, OneSeat
from catinthebox.kernel import action_of
from catinthebox.rules import BadSetup, Phase, view, why_not


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 2, "whole_match": True, "render_mode": "ansi"}])
def test_gymnasiums_own_check(options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(ONE_SEAT, bots="random", **options).unwrapped)
    assert "round 1" in capsys.readouterr().out  # it also tries to render for a person


def play(table: OneSeat, random: Random) -> float:
    """A random episode to its end; all that the seat was given."""
    observation, _ = table.reset(seed=1)
    given, over = 0.0, False
    while not over:
        assert table.match.phase in (Phase.DISCARD, Phase.PREDICT, Phase.PLAY)
        action = random.choice(np.flatnonzero(observation["action_mask"]).tolist())
        observation, reward, over, truncated, info = table.step(action)
        assert not truncated
        assert info["refused"] == []
        given += reward
    return given


@pytest.mark.parametrize("whole_match", [False, True])
@pytest.mark.parametrize(("players", "seat"), [(2, 1), (3, 0), (4, 2), (5, 4)])
def test_rewards_are_the_seats_points(players: int, seat: int, whole_match: bool) -> None:
    table = OneSeat(players, seat=seat, bots="kitten", whole_match=whole_match)
    assert play(table, Random(seat)) == table.match.totals[seat]
    assert len(table.match.round_scores) == (players if whole_match else 1)


def test_the_same_seed_and_the_same_actions_make_the_same_match() -> None:
    tables = [OneSeat(4, bots=("kitten", "random", "careful")) for _ in range(2)]
    assert len({play(table, Random(1)) for table in tables}) == 1
    assert tables[0].match == tables[1].match


def test_an_action_that_is_not_legal_changes_nothing_and_names_its_rules() -> None:
    table = OneSeat(3, bots="random")
    observation, _ = table.reset(seed=1)
    before = table.match
    for action in np.flatnonzero(observation["action_mask"] == 0).tolist():
        _, reward, over, _, info = table.step(action)
        refusal = why_not(before, 0, action_of(action))
        assert refusal is not None
        assert (reward, over, info["refused"]) == (0.0, False, list(refusal.rules))
    assert table.match is before


def test_a_seat_sees_what_its_view_shows() -> None:
    table = OneSeat(3, seat=1, bots="random")
    observation, info = table.reset(seed=2)
    hand = [view(table.match, 1).hand.count(number) for number in range(1, 10)]
    assert observation["observation"][:9].tolist() == hand
    assert info["action_mask"].sum() == sum(count > 0 for count in hand)


@pytest.mark.parametrize("options", [{"players": 6}, {"seat": 4}, {"bots": ("random",)}])
def test_a_table_that_can_not_be_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        OneSeat(**options)


def test_a_bot_that_nobody_knows_is_refused() -> None:
    with pytest.raises(UnknownBot):
        OneSeat(bots="unicorn")
