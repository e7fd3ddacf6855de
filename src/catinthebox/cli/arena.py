"""`catinthebox arena`: bots against each other on the same cards, and how they did."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from catinthebox.cli.choosing import BadChoice, checked_bot
from catinthebox.cli.language import Language, chosen_texts
from catinthebox.cli.options import INTERRUPTED
from catinthebox.cli.working import progress_bar
from catinthebox.locales import Texts, preferred_language
from catinthebox.rules import SIDES
from catinthebox.rules.sizes import SIZES

if TYPE_CHECKING:
    from catinthebox.lab import Contest, Game, Standing

COLUMNS: Final = ("points", "wins", "met", "paradox", "group", "ms")

Players = Annotated[int, typer.Option("--players", "-p", metavar="N", help="How many play, 2 to 5.")]
Bots = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME...", help="At least as many bots as players: careful random careful:key=value."),
]
MoreBots = Annotated[list[str] | None, typer.Argument(metavar="[NAME...]", help="More bots.", show_default=False)]
Deals = Annotated[int, typer.Option(max=10**9, metavar="N", help="How many deals; each is played in every seat order.")]
Matches = Annotated[bool, typer.Option("--matches", help="Whole matches instead of single rounds.")]
Side = Annotated[str | None, typer.Option(metavar="SIDE", help="The side of the research board: white or purple.")]
Seed = Annotated[str, typer.Option(metavar="TEXT", help="The same text gives the same deals.")]
Workers = Annotated[
    int | None, typer.Option(max=1024, metavar="N", help="Processes; as many as processors if left out.")
]
Cluster = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="Play on the machines of this Dask scheduler: tcp://HOST:8786.")
]
Resume = Annotated[Path | None, typer.Option(metavar="FILE", help="Keep results here, and go on with what is there.")]
Records = Annotated[Path | None, typer.Option(metavar="FOLDER", help="Keep every game as a record in this folder.")]
Ratings = Annotated[bool, typer.Option("--ratings", help="Rate the bots (OpenSkill).")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def arena(
    more: MoreBots = None,
    players: Players = 3,
    bots: Bots = None,
    deals: Deals = 200,
    matches: Matches = False,
    side: Side = None,
    seed: Seed = "arena",
    workers: Workers = None,
    cluster: Cluster = None,
    resume: Resume = None,
    records: Records = None,
    ratings: Ratings = False,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other: every deal in every seat order, so that luck cancels.

    Exit status: 0 all was played, 2 something in the command is wrong, 130 Ctrl-C.
    """
    texts = Texts(preferred_language())
    try:
        texts = chosen_texts(lang)
        contest = _contest(players, (*(bots or ()), *(more or ())), deals, matches, side, seed)
        games = _played(contest, workers, cluster, resume, records, texts)
    except BadChoice as bad:
        typer.echo(texts.say(bad.key, **bad.facts), err=True)
        raise typer.Exit(2) from bad
    except KeyboardInterrupt:
        if resume is not None:
            typer.echo(texts.say("cli-arena-stopped"), err=True)
        raise typer.Exit(INTERRUPTED) from None
    _print_forfeits(games, texts)
    if as_json:
        typer.echo(json.dumps(_plain(contest, games, ratings)))
    else:
        _print(contest, games, ratings, texts)


def _contest(players: int, bots: tuple[str, ...], deals: int, matches: bool, side: str | None, seed: str) -> "Contest":
    """The contest, after every wish was checked. The lab is imported only here: others need not wait for it."""
    if players not in SIZES:
        raise BadChoice("cli-bad-players", players=players)
    if side is not None and side not in SIDES:
        raise BadChoice("cli-bad-side", side=side)
    if deals < 1:
        raise BadChoice("cli-too-few", option="--deals")
    for bot in bots:
        checked_bot(bot)
    if len(bots) < players:
        raise BadChoice("cli-arena-few-bots", players=players)
    from catinthebox.lab import Contest
    from catinthebox.rules import BadSetup

    try:
        return Contest.of(players, bots, deals, matches=matches, seed=seed, side=side)
    except BadSetup as bad:
        raise BadChoice("cli-bad-seed") from bad


