"""A system in a benchmark that plays many games at one call."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random


@dataclass
class Burst:
    """Plays so many games and says how many plies and seconds that took; finds out how many fill a slice of time."""

    name: str
    play: Callable[[int], tuple[int, float]]
    games: int = 1
    plies: int = 0
    seconds: float = 0.0

    def run(self, _random: Random, seconds: float) -> None:
        """Play for about this long: the number of games follows from the last call."""
        plies, took = self.play(self.games)
        self.plies, self.seconds = self.plies + plies, self.seconds + took
        self.games = max(1, int(self.games * min(1000, seconds / max(took, 1e-6))))

    def warm_up(self, seconds: float) -> None:
        """Find out how many games fill a slice, and forget the plies."""
        for _ in range(4):
            self.run(Random(0), seconds)
        self.plies, self.seconds = 0, 0.0

    @property
    def speed(self) -> float:
        """Plies a second."""
        return self.plies / self.seconds
