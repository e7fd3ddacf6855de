"""`catinthebox record`: look at records of matches and verify them."""

import json
from typing import Annotated

import typer
from rich.console import Console

from catinthebox.cli.drawing import draw_position
from catinthebox.cli.record_files import MatchNumber, RecordFile, cited, match_in, printable, stop, text_of
from catinthebox.records import BadRecord, Record, read_records
from catinthebox.rules import Match, Phase, actions_of, replay
from catinthebox.rules.events import Dealt

app = typer.Typer(help="Look at records of matches and verify them.", no_args_is_help=True)

Ply = Annotated[int | None, typer.Option(min=0, help="After how many actions of the match; the end if left out.")]
Commitment = Annotated[str | None, typer.Option(help="The commitment that was shown before the match.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


@app.command()
def show(file: RecordFile, match_number: MatchNumber = 1, ply: Ply = None) -> None:
    """Show a match on the board after any ply: each discard, prediction and play counts as one."""
    record = match_in(file, match_number)
    positions = _positions(record.match)
    last = len(positions) - 1
    if ply is not None and ply > last:
        stop(f"the match has {last} plies, not {ply}", 2)
    at = last if ply is None else ply
    names = tuple(map(printable, record.names))
    Console().print(draw_position(positions[at], names, ply=at, last=last))


@app.command()
def verify(file: RecordFile, commitment: Commitment = None, as_json: AsJson = False) -> None:
    """Replay every match by the rules and check its deals against the commitment.

    Exit status: 0 all is true, 1 something is not, 2 the file can't be read at all.
    """
    try:
        records = list(read_records(text_of(file)))
        if not records:
            raise BadRecord(1, 1, "there is no match in this file")
        for record in records:
            _check_commitment(record, commitment)
    except BadRecord as error:
        if as_json:
            problem = {"line": error.line, "column": error.column, "rules": error.rules, "message": error.message}
            typer.echo(json.dumps({"ok": False, "error": problem}))
            raise typer.Exit(1) from error
        stop(f"{file}: {error.message}{cited(error)}", 1)
    reports = [_report(record) for record in records]
    if as_json:
        typer.echo(json.dumps({"ok": True, "matches": reports}))
        return
    for number, report in enumerate(reports, start=1):
        typer.echo(f"match {number}: {_sentence(report)}")


def _positions(match: Match) -> list[Match]:
    """The match after each of its actions, and before the first. A deal is shown with the action that follows it."""
    steps = list(replay(match.setup, map(actions_of, match.rounds)))
    return [position for place, (position, events) in enumerate(steps) if place == 0 or type(events[0]) is not Dealt]


def _check_commitment(record: Record, commitment: str | None) -> None:
    if commitment is not None and record.match.setup.commitment != commitment.strip().lower():
        raise BadRecord(1, 1, "the record is not of the match with that commitment")


def _report(record: Record) -> dict[str, object]:
    match = record.match
    setup = match.setup
    drawn = 0 if setup.secret is None else max(0, len(match.rounds) - len(setup.given))
    return {
        "players": setup.players,
        "rounds": len(match.rounds),
        "finished": match.phase is Phase.MATCH_OVER,
        "plies": len(_positions(match)) - 1,
        "deals_checked": drawn,
        "deals_given": len(match.rounds) - drawn,
        "start_checked": setup.chosen_start is None,
        "commitment": setup.commitment,
        "digest_checked": record.digest is not None,
        "totals": list(match.totals),
        "winners": list(match.winners),
    }


def _sentence(report: dict[str, object]) -> str:
    checked, given = report["deals_checked"], report["deals_given"]
    parts = [
        f"{report['players']} players, rounds: {report['rounds']}, plies by the rules: {report['plies']}",
        "finished" if report["finished"] else "not finished",
        f"deals that follow from the secret: {checked}"
        + (f", entered by hand and not checked: {given}" if given else ""),
        "start seat drawn" if report["start_checked"] else "start seat chosen",
        "digest fits" if report["digest_checked"] else "no digest, so a change within the rules can't be seen",
    ]
    return "; ".join(parts)
