"""How strong a network is: one of it among others, on many rounds, without learning."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import torch
from torch import Tensor

from catinthebox.bots.neural.bot import USUAL_TEMPERATURE
from catinthebox.bots.neural.sight import AIM_LEFT, AIM_TOTALS, MOST_ENVY
from catinthebox.lab.training.league import all_but_one
from catinthebox.lab.training.playing import Company, Mind, Opponent, play
from catinthebox.lab.training.seeds import seed_for
from catinthebox.lab.training.tables import Tables
from catinthebox.lab.training.worth import victories

VICTORY: Final = 2
"""Where the victory stands among the figures of a round."""


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
    matches: bool = False,
    told: Callable[[int], None] = lambda batches: None,
) -> Measured:
    """One among others, at every seat equally often, in rounds that stand alone or in whole matches.

    It plays as `neural` would. After each batch, how many were played is told.
    """
    rounds = tables.players if matches else 1
    figures: list[Tensor] = []
    for batch in range(batches):
        seats, totals = all_but_one(tables.count, tables.players, tables.device), torch.zeros_like(tables.scores)
        played: list[Tensor] = []
        for left in reversed(range(rounds)):
            tables.begin(seed_for("measuring", seed, batch * rounds + left), envy=envy)
            if matches:
                tables.aims[:, AIM_LEFT] = left
                tables.aims[:, AIM_TOTALS : AIM_TOTALS + tables.players] = totals
            play(tables, one, Company(others, seats), temperature=USUAL_TEMPERATURE)
            played.append(_figures(tables, ~seats))
            # G1: the start passes clockwise; here it stays, and everybody moves on.
            totals, seats = (totals + tables.scores).roll(-1, 1), seats.roll(-1, 1)
        means = torch.stack(played).mean(0)
        means[VICTORY] = played[-1][VICTORY]  # the match is won when its last round is over
        figures.append(means)
        told(batch + 1)
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
        count * rounds,
    )


def _figures(tables: Tables, own: Tensor) -> Tensor:
    """What came of a round for the one at each table: points, the others' mean, victory, met, paradox."""
    scores, others = tables.scores.float(), tables.players - 1
    points, victory = scores[own], victories(tables)[own]
    theirs, ahead = (scores.sum(1) - points) / others, victory - (1 - victory) / others
    return torch.stack([points, theirs, ahead, tables.met[own].float(), tables.caused[own].float()])
