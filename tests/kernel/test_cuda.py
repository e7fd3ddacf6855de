"""The card plays the same rounds as the processor, to the last bit."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from catinthebox.kernel import targets
from catinthebox.kernel.environments import ManyTables
from catinthebox.kernel.errors import NoDevice, NotInstalled
from catinthebox.kernel.simulating import Figures, simulate
from catinthebox.rules import SIDES


def why_no_card() -> str:
    """Why CUDA does not work here; empty if it does."""
    try:
        targets.cuda()
    except (NoDevice, NotInstalled) as missing:
        return missing.message
    return ""


needs_a_card = pytest.mark.skipif(bool(why_no_card()), reason=why_no_card() or "there is one")


def test_the_simulated_card_plays_the_same() -> None:
    root = Path(__file__).parents[2]
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}
    script = [sys.executable, "-m", "tests.kernel.cuda_simulation"]
    done = subprocess.run(script, cwd=root, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "same\n"), done.stderr


@needs_a_card
@pytest.mark.parametrize("side", ["white", "purple"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_card_plays_the_same_rounds(players: int, side: str) -> None:
    figures = [simulate(players, 300_000, layout=SIDES[side], seed=7, device=device) for device in ("cpu", "cuda")]
    assert untimed(figures[0]) == untimed(figures[1])


def untimed(figures: Figures) -> tuple[object, ...]:
    """All but how long it took."""
    return (
        figures.plies,
        figures.paradox_rate,
        figures.mean_scores,
        figures.tricks_per_round,
        figures.prediction_met_rate,
    )


@needs_a_card
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_card_steps_the_same_tables(players: int) -> None:
    from numba import cuda

    on_card, here = (ManyTables(players, 1000, seed=2, device=device) for device in ("cuda", "cpu"))
    rng = np.random.default_rng(players)
    for _ in range(100):
        on_card.observe()
        here.observe()
        for name in ("seats", "legal", "seen", "over", "refused"):
            assert (getattr(on_card, name).copy_to_host() == getattr(here, name)).all(), name
        actions = (rng.random(here.legal.shape) * here.legal).argmax(axis=1)
        on_card.step(cuda.to_device(actions))
        here.step(actions)
        ended = np.flatnonzero(here.over)
        assert (on_card.scores.copy_to_host()[ended] == here.scores[ended]).all()
