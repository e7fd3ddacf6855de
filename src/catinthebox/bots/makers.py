"""Bots by name."""

from collections.abc import Callable
from random import Random
from typing import Final

from catinthebox.bots.bot import Bot
from catinthebox.bots.careful import CarefulBot
from catinthebox.bots.random_bot import RandomBot
from catinthebox.rules import CatInTheBoxError


class UnknownBot(CatInTheBoxError):
    """There is no bot of that name."""

    code = "unknown_bot"


BOTS: Final[dict[str, Callable[[Random], Bot]]] = {"random": RandomBot, "careful": CarefulBot}
"""Every bot's name and how it is made, weakest first."""


def make_bot(name: str, seed: str) -> Bot:
    """The bot of that name; the same seed and the same views make it choose the same."""
    if name not in BOTS:
        raise UnknownBot(f"no bot is called {name!r}; there are {', '.join(BOTS)}", name=name, known=tuple(BOTS))
    return BOTS[name](Random(f"{name} {seed}"))
