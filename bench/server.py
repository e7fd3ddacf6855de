"""Four-seat tables over real sockets against a real server, beside a bare WebSocket echo of the same stack.

    python -m bench.server                   one table, a few minutes
    python -m bench.server --quick           the same, shorter and rougher
    python -m bench.server --json            the same figures for a script

Server and load share this machine, and everything stays on it. *Saturated*: at every table somebody always moves at
once. *Paced*: so many moves a second over all tables. A view's time runs from sending a move to each seat's news of it.
After each run the server is killed (`kill -9`) in the middle of play, and every acknowledged move is looked for in the
database: *lost* must be 0. The machine's other load moves all figures; the ratio to the echo, measured right before and
after, moves less.
"""

import argparse
import asyncio
import json
import os
import signal
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import mean

import uvloop
from bench.server_load import Load, echo, play
from bench.server_parts import count_lost, databases, free_port, memory, prepare, process, serve_echo
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

WARM_UP = 50
"""Tables that are made before memory is looked at: what a server needs once is not a table's."""
SPARE_EVERY = 100
"""Moves after which a table may be over, so that the next one is needed."""
ANCHOR_ELSEWHERE = 48_000
"""Echoes a second at 100 connections on the machine where our goals were set."""


@dataclass(frozen=True)
class Scenario:
    """So many tables, as fast as they can or so many moves a second in all."""

    tables: int
    pace: float | None = None

    @property
    def name(self) -> str:
        """For people."""
        return f"{self.tables:,} tables, " + ("saturated" if self.pace is None else f"{self.pace:,.0f} moves/s")

    def spare(self, seconds: float) -> int:
        """Tables to go on at when matches are over; where there are many tables, none is over in time."""
        return 0 if self.pace or self.tables >= 1000 else int(seconds * 6000 / SPARE_EVERY)


@dataclass
class Figures:
    """What a run showed; times in milliseconds."""

    database: str
    scenario: str
    pace: float | None
    moves_per_second: float
    echo_per_second: float
    p50: float
    p99: float
    echo_p99: float
    """Of an echo at the same pace: what the machine alone takes."""
    kilobytes_a_table: float | None
    """Not where there were spare tables with nobody connected."""
    acknowledged: int
    lost: int

    @property
    def ratio(self) -> float | None:
        """Moves to echoes, where both go as fast as they can."""
        return None if self.pace else self.moves_per_second / self.echo_per_second


def measure(kind: str, url: str, redis: str | None, scenario: Scenario, seconds: float) -> Figures:
    """One run on a server of its own, with the echo before and after."""
    port, echo_port = free_port(), free_port()
    serve = ["catinthebox", "serve", "--port", str(port), "--database", url, *(["--redis", redis] if redis else [])]
    with process("bench.server", "--echo", str(echo_port), port=echo_port), process(*serve, port=port) as server:
        prepare(port, WARM_UP)
        before = memory(server)
        tables, tokens = prepare(port, scenario.tables + scenario.spare(seconds))
        load = Load(port, iter(tables), tokens, scenario.pace)
        echoes = [uvloop.run(echo(echo_port, seconds / 4))]
        paced = [uvloop.run(echo(echo_port, seconds / 4, pace=scenario.pace))] if scenario.pace else []

        async def run() -> tuple[float, float]:
            speed = await play(load, scenario.tables, seconds)
            grown = memory(server) - before
            os.kill(server, signal.SIGKILL)
            return speed, grown / scenario.tables

        speed, kilobytes = uvloop.run(run())
        echoes.append(uvloop.run(echo(echo_port, seconds / 4)))
        paced.extend([uvloop.run(echo(echo_port, seconds / 4, pace=scenario.pace))] if scenario.pace else [])
    delays = sorted(load.delays)
    p50, p99 = (1000 * delays[int(len(delays) * share)] for share in (0.5, 0.99))
    lost = asyncio.run(count_lost(url, load.acknowledged))
    return Figures(
        database=kind,
        scenario=scenario.name,
        pace=scenario.pace,
        moves_per_second=speed,
        echo_per_second=mean(rate for rate, _ in echoes),
        p50=p50,
        p99=p99,
        echo_p99=1000 * mean(delay for _, delay in paced or echoes),
        kilobytes_a_table=None if scenario.spare(seconds) else kilobytes,
        acknowledged=len(load.acknowledged),
        lost=lost,
    )


def main() -> None:
    """Run all scenarios and print the table."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=10.0, help="for each run (default 10)")
    arguments.add_argument("--quick", action="store_true", help="4 seconds each, and no run with 1,000 tables")
    arguments.add_argument("--only-sqlite", action="store_true", help="no PostgreSQL and Redis")
    arguments.add_argument("--json", action="store_true", help="print one JSON object")
    arguments.add_argument("--echo", type=int, help=argparse.SUPPRESS)
    options = arguments.parse_args()
    if options.echo:
        serve_echo(options.echo)
        return
    scenarios = [Scenario(100), Scenario(1000), Scenario(1000, pace=500)]
    seconds = options.seconds
    if options.quick:
        scenarios, seconds = [Scenario(100), Scenario(100, pace=500)], min(4.0, seconds)
    figures = []
    with (
        Progress(console=Console(stderr=True), transient=True) as progress,
        tempfile.TemporaryDirectory(prefix="catinthebox-bench-") as folder,
        databases(Path(folder), options.only_sqlite) as kinds,
    ):
        runs = progress.add_task("starting", total=len(kinds) * len(scenarios))
        for kind, new_url, redis in kinds:
            for scenario in scenarios:
                progress.update(runs, description=f"{kind}: {scenario.name}")
                figures.append(measure(kind, new_url(), redis, scenario, seconds))
                progress.advance(runs)
    if options.json:
        print(json.dumps([asdict(each) | {"ratio": each.ratio} for each in figures]))
    else:
        Console().print(as_table(figures))


def as_table(figures: list[Figures]) -> Table:
    """The figures for people."""
    table = Table("database", "scenario", title="Acknowledged moves, on disk; server and load share the machine")
    for heading in ("moves/s", "echo/s", "ratio", "at 48 k echo/s", "p50 ms", "p99 ms", "echo p99", "kB/table", "lost"):
        table.add_column(heading, justify="right")
    for each in figures:
        table.add_row(
            each.database,
            each.scenario,
            f"{each.moves_per_second:,.0f}",
            f"{each.echo_per_second:,.0f}",
            f"{each.ratio:.3f}" if each.ratio else "",
            f"{each.ratio * ANCHOR_ELSEWHERE:,.0f}" if each.ratio else "",
            *(f"{delay:.1f}" for delay in (each.p50, each.p99, each.echo_p99)),
            f"{each.kilobytes_a_table:,.0f}" if each.kilobytes_a_table else "",
            f"{each.lost} of {each.acknowledged:,}",
        )
    return table


if __name__ == "__main__":
    main()
