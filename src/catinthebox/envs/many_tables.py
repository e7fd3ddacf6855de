"""Many tables in lock-step as a vector environment of Gymnasium: the kernel's `ManyTables`, on the processor or a card.

Every table asks for one action at each step, that of the seat whose turn it is: whoever plays this plays all seats.
What that seat sees and may do are the observation (`observation`, `action_mask`), laid out as in docs/kernel.md. The
reward is for the seat that has acted: its points, where its action ended the round. `infos` has the rest:

| key | shape | what |
|---|---|---|
| seat | tables | whose turn it is |
| points | tables x players | the points of every seat, where a round is over |
| refused | tables | whether the action was not legal: nothing has happened there |

A table whose round is over deals its next one in the same step, so that there is no observation of the end. Nothing is
ever truncated. All arrays are made once and written in place: they go to PyTorch and JAX without a copy, and whoever
wants to keep one copies it.
"""

from typing import Any

import gymnasium.vector
import numpy as np

from catinthebox.envs.rewards import rewards_on
from catinthebox.envs.spaces import action_space, observation_space
from catinthebox.kernel.environments import ManyTables
from catinthebox.kernel.targets import Device
from catinthebox.rules import Layout

Observations = dict[str, Any]


class ManyTablesEnv(gymnasium.vector.VectorEnv[Observations, Any, Any]):
    """Rounds at many tables."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium has it
        "render_modes": [],
        "autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1024,
        players: int = 4,
        *,
        layout: Layout | None = None,
        device: Device = "cpu",
        threads: int | None = None,
    ) -> None:
        self.num_envs = num_envs
        self.tables = ManyTables(players, num_envs, layout=layout, device=device, threads=threads)
        self.single_action_space = action_space()
        self.single_observation_space = observation_space(players, mask=np.bool_)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self._device = device
        self._rewards = rewards_on(device, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal at every table. With a seed, the same rounds as ever; without, other ones."""
        super().reset(seed=seed)
        self.tables.seed = int(self.np_random.integers(2**62))
        self.tables.reset()
        return self._told()

    def step(self, actions: Any) -> tuple[Observations, Any, Any, Any, dict[str, Any]]:
        """One action at every table. They may be of any array library, on the same device."""
        tables, rewards = self.tables, self._rewards
        tables.step(np.asarray(actions, np.int64) if self._device == "cpu" else actions)
        rewards.write(tables.seats, tables.scores, tables.over)
        observations, infos = self._told()
        return observations, rewards.points, tables.over, rewards.never, infos

    def _told(self) -> tuple[Observations, dict[str, Any]]:
        tables = self.tables
        tables.observe()
        infos = {"seat": tables.seats, "points": tables.scores, "refused": tables.refused}
        return {"observation": tables.seen, "action_mask": tables.legal}, infos
