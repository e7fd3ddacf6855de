"""Sentences broken into lines."""

from collections.abc import Iterable
from textwrap import wrap

from rich.style import Style
from rich.text import Text


def wrapped(sentences: Iterable[str], width: int, style: Style) -> list[Text]:
    """Each sentence on lines of its own, broken between words."""
    return [
        Text(line, style) for sentence in sentences for line in wrap(sentence, max(width, 1), subsequent_indent="  ")
    ]
