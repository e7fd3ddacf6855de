"""The league: who takes seats at some tables besides the learner itself, so that it does not fall into habits."""

from copy import deepcopy
from random import Random
from typing import Final

import torch
from torch import Tensor

from catinthebox.bots.weights import WEIGHTS
from catinthebox.lab.errors import BadPlan
from catinthebox.lab.training.networks import Player
from catinthebox.lab.training.plan import Plan
from catinthebox.lab.training.playing import Network, Opponent, Thumb

THUMBS: Final = 64
"""So many ways to weigh rules of thumb."""
AS_TUNED: Final = 16
"""So many of them are as they were tuned."""
TASTE: Final = 0.3
"""How much the others differ, as a logarithm."""


class League:
    """Past selves, rules of thumb, and guests: networks that were trained elsewhere."""

    def __init__(self, plan: Plan, device: str, guests: list[Player]) -> None:
        for guest in guests:
            if guest.plan.players != plan.players:
                message = f"a guest plays with {guest.plan.players} players, not with {plan.players}"
                raise BadPlan(message, problem="guest")
        self.guests = guests
        self.past: list[Player] = []
        self._plan = plan
        self._weights = various_weights(plan.players).to(device)

    def add(self, player: Player) -> None:
        """Keep a player as it is now."""
        self.past.append(frozen(player))

    def opponent(self, random: Random) -> Opponent:
        """Rules of thumb or a guest as often as the plan says; else past selves, late ones more often."""
        if random.random() < self._plan.thumbs or not (self.past or self.guests):
            return Thumb(self._weights, random.getrandbits(60))
        if self.guests and (not self.past or random.random() < self._plan.guests):
            return Network(random.choice(self.guests))
        return Network(self.past[max(random.randrange(len(self.past)) for _ in range(2))])


def various_weights(players: int) -> Tensor:
    """Many ways to weigh rules of thumb, the first ones as they were tuned."""
    random = torch.Generator().manual_seed(players)
    tuned = torch.tensor(WEIGHTS[players], dtype=torch.float64)
    factors = (TASTE * torch.randn(THUMBS, len(tuned), generator=random, dtype=torch.float64)).exp()
    factors[:AS_TUNED] = 1
    return (tuned * factors).round().to(torch.int64)


def frozen(player: Player) -> Player:
    """A copy that does not learn."""
    copy = deepcopy(player)
    for parameter in copy.parameters():
        parameter.requires_grad_(False)
    return copy


def some_seats(tables: int, players: int, device: str) -> Tensor:
    """About half of the seats at every table, never all."""
    taken = torch.rand(tables, players, device=device) < 0.5
    free = torch.randint(players, (tables, 1), device=device)
    return taken.scatter_(1, free, False)


def all_but_one(tables: int, players: int, device: str) -> Tensor:
    """Everywhere but at one seat of each table, at every distance from the start player equally often."""
    seats = torch.arange(tables, device=device) // players % players
    return torch.arange(players, device=device) != seats[:, None]
