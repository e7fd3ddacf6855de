"""A contest: which bots, at how many seats, on which deals.

Every deal is played in every seat order of every choice of bots, so that each bot gets the same cards as the others:
luck cancels, and what is left is play.
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import permutations, product

from catinthebox.bots import require_bot
from catinthebox.lab.errors import BadContest
from catinthebox.rules import SIDES, Layout, Setup
from catinthebox.rules.sizes import size_for

Place = tuple[int, int]
"""A game of a contest: which deal, and which seat order."""


@dataclass(frozen=True)
class Contest:
    """What is played. Make one with `Contest.of`, which checks it."""

    players: int
    bots: tuple[str, ...]
    """The bots by name; one that is named twice sits at two seats."""
    deals: int
    matches: bool
    """Whether a deal is a whole match, and not one round."""
    seed: str
    side: str

    @classmethod
    def of(
        cls,
        players: int,
        bots: tuple[str, ...],
        deals: int,
        *,
        matches: bool = False,
        seed: str = "arena",
        side: str | None = None,
    ) -> "Contest":
        """A contest that can be played."""
        size = size_for(players)
        if len(bots) < players:
            raise BadContest(
                f"{len(bots)} bots are too few for {players} seats", problem="bots", bots=len(bots), players=players
            )
        if deals < 1:
            raise BadContest("a contest has at least one deal", problem="deals")
        for bot in bots:
            require_bot(bot, programs=True)
        contest = cls(players, bots, deals, matches, seed, side or size.side)
        contest.setup(0)  # refuses what can't be dealt
        return contest

    @cached_property
    def orders(self) -> tuple[tuple[str, ...], ...]:
        """Every way to seat the bots, each once: equal bots are not told apart."""
        return tuple(dict.fromkeys(permutations(self.bots, self.players)))

    @property
    def places(self) -> list[Place]:
        """All games, deal by deal."""
        return list(product(range(self.deals), range(len(self.orders))))

    @property
    def layout(self) -> Layout:
        """The board."""
        return SIDES[self.side]

    def setup(self, deal: int) -> Setup:
        """The match of a deal, the same for every seat order; in a round that stands alone, seat 0 starts."""
        start = None if self.matches else 0
        return Setup.of(self.players, layout=self.layout, secret=f"{self.seed} {deal}", start=start)
