"""What to say where another ecosystem's library is missing."""

from catinthebox.kernel.errors import NotInstalled


def not_installed(missing: ImportError, extra: str) -> NotInstalled:
    """The error that names the extra to install."""
    message = f"{missing.name} is not installed: pip install 'catinthebox[{extra}]'"
    return NotInstalled(message, library=missing.name, extra=extra)
