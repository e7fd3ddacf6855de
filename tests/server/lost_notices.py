"""Notices that never arrive, as when Redis is away."""

import asyncio
from collections.abc import AsyncIterator

from catinthebox.server.live.notices import OneServer


class LostNotices(OneServer):
    """The notices of one of several servers, when those of the others may have been lost."""

    alone = False

    async def heard(self) -> AsyncIterator[str | None]:
        """Nothing but that something may have been missed, again and again."""
        while True:
            yield None
            await asyncio.sleep(0.01)
