"""A folder that one process has to itself, with a plate at the door: who comes second finds the first one's address."""

import fcntl
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

LOOK_AGAIN: Final = 0.1
"""Seconds until the plate is looked at again, while the first one is still getting ready."""


class AlreadyOpen(Exception):
    """Another process has the folder, and can be found at this address."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


@contextmanager
def only_one(folder: Path) -> Iterator[Path]:
    """Have a folder, made if it must be, until the block ends; gives the plate to write the address on."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    plate = folder / "address"
    with (folder / "lock").open("w") as lock:
        while not _taken(lock):
            if plate.exists() and (address := plate.read_text()):
                raise AlreadyOpen(address)
            time.sleep(LOOK_AGAIN)
        plate.write_text("")
        yield plate


def _taken(lock: IO[str]) -> bool:
    """Whether the folder is ours from now on."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
