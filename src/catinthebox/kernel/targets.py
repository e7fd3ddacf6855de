"""Where the kernel runs, and finding it only when it is asked for: the package itself must load without Numba."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Literal

from catinthebox.kernel.errors import NotInstalled

if TYPE_CHECKING:
    from types import ModuleType

Device = Literal["cpu", "cuda"]


def require(library: str, extra: str) -> None:
    """Refuse where a library is missing, and say with which extra it comes."""
    if find_spec(library) is None:
        message = f"{library} is not installed: pip install 'catinthebox[{extra}]'"
        raise NotInstalled(message, library=library, extra=extra)


def cpu() -> "ModuleType":
    """The kernel compiled for this processor."""
    try:
        from catinthebox.kernel import cpu as processor
    except ImportError as missing:
        raise NotInstalled(
            f"{missing.name} is not installed: pip install 'catinthebox[fast]'", library=missing.name, extra="fast"
        ) from missing
    return processor


def cuda() -> "ModuleType":
    """The kernel compiled for CUDA."""
    try:
        from catinthebox.kernel import cuda as card
    except ImportError as missing:
        raise NotInstalled(
            f"{missing.name} is not installed: pip install 'catinthebox[cuda]'", library=missing.name, extra="cuda"
        ) from missing
    card.require_device()
    return card
