"""Seeds of batches: nothing is measured on rounds that something was learned from."""

from typing import Final, Literal

from catinthebox.kernel.bits import WORD
from catinthebox.kernel.chance import key_of
from catinthebox.lab.errors import BadPlan

Purpose = Literal["learning", "distilling", "measuring"]
PURPOSES: Final[tuple[Purpose, ...]] = ("learning", "distilling", "measuring")


def seed_for(purpose: Purpose, seed: int, batch: int) -> int:
    """The seed of a batch, other ones for each purpose."""
    return key_of(key_of(checked(seed), PURPOSES.index(purpose)), batch)


def checked(seed: int) -> int:
    """A seed that a word has room for."""
    if not 0 <= seed <= WORD:
        raise BadPlan("a seed is a number from 0 to 2 to the 63rd, less one", problem="seed")
    return seed
