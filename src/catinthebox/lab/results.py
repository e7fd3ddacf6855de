"""A file of results that can be continued: what the contest is in the first line, then a game a line.

A game is written when it is over, so a run that ends in the middle of anything loses the games under way and no more. A
last line that was not written to its end is forgotten.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from catinthebox.lab.contests import Contest
from catinthebox.lab.errors import BadResults
from catinthebox.lab.games import Game

VERSION: Final = 1


class Results:
    """An open file of results."""

    def __init__(self, file: BinaryIO, games: list[Game]) -> None:
        self._file = file
        self.games = games
        """The games that the file had when it was opened."""

    def add(self, game: Game) -> None:
        """Write down a game."""
        try:
            self._file.write(msgspec.json.encode(game) + b"\n")
            self._file.flush()
        except OSError as error:
            raise BadResults(f"results can't be written: {error.strerror}", problem="file") from error


@contextmanager
def open_results(path: Path, contest: Contest) -> Iterator[Results]:
    """Go on with a file, or begin it. It may have more or fewer deals than the contest now asks for.

    A file of anything else stays as it is.
    """
    heading = _heading(contest) + b"\n"
    try:
        file = path.open("a+b")
    except OSError as error:
        raise BadResults(f"{path} can't be opened: {error.strerror}", problem="file") from error
    with file:
        file.seek(0)
        found = file.read()
        if not found.startswith(heading) and not heading.startswith(found):
            raise BadResults(f"{path} holds the results of another contest", problem="other")
        complete = found[: found.rfind(b"\n") + 1]
        games = [_game(path, line) for line in complete.splitlines()[1:]]
        file.truncate(len(complete))
        if not complete:
            file.write(heading)
        yield Results(file, games)


def _heading(contest: Contest) -> bytes:
    """All that must be the same for games to be of one contest; there can always be more deals."""
    what = {"version": VERSION, **asdict(contest)}
    del what["deals"]
    return json.dumps(what).encode()


def _game(path: Path, line: bytes) -> Game:
    try:
        return msgspec.json.decode(line, type=Game)
    except msgspec.DecodeError as error:
        raise BadResults(f"{path} is not a file of results: {error}", problem="unreadable") from error
