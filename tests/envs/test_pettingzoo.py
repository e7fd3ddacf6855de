"""The table of PettingZoo: its own tests, the points as rewards, and nothing seen but what a view shows."""

from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from catinthebox.envs.pettingzoo import env, raw_env
from catinthebox.rules import IllegalPlay, Refused, WrongPhase

# A dictionary with a mask is what PettingZoo's own card games give, but its test knows them by name.
published = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box",
    r"ignore:Action mask numpy array is all zeros \(no legal actions\)",
)
round_or_match = pytest.mark.parametrize("whole_match", [False, True])


@published
@round_or_match
@pytest.mark.parametrize("players", [2, 5])
def test_pettingzoos_own_api_test(players: int, whole_match: bool) -> None:
    api_test(env(players, whole_match=whole_match), num_cycles=60)


@round_or_match
def test_pettingzoos_own_seed_test(whole_match: bool) -> None:
    seed_test(lambda: env(3, whole_match=whole_match), num_cycles=60)


def test_pettingzoos_own_render_test(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(3, render_mode=render_mode))
    assert "round 1, discard, trick: -" in capsys.readouterr().out


def play(table: raw_env, random: Random) -> dict[str, float]:
    """A random episode to its end; what every agent was given in all."""
    totals = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, _, info = table.last()
        assert observation is not None
        assert (observation["action_mask"] == info["action_mask"]).all()
        totals[agent] += reward
        table.step(None if over else random.choice(np.flatnonzero(observation["action_mask"])))
    return totals


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@round_or_match
def test_rewards_are_the_points(players: int, whole_match: bool) -> None:
    table = raw_env(players, whole_match=whole_match)
    table.reset(seed=players)
    given = play(table, Random(players))
    match = table.match
    assert tuple(given.values()) == match.totals
    assert len(match.round_scores) == (players if whole_match else 1)


def test_resets_without_a_seed_go_on_to_other_deals() -> None:
    table = raw_env(4)
    deals = []
    for seed in (1, None, 1, None):
        table.reset(seed=seed)
        deals.append(table.match.round.deal)
    assert deals[0] == deals[2] != deals[1] == deals[3]


def test_p3_cards_are_put_aside_in_turn_and_nobody_sees_which() -> None:
    table = raw_env(3)
    seen = []
    for choice in (0, -1):
        table.reset(seed=1)
        first = table.agent_selection
        table.step(np.flatnonzero(table.infos[first]["action_mask"])[choice])
        assert table.agent_selection != first
        observation = table.observe(table.agent_selection)
        seen.append({name: numbers.tolist() for name, numbers in observation.items()})
    assert seen[0] == seen[1]


def test_an_illegal_action_is_refused_with_its_rules_and_changes_nothing() -> None:
    table = raw_env(4)
    table.reset(seed=1)
    before = table.match
    with pytest.raises(WrongPhase) as refused:
        table.step(0)
    assert refused.value.rules == ("P3",)
    assert table.match is before
    for _ in range(8):
        table.step(np.flatnonzero(table.infos[table.agent_selection]["action_mask"])[0])
    number = table.match.round.hands[table.match.round.turn][0]
    with pytest.raises(IllegalPlay) as refused_play:
        table.step(4 * (number - 1))
    assert refused_play.value.rules == ("D3",)
    assert isinstance(refused_play.value, Refused)


def test_a_whole_match_shows_the_round_and_the_standing() -> None:
    table = raw_env(2, whole_match=True)
    table.reset(seed=3)
    random = Random(3)
    while table.match.round.number == 1:
        table.step(random.choice(np.flatnonzero(table.infos[table.agent_selection]["action_mask"])))
    for agent, points in zip(table.agents, (table.match.totals, table.match.totals[::-1]), strict=True):
        assert table.observe(agent)["observation"][-3:].tolist() == [2, *points]
