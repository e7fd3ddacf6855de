"""`catinthebox serve` as its owner runs it: a process with a data folder, an address and a log."""

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx

from tests.server.running import PATIENCE

COMMAND = [sys.executable, "-m", "catinthebox", "serve", "--port", "0"]

WITHOUT_LIMITS = {f"CATINTHEBOX_{whose}_RATE": "0" for whose in ("GUEST", "ADDRESS", "NEWCOMER")}


class ServeProcess:
    """A running `catinthebox serve`; `with` ends it if nobody has."""

    def __init__(self, *arguments: str | Path, **environment: str) -> None:
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed in __exit__
        self.process = subprocess.Popen(
            [*COMMAND, *map(str, arguments)],
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env=os.environ | WITHOUT_LIMITS | environment,
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        """The first line it printed; empty if it ended without one."""

    @property
    def url(self) -> str:
        """Where it says it serves."""
        assert self.said, self.log
        return self.said.split()[-1]

    def client(self) -> httpx.Client:
        """Somebody the server does not know."""
        return httpx.Client(base_url=self.url, timeout=PATIENCE)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end; its exit status."""
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    @property
    def log(self) -> str:
        """All it has logged so far."""
        self._log.seek(0)
        return self._log.read()

    def __enter__(self) -> "ServeProcess":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()
        self._log.close()
