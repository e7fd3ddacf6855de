"""Saving the match as a record, never over another file unless told so."""

import shutil
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import ClassVar

from rich.text import Text
from textual.binding import BindingType
from textual.widget import Widget
from textual.widgets import Input, Static

from catinthebox.locales import Texts
from catinthebox.tui.sheets import Sheet


def default_name() -> str:
    """A file name for a match of this minute."""
    return f"catinthebox-{datetime.now():%Y-%m-%d-%H%M}.txt"


class NotSaved(Exception):
    """The record could not be written; the message says why."""


class Exists(NotSaved):
    """There is such a file already."""


def save_record(record: str, path: Path, *, replace: bool) -> None:
    """Write the record to a file; one that exists only if it may be replaced, and then it stays until this is whole."""
    try:
        path = path.expanduser()
        if replace and path.is_file():
            _replace(path.resolve(), record)
            return
        with path.open("w" if replace else "x", encoding="utf-8", newline="\n") as file:
            file.write(record)
    except FileExistsError as error:
        raise Exists from error
    except OSError as error:
        raise NotSaved(error.strerror or str(error)) from error
    except (RuntimeError, ValueError) as error:  # ~somebody without a home, a name that can't be one
        raise NotSaved(str(error)) from error


def _replace(path: Path, record: str) -> None:
    with NamedTemporaryFile("w", encoding="utf-8", newline="\n", dir=path.parent, delete=False) as beside:
        try:
            beside.write(record)
            beside.close()
            shutil.copymode(path, beside.name)
            Path(beside.name).replace(path)
        except OSError:
            Path(beside.name).unlink()
            raise


class SaveSheet(Sheet[Path]):
    """Asks for a file name and writes the record there; its answer is the path, or None if it was put away."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "put_away")]

    def __init__(self, record: str, texts: Texts) -> None:
        super().__init__(texts.say("table-save-title"), texts.say("table-hint-save"))
        self._record, self._texts = record, texts
        self._warned: Path | None = None
        self._answer = Static(texts.say("table-save-ask"), markup=False)

    def body(self) -> Iterable[Widget]:
        """The name, and what became of it."""
        yield Input(default_name(), select_on_focus=False)
        yield self._answer

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Write the record, after a second Enter if that replaces a file."""
        path = Path(event.value.strip())
        try:
            save_record(self._record, path, replace=path == self._warned)
        except Exists:
            self._warned = path
            self._say("table-save-exists", path)
        except NotSaved as error:
            self._say("table-save-failed", path, problem=str(error))
        else:
            self.dismiss(path)

    def _say(self, key: str, path: Path, **facts: str) -> None:
        self._answer.update(Text(self._texts.say(key, file=str(path), **facts)))
