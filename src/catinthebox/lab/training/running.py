"""A training in a folder, from nothing to weights, with a checkpoint to go on from and a log of figures."""

import json
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from time import perf_counter
from typing import Final

from catinthebox.bots.neural.bot import USUAL_TEMPERATURE
from catinthebox.lab.errors import BadPlan
from catinthebox.lab.training.distilling import distil
from catinthebox.lab.training.measuring import Measured, measure
from catinthebox.lab.training.networks import Player, Reflex, half
from catinthebox.lab.training.plan import Plan
from catinthebox.lab.training.playing import Network
from catinthebox.lab.training.tables import Tables
from catinthebox.lab.training.training import Figures, Training
from catinthebox.lab.training.weights import read_player, write_reflex, write_weights

CHECKPOINT: Final = "checkpoint.pt"
LOG: Final = "log.jsonl"
BETWEEN_CHECKPOINTS: Final = 30.0
"""Seconds."""
DISTILLED_FROM: Final = 6
"""So many batches of rounds teach the small network."""
MEASURED_ON: Final = 4
"""So many batches of rounds show what an exploiter gains..."""
LOOKS: Final = 6
"""...and so often that is looked at."""

Told = Callable[[str, int, int], None]
"""What is being done, how much of it is done, and of how much."""


def train(
    plan: Plan,
    folder: Path,
    device: str,
    guests: list[Player],
    *,
    begin: Player | None = None,
    seconds: float | None = None,
    batches: int | None = None,
    told: Told = lambda what, done, of: None,
) -> Path:
    """Train, or go on with what the folder has; the file of weights that came of it.

    It may begin as another player, also as one that is less wide or less deep.
    Ctrl-C is heard at the end of a batch, so that what is kept is whole.
    """
    if begin is not None and not _can_begin_as(begin.plan, plan):
        raise BadPlan("what it is to begin as is another kind of network", problem="from")
    training = Training(plan, device, guests)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadPlan(f"{folder} can't be made: {error.strerror}", problem="folder") from error
    if (folder / CHECKPOINT).exists():
        training.load(folder / CHECKPOINT)
    elif begin is not None:
        training.begin(begin)
    _forget_after(training.batches, folder / LOG)
    with _stopped_between() as between, _kept(training, folder), (folder / LOG).open("a") as log:
        saved = perf_counter()
        for figures in training.run(seconds=seconds, batches=batches):
            log.write(json.dumps(figures) + "\n")
            _tell(told, "training", figures, seconds, batches)
            between()
            if perf_counter() - saved > BETWEEN_CHECKPOINTS:
                log.flush()
                training.save(folder / CHECKPOINT)
                saved = perf_counter()
    weights = folder / f"neural-{plan.players}.safetensors"
    _write(training, weights, told)
    return weights


@dataclass(frozen=True)
class Gain:
    """What an exploiter has among those that it exploits, after it learned for so long."""

    seconds: float
    decisions: int
    measured: Measured


def exploit(
    plan: Plan,
    player: Player,
    device: str,
    *,
    kept: Path | None = None,
    seconds: float | None = None,
    batches: int | None = None,
    told: Told = lambda what, done, of: None,
) -> list[Gain]:
    """Train one seat against frozen others, who play as `neural` would; what it gained on the way and in the end.

    Its weights can be kept: it is a guest for a league.
    """
    if kept is not None and not kept.parent.is_dir():
        raise BadPlan(f"there is no folder {kept.parent} to keep anything in", problem="keep")
    training = Training(plan.exploiting(), device)
    training.exploit(player)
    gains: list[Gain] = []
    part = 0
    for figures in training.run(seconds=seconds, batches=batches):
        _tell(told, "exploiting", figures, seconds, batches)
        before, part = part, int(LOOKS * training.progress(seconds, batches))
        if part > before:
            gains.append(Gain(training.seconds, training.decisions, _gained(training, player)))
    if kept is not None:
        _write(training, kept, told)
    return gains


