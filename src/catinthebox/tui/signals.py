"""What ends a match from outside, so that its record is kept first."""

import signal
from typing import Final

ENDING: Final = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))
"""The machine is being shut down, or the terminal was closed, which not every system tells."""
