"""The server's log lines: JSON for programs, plain for people on a terminal, and no secrets in either.

A line shows only the fields named here, so that a token, a seed or a hand that somebody logs by mistake stays hidden.
A table's id counts as a secret: whoever knows it may come in.
"""

import logging
import sys
import traceback
from collections.abc import Mapping, MutableMapping
from typing import Any, Final, Literal

import structlog
from structlog.types import Processor

SHOWN: Final = frozenset(
    {
        "event", "level", "timestamp", "logger", "request", "method", "route", "status", "close_code", "ms",
        "error", "error_type", "frames", "address", "version", "database", "bot", "reason", "tables", "unknown",
    }
)  # fmt: skip
"""The fields a line may show."""

HIDDEN: Final = "(hidden)"


def set_up_logs(look: Literal["auto", "json", "console", "quiet"]) -> None:
    """Send all log lines, also those of libraries, to standard error."""
    level = logging.WARNING if look == "quiet" else logging.INFO
    plain = look in ("console", "quiet") or (look == "auto" and sys.stderr.isatty())
    before: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso"),
        _name_the_error,
        _cut_short,
        show_only_named,
    ]
    structlog.configure(
        processors=[*before, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    last: Processor = structlog.dev.ConsoleRenderer() if plain else structlog.processors.JSONRenderer()
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=before,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    logging.basicConfig(handlers=[handler], level=level, force=True)
    for chatty in ("alembic.runtime.migration", "uvicorn.error"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


def show_only_named(_: object, __: str, line: MutableMapping[str, Any]) -> Mapping[str, Any]:
    """Hide every field that is not named in SHOWN."""
    return {
        name: value if name in SHOWN or name.startswith("_") else HIDDEN  # _: structlog's own, which it takes out again
        for name, value in line.items()
    }


def _name_the_error(_: object, __: str, line: MutableMapping[str, Any]) -> Mapping[str, Any]:
    """An exception as its type, its message and where it was; its locals and its causes may hold anything."""
    error = line.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()[1]
    if isinstance(error, tuple):
        error = error[1]
    if isinstance(error, BaseException):
        line["error_type"] = type(error).__qualname__
        line["error"] = str(error)
        line["frames"] = [f"{frame.name} {frame.filename}:{frame.lineno}" for frame in _frames(error)]
    return line


def _cut_short(_: object, __: str, line: MutableMapping[str, Any]) -> Mapping[str, Any]:
    """Of an error's text the first line; those after it may quote rows of the database."""
    if isinstance(said := line.get("error"), str):
        line["error"] = said.replace("\\n", "\n").partition("\n")[0]
    return line


def _frames(error: BaseException) -> list[traceback.FrameSummary]:
    return traceback.extract_tb(error.__traceback__)[-8:]
