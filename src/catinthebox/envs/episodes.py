"""What is played from one reset to the next: a single round, or a whole match."""

from dataclasses import dataclass

from catinthebox.rules import Action, Layout, Match, Phase, Seat, Setup, act, new_match, next_round

Points = tuple[int, ...]


@dataclass(frozen=True)
class Episode:
    """A match that ends with its first round, unless the whole match is played."""

    match: Match
    whole_match: bool

    @classmethod
    def begun(cls, players: int, secret: str, *, layout: Layout | None, whole_match: bool) -> "Episode":
        """The first round is dealt."""
        match, _ = new_match(Setup.of(players, layout=layout, secret=secret))
        return cls(match, whole_match)

    @property
    def is_over(self) -> bool:
        """Whether nothing more is played."""
        return self.match.phase is Phase.MATCH_OVER or (not self.whole_match and self.match.phase is Phase.ROUND_OVER)

    @property
    def turn(self) -> Seat:
        """Who acts. Cards are put aside one after the other, and nobody sees which (P3)."""
        return seat_to_act(self.match)

    def after(self, action: Action) -> tuple["Episode", Points]:
        """What comes of an action, and the points each seat gets by it: those of the round, if that is over."""
        match, _ = act(self.match, self.turn, action)
        if match.phase not in (Phase.ROUND_OVER, Phase.MATCH_OVER):
            return Episode(match, self.whole_match), (0,) * match.setup.players
        points = tuple(score.total for score in match.round.scores)
        if self.whole_match and match.phase is Phase.ROUND_OVER:
            match, _ = next_round(match)
        return Episode(match, self.whole_match), points


def seat_to_act(match: Match) -> Seat:
    """The first from the start player that may act: where turns are taken, there is no "at the same time"."""
    start, players = match.round.start, match.setup.players
    return min(match.to_act, key=lambda seat: (seat - start) % players)
