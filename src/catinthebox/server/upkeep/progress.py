"""How long work tells how far it is."""

from typing import Protocol


class Told(Protocol):
    """Hears of progress: what is being done, how many are done, and of how many."""

    def __call__(self, what: str, done: int, of: int) -> None:
        """Be told."""
        ...


def nobody(what: str, done: int, of: int) -> None:
    """Nobody wants to know."""
