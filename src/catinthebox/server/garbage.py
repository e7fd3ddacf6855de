"""Python's search for garbage in small bits.

It stops the game for as long as it looks at objects, and a server with thousands of connections has millions of them.
Nearly all garbage in cycles is a request's, and dead soon. So only new objects are looked at, some thousand at a time,
and what survives is left alone. What has died there since, mostly closed connections, is looked for at long intervals.
"""

import asyncio
import gc
from typing import Any, Final

NEW: Final = 10_000
"""New objects after which there is a look at them: a millisecond or two."""

WHOLE: Final = 900.0
"""Seconds from one look at everything to the next: half a second, with a thousand tables."""

_NEVER: Final = 2**30


def collect_in_small_bits() -> None:
    """From now on look at new objects only."""
    _look_at_everything()
    gc.set_threshold(NEW, _NEVER, _NEVER)
    gc.callbacks.append(_leave_survivors_alone)


async def look_at_everything_seldom() -> None:
    """Until cancelled."""
    while True:
        await asyncio.sleep(WHOLE)
        _look_at_everything()


def _look_at_everything() -> None:
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def _leave_survivors_alone(phase: str, info: dict[str, Any]) -> None:
    if phase == "stop" and info["generation"] == 0:
        gc.freeze()
