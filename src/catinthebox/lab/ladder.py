"""The ladder: skill of people and bots alike, estimated from the order in which they finished (OpenSkill)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Rating:
    """What is known of a player's skill: the estimate, and how unsure it is."""

    mu: float
    sigma: float

    @property
    def shown(self) -> float:
        """The rating on the ladder: skill that the player has almost surely. It starts at 0 and rises with proof."""
        return self.mu - 3 * self.sigma


_BEGINNER = _MODEL.rating()
BEGINNER: Final = Rating(_BEGINNER.mu, _BEGINNER.sigma)
"""The rating of somebody without a rated match."""


def after_match(before: Mapping[str, Rating], places: Sequence[tuple[str, int]]) -> dict[str, Rating]:
    """The ratings of all players after a match: `places` has the player and the rank of each seat.

    A bot may sit at several seats. Each seat is rated from the same rating, and the bot gets the mean.
    """
    teams = [[_MODEL.rating(before[player].mu, before[player].sigma)] for player, _ in places]
    rated = _MODEL.rate(teams, ranks=[float(rank) for _, rank in places])
    seats: dict[str, list[Rating]] = {}
    for (player, _), (new,) in zip(places, rated, strict=True):
        seats.setdefault(player, []).append(Rating(new.mu, new.sigma))
    return {
        player: Rating(fmean(new.mu for new in several), fmean(new.sigma for new in several))
        for player, several in seats.items()
    }
