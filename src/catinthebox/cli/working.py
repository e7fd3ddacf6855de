"""A progress bar for commands that take their time; on standard error, and only where a person looks."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from catinthebox.server.upkeep.progress import Told


@contextmanager
def progress_bar() -> Iterator["Told"]:
    """Somebody to tell of progress while the block runs."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("", total=None)

        def told(what: str, done: int, of: int) -> None:
            progress.update(task, description=what, completed=done, total=of)

        yield told
