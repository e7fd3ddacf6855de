"""The server, over real sockets and with a real database."""

import os
import tempfile
from pathlib import Path

if "XDG_RUNTIME_DIR" not in os.environ:  # a PostgreSQL that tests start wants one that is its owner's alone
    folder = Path(tempfile.gettempdir(), f"catinthebox-tests-{os.getuid()}")
    folder.mkdir(mode=0o700, exist_ok=True)
    os.environ["XDG_RUNTIME_DIR"] = str(folder)
