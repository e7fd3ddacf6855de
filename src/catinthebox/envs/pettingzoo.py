"""PettingZoo: every seat is an agent, and they act turn by turn.

    table = env(players=4)
    table.reset(seed=1)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        ...

An observation holds what the agent's seat sees (`observation`) and which actions are legal (`action_mask`, in `info` as
well); both are laid out as in docs/kernel.md. The reward is the points of a round, for every agent when the round is
over. An illegal action is refused with the rules behind it, and nothing has happened.
"""

from typing import Any, ClassVar

from catinthebox.envs.drawing import draw
from catinthebox.envs.errors import not_installed
from catinthebox.rules import Layout, Match, view
from catinthebox.rules.sizes import size_for

try:
    import numpy as np
    from gymnasium.spaces import Dict, Discrete
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, BaseWrapper, OrderEnforcingWrapper
except ImportError as missing:
    raise not_installed(missing, "pettingzoo") from missing

from catinthebox.envs.episodes import Episode
from catinthebox.envs.spaces import Observation, action_space, observation_space, observed, rendered, secret_from


def env(
    players: int = 4, *, whole_match: bool = False, layout: Layout | None = None, render_mode: str | None = None
) -> BaseWrapper[str, Observation, int | None]:
    """A table that also refuses what no agent should do: numbers of no action, and steps in the wrong order."""
    table = raw_env(players, whole_match=whole_match, layout=layout, render_mode=render_mode)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(table))


class raw_env(AECEnv[str, Observation, int | None]):  # noqa: N801 - the name that PettingZoo's tools look for
    """The table itself: one round, or a whole match."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "catinthebox_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int = 4,
        *,
        whole_match: bool = False,
        layout: Layout | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(size_for(players).players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._whole_match = whole_match
        self._layout = layout
        self._spaces = {agent: observation_space(players, whole_match=whole_match) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space() for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    @property
    def match(self) -> Match:
        """The match, with all that nobody may see."""
        return self._episode.match

    def observation_space(self, agent: str) -> Dict:
        """What an agent sees."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The numbers of all actions."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. With a seed, the same deals as ever; without, the next ones."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        players, secret = len(self.possible_agents), secret_from(self._random)
        self._episode = Episode(players, secret, layout=self._layout, whole_match=self._whole_match)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._pass_turn()

    def step(self, action: int | None) -> None:
        """The selected agent acts; an agent whose game is over can only step away, with None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent must act while its game goes on"
        refusal = self._episode.why_not(self._episode.turn, int(action))
        if refusal is not None:
            raise refusal
        points = self._episode.act(int(action))
        self._cumulative_rewards[agent] = 0
        self.rewards = dict(zip(self.agents, points, strict=True))
        if any(points):
            self._accumulate_rewards()
        if self._episode.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._pass_turn()

    def observe(self, agent: str) -> Observation:
        """What an agent's seat sees, also when it is not its turn."""
        return observed(self._episode, self._seat_of[agent])

    def render(self) -> str | None:
        """The table as the selected agent sees it."""
        drawn = draw(view(self.match, self._seat_of[self.agent_selection]))
        shown: str | None = rendered(drawn, self.render_mode)
        return shown

    def close(self) -> None:
        """Nothing is held open."""

    def _pass_turn(self) -> None:
        if not self._episode.is_over:
            self.agent_selection = self.possible_agents[self._episode.turn]
        self.infos = {agent: {"action_mask": self._episode.mask(seat)} for seat, agent in enumerate(self.agents)}
        if self.render_mode == "human":
            self.render()
