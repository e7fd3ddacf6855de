"""A whole contest: every game that is not in the results yet, on all cores."""

import os
from collections.abc import Generator
from contextlib import ExitStack
from pathlib import Path

from catinthebox.lab.contests import Contest
from catinthebox.lab.games import Game
from catinthebox.lab.results import open_results
from catinthebox.lab.workers import play_games


def play_contest(
    contest: Contest, *, workers: int | None = None, results: Path | None = None, records: Path | None = None
) -> Generator[Game, None, None]:
    """Every game of the contest: first those that a file of results has already, then the others as they end."""
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    with ExitStack() as leaving:
        kept = None if results is None else leaving.enter_context(open_results(results, contest))
        missing = dict.fromkeys(contest.places)
        for game in kept.games if kept else ():
            if (game.deal, game.order) in missing:
                del missing[game.deal, game.order]
                yield game
        for game in play_games(contest, missing, workers or os.cpu_count() or 1, records):
            if kept:
                kept.add(game)
            yield game
