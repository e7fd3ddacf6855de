"""How strong a network is: one of it among others, on many rounds, without learning."""

from dataclasses import dataclass

import torch
from torch import Tensor

from catinthebox.bots.neural.bot import USUAL_TEMPERATURE
from catinthebox.bots.neural.sight import MOST_ENVY
from catinthebox.lab.training.league import all_but_one
from catinthebox.lab.training.playing import Company, Mind, Opponent, play, victories
from catinthebox.lab.training.tables import Tables


@dataclass(frozen=True)
class Measured:
    """What one had among others, a round; leads with their standard errors."""

    points: float
    others: float
    lead: float
    lead_error: float
    victories: float
    """The own share of victories less the mean share of each other seat."""
    victories_error: float
    met: float
    paradoxes: float
    rounds: int


def measure(
    tables: Tables,
    one: Mind,
    others: Opponent,
    seed: int,
    *,
    batches: int = 1,
    envy: int = MOST_ENVY,
) -> Measured:
    """One among others, at every seat equally often, in rounds that stand alone. It plays as `neural` would."""
    seats = all_but_one(tables.count, tables.players, tables.device)
    figures: list[Tensor] = []
    for batch in range(batches):
        tables.begin(seed + batch, envy=envy)
        play(tables, one, Company(others, seats), temperature=USUAL_TEMPERATURE)
        scores, own = tables.scores.float(), ~seats
        points, victory = scores[own], victories(tables)[own]
        figures.append(
            torch.stack(
                [
                    points,
                    (scores.sum(1) - points) / (tables.players - 1),
                    victory - (1 - victory) / (tables.players - 1),
                    tables.met[own].float(),
                    tables.caused[own].float(),
                ]
            )
        )
    points, theirs, victory, met, caused = torch.cat(figures, 1)
    lead = points - theirs
    count = len(points)
    return Measured(
        points.mean().item(),
        theirs.mean().item(),
        lead.mean().item(),
        lead.std().item() / count**0.5,
        victory.mean().item(),
        victory.std().item() / count**0.5,
        met.mean().item(),
        caused.mean().item(),
        count,
    )
