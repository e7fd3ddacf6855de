"""`catinthebox referee`: one match over standard input and output."""


def referee() -> None:
    """Play one match over JSON lines on standard input and output."""
