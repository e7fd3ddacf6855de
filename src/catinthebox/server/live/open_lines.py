"""The open connections of guests, so that they end when a guest signs out or is forgotten."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import structlog

from catinthebox.server.identity import REMEMBERED_SECONDS, Guests
from catinthebox.server.live.sockets import Line

SIGNED_OUT: Final = 4401
"""The code such a connection is closed with."""

LOOK_EVERY: Final = REMEMBERED_SECONDS / 2
"""Seconds from one look at who has signed out on another server to the next."""

log = structlog.get_logger()


class OpenLines:
    """The guests' connections to this server, each with the token it was opened with.

    `run` must be running for sign-outs on other servers to be noticed.
    """

    def __init__(self, guests: Guests) -> None:
        self._guests = guests
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

    async def run(self) -> None:
        """Close the lines of those who signed out elsewhere, again and again, until cancelled."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            opened_by = {token: guest for guest, lines in self._lines.items() for token in lines.values()}
            try:
                gone = await self._guests.signed_out(opened_by)
                await asyncio.gather(*(self.close(opened_by[token], token) for token in gone))
            except Exception as error:  # the next look will do
                log.warning("sign_outs_not_noticed", error=repr(error))
