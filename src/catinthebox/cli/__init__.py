"""The commands: one file each, put together here."""

import errno
import sys
from io import TextIOWrapper
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from catinthebox import __version__
from catinthebox.cli import (
    arena,
    backup,
    doctor,
    hint,
    measure,
    migrate_to,
    play,
    record,
    referee,
    review,
    serve,
    simulate,
    train,
    web,
)
from catinthebox.cli.options import UNWRITABLE, fall_silent

_NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


class _Commands(TyperGroup):
    """The commands: if what they say can't be written, each of them ends with one line."""

    def main(self, *args: Any, **options: Any) -> Any:
        """Run what the command line says."""
        try:
            return super().main(*args, **options)
        except OSError as error:
            if error.errno not in _NO_ROOM:
                raise
            typer.echo(f"Nothing more can be written: {error.strerror}", err=True)
            fall_silent()
            sys.exit(UNWRITABLE)


app = typer.Typer(
    name="catinthebox",
    cls=_Commands,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"catinthebox {__version__}")
        raise typer.Exit


@app.callback()
def main(
    _: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """An unofficial digital edition of the card game Cat in the Box.

    Exit status 74, of nearly any command: what it says can't be written.
    """
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a sign that can't be written here shall not end a command


app.command("web")(web.web)
app.command("play")(play.play)
app.command("referee")(referee.referee)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("hint")(hint.hint)
app.command("review")(review.review)
app.command("train")(train.train)
app.command("exploit")(train.exploit)
app.command("distil")(train.distil)
app.command("measure")(measure.measure)
app.command("serve")(serve.serve)
app.command("doctor")(doctor.doctor)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("migrate-to")(migrate_to.migrate_to)
app.add_typer(record.app, name="record")
