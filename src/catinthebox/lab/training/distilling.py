"""A small network that does what a large one does, nearly: small enough for the rollouts of a search."""

from collections.abc import Iterator
from math import cos, pi
from time import perf_counter
from typing import Final

import torch
from torch import Tensor

from catinthebox.bots.neural.bot import USUAL_TEMPERATURE
from catinthebox.lab.training.league import some_seats, various_weights
from catinthebox.lab.training.networks import Player, Reflex, half, masked
from catinthebox.lab.training.plan import Plan
from catinthebox.lab.training.playing import Company, Network, Opponent, Thumb, picked
from catinthebox.lab.training.seeds import seed_for
from catinthebox.lab.training.tables import Tables

RATE: Final = 2.5e-3
"""How fast it learns at first."""
STEP: Final = 1_536
"""From at most so many decisions at once: it gets closer by many small steps than by few large ones."""
PASSES: Final = 3
"""So often it goes over the decisions of a batch of rounds."""


def distil(
    plan: Plan,
    player: Player,
    tables: Tables,
    reflex: Reflex,
    *,
    seconds: float | None = None,
    batches: int | None = None,
) -> Iterator[float]:
    """Let the large one play rounds, and the small one learn how likely it would do what; how far off it still is.

    A search lets everybody want the same, so that is all that the small one has room for.
    """
    optimiser = torch.optim.Adam(reflex.parameters(), RATE, (0.9, 0.98), fused=tables.device == "cuda")
    began, batch = perf_counter(), 0

    def progress(done: float) -> float:
        return max((perf_counter() - began) / seconds if seconds else 0, done / batches if batches else 0)

    while progress(batch) < 1:
        seed = seed_for("distilling", plan.seed, batch)
        torch.manual_seed(seed)
        tables.begin(seed, other_side=plan.other_side, match_play=plan.match_play, envy=plan.envy)
        company = _company(plan, reflex, tables.device, batch)
        with half(tables.device):
            scores = _thought(tables, player, company, 1.0 if batch % 4 == 0 else USUAL_TEMPERATURE)
        legal = tables.legal[: len(scores)]
        choices = (legal & (legal - 1)).nonzero()[:, 0]  # where there is something to choose
        orders = [choices[torch.randperm(len(choices), device=tables.device)] for _ in range(PASSES)]
        steps, off = torch.cat(orders).split(min(STEP, plan.minibatch)), []
        for step, rows in enumerate(steps):
            for group in optimiser.param_groups:
                group["lr"] = RATE * 0.5 * (1 + cos(pi * min(1, progress(batch + step / len(steps)))))
            off.append(_learn(tables, rows, scores, reflex, optimiser))
        batch += 1
        yield torch.stack(off).mean().item()


def _company(plan: Plan, reflex: Reflex, device: str, batch: int) -> Company | None:
    """In half of the batches others take seats: a search meets people who do not play as the large one would."""
    if batch % 2 == 0:
        return None
    others: Opponent = Network(reflex, USUAL_TEMPERATURE)
    if batch % 4 == 3:
        others = Thumb(various_weights(plan.players).to(device), batch)
    return Company(others, some_seats(plan.tables, plan.players, device))


@torch.no_grad()
def _thought(tables: Tables, player: Player, company: Company | None, temperature: float) -> Tensor:
    """Play the rounds that were dealt to their ends; what the large one thinks of all actions, a row for each look.

    Also where others decide.
    """
    places, offset, scores = torch.arange(tables.count, device=tables.device), 0, []
    while len(places):
        here = tables.look(places, offset)
        offset = here.stop
        scores.append(masked(player.scores(tables.bits(here)), tables.legal[here]))
        actions = picked(scores[-1], temperature)
        if company is not None:
            theirs = company.seats[places, tables.seats[here]].nonzero()[:, 0]
            actions[theirs] = company.opponent.choose(tables, places[theirs], here.start + theirs)
        places = tables.act(places, actions)
    return torch.cat(scores)


def _learn(tables: Tables, rows: Tensor, scores: Tensor, reflex: Reflex, optimiser: torch.optim.Optimizer) -> Tensor:
    """One step; how far off it was there."""
    target = scores[rows].log_softmax(1)
    with half(tables.device):
        said = masked(reflex.scores(tables.bits(rows)), tables.legal[rows]).log_softmax(1)
    loss = (target.exp() * (target - said)).sum(1).mean()
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    optimiser.step()
    return loss.detach()
