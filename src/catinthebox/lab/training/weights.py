"""Files of weights that `neural` plays with: a byte for each weight, and no inputs that are always 0.

A network goes from a training into such a file, and from such a file into a league or in front of an exploiter.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

import torch
from safetensors import SafetensorError, safe_open
from safetensors.torch import save_file
from torch import Tensor

from catinthebox.bots.neural.sight import SIGHT, sight_widths
from catinthebox.kernel.sizes import NUMBERS
from catinthebox.kernel.tables import ACTIONS
from catinthebox.lab.errors import BadWeights
from catinthebox.lab.training.networks import POINTS, VALUES, Player
from catinthebox.lab.training.plan import Plan

Weights = Mapping[str, Tensor]
HEADS: Final = ("policy", "values", "belief")
WEIGHT, SCALE = ".weight", ".scale"
LARGEST_BYTE: Final = 127
SMALLEST: Final = 1e-6
"""A row of weights that are all smaller counts as one of zeros."""


def write_weights(players: int, player: Weights, reflex: Weights, path: Path, **facts: str) -> None:
    """Write the weights of a player and of its reflex, with facts about their training."""
    tensors = dict(_in_bytes(_named(players, player, reflex)))
    _save(tensors, {"players": str(players), "sight": SIGHT} | facts, path)


def write_reflex(players: int, reflex: Weights, path: Path) -> None:
    """Let the player in a file have another reflex."""
    facts, tensors = _stored(path)
    others = {name: tensor for name, tensor in tensors.items() if not name.startswith("reflex.")}
    _save(others | dict(_in_bytes(_named(players, {}, reflex))), facts, path)


def _save(tensors: dict[str, Tensor], facts: dict[str, str], path: Path) -> None:
    """Write a file; the one before stays until this one is complete."""
    beside = path.with_suffix(".new")
    try:
        save_file(tensors, beside, facts)
        beside.chmod(0o644)
        beside.replace(path)
    except (OSError, SafetensorError) as reason:
        raise BadWeights(f"{path} can't be written: {reason}", path=str(path)) from reason


def _stored(path: Path) -> tuple[dict[str, str], dict[str, Tensor]]:
    """The facts and the tensors in a file."""
    try:
        with safe_open(path, framework="pt") as stored:
            facts = stored.metadata() or {}
            tensors = {name: stored.get_tensor(name) for name in stored.keys()}  # noqa: SIM118
    except (OSError, SafetensorError) as reason:
        raise BadWeights(f"{path} can't be read: {reason}", path=str(path)) from reason
    if facts.get("sight") != SIGHT:
        raise BadWeights(f"{path} has sight {facts.get('sight')}, not {SIGHT}", path=str(path))
    return facts, tensors


def read_player(path: Path, device: str) -> Player:
    """The player in a file of weights."""
    facts, tensors = _stored(path)
    try:
        depth = sum(name.startswith("body.") and name.endswith(WEIGHT) for name in tensors)
        body = tuple(len(tensors[f"body.{layer}.bias"]) for layer in range(depth))
        player = Player(Plan(int(facts["players"]), body=body), device)
        player.load_state_dict(_state(player, _from_bytes(tensors)))
    except (KeyError, RuntimeError, ValueError) as misfit:
        raise BadWeights(f"{path} holds no network of this game", path=str(path)) from misfit
    return player


def _named(players: int, player: Weights, reflex: Weights) -> Iterator[tuple[str, Tensor]]:
    seen, sizes = sum(sight_widths(players)), _sizes(players)
    for name, tensor in [*player.items(), *reflex.items()]:
        if name.startswith("heads."):
            for head, part in zip(HEADS, tensor[: sum(sizes)].split(sizes), strict=True):
                yield name.replace("heads", head), _scaled(part, POINTS) if head == "values" else part
        else:
            yield name, tensor[:, :seen] if name.endswith(".0.weight") else tensor


def _in_bytes(named: Iterable[tuple[str, Tensor]]) -> Iterator[tuple[str, Tensor]]:
    """Each row of weights as whole numbers, and beside it what one of them is worth; all else in half precision."""
    for name, tensor in named:
        if name.endswith(WEIGHT):
            scale = tensor.abs().amax(1).clamp(min=SMALLEST) / LARGEST_BYTE
            yield name, (tensor / scale[:, None]).round().to(torch.int8).contiguous().cpu()
            yield name.removesuffix(WEIGHT) + SCALE, scale.cpu()
        else:
            yield name, tensor.half().contiguous().cpu()


def _from_bytes(tensors: Weights) -> Weights:
    """The weights as they were, nearly."""
    return {
        name: tensor * tensors[name.removesuffix(WEIGHT) + SCALE][:, None] if tensor.dtype is torch.int8 else tensor
        for name, tensor in tensors.items()
    }


def _state(player: Player, tensors: Weights) -> dict[str, Tensor]:
    """The weights by the names and in the sizes that they have in a training."""
    state = {name: torch.zeros_like(tensor) for name, tensor in player.state_dict().items()}
    for name, tensor in state.items():
        if name.startswith("heads."):
            parts = [tensors[name.replace("heads", head)] for head in HEADS]
            parts[1] = _scaled(parts[1], 1 / POINTS)
            stored = torch.cat(parts)
        else:
            stored = tensors[name]
        tensor[tuple(slice(size) for size in stored.shape)] = stored
    return state


def _sizes(players: int) -> list[int]:
    """How many outputs each head has."""
    return [ACTIONS, VALUES, (players - 1) * NUMBERS[players]]


def _scaled(values: Tensor, times: float) -> Tensor:
    """The first of the values are points, which are learned in units of several."""
    return torch.cat([values[:1] * times, values[1:]])
