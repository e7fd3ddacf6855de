"""Records as files: reading the one match that a command is about, and what to say if that can't be."""

import sys
from pathlib import Path
from typing import Annotated, NoReturn
from unicodedata import category

import typer

from catinthebox.records import BadRecord, Record, read_records
from catinthebox.records.record import seat_letter

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="The record to read, - for standard input.")]
MatchNumber = Annotated[int, typer.Option("--match", min=1, metavar="N", help="Which match of the file.")]


def match_in(file: Path, number: int) -> Record:
    """The match of that number in a file, from 1; else the command ends with status 1 or 2."""
    try:
        records = list(read_records(text_of(file)))
    except BadRecord as error:
        stop(f"{file}: {error.message}{cited(error)}", 1)
    if number > len(records):
        stop(f"{file} holds {len(records)} matches, not {number}", 2)
    return records[number - 1]


def seat_names(record: Record) -> tuple[str, ...]:
    """Who sat where, or the letters of the seats if nobody wrote it down."""
    return tuple(map(printable, record.names)) or tuple(map(seat_letter, record.match.setup.seats))


def printable(text: str) -> str:
    """What somebody else has written, without what a terminal would take for a command."""
    return "".join("\N{REPLACEMENT CHARACTER}" if category(letter) == "Cc" else letter for letter in text)


def text_of(file: Path) -> str:
    """The text of a file, or of standard input; else the command ends with status 2."""
    try:
        raw = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
        return raw.decode("utf-8-sig")  # some editors begin a text with a mark
    except OSError as error:
        stop(f"{file} can't be read: {error.strerror}", 2)
    except UnicodeDecodeError:
        stop(f"{file} is not a text in UTF-8", 2)


def stop(message: str, status: int) -> NoReturn:
    """End the command."""
    typer.echo(printable(message), err=True)
    raise typer.Exit(status)


def cited(error: BadRecord) -> str:
    """The rules that a record breaks."""
    return f" ({', '.join(error.rules)})" if error.rules else ""
