"""`catinthebox simulate`: many rounds of uniformly random play, and their figures."""

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from catinthebox.cli.choosing import BadChoice
from catinthebox.cli.language import Language, chosen_texts
from catinthebox.cli.options import INTERRUPTED
from catinthebox.cli.working import progress_bar
from catinthebox.locales import Texts, preferred_language
from catinthebox.rules import SIDES
from catinthebox.rules.sizes import SIZES

if TYPE_CHECKING:
    from catinthebox.kernel import Figures

Players = Annotated[int, typer.Option("--players", "-p", metavar="N", help="How many play, 2 to 5.")]
Rounds = Annotated[int, typer.Option(max=10**12, metavar="N", help="How many rounds.")]
Side = Annotated[str | None, typer.Option(metavar="SIDE", help="The side of the research board: white or purple.")]
Seed = Annotated[int, typer.Option(metavar="N", help="The same seed gives the same rounds.")]
Threads = Annotated[int | None, typer.Option(max=1024, metavar="N", help="Threads; as many as processors if left out.")]
DeviceName = Annotated[str, typer.Option("--device", metavar="DEVICE", help="Where to play: cpu or cuda.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def simulate(
    players: Players = 4,
    rounds: Rounds = 1_000_000,
    side: Side = None,
    seed: Seed = 0,
    threads: Threads = None,
    device: DeviceName = "cpu",
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Play many rounds uniformly at random, every distinct choice equally likely, and print what came of them.

    Exit status: 0 all were played, 2 something in the command is wrong or missing here, 130 Ctrl-C.
    """
    texts = Texts(preferred_language())
    try:
        texts = chosen_texts(lang)
        figures = _played(players, rounds, side, seed, threads, device, texts)
    except BadChoice as bad:
        typer.echo(texts.say(bad.key, **bad.facts), err=True)
        raise typer.Exit(2) from bad
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    if as_json:
        typer.echo(json.dumps(asdict(figures)))
    else:
        _print(figures, texts)


def _played(
    players: int, rounds: int, side: str | None, seed: int, threads: int | None, device: str, texts: Texts
) -> "Figures":
    """The figures, after every wish was checked. The kernel is imported only here: others need not wait for it."""
    if players not in SIZES:
        raise BadChoice("cli-bad-players", players=players)
    if side is not None and side not in SIDES:
        raise BadChoice("cli-bad-side", side=side)
    if rounds < 1 or (threads is not None and threads < 1):
        raise BadChoice("cli-too-few", option="--rounds" if rounds < 1 else "--threads")
    if not 0 <= seed < 1 << 63:
        raise BadChoice("cli-bad-number-seed")
    if device not in ("cpu", "cuda"):
        raise BadChoice("cli-bad-device", device=device)
    from catinthebox.kernel import NoDevice, NotInstalled, simulate

    try:
        with progress_bar() as told:
            return simulate(
                players,
                rounds,
                layout=None if side is None else SIDES[side],
                seed=seed,
                threads=threads,
                device="cuda" if device == "cuda" else "cpu",
                told=lambda done, of: told(texts.say("cli-simulating"), done, of),
            )
    except NotInstalled as missing:
        raise BadChoice("cli-not-installed", **missing.facts) from missing
    except NoDevice as missing:
        raise BadChoice("cli-no-cuda", reason=str(missing.facts["reason"])) from missing


def _print(figures: "Figures", texts: Texts) -> None:
    """The figures in words, a line each."""
    scores = "  ".join(f"{score:.4f}" for score in figures.mean_scores)
    typer.echo(texts.say("cli-figures-rounds", rounds=figures.rounds, players=figures.players, side=figures.side))
    typer.echo(texts.say("cli-figures-plies", plies=f"{figures.plies / figures.rounds:.2f}"))
    typer.echo(texts.say("cli-figures-tricks", tricks=f"{figures.tricks_per_round:.3f}"))
    typer.echo(texts.say("cli-figures-paradox", percent=f"{100 * figures.paradox_rate:.3f}"))
    typer.echo(texts.say("cli-figures-met", percent=f"{100 * figures.prediction_met_rate:.2f}"))
    typer.echo(texts.say("cli-figures-scores", scores=scores))
    speed = f"{figures.plies_per_second / 1e6:.1f}"
    typer.echo(texts.say("cli-figures-speed", seconds=f"{figures.seconds:.2f}", millions=speed))