def _played(
    contest: "Contest",
    workers: int | None,
    cluster: str | None,
    resume: Path | None,
    records: Path | None,
    texts: Texts,
) -> list["Game"]:
    from catinthebox.kernel import NotInstalled
    from catinthebox.lab import BadResults, NoCluster, WorkerDied, play_contest

    if workers is not None and workers < 1:
        raise BadChoice("cli-too-few", option="--workers")
    if workers is not None and cluster is not None:
        raise BadChoice("cli-arena-workers-and-cluster")
    of = len(contest.places)
    games: list[Game] = []
    try:
        with progress_bar() as told:
            told(texts.say("cli-arena-playing"), 0, of)
            for game in play_contest(contest, workers=workers, cluster=cluster, results=resume, records=records):
                games.append(game)
                told(texts.say("cli-arena-playing"), len(games), of)
    except BadResults as bad:
        raise BadChoice("cli-arena-bad-results", file=str(resume), problem=bad.facts["problem"]) from bad
    except WorkerDied as died:
        raise BadChoice("cli-arena-worker-died", times=died.facts["times"]) from died
    except NoCluster as missing:
        raise BadChoice("cli-arena-no-cluster", problem=missing.facts["problem"], address=cluster) from missing
    except NotInstalled as missing:
        raise BadChoice("cli-not-installed", **missing.facts) from missing
    except OSError as error:
        raise BadChoice("cli-arena-bad-folder", folder=str(records)) from error
    return games


def _plain(contest: "Contest", games: Sequence["Game"], with_ratings: bool) -> dict[str, object]:
    from catinthebox.lab import ratings_of, standings_of

    bots = [asdict(standing) for standing in standings_of(games)]
    if with_ratings:
        ratings = ratings_of(games)
        bots = [bot | {"rating": asdict(ratings[bot["name"]])} for bot in bots]
    rounds = sum(game.rounds for game in games)
    return {"players": contest.players, "deals": contest.deals, "rounds": rounds, "bots": bots}


def _print(contest: "Contest", games: Sequence["Game"], with_ratings: bool, texts: Texts) -> None:
    """A table with a line a bot, and who is ahead of whom."""
    from catinthebox.lab import lead_of, ratings_of, standings_of

    rounds = sum(game.rounds for game in games)
    typer.echo(texts.say("cli-arena-heading", players=contest.players, deals=contest.deals, rounds=rounds))
    standings = standings_of(games)
    lines = [["", *(texts.say(f"cli-arena-{head}") for head in COLUMNS)], *map(_line, standings)]
    if with_ratings:
        ratings = [ratings_of(games)[bot.name] for bot in standings]
        column = [texts.say("cli-arena-rating"), *(f"{rating.mu:.1f} ± {rating.sigma:.1f}" for rating in ratings)]
        lines = [[*line, cell] for line, cell in zip(lines, column, strict=True)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for name, *figures in lines:
        cells = [name.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(figures, widths[1:], strict=True))]
        typer.echo("  ".join(cells))
    ordered = sorted(standings, key=lambda bot: -bot.mean_points)
    for one, other in combinations([bot.name for bot in ordered], 2):
        lead = lead_of(one, other, games)
        points = _with_error(lead.points, lead.points_error, "+")
        wins = _with_error(100 * lead.win_share, lead.win_share_error and 100 * lead.win_share_error, "+")
        typer.echo(texts.say("cli-arena-lead", name=one, over=other, points=points, wins=f"{wins} %"))


def _line(bot: "Standing") -> list[str]:
    return [
        bot.name,
        _with_error(bot.mean_points, bot.standard_error),
        f"{100 * bot.win_share:.1f} %",
        f"{100 * bot.prediction_met:.1f} %",
        f"{100 * bot.paradox_caused:.1f} %",
        "–" if bot.mean_group is None else f"{bot.mean_group:.2f}",
        f"{bot.ms_per_decision:.2f}",
    ]


def _with_error(value: float, error: float | None, sign: str = "") -> str:
    return f"{value:{sign}.2f}" if error is None else f"{value:{sign}.2f} ± {error:.2f}"


def _print_forfeits(games: Sequence["Game"], texts: Texts) -> None:
    from catinthebox.lab.standings import forfeits_of

    for name, reasons in forfeits_of(games).items():
        typer.echo(texts.say("cli-arena-forfeits", name=name, count=len(reasons), reason=reasons[-1]), err=True)
