"""`catinthebox doctor`: whether everything a server needs is well."""

import asyncio
import json
import os
from typing import Annotated

import typer

from catinthebox.cli.options import ConfigFile, Data, Database, Redis, plain_endings, read_options
from catinthebox.cli.working import progress_bar

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def doctor(
    data: Data = None,
    database: Database = None,
    redis: Redis = None,
    config: ConfigFile = None,
    as_json: AsJson = False,
) -> None:
    """Look at settings, database, every log and the disk, and change nothing.

    Exit status: 0 all is well, 1 something is ill, 2 the settings can't be read.
    """
    with plain_endings(), progress_bar() as told:
        settings = read_options(config, data=data, database=database, redis=redis)
        from catinthebox.server.upkeep.doctor import examine

        findings = asyncio.run(examine(settings, os.environ, told))
    ill = any(finding.how == "ill" for finding in findings)
    if as_json:
        found = [{"what": finding.what, "how": finding.how, "says": finding.says} for finding in findings]
        typer.echo(json.dumps({"ok": not ill, "findings": found}))
    else:
        for finding in findings:
            typer.echo(f"{finding.how:4}  {finding.what}: {finding.says}")
    raise typer.Exit(1 if ill else 0)
