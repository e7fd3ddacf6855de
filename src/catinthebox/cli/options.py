"""Options that several commands share, and how a command that can't go on ends."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

if TYPE_CHECKING:
    from catinthebox.server.settings import Settings

INTERRUPTED: Final = 130
"""What a shell expects of a command that ended by Ctrl-C."""

UNWRITABLE: Final = 74
"""What sysexits.h calls EX_IOERR: what a command says can't be written."""

Data = Annotated[Path | None, typer.Option(help="The folder for the embedded database.", show_default="data")]
Database = Annotated[
    str | None, typer.Option(metavar="URL", help="sqlite:///… or postgresql://…; in the data folder if left out.")
]
Redis = Annotated[str | None, typer.Option(metavar="URL", help="For several servers on one database.")]
ConfigFile = Annotated[
    Path | None, typer.Option("--config", envvar="CATINTHEBOX_CONFIG", metavar="FILE", help="Settings as TOML.")
]


def read_options(config: Path | None, **flags: object) -> "Settings":
    """The settings from flags, environment and file."""
    from catinthebox.server.settings import read_settings

    return read_settings(flags, os.environ, config)


@contextmanager
def plain_endings() -> Iterator[None]:
    """Expected errors end a command with one line and status 2, Ctrl-C with the shell's status, never with a trace."""
    from catinthebox.rules import CatInTheBoxError

    try:
        yield
    except CatInTheBoxError as error:
        typer.echo(error.message, err=True)
        raise typer.Exit(2) from error
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


def fall_silent() -> None:
    """What is left of the output has nowhere to go."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
