"""What each action of a view promises."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from catinthebox.kernel import targets
from catinthebox.rules import Action, View

if TYPE_CHECKING:
    from catinthebox.bots.search.minds import Mind

MindName = Literal["thumb", "reflex"]
"""What a search thinks with: rules of thumb, or trained networks (`minds`)."""
ADVISERS_MIND: Final[MindName] = "reflex"
"""What hints and reviews think with."""


@dataclass(frozen=True)
class Effort:
    """How long to think: for a time, or for a number of worlds, which makes the answer reproducible."""

    seconds: float | None = None
    worlds: int | None = None
    threads: int = 1
    narrow: bool = True
    """Whether to drop actions that are not worth a try or clearly worse, which leaves more worlds for the others."""

    def __post_init__(self) -> None:
        assert (self.seconds is None) != (self.worlds is None), "an effort is a time or a number of worlds"


@dataclass(frozen=True)
class Aim:
    """What a seat is after, in every round but the last of a match, which is for the victory."""

    envy: float = 0.5
    """How much the others' mean points count against the own."""
    first: float = 0.0
    """How many points it is worth to have the most in the round."""


POINTS_AHEAD: Final = Aim()


@dataclass(frozen=True)
class Judgement:
    """What an action promises in this round, each figure with its standard error."""

    action: Action
    worth: float
    """Points compared to the others', or in a match's last round the chance to win it: what the search finds."""
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


def judged(
    view: View, effort: Effort, seed: int = 0, mind: MindName = ADVISERS_MIND, aim: Aim = POINTS_AHEAD
) -> list[Judgement]:
    """Every legal action that was tried, the best first; those that were dropped on the way come last."""
    found = require_mind(mind)
    from catinthebox.bots.search.thinking import Thinking

    thinking = Thinking(view, effort, seed, found, aim)
    thinking.think()
    return thinking.judgements()


def require_mind(name: MindName = ADVISERS_MIND) -> "Mind":
    """A mind to think with, refused where what it needs is not installed."""
    targets.cpu()  # says what is missing where Numba is
    from catinthebox.bots.search.minds import mind_called

    return mind_called(name)
