"""`catinthebox review`: a match looked at again, told in tables. How it is judged is in `catinthebox.lab.review`."""

import json
import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Annotated

import typer

from catinthebox.cli.choosing import BadChoice, seat_named
from catinthebox.cli.language import Language, chosen_texts
from catinthebox.cli.options import INTERRUPTED
from catinthebox.cli.record_files import MatchNumber, RecordFile, match_in, seat_names
from catinthebox.cli.reporting import report
from catinthebox.cli.working import progress_bar
from catinthebox.kernel import NotInstalled
from catinthebox.locales import Texts, preferred_language
from catinthebox.records import Record
from catinthebox.rules import Seat

if TYPE_CHECKING:
    from catinthebox.lab.review import Review

Worlds = Annotated[
    int | None,
    typer.Option(
        max=10**6, metavar="N", help="In how many ways the hidden cards may lie, for each decision; 256 if left out."
    ),
]
OneSeat = Annotated[
    str | None, typer.Option("--seat", metavar="SEAT", help="Only this seat: A to E, or 1 to 5; all if left out.")
]
Workers = Annotated[int | None, typer.Option(max=1024, metavar="N", help="Threads; as many as processors if left out.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def review(
    file: RecordFile,
    match_number: MatchNumber = 1,
    worlds: Worlds = None,
    seat: OneSeat = None,
    workers: Workers = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Judge every decision of a match by what its seat knew, and say where the points came from.

    The same record and worlds give the same review. Exit status: 0 all is well, 1 the record is not by the rules,
    2 something in the command is wrong or missing here, 130 Ctrl-C.
    """
    texts = Texts(preferred_language())
    try:
        texts = chosen_texts(lang)
        for option, number in (("--worlds", worlds), ("--workers", workers)):
            if number is not None and number < 1:
                raise BadChoice("cli-too-few", option=option)
        record = match_in(file, match_number)
        only = None if seat is None else seat_named(seat, record.match.setup.players)
        told = _reviewed(record, worlds, only, workers, texts)
    except BadChoice as bad:
        typer.echo(texts.say(bad.key, **bad.facts), err=True)
        raise typer.Exit(2) from bad
    except KeyboardInterrupt:
        os._exit(INTERRUPTED)  # anything else waits for the decisions that are being judged
    if as_json:
        from catinthebox.lab.review import review_to_json

        typer.echo(json.dumps(review_to_json(told)))
        return
    for line in report(told, seat_names(record), texts):
        typer.echo(line)


def _reviewed(record: Record, worlds: int | None, only: Seat | None, workers: int | None, texts: Texts) -> "Review":
    """The review; the search leaves Python for most of its time, so threads share the work."""
    from catinthebox.bots.search import require_mind
    from catinthebox.lab.review import WORLDS
    from catinthebox.lab.review import review as look_again

    seats = None if only is None else (only,)
    pool, waits = ThreadPoolExecutor(workers or os.cpu_count() or 1), True
    try:
        require_mind()  # here, and not in several threads at once
        with progress_bar() as told:
            return look_again(
                record,
                worlds=worlds or WORLDS,
                seats=seats,
                pool=pool,
                told=lambda done, of: told(texts.say("cli-reviewing"), done, of),
            )
    except NotInstalled as missing:
        raise BadChoice("cli-not-installed", **missing.facts) from missing
    except KeyboardInterrupt:
        waits = False
        raise
    finally:
        pool.shutdown(waits, cancel_futures=True)
