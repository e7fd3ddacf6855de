"""What each action of a view promises."""

from dataclasses import dataclass

from catinthebox.kernel import targets
from catinthebox.rules import Action, View


@dataclass(frozen=True)
class Effort:
    """How long to think: for a time, or for a number of worlds, which makes the answer reproducible."""

    seconds: float | None = None
    worlds: int | None = None
    threads: int = 1
    narrow: bool = True
    """Whether to drop actions that are clearly worse, so that more worlds are left for the others."""

    def __post_init__(self) -> None:
        assert (self.seconds is None) != (self.worlds is None), "an effort is a time or a number of worlds"


@dataclass(frozen=True)
class Judgement:
    """What an action promises in this round, each figure with its standard error."""

    action: Action
    worth: float
    """What the search goes by: points compared to the others', or in a match's last round the chance to win it."""
    points: float
    points_error: float
    met: float
    """The chance to meet the prediction (S3)."""
    met_error: float
    paradox: float
    """The chance to cause the paradox (X1)."""
    paradox_error: float
    worlds: int
    """In how many worlds it was tried."""


def judged(view: View, effort: Effort, seed: int = 0) -> list[Judgement]:
    """Every legal action, the best first; those that were dropped on the way come last."""
    targets.cpu()  # says what is missing where Numba is
    from catinthebox.bots.search.thinking import Thinking

    thinking = Thinking(view, effort, seed)
    thinking.think()
    return thinking.judgements()
