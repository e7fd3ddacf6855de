"""Playing a batch of rounds: everybody's decisions, and what came of them."""

from dataclasses import dataclass, field
from itertools import accumulate
from typing import Protocol

import torch
from torch import Tensor

from catinthebox.bots.neural.sight import SEE_LEADS, SEE_WHEN
from catinthebox.lab.training.networks import NEVER, allowed, masked
from catinthebox.lab.training.tables import Tables


class Mind(Protocol):
    """Whoever gives scores to actions."""

    def scores(self, bits: Tensor) -> Tensor:
        """Scores of all actions for each row of bits."""
        ...


class Opponent(Protocol):
    """Somebody who does not learn."""

    def choose(self, tables: Tables, places: Tensor, rows: Tensor) -> Tensor:
        """What to do at these tables, of which each was looked at in one of these rows."""
        ...


@dataclass
class Network:
    """A network as an opponent."""

    mind: Mind
    temperature: float = 1.0
    """How freely it chooses among what it likes; at 0 it takes what it likes most."""

    def choose(self, tables: Tables, places: Tensor, rows: Tensor) -> Tensor:
        """What it likes."""
        return picked(masked(self.mind.scores(tables.bits(rows)), tables.legal[rows]), self.temperature)


@dataclass
class Thumb:
    """Rules of thumb as an opponent, each table's with other weights."""

    weights: Tensor
    seed: int = 0

    def choose(self, tables: Tables, places: Tensor, rows: Tensor) -> Tensor:
        """What they say."""
        return tables.by_thumb(places, self.weights, self.seed)


@dataclass
class Searcher:
    """An opponent that tries every action in a few worlds, and takes the best."""

    worlds: int
    seed: int = 0
    _asked: int = field(default=0, init=False)
    """How often; each time it draws other worlds."""

    def choose(self, tables: Tables, places: Tensor, rows: Tensor) -> Tensor:
        """What did best. Where there is only one action, it has not to be tried."""
        legal = allowed(tables.legal[rows])
        actions = legal.int().argmax(1)
        free = (legal.sum(1) > 1).nonzero()[:, 0]
        if len(free):
            tried = tables.by_trying(places[free], self.worlds, self.seed + self._asked)
            actions[free] = tried.masked_fill(~legal[free], NEVER).argmax(1)
            self._asked += 1
        return actions


@dataclass
class Pupil:
    """Whoever learns from what it does: its decisions are noted. It may be an opponent that learns too."""

    mind: Mind
    temperature: float = 1.0
    rows: list[Tensor] = field(default_factory=list)
    places: list[Tensor] = field(default_factory=list)
    actions: list[Tensor] = field(default_factory=list)
    chances: list[Tensor] = field(default_factory=list)

    def choose(self, tables: Tables, places: Tensor, rows: Tensor) -> Tensor:
        """What it likes."""
        scores = masked(self.mind.scores(tables.bits(rows)), tables.legal[rows])
        actions = picked(scores, self.temperature)
        self.rows.append(rows)
        self.places.append(places)
        self.actions.append(actions)
        self.chances.append(scores.log_softmax(1).gather(1, actions[:, None])[:, 0])
        return actions

    def batch(self) -> "Batch":
        """All that it decided."""
        steps = [0, *accumulate(len(rows) for rows in self.rows)]
        rows, places, actions, chances = map(torch.cat, (self.rows, self.places, self.actions, self.chances))
        return Batch(rows, places, actions, chances, steps)


@dataclass
class Company:
    """An opponent at some of the seats."""

    opponent: Opponent
    seats: Tensor
    """Where it sits: a row for each table, a column for each seat."""


@dataclass
class Batch:
    """All decisions of those who learn, in the order they were made, and the ends of all rounds."""

    rows: Tensor
    places: Tensor
    actions: Tensor
    chances: Tensor
    """The logarithm of how likely each action was."""
    steps: list[int]
    """Where the decisions of each step begin, and the end of the last."""


@torch.no_grad()
def play(
    tables: Tables, player: Mind, company: Company | None = None, *, history: bool = True, temperature: float = 1.0
) -> Batch:
    """Play the rounds that were dealt to their ends."""
    places = torch.arange(tables.count, device=tables.device)
    pupil, offset = Pupil(player, temperature), 0
    while len(places):
        here = tables.look(places, offset)
        offset = here.stop
        if not history:
            forget(tables.seen[here])
        rows, actions = torch.arange(here.start, offset, device=tables.device), places.clone()
        learns: slice | Tensor = slice(None)
        if company is not None:
            theirs = company.seats[places, tables.seats[here]]
            learns, others = (~theirs).nonzero()[:, 0], theirs.nonzero()[:, 0]
            actions[others] = company.opponent.choose(tables, places[others], rows[others])
        actions[learns] = pupil.choose(tables, places[learns], rows[learns])
        places = tables.act(places, actions)
    return pupil.batch()


def forget(seen: Tensor) -> None:
    """Take the order of plays out of what is seen."""
    seen[:, SEE_LEADS : SEE_WHEN + 3] = 0


def picked(scores: Tensor, temperature: float) -> Tensor:
    """An action drawn by its scores: the colder, the more often the one with the highest."""
    if not temperature:
        return scores.argmax(1)
    noise = torch.empty_like(scores).exponential_().log_()
    return (scores - temperature * noise).argmax(1)
