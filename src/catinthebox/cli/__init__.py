"""The commands: one file each, put together here."""

import typer

from catinthebox.cli import play, record, referee

app = typer.Typer(
    name="catinthebox",
    help="An unofficial digital edition of the card game Cat in the Box.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(play.play)
app.command("referee")(referee.referee)
app.add_typer(record.app, name="record")
