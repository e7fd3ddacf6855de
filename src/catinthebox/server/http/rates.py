"""How often one may ask. Each guest and each address has a bucket that fills steadily and holds a few seconds' worth.

Buckets are this server's own; with several servers, each lets through its share.
"""

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Final

from catinthebox.rules import CatInTheBoxError
from catinthebox.server.live.messages import AbandonRequest, ReactRequest, Request
from catinthebox.server.settings import Settings

_MANY: Final = 50_000
"""Buckets to keep before the full ones are thrown away."""

CHATTER: Final = 1.0
"""Phrases, and offers made or taken back, that one guest may write into logs a second; people need few."""

THINKING: Final = 0.5
"""Seconds of thinking a second that one guest may ask for, unless guests may ask as often as they like."""


class TooOften(CatInTheBoxError):
    """Somebody asks faster than they may."""

    code = "too_often"

    def __init__(self, wait: float) -> None:
        super().__init__("too many requests, come back a little later", retry_after=math.ceil(wait))


class Rate:
    """So many a second for each key, and `burst` at once. A rate of 0 has no limit."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = max(burst, 1.0)
        self._clock = clock
        self._full_at: dict[str, float] = {}
        """When each bucket will be full again; a bucket that is not here is full."""

    def count(self, key: str, cost: float = 1.0) -> None:
        """Count one request, or refuse it with `TooOften`; a refused one is not counted."""
        if not self._rate:
            return
        now = self._clock()
        full_at = max(self._full_at.get(key, now), now) + cost / self._rate
        latest = now + self._burst / self._rate  # summed up as above, so that rounding can't tell them apart
        if full_at > latest:
            raise TooOften(full_at - latest)
        if len(self._full_at) >= _MANY:
            self._full_at = {known: at for known, at in self._full_at.items() if at > now}
        self._full_at[key] = full_at


class TooMany(CatInTheBoxError):
    """Somebody has as many of something at once as they may."""

    code = "too_often"


class Room:
    """Room for so many at once for each key. A room for 0 has no limit."""

    def __init__(self, most: float) -> None:
        self._most = most
        self._inside: Counter[str] = Counter()

    @contextmanager
    def taken(self, key: str) -> Iterator[None]:
        """One more is there while the block lasts, or `TooMany` refuses it."""
        if self._most and self._inside[key] >= self._most:
            raise TooMany("there are too many of these already")
        self._inside[key] += 1
        try:
            yield
        finally:
            self._inside[key] -= 1
            if not self._inside[key]:
                del self._inside[key]


class Rates:
    """The rates of a server, and how many live connections there may be: as many as requests at once."""

    def __init__(self, settings: Settings) -> None:
        self.guest = Rate(settings.guest_rate, 5 * settings.guest_rate)
        self.address = Rate(settings.address_rate, 5 * settings.address_rate)
        self.newcomer = Rate(settings.newcomer_rate, 60 * settings.newcomer_rate)
        self.lines_of_guest = Room(5 * settings.guest_rate)
        self.lines_of_address = Room(5 * settings.address_rate)
        self.chatter = Rate(CHATTER if settings.guest_rate else 0.0, 20.0)
        self.thinking = Rate(THINKING if settings.guest_rate else 0.0, 60.0)

    def count_live(self, guest: str, request: Request) -> None:
        """Count what a guest asks over a live connection, as if it came over HTTP."""
        self.guest.count(guest)
        if isinstance(request, ReactRequest | AbandonRequest):
            self.chatter.count(guest)


def neighbourhood(address: str) -> str:
    """The address to count by: of IPv6 the first half, since a household has all of the second."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    return str(int(parsed) >> 64) if isinstance(parsed, IPv6Address) else address
