"""Learning from a batch of rounds: proximal policy optimisation, with a critic that expects every seat's points."""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi
from typing import Any, Final

import torch
from torch import Tensor
from torch.nn import functional

from catinthebox.lab.training.networks import POINTS, Critic, Player, half, masked
from catinthebox.lab.training.plan import Plan
from catinthebox.lab.training.playing import Batch
from catinthebox.lab.training.tables import Tables, inputs
from catinthebox.lab.training.worth import envies, left, victory_of, worth_of

CHUNK: Final = 262_144
"""So many decisions are looked at by the critic at once."""
TOLD: Final = ("policy", "entropy", "critic", "values", "belief", "clipped")
WARMING_UP: Final = 3


@dataclass
class Lessons:
    """A row for each decision: how much better than expected it turned out, and what the networks should have said."""

    legal: Tensor
    actions: Tensor
    chances: Tensor
    advantages: Tensor
    outcomes: Tensor
    """The points of each seat from the own on, and the own victory."""
    ends: Tensor
    """Own points, prediction met, paradox caused."""

    def some(self, rows: Tensor) -> tuple[Tensor, ...]:
        """These rows of each."""
        return tuple(figures[rows] for figures in vars(self).values())


class Learner:
    """A player, its critic, and how far they have come."""

    def __init__(self, plan: Plan, device: str) -> None:
        torch.manual_seed(plan.seed)
        self.plan, self.device = plan, device
        self.player, self.critic = Player(plan, device), Critic(plan, device)
        self._parameters = [*self.player.parameters(), *self.critic.parameters()]
        on_card = device == "cuda"
        self._rate, self._entropy = torch.tensor(plan.rate, device=device), torch.tensor(plan.entropy, device=device)
        self.optimiser = torch.optim.Adam(self._parameters, lr=self._rate, eps=1e-5, fused=on_card, capturable=on_card)
        self._update = _Recorded(self._learn_some) if on_card else self._learn_some

    def state(self) -> dict[str, Any]:
        """All that it has learned."""
        parts = {"player": self.player, "critic": self.critic, "optimiser": self.optimiser}
        return {name: part.state_dict() for name, part in parts.items()}

    def restore(self, state: dict[str, Any]) -> None:
        """Know what was known in another state."""
        self.player.load_state_dict(state["player"])
        self.critic.load_state_dict(state["critic"])
        self.optimiser.load_state_dict(state["optimiser"])
        for group in self.optimiser.param_groups:
            group["lr"] = self._rate  # the rate that is changed on the way, not a copy of it

    def learn(self, tables: Tables, batch: Batch, progress: float) -> dict[str, Tensor]:
        """One pass over the decisions of a batch. `progress` goes from 0 to 1 in the course of a training."""
        lessons = self._lessons(tables, batch)
        self._fade(progress)
        size = min(self.plan.minibatch, len(batch.rows))
        order = torch.randperm(len(batch.rows), device=self.device)
        said = []
        for some in order.split(size):
            if len(some) == size:  # what is left over comes another time
                with half(self.device):
                    bits = tables.bits(batch.rows[some], hidden=True)
                said.append(self._update(bits, *lessons.some(some)).clone())
        return dict(zip(TOLD, torch.stack(said).mean(0), strict=True))

    def _fade(self, progress: float) -> None:
        """Learn more slowly towards the end, and less for variety."""
        fading = 0.5 * (1 + cos(pi * progress))
        self._rate.fill_(self.plan.rate * (0.05 + 0.95 * fading))
        left = self.plan.entropy_left
        self._entropy.fill_(self.plan.entropy * (left + (1 - left) * fading))

    @torch.no_grad()
    def _lessons(self, tables: Tables, batch: Batch) -> Lessons:
        plan, players = self.plan, self.plan.players
        scores, victory = tables.scores.float(), victory_of(tables, plan)
        others = (scores.sum(1, keepdim=True) - scores) / (players - 1)
        final = worth_of(scores, others, victory, envies(tables), left(tables)[:, None], plan)
        seats, places = tables.seats[batch.rows], batch.places
        with half(self.device):
            said = torch.cat([self.critic(tables.bits(rows, hidden=True)) for rows in batch.rows.split(CHUNK)]).float()
        points = said[:, :players] * POINTS
        own, theirs, won = points[:, 0], points[:, 1:].mean(1), said[:, players]
        expected = worth_of(own, theirs, won, envies(tables)[places, seats], left(tables)[places], plan)
        advantages = torch.empty_like(expected)
        later, gained = final.clone(), torch.zeros_like(final)
        for begin, end in zip(batch.steps[-2::-1], batch.steps[:0:-1], strict=True):
            at = places[begin:end], seats[begin:end]
            gain = later[at] - expected[begin:end] + plan.trust * gained[at]
            advantages[begin:end] = gain
            later[at], gained[at] = expected[begin:end], gain
        around = (seats[:, None] + torch.arange(players, device=self.device)) % players
        return Lessons(
            tables.legal[batch.rows],
            batch.actions,
            batch.chances,
            (advantages - advantages.mean()) / (advantages.std() + 1e-5),
            torch.cat([scores[places].gather(1, around) / POINTS, victory[places].gather(1, seats[:, None])], 1),
            torch.stack([end[places, seats].float() for end in (scores / POINTS, tables.met, tables.caused)], 1),
        )

    def _learn_some(
        self,
        bits: Tensor,
        legal: Tensor,
        actions: Tensor,
        before: Tensor,
        advantages: Tensor,
        outcomes: Tensor,
        ends: Tensor,
    ) -> Tensor:
        """One step of the optimiser."""
        with half(self.device, weights_stay=False):
            scores, values, belief = self.player(bits)
            worth = self.critic(bits)
        chances = masked(scores, legal).log_softmax(1)
        change = (chances.gather(1, actions[:, None])[:, 0] - before).exp()
        clip = self.plan.clip
        policy = -torch.min(change * advantages, change.clamp(1 - clip, 1 + clip) * advantages).mean()
        variety = -(chances.exp() * chances).sum(1).mean()
        critic = functional.mse_loss(worth.float(), outcomes)
        values = values.float()
        told = functional.mse_loss(values[:, 0], ends[:, 0])
        told = told + 0.2 * functional.binary_cross_entropy_with_logits(values[:, 1:], ends[:, 1:])
        believed = self._disbelief(belief.float(), bits)
        loss = policy - self._entropy * variety + 0.5 * critic + 0.1 * told + self.plan.belief * believed
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self._parameters, 0.5)
        self.optimiser.step()
        clipped = ((change - 1).abs() > clip).float().mean()
        return torch.stack([policy, variety, critic, told, believed, clipped]).detach()

    def _disbelief(self, belief: Tensor, bits: Tensor) -> Tensor:
        """How little the hidden cards were expected: the surprise at one of each seat's cards, drawn at random."""
        others, numbers = self.player.beliefs
        first, _ = inputs(self.plan.players)
        hidden = bits[:, first : first + others * 5 * numbers].float().unflatten(1, (others, 5 * numbers))
        cards = hidden[:, :, : 4 * numbers].unflatten(2, (numbers, 4)).sum(3) + hidden[:, :, 4 * numbers :]
        shares = cards / cards.sum(2, keepdim=True)
        return -(shares * belief.log_softmax(2)).sum(2).mean()


class _Recorded:
    """A function of tensors of fixed sizes, recorded on the card once and then only played: Python is the slow part."""

    def __init__(self, function: Callable[..., Tensor]) -> None:
        self._function = function
        self._graph: torch.cuda.CUDAGraph | None = None

    def __call__(self, *given: Tensor) -> Tensor:
        if self._graph is None or [tensor.shape for tensor in given] != [tensor.shape for tensor in self._given]:
            self._record(given)
        for place, tensor in zip(self._given, given, strict=True):
            place.copy_(tensor)
        assert self._graph is not None
        self._graph.replay()
        return self._result

    def _record(self, given: tuple[Tensor, ...]) -> None:
        self._given = [tensor.clone() for tensor in given]
        beside = torch.cuda.Stream()
        beside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(beside):
            for _ in range(WARMING_UP):
                self._function(*self._given)
        torch.cuda.current_stream().wait_stream(beside)
        self._graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self._graph):
            self._result = self._function(*self._given)
