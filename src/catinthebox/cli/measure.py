"""`catinthebox measure`: how strong a network in a file is, on many rounds in lock-step."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Final

import typer

from catinthebox.cli.columns import in_columns
from catinthebox.cli.options import plain_endings
from catinthebox.cli.train import AsJson, DeviceName, Seed, Weights, require
from catinthebox.cli.working import progress_bar

if TYPE_CHECKING:
    from catinthebox.lab.training.comparing import Compared

Among = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME",
        help="heuristic; neural, the package's own; trials:N, all actions tried in N worlds; or a file. Repeatable.",
        show_default="heuristic, neural",
    ),
]
Rounds = Annotated[
    int, typer.Option(max=10**9, metavar="N", help="At least so many rounds among each, or whole matches.")
]
Matches = Annotated[bool, typer.Option("--matches", help="Whole matches instead of rounds that stand alone.")]

USUAL: Final = ("heuristic", "neural")
HEADS: Final = ("points", "others", "lead", "victories", "met", "paradoxes")


def measure(
    weights: Weights,
    among: Among = None,
    rounds: Rounds = 16_384,
    matches: Matches = False,
    device: DeviceName = "cuda",
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Measure one of a network among others; and where those are networks too, one of them among it.

    It plays as neural would. Leads are over the others' mean, in points a round and in victories, with standard errors.

    Exit status: 0 it is measured, 2 something in the command is wrong or missing here, 130 Ctrl-C.
    """
    with plain_endings():
        require(device, {"--rounds": rounds})
        from catinthebox.lab.training.comparing import compare

        with progress_bar() as told:
            wanted = among or USUAL
            rows = list(compare(weights, wanted, device, rounds=rounds, matches=matches, seed=seed, told=told))
    if as_json:
        typer.echo(json.dumps({"compared": [asdict(row) for row in rows]}))
        return
    for line in in_columns(list(_table(rows))):
        typer.echo(line)


def _table(rows: list["Compared"]) -> Iterator[list[str]]:
    yield ["one", *HEADS, "among"]
    for row in rows:
        measured = row.measured
        yield [
            row.one,
            f"{measured.points:.2f}",
            f"{measured.others:.2f}",
            f"{measured.lead:+.2f} ± {measured.lead_error:.2f}",
            f"{100 * measured.victories:+.1f} ± {100 * measured.victories_error:.1f} %",
            f"{100 * measured.met:.0f} %",
            f"{100 * measured.paradoxes:.0f} %",
            row.among,
        ]
