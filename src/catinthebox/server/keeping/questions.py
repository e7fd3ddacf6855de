"""What a worker can be asked. A question travels to the worker, and what it answers comes back as JSON."""

from dataclasses import asdict, dataclass
from typing import Any, Final, Protocol

from catinthebox.bots import BOTS, make_bot
from catinthebox.bots.naming import split_name
from catinthebox.bots.search import Effort, judged
from catinthebox.bots.search.preparing import prepare
from catinthebox.lab.review import Choice, judge
from catinthebox.rules import View, action_to_json
from catinthebox.server.tables.hinting import Judged

HINT_SECONDS: Final = 1.0
"""How long a worker thinks about a hint."""


class Question(Protocol):
    """Something to think about."""

    @property
    def about(self) -> str:
        """What the time it takes is counted under."""
        ...

    @property
    def may_compile(self) -> bool:
        """Whether something is compiled first if this machine has never been asked such a thing."""
        ...

    def answer(self) -> object:
        """Think, in the worker; anything that JSON can say."""
        ...


@dataclass(frozen=True, slots=True)
class WhatToDo:
    """Which action a bot chooses: its place among the view's legal ones, so that it can choose no other."""

    bot: str
    seed: str
    view: View

    @property
    def about(self) -> str:
        """The bot's own name: whatever options guests give it, all its moves are counted as one bot's."""
        return split_name(self.bot)[0]

    @property
    def may_compile(self) -> bool:
        """For bots that need Numba."""
        kind = BOTS.get(split_name(self.bot)[0])
        return kind is not None and "numba" in kind.libraries

    def answer(self) -> int:
        """Let the bot choose."""
        return self.view.legal.index(make_bot(self.bot, self.seed).choose(self.view))


@dataclass(frozen=True, slots=True)
class WhatIsBest:
    """What each legal action of a view promises."""

    view: View
    seed: int
    seconds: float = HINT_SECONDS

    @property
    def about(self) -> str:
        """All hints alike."""
        return "hint"

    @property
    def may_compile(self) -> bool:
        """It searches."""
        return True

    def answer(self) -> list[Judged]:
        """Every action, the best first, all seen in the same worlds."""
        prepare()
        return [Judged.of(one) for one in judged(self.view, Effort(seconds=self.seconds, narrow=False), self.seed)]


@dataclass(frozen=True, slots=True)
class HowGood:
    """How good a choice was, by what the seat knew."""

    choice: Choice

    @property
    def about(self) -> str:
        """All reviews alike."""
        return "review"

    @property
    def may_compile(self) -> bool:
        """It searches."""
        return True

    def answer(self) -> dict[str, Any]:
        """The decision, its actions in their JSON form."""
        decision = judge(self.choice)
        return asdict(decision) | {name: action_to_json(getattr(decision, name)) for name in ("action", "best")}
