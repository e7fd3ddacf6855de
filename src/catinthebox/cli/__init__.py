"""The commands: one file each, put together here."""

import typer

from catinthebox.cli import backup, doctor, migrate_to, play, record, referee, serve

app = typer.Typer(
    name="catinthebox",
    help="An unofficial digital edition of the card game Cat in the Box.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(play.play)
app.command("referee")(referee.referee)
app.command("serve")(serve.serve)
app.command("doctor")(doctor.doctor)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("migrate-to")(migrate_to.migrate_to)
app.add_typer(record.app, name="record")
