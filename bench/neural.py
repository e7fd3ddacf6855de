"""How quickly `neural` decides.

    make bench-neural                        one table
    python -m bench.neural --json            the same figures for a script

At every number of players it decides for every seat of some rounds that `heuristic`s play; decisions with a single
legal action take no time and are not counted. Goal: two milliseconds.
"""

import argparse
import json
from collections.abc import Iterator
from statistics import median, quantiles
from time import perf_counter

from rich.console import Console
from rich.table import Table

from catinthebox.bots import make_bot
from catinthebox.rules import Phase, Setup, View, act, new_match, view

Figures = dict[str, float]


def decisions(players: int, rounds: int) -> Iterator[View]:
    """What there is to decide in some rounds."""
    bot = make_bot("heuristic", "bench")
    for number in range(rounds):
        match, _ = new_match(Setup.of(players, secret=f"bench {number}"))
        while match.phase is not Phase.ROUND_OVER:
            seen = view(match, match.to_act[0])
            if len(seen.legal) > 1:
                yield seen
            match, _ = act(match, match.to_act[0], bot.choose(seen))


def measure(players: int, rounds: int) -> Figures:
    """Decide about all of them."""
    bot = make_bot("neural", "bench")
    used: list[float] = []
    for seen in decisions(players, rounds):
        begin = perf_counter()
        bot.choose(seen)
        used.append(1000 * (perf_counter() - begin))
    used = used[1:]  # the first loads the network
    return {"players": players, "decisions": len(used), "median_ms": median(used), "p99_ms": quantiles(used, n=100)[-1]}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20, help="rounds at each number of players")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    rows = [measure(players, args.rounds) for players in (2, 3, 4, 5)]
    if args.json:
        print(json.dumps({"rows": rows}))
        return
    table = Table(title="neural")
    for head in ("players", "decisions", "median, ms", "99th percentile, ms"):
        table.add_column(head, justify="right")
    for row in rows:
        table.add_row(
            f"{row['players']:.0f}", f"{row['decisions']:.0f}", f"{row['median_ms']:.2f}", f"{row['p99_ms']:.2f}"
        )
    Console().print(table)


if __name__ == "__main__":
    main()
