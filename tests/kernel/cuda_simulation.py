"""Run in a process of its own with NUMBA_ENABLE_CUDASIM=1: the code for the card, carried out by Numba's simulator.

It shows that the kernels and the card's own instructions compute the same; not that they compile. It is slow, so few
rounds are played, by few threads.
"""

import warnings

import numpy as np
from numba.cuda import to_device

from catinthebox.kernel import cuda, rounds
from catinthebox.kernel.environments import ManyTables
from catinthebox.kernel.layouts import neighbours_of
from catinthebox.rules import SIDES

warnings.simplefilter("ignore")  # NumPy warns of products that overflow on purpose


def lowest_place(word: int) -> int:
    """In place of the card's instruction, of which the simulator only knows 32 bits."""
    return int(word & -word).bit_length() - 1


def main() -> None:
    """Sums of rounds, and tables in lock-step."""
    cuda.THREADS = 4  # type: ignore[misc]
    cuda.DEVICE_FUNCTION.pop("forceinline")  # the simulator has nothing to inline
    cuda.lowest_place = lowest_place
    cuda.blocks = lambda: 2
    cuda.require_device = lambda: None
    neighbours = neighbours_of(SIDES["purple"])
    for players in (2, 3, 4, 5):
        plain = rounds.sum_rounds(3, 10, 1, 30, (0,) * players, neighbours)
        assert cuda.sum_rounds(players, neighbours)(3, 10, 30) == plain, players
        many, other = (ManyTables(players, 6, seed=2, device=device) for device in ("cuda", "cpu"))
        for _ in range(50):
            many.observe()
            other.observe()
            for name in ("seats", "legal", "seen", "over", "refused"):
                assert (getattr(many, name).copy_to_host() == getattr(other, name)).all(), name
            actions = other.legal.argmax(axis=1)
            many.step(to_device(actions))
            other.step(actions)
            ended = np.flatnonzero(other.over)
            assert (many.scores.copy_to_host()[ended] == other.scores[ended]).all()
    print("same")


if __name__ == "__main__":
    main()
