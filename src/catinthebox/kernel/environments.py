"""A batch environment: many tables in lock-step, on arrays of NumPy or of the graphics card.

    tables = ManyTables(players=4, count=4096)
    while training:
        tables.observe()
        actions = network(tables.seen, tables.legal)
        tables.step(actions)

All arrays are made once and written in place, and go to NumPy, PyTorch and JAX without a copy: docs/kernel.md says how.
"""

from typing import Any

from catinthebox.kernel import targets
from catinthebox.kernel.layouts import neighbours_of
from catinthebox.kernel.observing import A_SEAT, SEEN_SEATS
from catinthebox.kernel.tables import ACTIONS, WORDS
from catinthebox.kernel.targets import Device
from catinthebox.rules import SIDES, Layout
from catinthebox.rules.sizes import size_for


class ManyTables:
    """Rounds of a seed at many tables; each table deals its next round when one is over."""

    def __init__(
        self,
        players: int,
        count: int,
        *,
        layout: Layout | None = None,
        seed: int = 0,
        device: Device = "cpu",
        threads: int | None = None,
    ) -> None:
        size = size_for(players)
        self.players = players
        self.count = count
        self.seed = seed
        self._runner = targets.cuda().Runner(count) if device == "cuda" else targets.cpu().Runner(count, threads)
        self._nobody = (0,) * players
        self._neighbours = self._runner.words(neighbours_of(layout or SIDES[size.side]))
        empty = self._runner.empty
        self.tables: Any = empty((count, WORDS), "int64")
        """The words of each table: everything, also what nobody may see."""
        self.seats: Any = empty((count,), "int8")
        """Whose turn it is."""
        self.legal: Any = empty((count, ACTIONS), "bool")
        """What that seat may do."""
        self.seen: Any = empty((count, SEEN_SEATS + players * A_SEAT), "int8")
        """What that seat sees."""
        self.scores: Any = empty((count, players), "int8")
        """Each seat's points, where a round is over."""
        self.over: Any = empty((count,), "bool")
        """Where the last step ended a round; another is dealt already."""
        self.refused: Any = empty((count,), "bool")
        """Where the last action was not legal; nothing happened there."""
        self.reset()

    def reset(self) -> None:
        """Deal the first round at every table again; nothing is over or refused yet."""
        self._runner.run("deal", self.tables, self.seed, self._nobody, self.scores, self.over, self.refused)

    def observe(self) -> None:
        """Write `seats`, `legal` and `seen` of every table."""
        self._runner.run("observe", self.tables, self.players, self.seats, self.legal, self.seen)

    def step(self, actions: Any) -> None:
        """One action at every table; writes `over`, `scores` and `refused`. Actions are an array on the same device."""
        self._runner.run(
            "step",
            self.tables,
            actions,
            self.seed,
            self._nobody,
            self._neighbours,
            self.scores,
            self.over,
            self.refused,
        )
