"""A whole contest: every game that is not in the results yet, on all cores or on a cluster."""

import os
from collections.abc import Generator
from contextlib import ExitStack, closing
from pathlib import Path

from catinthebox.lab.cluster import play_far
from catinthebox.lab.contests import Contest
from catinthebox.lab.games import Game
from catinthebox.lab.results import open_results
from catinthebox.lab.workers import play_here


def play_contest(
    contest: Contest,
    *,
    workers: int | None = None,
    cluster: str | None = None,
    results: Path | None = None,
    records: Path | None = None,
) -> Generator[Game, None, None]:
    """Every game of the contest: first those that a file of results has already, then the others as they end.

    They are played by processes of this machine, or by the cluster of a Dask scheduler if its address is given. The
    files are written here.
    """
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    with ExitStack() as leaving:
        kept = None if results is None else leaving.enter_context(open_results(results, contest))
        missing = dict.fromkeys(contest.places)
        for game in kept.games if kept else ():
            if (game.deal, game.order) in missing:
                del missing[game.deal, game.order]
                yield game
        if not missing:
            return
        if cluster is not None:
            playing = play_far(contest, missing, cluster)
        else:
            playing = play_here(contest, missing, workers or os.cpu_count() or 1)
        for game, record in leaving.enter_context(closing(playing)):
            if records is not None:
                (records / _file_name(game)).write_text(record, encoding="utf-8")
            if kept:
                kept.add(game)
            yield game


def _file_name(game: Game) -> str:
    return f"deal-{game.deal + 1:05}-order-{game.order + 1:03}.citb"
