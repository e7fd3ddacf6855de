"""Small networks with random weights, as files and as values."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from safetensors.numpy import save_file

from catinthebox.bots.neural.network import Network, read_network
from catinthebox.bots.neural.sight import sight_widths
from catinthebox.kernel.tables import ACTIONS
from catinthebox.rules.sizes import size_for

Tensors = dict[str, NDArray[np.float16]]


def random_tensors(players: int, seed: int = 0) -> Tensors:
    """All that a file holds, in small."""
    random, inputs = np.random.default_rng(seed), sum(sight_widths(players))
    layers = {
        "body.0": (16, inputs),
        "body.1": (12, 16),
        "policy": (ACTIONS, 12),
        "values": (3, 12),
        "belief": ((players - 1) * size_for(players).numbers, 12),
        "reflex.0": (16, inputs),
        "reflex.1": (6, 16),
        "reflex.2": (ACTIONS, 6),
    }
    tensors: Tensors = {}
    for name, shape in layers.items():
        tensors[f"{name}.weight"] = (random.standard_normal(shape) / 4).astype(np.float16)
        tensors[f"{name}.bias"] = random.standard_normal(shape[0]).astype(np.float16)
    return tensors


def random_network(folder: Path, players: int, seed: int = 0) -> Network:
    """A network that likes some actions more than others, for no reason."""
    file = folder / f"{players}-{seed}.safetensors"
    save_file(random_tensors(players, seed), file, {"players": str(players), "sight": "1"})
    return read_network(file, players)
