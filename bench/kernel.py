"""Random play by the kernel and through our environments, beside what others reach in the same run.

    make bench-kernel                                 one table
    python -m bench.kernel --json                     the same figures for a script
    python -m bench.kernel --device cuda              with rows for the graphics card

The systems take turns in short slices, so that the machine's other load hits all of them alike: read the ratios, not
the absolutes. A ply is a player's choice. For our game only plays of cards are counted, while deals, discards,
predictions and scores take their time too. OpenSpiel's rollouts begin after the deal, so its deals cost nothing. Where
OpenSpiel, RLCard or pygame (which games of PettingZoo need) is not installed, its rows are left out.
"""

import argparse
import contextlib
import json
import os
from collections.abc import Callable
from random import Random
from typing import Any

from bench.bursts import Burst
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from catinthebox.kernel import simulate

PLAYER_COUNTS = (2, 3, 4, 5)
SLICES = 8


def kernel(players: int, threads: int, device: Any = "cpu") -> Callable[[int], tuple[int, float]]:
    """Rounds by our kernel."""

    def play(games: int) -> tuple[int, float]:
        figures = simulate(players, games, threads=threads, device=device)
        return figures.plies, figures.seconds

    return play


def kernels(device: str) -> list[Burst]:
    """Our kernel at every player count: on one thread, on all, on the card."""
    cores = os.cpu_count() or 1
    systems = [Burst(f"kernel, {players} players, one thread", kernel(players, 1)) for players in PLAYER_COUNTS]
    systems += [
        Burst(f"kernel, {players} players, {cores} threads", kernel(players, cores)) for players in PLAYER_COUNTS
    ]
    if device == "cuda":
        systems += [Burst(f"kernel, {players} players, CUDA", kernel(players, 1, "cuda")) for players in PLAYER_COUNTS]
    return systems


def everybody(device: str) -> list[Any]:
    """All systems; only our own where OpenSpiel is not installed."""
    try:
        from bench.envs import faces
        from bench.kernel_others import others
    except ImportError:
        return [*kernels(device)]
    return [*kernels(device), *faces(), *others()]


def measured(systems: list[Any], seconds: float) -> list[dict[str, Any]]:
    """The speed of each, and its ratio to the fastest rollouts inside C++, else to our own on one thread."""
    with Progress(console=Console(stderr=True), transient=True) as progress, contextlib.redirect_stdout(None):
        for system in progress.track(systems, description="warming up"):
            system.warm_up(seconds / SLICES)
        for _ in progress.track(range(SLICES), description="playing"):
            for system in systems:
                system.run(Random(1), seconds / SLICES)
    anchors = [s for s in systems if "inside C++" in s.name] or [s for s in systems if "4 players, one" in s.name]
    anchor = max(anchors, key=lambda system: system.speed)
    return [
        {"system": s.name, "plies_per_second": s.speed, "ratio": s.speed / anchor.speed, "anchor": s is anchor}
        for s in systems
    ]


def same_rounds(device: Any) -> bool:
    """Whether a device plays the same rounds as the processor, to the last bit."""

    def sums(players: int, device: Any) -> tuple[object, ...]:
        figures = simulate(players, 1_000_000, seed=7, device=device)
        return figures.plies, figures.mean_scores, figures.paradox_rate, figures.tricks_per_round

    return all(sums(players, "cpu") == sums(players, device) for players in PLAYER_COUNTS)


def main() -> None:
    """Run the contest and print the table."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=3.0, help="for each system (default 3)")
    arguments.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="cuda adds rows for the card")
    arguments.add_argument("--json", action="store_true", help="print one JSON object")
    options = arguments.parse_args()
    rows = measured(everybody(options.device), options.seconds)
    if options.json:
        print(json.dumps({"rows": rows, "same_rounds": same_rounds(options.device)}))
        return
    table = Table("system", title="Random play")
    for heading in ("plies/s", "ratio"):
        table.add_column(heading, justify="right")
    for row in rows:
        speed, ratio = f"{row['plies_per_second']:,.0f}", f"{row['ratio']:.3g}"
        table.add_row(row["system"], speed, ratio, style="bold" if row["anchor"] else "")
    Console().print(table)
    if options.device != "cpu":
        Console().print("The card plays the same rounds:", "yes" if same_rounds(options.device) else "NO")


if __name__ == "__main__":
    main()
