"""A training: rounds are played and learned from, again and again, until its time is over. It can stop and go on."""

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

import torch

from catinthebox.bots.neural.bot import USUAL_TEMPERATURE
from catinthebox.lab.errors import BadCheckpoint
from catinthebox.lab.training.league import League, all_but_one, frozen, some_seats
from catinthebox.lab.training.learning import Learner
from catinthebox.lab.training.networks import Player, half, take_over
from catinthebox.lab.training.plan import Plan
from catinthebox.lab.training.playing import Company, Network, Pupil, Thumb, play
from catinthebox.lab.training.seeds import seed_for
from catinthebox.lab.training.tables import Tables

SELVES: Final = 24
"""So many times in a training, the player of the moment joins the league."""

LEADS: Final = {Thumb: "lead_over_thumb", Pupil: "lead_over_exploiter"}
"""What the lead over these opponents is called in the figures."""

Figures = dict[str, float]


class Training:
    """A plan under way."""

    def __init__(self, plan: Plan, device: str, guests: list[Player] | None = None) -> None:
        self.plan, self.device = plan, device
        self.learner = Learner(plan, device)
        self.tables = Tables(plan.players, plan.tables, device)
        self.league = League(plan, device, guests or [])
        # Who learns to beat the learner beside it, and whom the learner itself is to beat, if that is what it is for.
        self.exploiter = Learner(plan.exploiting(), device) if plan.league and plan.exploiters else None
        self.exploited: Company | None = None
        self.batches, self.decisions, self.seconds = 0, 0, 0.0
        self.is_whole = True
        """Whether it stands between two batches, and not in the middle of one that was broken off."""

    def begin(self, player: Player) -> None:
        """Begin as another player, which may be less wide or less deep."""
        for learner in filter(None, (self.learner, self.exploiter)):
            take_over(learner.player, player)

    def exploit(self, player: Player) -> None:
        """From now on, learn only what beats this player: it has all seats but one, and plays as `neural` would."""
        self.learner.player.load_state_dict(player.state_dict())
        seats = all_but_one(self.plan.tables, self.plan.players, self.device)
        self.exploited = Company(Network(frozen(player), USUAL_TEMPERATURE), seats)

    def run(self, *, seconds: float | None = None, batches: int | None = None) -> Iterator[Figures]:
        """Train until that much was done in all, telling how it goes after each batch."""
        while (progress := self.progress(seconds, batches)) < 1:
            began = perf_counter()
            if self.plan.league and progress * SELVES >= len(self.league.past) + 1:
                self.league.add(self.learner.player)
            self.is_whole = False
            figures = self._one_batch(progress)
            self.batches += 1
            self.decisions += int(figures["decisions"])
            self.is_whole = True
            took = perf_counter() - began
            self.seconds += took
            yield {
                "seconds": self.seconds,
                "batches": self.batches,
                "decisions_per_second": figures["decisions"] / took,
            } | figures

    def progress(self, seconds: float | None, batches: int | None) -> float:
        """How much is done of so many seconds or batches in all, whichever is nearer to its end."""
        return max(self.seconds / seconds if seconds else 0, self.batches / batches if batches else 0)

    def _one_batch(self, progress: float) -> Figures:
        plan, tables, learner = self.plan, self.tables, self.learner
        seed = seed_for("learning", plan.seed, self.batches)
        torch.manual_seed(seed)  # so that a training that was stopped goes on as if it had not been
        company = self.exploited or self._company(seed)
        opponent = company and company.opponent
        rounds = plan.exploiting() if isinstance(opponent, Pupil) else plan  # an exploiter plays what it is measured by
        tables.begin(
            seed, other_side=rounds.other_side, match_play=rounds.match_play, envy=rounds.envy, mixed=rounds.mixed
        )
        with half(self.device):
            batch = play(tables, learner.player, company, history=plan.history)
        said = learner.learn(tables, batch, progress)
        if self.exploiter and isinstance(opponent, Pupil):
            self.exploiter.learn(tables, opponent.batch(), progress)
        scores = tables.scores.float()
        told = torch.stack(
            [scores.mean(), tables.met.float().mean(), tables.caused.float().sum(1).mean(), *said.values()]
        )
        names = ("points", "met", "paradoxes", *said)
        figures = dict(zip(names, told.tolist(), strict=True))
        if company is not None:
            figures[LEADS.get(type(opponent), "lead")] = self._lead(company)
        return {"decisions": float(batch.steps[-1])} | figures

    def _company(self, seed: int) -> Company | None:
        """Who takes some of the seats in the batch of a seed."""
        plan, random = self.plan, Random(seed)
        if random.random() >= plan.league:
            return None
        if self.exploiter and random.random() < plan.exploiters:
            seats = all_but_one(plan.tables, plan.players, self.device)
            return Company(Pupil(self.exploiter.player), ~seats)
        return Company(self.league.opponent(random), some_seats(plan.tables, plan.players, self.device))

    def _lead(self, company: Company) -> float:
        """How far the learner is ahead of its opponent where both play."""
        scores, theirs = self.tables.scores.float(), company.seats
        mixed = theirs.any(1)
        scores, theirs = scores[mixed], theirs[mixed].float()
        ours = 1 - theirs
        lead = (scores * ours).sum(1) / ours.sum(1) - (scores * theirs).sum(1) / theirs.sum(1)
        return lead.mean().item()

    def state(self) -> dict[str, Any]:
        """All that is needed to go on."""
        return {
            "plan": asdict(self.plan),
            **self.learner.state(),
            "exploiter": self.exploiter and self.exploiter.state(),
            "past": [player.state_dict() for player in self.league.past],
            "batches": self.batches,
            "decisions": self.decisions,
            "seconds": self.seconds,
        }

    def save(self, path: Path) -> None:
        """Write a checkpoint; the one before stays until this one is complete."""
        beside = path.with_suffix(".new")
        torch.save(self.state(), beside)
        beside.replace(path)

    def load(self, path: Path) -> None:
        """Go on from a checkpoint of the same plan."""
        try:
            state: dict[str, Any] = torch.load(path, map_location=self.device, weights_only=True)
            plan = Plan(**state["plan"])
        except Exception as error:  # torch raises whatever the file leads it to
            raise BadCheckpoint(f"{path} is not a checkpoint", path=str(path)) from error
        if plan != self.plan:
            raise BadCheckpoint(f"{path} is of another plan", path=str(path))
        self.learner.restore(state)
        if self.exploiter:
            self.exploiter.restore(state["exploiter"])
        self.batches, self.decisions, self.seconds = state["batches"], state["decisions"], state["seconds"]
        self.league.past = []
        for past in state["past"]:
            player = frozen(self.learner.player)
            player.load_state_dict(past)
            self.league.past.append(player)
