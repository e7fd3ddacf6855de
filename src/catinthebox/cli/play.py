"""`catinthebox play`: a match in the terminal, at the table or in plain lines."""

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from catinthebox.bots import LEVELS
from catinthebox.bots.program import ProgramBot
from catinthebox.cli.choosing import BadChoice
from catinthebox.cli.language import Language, chosen_texts
from catinthebox.cli.laying import Choices, lay_table
from catinthebox.locales import Texts, preferred_language
from catinthebox.rules import Seat
from catinthebox.tui.local_table import LocalTable
from catinthebox.tui.plain import run_plain

Players = Annotated[
    int | None, typer.Option("--players", "-p", metavar="N", help="How many play, 2 to 5; 4 if left out.")
]
Side = Annotated[str | None, typer.Option(metavar="SIDE", help="The side of the research board: white or purple.")]
LayoutFile = Annotated[Path | None, typer.Option("--layout", metavar="FILE", help="A board of your own, as a file.")]
OwnSeat = Annotated[
    str | None, typer.Option("--seat", metavar="SEAT", help="Where you sit: A to E, or 1 to 5; A if left out.")
]
Seed = Annotated[str | None, typer.Option(metavar="TEXT", help="Play the match that follows from this text.")]
Bots = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME",
        help=f"Who plays against you, gentlest first: {', '.join(LEVELS)}. Repeat it, or separate with commas.",
    ),
]
HotSeat = Annotated[bool, typer.Option("--hot-seat", help="No bots: people share this keyboard.")]
Plain = Annotated[bool, typer.Option("--plain", help="Lines of text only, for screen readers and pipes.")]
Save = Annotated[Path | None, typer.Option(metavar="FILE", help="Write the match to this file when it ends.")]


def play(
    players: Players = None,
    side: Side = None,
    layout: LayoutFile = None,
    seat: OwnSeat = None,
    seed: Seed = None,
    bots: Bots = None,
    lang: Language = None,
    hot_seat: HotSeat = False,
    plain: Plain = False,
    save: Save = None,
) -> None:
    """Play a match in the terminal, against bots or with people at one keyboard.

    Exit status: 0 the match was finished or left, 1 the input ended before it, 2 something in the command is wrong,
    130 Ctrl-C.
    """
    texts = Texts(preferred_language())
    try:
        texts = chosen_texts(lang)
        choices = Choices(players, side, layout, seat, seed, tuple(bots or ()), hot_seat, save)
        table, own_seat = lay_table(choices, texts)
    except BadChoice as bad:
        _stop(texts.say(bad.key, **bad.facts))
    try:
        raise typer.Exit(_run(table, texts, own_seat, plain, save))
    finally:
        _dismiss_programs(table, texts)


def _run(table: LocalTable, texts: Texts, seat: Seat | None, plain: bool, save: Path | None) -> int:
    if plain or not _is_terminal():
        _forgive_what_is_typed()
        return run_plain(table, texts, seat=seat, save=save)
    from catinthebox.tui.app import run_table  # only here: it takes a while to load, and plain mode does not need it

    return run_table(table, texts, seat=seat, save=save)


def _dismiss_programs(table: LocalTable, texts: Texts) -> None:
    """Programs that played end with the match; who forfeited moves is told of only now, off the table."""
    for seat, bot in table.bots.items():
        if isinstance(bot, ProgramBot):
            bot.close()
            if reasons := bot.forfeits:
                told = texts.say("cli-arena-forfeits", name=table.names[seat], count=len(reasons), reason=reasons[-1])
                typer.echo(told, err=True)


def _stop(message: str) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(2)


def _is_terminal() -> bool:
    """Whether there is a screen to draw on and a keyboard to listen to."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def _forgive_what_is_typed() -> None:
    """A letter that the terminal has garbled shall not end a match."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
