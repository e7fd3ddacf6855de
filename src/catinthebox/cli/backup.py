"""`catinthebox backup` and `catinthebox restore`: a database as one file, and back."""

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from catinthebox.cli.options import ConfigFile, Data, Database, plain_endings, read_options
from catinthebox.cli.working import progress_bar

if TYPE_CHECKING:
    from catinthebox.server.upkeep.backup import Seal

NewFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup to make; it must not exist yet.")]
OldFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup to read.")]
Verify = Annotated[bool, typer.Option("--verify", help="Replay every log, and deal every deal again.")]


def backup(file: NewFile, data: Data = None, database: Database = None, config: ConfigFile = None) -> None:
    """Copy the database, also while it is in use, into one file.

    The file holds everything, also hands of matches under way: only its owner may read it.
    """
    with plain_endings(), progress_bar() as told:
        settings = read_options(config, data=data, database=database)
        from catinthebox.server.upkeep.backup import back_up

        seal = asyncio.run(back_up(settings.database_url, file, told))
    typer.echo(f"{file}: {_counted(seal)}")


def restore(
    file: OldFile, verify: Verify = False, data: Data = None, database: Database = None, config: ConfigFile = None
) -> None:
    """Copy a backup into an empty database: all of it, or nothing."""
    with plain_endings(), progress_bar() as told:
        settings = read_options(config, data=data, database=database)
        from catinthebox.server.upkeep.backup import restore as copy_back

        seal = asyncio.run(copy_back(file, settings.database_url, verify=verify, told=told))
    made = time.strftime("%Y-%m-%d %H:%M", time.localtime(seal.made_at))
    checked = "; every log replayed and every deal dealt again" if verify else ""
    typer.echo(f"restored the backup of {made}: {_counted(seal)}{checked}")


def _counted(seal: "Seal") -> str:
    return ", ".join(f"{name}: {seal.sums[name].rows}" for name in ("guests", "tables", "entries"))
