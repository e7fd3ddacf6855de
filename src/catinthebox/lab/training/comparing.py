"""A network in a file among opponents by name, and those that are networks too among it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil
from pathlib import Path

import torch

from catinthebox.bots.naming import split_name
from catinthebox.bots.neural.bot import USUAL_TEMPERATURE
from catinthebox.bots.neural.network import packaged_file
from catinthebox.bots.weights import WEIGHTS
from catinthebox.lab.errors import BadPlan
from catinthebox.lab.training.measuring import Measured, measure
from catinthebox.lab.training.networks import Player, half
from catinthebox.lab.training.plan import Plan
from catinthebox.lab.training.playing import Mind, Network, Opponent, Searcher, Thumb
from catinthebox.lab.training.running import Told
from catinthebox.lab.training.seeds import checked
from catinthebox.lab.training.tables import TRIED_AT_ONCE, Tables
from catinthebox.lab.training.weights import read_player


@dataclass(frozen=True)
class Compared:
    """What one had among others, who are all the same."""

    one: str
    among: str
    measured: Measured


def compare(
    path: Path,
    among: Sequence[str],
    device: str,
    *,
    rounds: int,
    matches: bool = False,
    seed: int = 0,
    told: Told = lambda what, done, of: None,
) -> Iterator[Compared]:
    """Measure the network in a file among each of these, on the same rounds or matches: at least so many."""
    checked(seed)
    player = read_player(path, device)
    players, own = player.plan.players, str(path)
    pairs: list[tuple[str, str, Mind, Opponent]] = []
    for name in among:
        opponent = opponent_called(name, players, device)
        pairs.append((own, name, player, opponent))
        if isinstance(opponent, Network):
            pairs.append((name, own, opponent.mind, Network(player, USUAL_TEMPERATURE)))
    everywhere = players * players  # at each seat, wherever the round begins
    batches = ceil(rounds / (Plan(players).on(device).tables // everywhere * everywhere))
    tables = Tables(players, ceil(rounds / batches / everywhere) * everywhere, device)
    for done, (one, others, mind, opponent) in enumerate(pairs):
        say = partial(_tell, told, f"one {one} among {others}", done * batches, len(pairs) * batches)
        with half(device):
            measured = measure(tables, mind, opponent, seed, batches=batches, matches=matches, told=say)
        yield Compared(one, others, measured)


def _tell(told: Told, what: str, before: int, of: int, batches: int) -> None:
    told(what, before + batches, of)


def opponent_called(name: str, players: int, device: str) -> Opponent:
    """Rules of thumb as they were tuned, trials in so many worlds, the package's own network, or that in a file."""
    kind, worlds = split_name(name)
    if name == "heuristic":
        return Thumb(torch.tensor([WEIGHTS[players]], device=device))
    if kind == "trials":
        if not worlds.isascii() or not worlds.isdigit() or not 1 <= int(worlds) <= TRIED_AT_ONCE:
            message = f"trials are named with their worlds, 1 to {TRIED_AT_ONCE}, like trials:32, not {name!r}"
            raise BadPlan(message, problem="among")
        return Searcher(int(worlds))
    return Network(_player_called(name, players, device), USUAL_TEMPERATURE)


def _player_called(name: str, players: int, device: str) -> Player:
    if name == "neural":
        with packaged_file(players) as file:
            return read_player(file, device)
    player = read_player(Path(name), device)
    if player.plan.players != players:
        raise BadPlan(f"{name} plays with {player.plan.players} players, not with {players}", problem="among")
    return player
