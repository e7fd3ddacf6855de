"""A match as an immutable value: its setup, the rounds behind it and the round under way."""

from dataclasses import dataclass
from functools import cached_property

from catinthebox.rules.cards import Seat
from catinthebox.rules.rounds import Phase, Round, Score
from catinthebox.rules.scoring import match_winners
from catinthebox.rules.setup import Setup


@dataclass(frozen=True)
class Match:
    """A match at one moment. Everything that ever happened in it can be read from here."""

    setup: Setup
    past: tuple[Round, ...]
    """The rounds before the current one, all over."""
    round: Round
    """The current round, also when it is over."""

    @property
    def rounds(self) -> tuple[Round, ...]:
        """All rounds so far."""
        return (*self.past, self.round)

    @property
    def phase(self) -> Phase:
        """What the match waits for."""
        phase = self.round.phase
        if phase is Phase.ROUND_OVER and self.round.number == self.setup.players:  # G1
            return Phase.MATCH_OVER
        return phase

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now."""
        return self.round.to_act

    @cached_property
    def round_scores(self) -> tuple[tuple[Score, ...], ...]:
        """The scores of every round that is over."""
        return tuple([round_.scores for round_ in self.rounds if round_.scores])

    @cached_property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat in all rounds that are over."""
        points = [[score.total for score in scores] for scores in self.round_scores]
        return tuple(map(sum, zip(*points, strict=True))) or (0,) * self.setup.players

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won (G2); nobody until the match is over."""
        return match_winners(self.round_scores) if self.phase is Phase.MATCH_OVER else ()
