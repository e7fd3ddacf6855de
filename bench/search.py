"""How `search` uses its time: worlds a second, and how well the budget is kept.

    make bench-search                        one table
    python -m bench.search --mind reflex     the same of `champion`
    python -m bench.search --json            the same figures for a script

At every number of players it plays one seat of some rounds among `heuristic`s; decisions with a single legal action
take no time and are not counted, and one that is settled, with one action left, takes no more. The budget is a matter
of the clock: whatever else runs counts too.
"""

import argparse
import json
from statistics import fmean
from time import perf_counter

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from catinthebox.bots import Bot, make_bot
from catinthebox.bots.search import Effort, MindName, judged
from catinthebox.rules import Phase, Setup, act, new_match, view

Figures = dict[str, float]


def measure(players: int, mind: MindName, ms: int, threads: int, rounds: int, progress: Progress) -> Figures:
    """Play some rounds from seat 0."""
    effort = Effort(seconds=ms / 1000, threads=threads)
    used: list[float] = []
    speeds: list[float] = []
    others: list[Bot] = [make_bot("heuristic", str(seat)) for seat in range(players)]
    for number in progress.track(range(rounds), description=f"{players} players"):
        match, _ = new_match(Setup.of(players, secret=f"bench {number}"))
        while match.phase is not Phase.ROUND_OVER:
            seat = match.to_act[0]
            seen = view(match, seat)
            action = seen.legal[0]
            if seat != 0:
                action = others[seat].choose(seen)
            elif len(seen.legal) > 1:
                begin = perf_counter()
                best = judged(seen, effort, mind=mind)[0]
                used.append(perf_counter() - begin)
                speeds.append(best.worlds / used[-1])
                action = best.action
            match, _ = act(match, seat, action)
    return {
        "players": players,
        "decisions": len(used),
        "worlds_per_second": fmean(speeds),
        "mean_of_budget": fmean(used) * 1000 / ms,
        "settled_early": sum(1000 * second / ms < 0.9 for second in used) / len(used),
        "longest_of_budget": max(used) * 1000 / ms,
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mind", choices=("thumb", "reflex"), default="thumb", help="reflex is `champion`")
    parser.add_argument("--ms", type=int, default=300, help="the budget")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=4, help="rounds at each number of players")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        match, _ = new_match(Setup.of(2, secret="compiled first"))
        judged(view(match, 0), Effort(worlds=1), mind=args.mind)
        rows = [measure(players, args.mind, args.ms, args.threads, args.rounds, progress) for players in (2, 3, 4, 5)]
    if args.json:
        print(json.dumps({"mind": args.mind, "ms": args.ms, "threads": args.threads, "rows": rows}))
        return
    table = Table(title=f"{'search' if args.mind == 'thumb' else 'champion'}:ms={args.ms},threads={args.threads}")
    for head in ("players", "decisions", "worlds/s", "time, mean", "settled early", "longest"):
        table.add_column(head, justify="right")
    for row in rows:
        table.add_row(
            f"{row['players']:.0f}",
            f"{row['decisions']:.0f}",
            f"{row['worlds_per_second']:,.0f}",
            f"{row['mean_of_budget']:.1%}",
            f"{row['settled_early']:.1%}",
            f"{row['longest_of_budget']:.1%}",
        )
    Console().print(table)


if __name__ == "__main__":
    main()
