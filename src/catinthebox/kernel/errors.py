"""What can go wrong before the kernel runs."""

from catinthebox.rules import CatInTheBoxError


class NotInstalled(CatInTheBoxError):
    """A library that fast play needs is missing."""

    code = "not_installed"


class NoDevice(CatInTheBoxError):
    """There is no such device here, or it does not work."""

    code = "no_device"


class BadTable(CatInTheBoxError):
    """Hidden cards that don't fit what is seen, or an action that is not legal."""

    code = "bad_table"
