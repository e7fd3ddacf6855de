"""Bots' names with options: `name:key=value,key=value`."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from random import Random
from typing import Final

from catinthebox.bots.bot import Bot
from catinthebox.bots.errors import BadBotOption

Options = Mapping[str, int]

_NUMBER: Final = re.compile("0|[1-9][0-9]{0,8}")
"""A number has one spelling, so that a bot has few names: ladders and figures are kept by them."""

_ZEROS: Final = re.compile("(?<==)0+(?=[0-9])")


@dataclass(frozen=True)
class Option:
    """A whole number that can be set, and from where to where."""

    lowest: int
    highest: int
    means: str
    for_guests: bool = False
    """Whether guests of a server may set it too: only what costs the server nothing."""


@dataclass(frozen=True)
class Kind:
    """A bot that can be made: how, and what can be set."""

    make: Callable[[Random, Options], Bot]
    options: Mapping[str, Option] = field(default_factory=dict)
    libraries: tuple[str, ...] = ()
    """What it needs of the extra `fast`."""

    @property
    def is_installed(self) -> bool:
        """Whether it can play here."""
        return self.missing is None

    @property
    def missing(self) -> str | None:
        """The first library that it needs and that is not here."""
        return next((library for library in self.libraries if find_spec(library) is None), None)


def split_name(text: str) -> tuple[str, str]:
    """The bot's own name, and what stands behind the first colon."""
    name, _, rest = text.partition(":")
    return name, rest


def plain_name(text: str) -> str:
    """The name as it is spelled now, from a time when its numbers could begin with zeros."""
    return _ZEROS.sub("", text)


def read_options(name: str, text: str, known: Mapping[str, Option]) -> dict[str, int]:
    """The options of a bot, refused unless it has them and they can have these values."""
    options: dict[str, int] = {}
    for part in text.split(",") if text else ():
        key, _, value = part.partition("=")
        if key not in known or key in options:
            raise BadBotOption(
                f"{name} has no option {key!r}; it has {', '.join(known) or 'none'}",
                problem="unknown", bot=name, option=key, known=tuple(known),
            )  # fmt: skip
        allowed = known[key]
        if not _NUMBER.fullmatch(value) or not allowed.lowest <= int(value) <= allowed.highest:
            raise BadBotOption(
                f"{key} of {name} is a whole number from {allowed.lowest} to {allowed.highest}, not {value!r}",
                problem="value", bot=name, option=key, value=value, lowest=allowed.lowest, highest=allowed.highest,
            )  # fmt: skip
        options[key] = int(value)
    return options
