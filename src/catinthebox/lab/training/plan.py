"""What a training is to do: one plan for each way of training, to be written to its checkpoints."""

from dataclasses import dataclass, replace
from typing import Final

from catinthebox.bots.neural.sight import MOST_ENVY
from catinthebox.lab.errors import BadPlan
from catinthebox.lab.training.seeds import checked
from catinthebox.rules.sizes import SIZES

ON_A_PROCESSOR: Final = 8_192
"""So many tables are played in lock-step on a processor, and so many decisions are a step there."""


@dataclass(frozen=True)
class Plan:
    """How a network is trained for a number of players."""

    players: int
    seed: int = 0
    tables: int = 131_072
    """Rounds that are played in lock-step, before the network learns from them."""
    minibatch: int = 65_536
    body: tuple[int, ...] = (512, 512, 256)
    """How wide the layers of the network are."""
    critic: tuple[int, ...] = (512, 256)
    reflex: tuple[int, ...] = (256, 64)
    rate: float = 1e-3
    """How fast it learns at first; it falls to a twentieth."""
    entropy: float = 0.08
    """How much it is drawn to variety at first."""
    entropy_left: float = 0.3
    """What is left of that in the end: who is foreseen is exploited."""
    clip: float = 0.2
    """How far one batch may change a probability."""
    trust: float = 0.95
    """How much is learned from how rounds ended, and how little from what the critic expected on the way."""
    belief: float = 0.05
    """How much guessing the hidden cards counts."""
    envy: int = MOST_ENVY
    """How much the others' points count against the own, in quarters: all of it, as when `neural` plays."""
    mixed: float = 0.2
    """At how many of the seats that is drawn anew for each round."""
    first: float = 4.0
    """What being first in a round is worth beside its points."""
    for_match: bool = False
    """Whether every round is for the match, by how likely it makes its victory, and not the last one alone."""
    history: bool = True
    """Whether it sees in which trick each token was laid, and which led."""
    all_seeing: bool = True
    """Whether the critic sees all hands. The network itself never does."""
    match_play: bool = True
    """Whether rounds stand anywhere in a match, the last ones being for the victory."""
    league: float = 0.8
    """In how many of the batches some seats are taken by past selves and other opponents."""
    exploiters: float = 0.5
    """In how many of these an exploiter has one seat: a second network, which learns to beat this one meanwhile."""
    thumbs: float = 0.5
    """In how many of the others the opponents are rules of thumb."""
    guests: float = 0.5
    """In how many of the rest a guest of the league, if it has any."""
    other_side: float = 0.3
    """At how many of the tables the board's other side is used."""

    def __post_init__(self) -> None:
        if self.players not in SIZES:
            raise BadPlan(f"nobody plays with {self.players} players", problem="players")
        checked(self.seed)
        for name in ("tables", "minibatch"):
            if getattr(self, name) < 1:
                raise BadPlan(f"{name} must be at least 1", problem=name)
        for name in ("body", "reflex"):
            if not getattr(self, name) or min(getattr(self, name)) < 1:
                raise BadPlan("a network has layers, each at least 1 wide", problem=name)

    def exploiting(self) -> "Plan":
        """To beat one opponent by points, in rounds that stand alone."""
        return replace(
            self._with_little_variety(),
            first=0.0,
            for_match=False,
            mixed=0.0,
            league=0.0,
            match_play=False,
            other_side=0.0,
        )

    def on(self, device: str) -> "Plan":
        """The same for a device: a processor is no quicker with more tables at once, and learns in smaller steps."""
        if device == "cuda":
            return self
        return replace(self, tables=min(self.tables, ON_A_PROCESSOR), minibatch=min(self.minibatch, ON_A_PROCESSOR))

    def tiny(self) -> "Plan":
        """The same in small, to see that it learns."""
        return replace(self, tables=512, minibatch=1024, body=(64, 64), critic=(64,), reflex=(32, 16), rate=3e-3)

    def plain(self) -> "Plan":
        """The baseline: nothing but own points against copies of itself, no history, no critic that sees more."""
        return replace(
            self._with_little_variety(),
            first=0.0,
            for_match=False,
            envy=0,
            mixed=0.0,
            history=False,
            all_seeing=False,
            match_play=False,
            league=0.0,
            belief=0.0,
            other_side=0.0,
        )

    def _with_little_variety(self) -> "Plan":
        """As exploiters and the baseline were measured."""
        return replace(self, entropy=0.02, entropy_left=0.1)
