"""The networks of a training in PyTorch: the player, its critic, and the small one that rollouts can afford."""

from functools import cache
from itertools import pairwise
from typing import Final

import torch
from llvmlite.binding import get_host_cpu_features
from torch import Tensor, nn
from torch.nn import functional

from catinthebox.bots.neural import sight
from catinthebox.kernel.sizes import NUMBERS
from catinthebox.kernel.tables import ACTIONS
from catinthebox.lab.training.plan import Plan
from catinthebox.lab.training.tables import inputs

USUALLY_SET: Final = 130
"""About so many of the bits that a network sees are ones."""
VALUES: Final = 3
"""Points, meeting the prediction, causing the paradox."""
POINTS: Final = 4.0
"""Points are learned in units of so many."""
NEVER: Final = -1e9


def layers(sizes: tuple[int, ...]) -> nn.ModuleList:
    """Linear layers one after the other."""
    return nn.ModuleList(nn.Linear(one, other) for one, other in pairwise(sizes))


def through(body: nn.ModuleList, x: Tensor) -> Tensor:
    """What comes out of layers with a bend after each."""
    for layer in body:
        x = functional.relu(layer(x))
    return x


class Player(nn.Module):
    """What plays: from the bits that a seat sees to what it does, what it expects, and what it believes of others."""

    def __init__(self, plan: Plan, device: str) -> None:
        super().__init__()
        players, numbers = plan.players, NUMBERS[plan.players]
        self.plan = plan
        self.beliefs = (players - 1, numbers)
        self.inputs, _ = inputs(players)
        self.body = layers((self.inputs, *plan.body))
        self.heads = nn.Linear(plan.body[-1], -(-(ACTIONS + VALUES + (players - 1) * numbers) // 8) * 8)
        nn.init.normal_(self.body[0].weight, std=(2 / USUALLY_SET) ** 0.5)
        nn.init.normal_(self.heads.weight, std=0.01)
        _blind(self)
        self.to(device)

    def forward(self, bits: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Scores of all actions, values, and for each other seat the numbers that its hidden cards may have."""
        others, numbers = self.beliefs
        said = self.heads(through(self.body, bits[:, : self.inputs]))
        scores, values, belief = said[:, : ACTIONS + VALUES + others * numbers].split(
            [ACTIONS, VALUES, others * numbers], 1
        )
        return scores, values, belief.unflatten(1, self.beliefs)

    def scores(self, bits: Tensor) -> Tensor:
        """Only what it would do."""
        return self(bits)[0]


def take_over(player: Player, other: Player) -> None:
    """Make a player do what another does that is no wider and no deeper: what it has beside that has no say yet."""
    depth, features = len(other.body), other.heads.in_features
    for own, part in zip([*player.body[:depth], player.heads], [*other.body, other.heads], strict=True):
        _become(own, part.weight, part.bias)
    for own in player.body[depth:]:  # nothing there is below 0, so that a bend changes nothing
        _become(own, torch.eye(features), torch.zeros(features))
    _blind(player)


@torch.no_grad()
def _blind(player: Player) -> None:
    """Let nothing come of the bits that mean nothing in a training; since they are never set there, it stays so."""
    player.body[0].weight[:, unknown(player.plan)] = 0


@torch.no_grad()
def _become(layer: nn.Linear, weight: Tensor, bias: Tensor) -> None:
    """Let the first outputs of a layer be those of another."""
    outputs, inputs = weight.shape
    layer.weight[:outputs, :inputs], layer.weight[:outputs, inputs:], layer.bias[:outputs] = weight, 0, bias


def unknown(plan: Plan) -> list[int]:
    """The bits that mean nothing in a training by this plan."""
    widths = sight.sight_widths(plan.players)
    begins = [sum(widths[:word]) for word in range(len(widths) + 1)]
    envy = begins[sight.SEE_STANDING + 1] - sight.MOST_ENVY
    history = range(begins[sight.SEE_LEADS], begins[sight.SEE_WHEN + 3])
    wants = range(envy, envy + sight.MOST_ENVY)
    return [*(() if plan.history else history), *(() if plan.envy or plan.mixed else wants)]


class Critic(nn.Module):
    """Expects the points of all seats, and the own victory; it may see all hands."""

    def __init__(self, plan: Plan, device: str) -> None:
        super().__init__()
        self.inputs = inputs(plan.players)[plan.all_seeing]
        self.players = plan.players
        self.body = layers((self.inputs, *plan.critic))
        self.worth = nn.Linear(plan.critic[-1], 8)
        nn.init.normal_(self.body[0].weight, std=(2 / USUALLY_SET) ** 0.5)
        self.to(device)

    def forward(self, bits: Tensor) -> Tensor:
        """The points of each seat from the own on, clockwise, and the own victory."""
        worth: Tensor = self.worth(through(self.body, bits[:, : self.inputs]))
        return worth[:, : self.players + 1]


class Reflex(nn.Module):
    """A small player for rollouts."""

    def __init__(self, plan: Plan, device: str) -> None:
        super().__init__()
        self.inputs, _ = inputs(plan.players)
        self.reflex = layers((self.inputs, *plan.reflex, ACTIONS))
        nn.init.normal_(self.reflex[0].weight, std=(2 / USUALLY_SET) ** 0.5)
        self.to(device)

    def scores(self, bits: Tensor) -> Tensor:
        """What it would do."""
        scores: Tensor = self.reflex[-1](through(self.reflex[:-1], bits[:, : self.inputs]))
        return scores


def half(device: str, *, weights_stay: bool = True) -> torch.autocast:
    """Half as many bits for products, where the device is faster with them."""
    return torch.autocast(device, torch.bfloat16, enabled=_faster_by_half(device), cache_enabled=weights_stay)


@cache
def _faster_by_half(device: str) -> bool:
    """Cards are, and processors with AMX or with such products in AVX-512."""
    return device == "cuda" or any(get_host_cpu_features().get(name, False) for name in ("amx-bf16", "avx512bf16"))


def allowed(legal: Tensor) -> Tensor:
    """Which actions a word of legal actions allows."""
    return ((legal[:, None] >> torch.arange(ACTIONS, device=legal.device)) & 1).bool()


def masked(scores: Tensor, legal: Tensor) -> Tensor:
    """Scores of the legal actions only."""
    return scores.float().masked_fill(~allowed(legal), NEVER)