def _gained(training: Training, player: Player) -> Measured:
    """What a training has among those that it exploits, always on the same rounds."""
    others = Network(player, USUAL_TEMPERATURE)
    with half(training.device):
        return measure(training.tables, training.learner.player, others, training.plan.seed, batches=MEASURED_ON)


def teach_reflex(
    path: Path,
    device: str,
    *,
    widths: tuple[int, ...] | None = None,
    tables: int | None = None,
    seed: int = 0,
    seconds: float | None = None,
    batches: int | None = None,
    told: Told = lambda what, done, of: None,
) -> float:
    """Give the network in a file a new small one for rollouts; how far off that is in the end."""
    player = read_player(path, device)
    plan = replace(player.plan, seed=seed, reflex=widths or player.plan.reflex).on(device)
    plan = replace(plan, tables=tables or plan.tables)
    reflex = Reflex(plan, device)
    began, off = perf_counter(), 0.0
    lessons = distil(plan, player, Tables(plan.players, plan.tables, device), reflex, seconds=seconds, batches=batches)
    for done, off in enumerate(lessons, 1):
        told(f"distilling, off by {off:.3f}", *_done(done, perf_counter() - began, seconds, batches))
    write_reflex(plan.players, reflex.state_dict(), path)
    return off


def _can_begin_as(smaller: Plan, plan: Plan) -> bool:
    """Whether a network of one plan has room in that of another."""
    deeper = len(plan.body) - len(smaller.body)
    needed = smaller.body + smaller.body[-1:] * deeper
    roomy = deeper >= 0 and all(one <= other for one, other in zip(needed, plan.body, strict=True))
    return roomy and smaller.players == plan.players


@contextmanager
def _kept(training: Training, folder: Path) -> Iterator[None]:
    """However the block ends, a checkpoint has all whole batches; one that was broken off leaves that of before."""
    try:
        yield
    finally:
        if training.is_whole:
            training.save(folder / CHECKPOINT)


def _forget_after(batches: int, log: Path) -> None:
    """Leave out of a log what the checkpoint does not know: it is done again."""
    lines = log.read_text().splitlines(keepends=True)[:batches] if log.exists() else []
    beside = log.with_suffix(".new")
    beside.write_text("".join(lines))
    beside.replace(log)


@contextmanager
def _stopped_between() -> Iterator[Callable[[], None]]:
    """Ctrl-C only takes note; what is yielded is called where one may stop. A second Ctrl-C ends at once."""
    if threading.current_thread() is not threading.main_thread():
        yield lambda: None  # only the main thread hears signals
        return
    noted: list[int] = []
    before = signal.getsignal(signal.SIGINT)

    def note(number: int, frame: object) -> None:
        if noted:
            raise KeyboardInterrupt
        noted.append(number)

    def between() -> None:
        if noted:
            raise KeyboardInterrupt

    signal.signal(signal.SIGINT, note)
    try:
        yield between
        between()
    finally:
        signal.signal(signal.SIGINT, before)


def _tell(told: Told, what: str, figures: Figures, seconds: float | None, batches: int | None) -> None:
    doing = f"{what}, {figures['decisions_per_second'] / 1e6:.2f} M decisions/s"
    told(doing, *_done(int(figures["batches"]), figures["seconds"], seconds, batches))


def _done(batch: int, took: float, seconds: float | None, batches: int | None) -> tuple[int, int]:
    """How much is done and of how much: in batches if there are to be so many, else in seconds."""
    return (int(took), int(seconds or 0)) if batches is None else (batch, batches)


def _write(training: Training, weights: Path, told: Told) -> None:
    """Write the file of weights, after a small network has learned from the large one."""
    plan, reflex = training.plan, Reflex(training.plan, training.device)
    batches = min(DISTILLED_FROM, training.batches)
    for done, _ in enumerate(distil(plan, training.learner.player, training.tables, reflex, batches=batches), 1):
        told("distilling", done, batches)
    facts = {
        "decisions": str(training.decisions),
        "seconds": f"{training.seconds:.0f}",
        "plan": json.dumps(asdict(plan)),
    }
    write_weights(plan.players, training.learner.player.state_dict(), reflex.state_dict(), weights, **facts)
