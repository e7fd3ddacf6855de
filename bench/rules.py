"""Random play by the readable rules engine, beside a Python game of OpenSpiel's in the same run.

    make bench                          one table
    python bench/rules.py --json        the same figures for a script

Everything runs on one core. The systems take turns in short slices, so that the machine's other load hits all of them
alike: read the ratios, not the absolutes. A ply is a player's choice; for our game only plays of cards are counted,
while the time for deals, discards, predictions and scoring is spent all the same.
"""

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import pyspiel
from open_spiel.python.games import block_dominoes  # noqa: F401 - importing it registers the game
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from catinthebox.rules import Phase, Setup, act, legal_actions, new_match, next_round

ANCHOR = "OpenSpiel python_block_dominoes"
ANCHOR_ELSEWHERE = 61_000
"""Plies a second of the anchor on the machine where our goals were set."""


@dataclass
class Contest:
    """One system: a function that plays one game and counts its plies, and what it took so far."""

    name: str
    play: Callable[[Random], int]
    plies: int = 0
    seconds: float = 0.0

    def run(self, random: Random, seconds: float) -> None:
        """Play whole games for about this long."""
        begin = time.perf_counter()
        while time.perf_counter() < begin + seconds:
            self.plies += self.play(random)
        self.seconds += time.perf_counter() - begin

    def warm_up(self, _seconds: float) -> None:
        """Play a game that does not count: what has to be compiled is compiled then."""
        self.play(Random(0))

    @property
    def speed(self) -> float:
        """Plies a second."""
        return self.plies / self.seconds


def play_match(players: int) -> Callable[[Random], int]:
    """A player of one uniformly random match of ours."""

    def play(random: Random) -> int:
        match, _ = new_match(Setup.of(players, secret=str(random.random())))
        while (phase := match.phase) is not Phase.MATCH_OVER:
            if phase is Phase.ROUND_OVER:
                match, _ = next_round(match)
                continue
            seat = match.to_act[0]
            match, _ = act(match, seat, random.choice(legal_actions(match, seat)))
        return sum(len(trick.plays) for round_ in match.rounds for trick in round_.tricks)

    return play


def play_dominoes() -> Callable[[Random], int]:
    """A player of one uniformly random game of the anchor; its chance moves are not counted."""
    game = pyspiel.load_game("python_block_dominoes")

    def play(random: Random) -> int:
        state, plies = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                plies += 1
        return plies

    return play


def main() -> None:
    """Run the contest and print the table."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=6.0, help="for each system (default 6)")
    arguments.add_argument("--json", action="store_true", help="print one JSON object")
    options = arguments.parse_args()
    contests = [Contest(f"rules, {players} players", play_match(players)) for players in (2, 3, 4, 5)]
    anchor = Contest(ANCHOR, play_dominoes())
    random, slices = Random(1), 12
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for _ in progress.track(range(slices), description="playing"):
            for contest in (*contests, anchor):
                contest.run(random, options.seconds / slices)
    if options.json:
        rows = [{"system": c.name, "plies_per_second": c.speed, "ratio": c.speed / anchor.speed} for c in contests]
        print(json.dumps({"anchor": {"system": anchor.name, "plies_per_second": anchor.speed}, "rules": rows}))
        return
    table = Table("system", title="Random play, one core")
    for heading in ("plies/s", "ratio", "ratio x 61 k, not measured"):
        table.add_column(heading, justify="right")
    for contest in (*contests, anchor):
        ratio = contest.speed / anchor.speed
        table.add_row(contest.name, f"{contest.speed:,.0f}", f"{ratio:.2f}", f"{ratio * ANCHOR_ELSEWHERE:,.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
