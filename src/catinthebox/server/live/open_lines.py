"""The open connections of guests, so that they end when a guest signs out or is forgotten."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from catinthebox.server.live.sockets import Line

SIGNED_OUT: Final = 4401
"""The code such a connection is closed with."""


class OpenLines:
    """The guests' connections to this server, each with the token it was opened with."""

    def __init__(self) -> None:
        self._lines: dict[str, dict[Line, str]] = {}

    @contextmanager
    def counting(self, guest: str, token: str, line: Line) -> Iterator[None]:
        """A guest's line is open while the block lasts."""
        lines = self._lines.setdefault(guest, {})
        lines[line] = token
        try:
            yield
        finally:
            del lines[line]
            if not lines:
                del self._lines[guest]

    async def close(self, guest: str, token: str | None = None) -> None:
        """Close a guest's lines: those opened with a token, or all."""
        lines = self._lines.get(guest, {}).items()
        gone = [line for line, opened_with in lines if token is None or opened_with == token]
        await asyncio.gather(*(line.close(SIGNED_OUT, "signed_out") for line in gone))
