"""How much of something one connection may do."""

import time


class Patience:
    """So many a second, and some more in a burst."""

    __slots__ = ("_burst", "_left", "_rate", "_seen")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._seen = time.monotonic()

    def allow(self) -> bool:
        """Whether one more is fine now; it is counted."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
