"""`catinthebox migrate-to`: move to another database."""

import asyncio
from typing import Annotated

import typer

from catinthebox.cli.options import ConfigFile, Data, Database, plain_endings, read_options
from catinthebox.cli.working import progress_bar

Target = Annotated[str, typer.Argument(metavar="URL", help="An empty database: postgresql://… or sqlite:///…")]


def migrate_to(target: Target, data: Data = None, database: Database = None, config: ConfigFile = None) -> None:
    """Copy the database into another, empty one and replay every log there. Stop the server first."""
    with plain_endings(), progress_bar() as told:
        source = read_options(config, data=data, database=database).database_url
        url = read_options(None, database=target).database_url
        from catinthebox.server.upkeep.copying import migrate_to as move

        sums = asyncio.run(move(source, url, told))
    counted = ", ".join(f"{name}: {sums[name].rows}" for name in ("guests", "tables", "entries"))
    typer.echo(f"copied and verified: {counted}")
