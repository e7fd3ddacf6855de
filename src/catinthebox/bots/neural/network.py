"""The trained network in NumPy: its layers as they stand in a file, and what it thinks of a row of inputs.

Importing this file imports NumPy. The file for each number of players is in the folder `weights`, in the format of
safetensors; how many layers there are, and how wide they are, is read from it. Weights are numbers as they are, or
whole numbers in a byte each with a scale for each row.
"""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from safetensors import SafetensorError, safe_open

from catinthebox.bots.neural.sight import SIGHT, sight_widths
from catinthebox.kernel.sizes import NUMBERS
from catinthebox.kernel.tables import ACTIONS
from catinthebox.rules import CatInTheBoxError

POINTS, MET, PARADOX = range(3)
"""The values: the points of the round, and logits of meeting the prediction (S3) and of causing the paradox (X1)."""

Floats = NDArray[np.float32]


class BadNetwork(CatInTheBoxError):
    """The file does not hold a network that can play here."""

    code = "bad_network"


class Layer(NamedTuple):
    """A weight for each output (a row) and each input (a column), and what is added."""

    weight: Floats
    bias: Floats

    def __call__(self, inputs: Floats) -> Floats:
        """The outputs for one row of inputs, or for many."""
        # Not `@`: for so little, BLAS would wake threads that go on spinning while others think.
        outputs: Floats = np.einsum("...i,oi->...o", inputs, self.weight) + self.bias
        return outputs


class Thoughts(NamedTuple):
    """What a network makes of what it sees."""

    policy: Floats
    """A logit for each of the kernel's actions, legal or not."""
    values: Floats
    belief: Floats
    """For each other seat clockwise, logits of the number of one of its hidden cards."""


@dataclass(frozen=True, eq=False)
class Network:
    """The layers that think at one number of players."""

    players: int
    body: tuple[Layer, ...]
    policy: Layer
    values: Layer
    belief: Layer
    reflex: tuple[Layer, ...]
    """A small network of its own, that only names an action: for playing on quickly."""

    def think(self, inputs: Floats) -> Thoughts:
        """What it makes of a row of inputs."""
        features = inputs
        for layer in self.body:
            features = np.maximum(layer(features), 0)
        belief = self.belief(features).reshape(self.players - 1, -1)
        return Thoughts(self.policy(features), self.values(features), belief)

    def feel(self, inputs: Floats) -> Floats:
        """What its reflex makes of a row of inputs: a logit for each of the kernel's actions, legal or not."""
        felt = inputs
        for layer in self.reflex[:-1]:
            felt = np.maximum(layer(felt), 0)
        return self.reflex[-1](felt)


def inputs_of(seen: Sequence[int], players: int) -> Floats:
    """The words of `look` as inputs: bit after bit from the lowest, as many as each word has."""
    bits = np.unpackbits(np.array(seen, "<i8").view(np.uint8), bitorder="little")
    return bits[_inputs(players)].astype(np.float32)


@lru_cache
def _inputs(players: int) -> NDArray[np.intp]:
    """Where the bits that count stand among those of all words."""
    return np.concatenate([64 * word + np.arange(width) for word, width in enumerate(sight_widths(players))])


@lru_cache
def trained_network(players: int) -> Network:
    """The network that comes with the package."""
    with packaged_file(players) as file:
        return read_network(file, players)


def packaged_file(players: int) -> AbstractContextManager[Path]:
    """Its file, there while the block runs."""
    return as_file(files(__package__) / "weights" / f"neural-{players}.safetensors")


def read_network(file: Path, players: int) -> Network:
    """A network from a file, refused unless it was trained for this number of players and fits together."""
    try:
        with safe_open(file, framework="np") as stored:
            facts = stored.metadata() or {}
            tensors = {name: stored.get_tensor(name) for name in stored.keys()}  # noqa: SIM118
    except SafetensorError as reason:
        raise BadNetwork(f"{file.name} can't be read: {reason}", file=file.name) from reason
    for fact, wanted in (("players", str(players)), ("sight", SIGHT)):
        if facts.get(fact) != wanted:
            raise BadNetwork(f"{file.name} has {fact} {facts.get(fact)}, not {wanted}", file=file.name)
    return _Reader(file.name, tensors).network(players)


class _Reader:
    """Takes the layers from a file, each fitting the one before."""

    def __init__(self, file: str, tensors: dict[str, NDArray[Any]]) -> None:
        self._file, self._tensors = file, tensors

    def network(self, players: int) -> Network:
        inputs = sum(sight_widths(players))
        body, reflex = self._layers("body", inputs), self._layers("reflex", inputs)
        features = len(body[-1].bias)
        if len(reflex) == 1:
            raise self._misfit("reflex has no layer between what it sees and what it does")
        if len(reflex[-1].bias) != ACTIONS:
            raise self._misfit(f"reflex ends in {len(reflex[-1].bias)} outputs, not {ACTIONS}")
        return Network(
            players,
            body,
            policy=self._layer("policy", features, ACTIONS),
            values=self._layer("values", features, PARADOX + 1),
            belief=self._layer("belief", features, (players - 1) * NUMBERS[players]),
            reflex=reflex,
        )

    def _layers(self, name: str, inputs: int) -> tuple[Layer, ...]:
        """All layers `name.0`, `name.1`, ..."""
        layers = [self._layer(f"{name}.0", inputs)]
        while f"{name}.{len(layers)}.weight" in self._tensors:
            layers.append(self._layer(f"{name}.{len(layers)}", len(layers[-1].bias)))
        return tuple(layers)

    def _layer(self, name: str, inputs: int, outputs: int | None = None) -> Layer:
        try:
            weight, bias = self._tensors[f"{name}.weight"], self._tensors[f"{name}.bias"]
            scale = self._tensors[f"{name}.scale"] if weight.dtype == np.int8 else np.ones_like(bias)
        except KeyError as missing:
            raise self._misfit(f"there is no {missing}") from missing
        wanted = (len(bias) if outputs is None else outputs, inputs)
        if weight.shape != wanted or bias.shape != wanted[:1] or scale.shape != wanted[:1]:
            raise self._misfit(f"{name} is of {weight.shape}, not {wanted}")
        return Layer(weight.astype(np.float32) * scale.astype(np.float32)[:, None], bias.astype(np.float32))

    def _misfit(self, problem: str) -> BadNetwork:
        return BadNetwork(f"{self._file} is no network for this game: {problem}", file=self._file)
