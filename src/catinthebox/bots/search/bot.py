"""`search` and `champion`: they look at many ways the hidden cards may lie, and at what may come of every action."""

from random import Random
from typing import Final

from catinthebox.bots.naming import Option, Options
from catinthebox.bots.search.judging import POINTS_AHEAD, Aim, Effort, MindName, judged
from catinthebox.rules import Action, View

DEFAULT_MS: Final = 300

OPTIONS: Final = {
    "ms": Option(1, 600_000, "how long to think about an action, in milliseconds"),
    "worlds": Option(1, 10_000_000, "how many worlds to look at instead, which makes it reproducible"),
    "threads": Option(1, 256, "on how many threads"),
}


AIMS: Final[dict[MindName, Aim]] = {"thumb": POINTS_AHEAD, "reflex": Aim(envy=1.0, first=4.0)}
"""What each mind plays for: trained networks for what they were trained to want."""


class SearchBot:
    """Does what promises most."""

    def __init__(self, random: Random, options: Options, mind: MindName = "thumb") -> None:
        worlds = options.get("worlds")
        seconds = options.get("ms", DEFAULT_MS) / 1000 if worlds is None else None
        self._effort = Effort(seconds, worlds, options.get("threads", 1))
        self._mind, self._aim = mind, AIMS[mind]
        self._seed = random.getrandbits(60)

    def choose(self, view: View) -> Action:
        """The action that promises most. Where there is only one, it takes no time."""
        if len(view.legal) == 1:
            return view.legal[0]
        return judged(view, self._effort, self._seed, self._mind, self._aim)[0].action
