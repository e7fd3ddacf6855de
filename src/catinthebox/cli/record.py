"""`catinthebox record`: look at records of matches and verify them."""

import typer

app = typer.Typer(help="Look at records of matches and verify them.", no_args_is_help=True)


@app.command()
def show() -> None:
    """Show a match on the board after any ply."""


@app.command()
def verify() -> None:
    """Replay a record by the rules and check its deals."""
