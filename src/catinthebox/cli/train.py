"""`catinthebox train`, `exploit` and `distil`: networks by self-play, what beats them, and their small ones."""

import json
from collections.abc import Mapping
from dataclasses import asdict, replace
from math import inf
from pathlib import Path
from typing import Annotated, Final

import typer

from catinthebox.cli.columns import in_columns
from catinthebox.cli.options import plain_endings
from catinthebox.cli.working import progress_bar

Folder = Annotated[
    Path,
    typer.Argument(help="Where checkpoint, log, plot and weights go; what is there is gone on with.", file_okay=False),
]
Weights = Annotated[Path, typer.Argument(help="A file of weights, as train writes it.", dir_okay=False)]
Players = Annotated[int, typer.Option("--players", "-p", metavar="N", help="For how many players, 2 to 5.")]
Minutes = Annotated[float | None, typer.Option(metavar="N", help="How long in all.", show_default="2")]
Batches = Annotated[int | None, typer.Option(metavar="N", help="How many batches of rounds in all, instead of a time.")]
DeviceName = Annotated[str, typer.Option("--device", metavar="DEVICE", help="Where: cpu or cuda.")]
Seed = Annotated[int, typer.Option(metavar="N", help="The same seed deals the same rounds.")]
Tiny = Annotated[bool, typer.Option("--tiny", help="Small networks and few tables, to see that it learns.")]
Plain = Annotated[bool, typer.Option("--plain", help="The baseline: own points, only itself, no history.")]
Layers = Annotated[
    str | None, typer.Option(metavar="WIDTHS", help="How wide its layers are.", show_default="512,512,256")
]
Begin = Annotated[
    Path | None,
    typer.Option("--from", metavar="FILE", help="Weights to begin with; it may be larger.", dir_okay=False),
]
ReflexLayers = Annotated[
    str | None,
    typer.Option("--layers", metavar="WIDTHS", help="How wide the small one's layers are.", show_default="256,64"),
]
Kept = Annotated[
    Path | None, typer.Option("--keep", metavar="FILE", help="Write the exploiter's weights there.", dir_okay=False)
]
Guests = Annotated[list[Path] | None, typer.Option("--guest", metavar="FILE", help="Weights of another in the league.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]

DEFAULT_MINUTES: Final = 2.0


def train(
    folder: Folder,
    players: Players = 4,
    minutes: Minutes = None,
    batches: Batches = None,
    device: DeviceName = "cuda",
    seed: Seed = 0,
    tiny: Tiny = False,
    plain: Plain = False,
    layers: Layers = None,
    begin: Begin = None,
    guests: Guests = None,
    as_json: AsJson = False,
) -> None:
    """Train a network by self-play and write its weights, so that neural can play with them.

    Ctrl-C leaves a checkpoint; the same command goes on from it.

    Exit status: 0 it is trained, 2 something in the command is wrong or missing here, 130 Ctrl-C.
    """
    with plain_endings():
        require(device, {"--minutes": minutes, "--batches": batches})
        from catinthebox.lab.training.plan import Plan
        from catinthebox.lab.training.plotting import plot
        from catinthebox.lab.training.running import LOG
        from catinthebox.lab.training.running import train as run
        from catinthebox.lab.training.weights import read_player

        plan = Plan(players, seed=seed)
        plan = plan.plain() if plain else plan
        plan = plan.tiny() if tiny else plan.on(device)
        plan = plan if layers is None else replace(plan, body=_widths(layers))
        league = [read_player(path, device) for path in guests or ()]
        first = None if begin is None else read_player(begin, device)
        with progress_bar() as told:
            seconds = _seconds(minutes, batches)
            weights = run(plan, folder, device, league, begin=first, seconds=seconds, batches=batches, told=told)
        plot(folder / LOG, folder / "plot.svg")
        last = json.loads((folder / LOG).read_text().splitlines()[-1])
    typer.echo(json.dumps({"weights": str(weights), **last}) if as_json else _sentence(weights, last))


def exploit(
    weights: Weights,
    minutes: Minutes = None,
    batches: Batches = None,
    device: DeviceName = "cuda",
    seed: Seed = 0,
    tiny: Tiny = False,
    kept: Kept = None,
    as_json: AsJson = False,
) -> None:
    """Train one seat against a frozen network at all others, and print what it gains: the less, the sounder that is.

    Exit status: 0 it is trained, 2 something in the command is wrong or missing here, 130 Ctrl-C.
    """
    with plain_endings():
        require(device, {"--minutes": minutes, "--batches": batches})
        from catinthebox.lab.training.running import exploit as run
        from catinthebox.lab.training.weights import read_player

        player = read_player(weights, device)
        plan = replace(player.plan.tiny() if tiny else player.plan.on(device), seed=seed, body=player.plan.body)
        with progress_bar() as told:
            seconds = _seconds(minutes, batches)
            gains = run(plan, player, device, kept=kept, seconds=seconds, batches=batches, told=told)
    if as_json:
        typer.echo(json.dumps({"gains": [asdict(gain) for gain in gains]}))
        return
    last = gains[-1].measured
    typer.echo(f"One exploiter among {weights.name}: {last.points:.2f} points a round, the others {last.others:.2f}")
    rows = [
        [
            f"after {gain.seconds:.0f} s",
            f"{gain.decisions / 1e6:.1f} M decisions",
            f"{gain.measured.lead:+.2f} ± {gain.measured.lead_error:.2f} points a round",
            f"{100 * gain.measured.victories:+.1f} ± {100 * gain.measured.victories_error:.1f} %",
            "victories",
        ]
        for gain in gains
    ]
    for line in in_columns(rows):
        typer.echo(line)


def distil(
    weights: Weights,
    minutes: Minutes = None,
    batches: Batches = None,
    device: DeviceName = "cuda",
    seed: Seed = 0,
    tiny: Tiny = False,
    layers: ReflexLayers = None,
    as_json: AsJson = False,
) -> None:
    """Teach the network in a file a new reflex: the small network that plays on in the worlds of champion.

    The file is changed when that is done, and not before.

    Exit status: 0 it is taught, 2 something in the command is wrong or missing here, 130 Ctrl-C.
    """
    with plain_endings():
        require(device, {"--minutes": minutes, "--batches": batches})
        from catinthebox.lab.training.plan import Plan
        from catinthebox.lab.training.running import teach_reflex

        widths = None if layers is None else _widths(layers)
        tables = Plan(2).tiny().tables if tiny else None
        seconds = _seconds(minutes, batches)
        with progress_bar() as told:
            off = teach_reflex(
                weights, device, widths=widths, tables=tables, seed=seed, seconds=seconds, batches=batches, told=told
            )
    typer.echo(json.dumps({"off": off}) if as_json else f"{weights}: its reflex is off by {off:.3f}")


def require(device: str, amounts: Mapping[str, float | None]) -> None:
    """Refuse what can't be done here, before anything is made."""
    from catinthebox.kernel import targets
    from catinthebox.lab.errors import BadPlan

    if device not in ("cpu", "cuda"):
        raise BadPlan(f"there is no device {device!r}: cpu or cuda", problem="device")
    for option, wanted in amounts.items():
        if wanted is not None and not 0 < wanted < inf:
            raise BadPlan(f"{option} takes a number above 0, not {wanted}", problem=option)
    for library in ("torch", "matplotlib"):
        targets.require(library, "training")
    targets.cuda() if device == "cuda" else targets.cpu()


def _widths(layers: str) -> tuple[int, ...]:
    """Widths as they are written: 512,256."""
    from catinthebox.lab.errors import BadPlan

    try:
        return tuple(map(int, layers.split(",")))
    except ValueError:
        raise BadPlan(f"--layers takes widths like 512,256, not {layers}", problem="--layers") from None


def _seconds(minutes: float | None, batches: int | None) -> float | None:
    """How long it may take: not limited where only batches are."""
    return None if batches and minutes is None else 60 * (minutes or DEFAULT_MINUTES)


def _sentence(weights: Path, last: dict[str, float]) -> str:
    return (
        f"{weights}: {last['batches']:.0f} batches in {last['seconds']:.0f} s; "
        f"{last['points']:.2f} points a seat and round, {100 * last['met']:.0f} % of predictions met"
    )
