"""What can go wrong before anything is played: a library is missing, or nobody looks in such a way."""

from catinthebox.kernel.errors import NotInstalled
from catinthebox.rules import CatInTheBoxError


class NoSuchObserver(CatInTheBoxError):
    """OpenSpiel asks for an observer that this game does not have."""

    code = "no_such_observer"


def not_installed(missing: ImportError, extra: str) -> NotInstalled:
    """The error that names the extra to install."""
    message = f"{missing.name} is not installed: pip install 'catinthebox[{extra}]'"
    return NotInstalled(message, library=missing.name, extra=extra)
