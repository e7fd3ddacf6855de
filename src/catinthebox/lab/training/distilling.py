"""A small network that does what a large one does, nearly: small enough for the rollouts of a search."""

from collections.abc import Iterator

import torch

from catinthebox.lab.training.learning import Learner
from catinthebox.lab.training.networks import Reflex, masked
from catinthebox.lab.training.playing import play
from catinthebox.lab.training.tables import Tables


def distil(learner: Learner, tables: Tables, reflex: Reflex, *, batches: int, rate: float = 2e-3) -> Iterator[float]:
    """Let the large one play rounds, and the small one learn how likely it would do what; how far off it still is.

    A search lets everybody want the same, so that is all that the small one has room for.
    """
    plan = learner.plan
    optimiser = torch.optim.Adam(reflex.parameters(), lr=rate, fused=learner.device == "cuda")
    for batch in range(batches):
        for group in optimiser.param_groups:
            group["lr"] = rate * (1 - batch / batches)
        seed = plan.seed * 1_000_003 - 1 - batch
        tables.begin(seed, other_side=plan.other_side, match_play=plan.match_play, envy=plan.envy)
        with learner.half():
            played = play(tables, learner.player, history=plan.history)
        off = []
        for some in torch.randperm(len(played.rows), device=learner.device).split(plan.minibatch):
            rows = played.rows[some]
            bits, legal = tables.bits(rows), tables.legal[rows]
            with learner.half():
                with torch.no_grad():
                    target = masked(learner.player.scores(bits), legal).log_softmax(1)
                said = masked(reflex.scores(bits), legal).log_softmax(1)
            loss = (target.exp() * (target - said)).sum(1).mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            off.append(loss.detach())
        yield torch.stack(off).mean().item()
