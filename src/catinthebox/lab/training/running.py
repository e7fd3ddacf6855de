"""A training in a folder, from nothing to weights: a checkpoint to go on from, a log of figures, and a plot of it."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import Final

from catinthebox.lab.training.distilling import distil
from catinthebox.lab.training.measuring import Measured, measure
from catinthebox.lab.training.networks import Player, Reflex
from catinthebox.lab.training.plan import Plan
from catinthebox.lab.training.playing import Network
from catinthebox.lab.training.training import Figures, Training
from catinthebox.lab.training.weights import write_weights

CHECKPOINT: Final = "checkpoint.pt"
LOG: Final = "log.jsonl"
BETWEEN_CHECKPOINTS: Final = 30.0
"""Seconds."""
DISTILLED_FROM: Final = 40
"""So many batches of rounds teach the small network."""
MEASURED_ON: Final = 4
"""So many batches of rounds show what an exploiter gains."""

Told = Callable[[Figures], None]


def train(
    plan: Plan,
    folder: Path,
    device: str,
    guests: list[Player],
    *,
    seconds: float | None = None,
    batches: int | None = None,
    told: Told = lambda figures: None,
) -> Path:
    """Train, or go on with what the folder has; the file of weights that came of it."""
    folder.mkdir(parents=True, exist_ok=True)
    training = Training(plan, device, guests)
    if (folder / CHECKPOINT).exists():
        training.load(folder / CHECKPOINT)
    with _kept(training, folder), (folder / LOG).open("a") as log:
        saved = perf_counter()
        for figures in training.run(seconds=seconds, batches=batches):
            log.write(json.dumps(figures) + "\n")
            told(figures)
            if perf_counter() - saved > BETWEEN_CHECKPOINTS:
                training.save(folder / CHECKPOINT)
                saved = perf_counter()
    reflex = Reflex(plan, device)
    for _ in distil(training.learner, training.tables, reflex, batches=min(DISTILLED_FROM, training.batches)):
        pass
    weights = folder / f"neural-{plan.players}.safetensors"
    facts = {
        "decisions": str(training.decisions),
        "seconds": f"{training.seconds:.0f}",
        "plan": json.dumps(asdict(plan)),
    }
    write_weights(plan.players, training.learner.player.state_dict(), reflex.state_dict(), weights, **facts)
    return weights


@contextmanager
def _kept(training: Training, folder: Path) -> Iterator[None]:
    """However the block ends, a checkpoint has all that was done."""
    try:
        yield
    finally:
        training.save(folder / CHECKPOINT)


def exploit(
    plan: Plan,
    player: Player,
    device: str,
    *,
    seconds: float | None = None,
    batches: int | None = None,
    told: Told = lambda figures: None,
) -> Measured:
    """Train one seat against frozen others, who do what they like most; what it has among them in the end."""
    training = Training(plan, device)
    training.exploit(player)
    for figures in training.run(seconds=seconds, batches=batches):
        told(figures)
    with training.learner.half():
        others = Network(player, best_only=True)
        return measure(training.tables, training.learner.player, others, plan.seed - MEASURED_ON, batches=MEASURED_ON)
