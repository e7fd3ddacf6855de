"""`catinthebox play`: the terminal table."""


def play() -> None:
    """Play a match in the terminal."""
