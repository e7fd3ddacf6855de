"""One seat learns, bots have the others: a table as an environment of Gymnasium, for a round or a whole match.

An observation holds what the seat sees (`observation`) and which actions are legal (`action_mask`, in `info` as well);
both are laid out as in docs/kernel.md. The reward is the seat's points of a round, when that is over. Where an action
is not legal nothing happens, and `info["refused"]` has the ids of the rules that forbid it.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium

from catinthebox.bots import DEFAULT_LEVEL, make_bot, require_bot
from catinthebox.envs.drawing import draw
from catinthebox.envs.episodes import Episode
from catinthebox.envs.spaces import Observation, action_space, observation_space, observed, rendered, secret_from
from catinthebox.kernel.converting import action_number
from catinthebox.rules import BadSetup, Layout, Match, Seat, view
from catinthebox.rules.sizes import size_for


class OneSeat(gymnasium.Env[Any, Any]):
    """A table at which everybody but one is a bot."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        players: int = 4,
        *,
        seat: Seat = 0,
        bots: str | Sequence[str] = DEFAULT_LEVEL,
        whole_match: bool = False,
        layout: Layout | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`bots` is the name of all others, or a name for each, clockwise from the seat."""
        others = size_for(players).players - 1
        names = (bots,) * others if isinstance(bots, str) else tuple(bots)
        if not 0 <= seat <= others:
            raise BadSetup(f"no seat {seat} at a table of {players}", players=players)
        if len(names) != others:
            raise BadSetup(f"{len(names)} bots, but {others} other seats", players=players)
        for name in names:
            require_bot(name)
        self.seat = seat
        self.render_mode = render_mode
        self.action_space = action_space()
        self.observation_space = observation_space(players, whole_match=whole_match)
        self._names = {(seat + 1 + place) % players: name for place, name in enumerate(names)}
        self._players = players
        self._whole_match = whole_match
        self._layout = layout

    @property
    def match(self) -> Match:
        """The match, with all that nobody may see."""
        return self._episode.match

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal, and let the bots act up to the seat's turn. With a seed, all goes as ever; without, on from there."""
        super().reset(seed=seed)
        secret, bots_seed = secret_from(self.np_random), secret_from(self.np_random)
        self._bots = {seat: make_bot(name, f"{bots_seed} {seat}") for seat, name in self._names.items()}
        self._episode = Episode(self._players, secret, layout=self._layout, whole_match=self._whole_match)
        self._let_bots_act()
        return self._told(())

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The seat acts, then the bots up to its next turn."""
        refusal = self._episode.why_not(self.seat, int(action))
        points = 0 if refusal else self._act(int(action)) + self._let_bots_act()
        observation, info = self._told(refusal.rules if refusal else ())
        return observation, float(points), self._episode.is_over, False, info

    def render(self) -> Any:
        """The table as the seat sees it."""
        return rendered(draw(view(self.match, self.seat)), self.render_mode)

    def _let_bots_act(self) -> int:
        """All bots up to the seat's turn; the points the seat gets meanwhile."""
        points = 0
        while not self._episode.is_over and (turn := self._episode.turn) != self.seat:
            points += self._act(action_number(self._bots[turn].choose(view(self.match, turn))))
        return points

    def _act(self, action: int) -> int:
        return self._episode.act(action)[self.seat]

    def _told(self, refused: tuple[str, ...]) -> tuple[Observation, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        observation = observed(self._episode, self.seat)
        return observation, {"action_mask": observation["action_mask"].copy(), "refused": list(refused)}
