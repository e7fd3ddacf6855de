"""Bots by name."""

from random import Random
from typing import Final

from catinthebox.bots.bot import Bot
from catinthebox.bots.careful import CarefulBot
from catinthebox.bots.errors import UnknownBot
from catinthebox.bots.heuristic import HeuristicBot
from catinthebox.bots.naming import Kind, read_options, split_name
from catinthebox.bots.program import DEFAULT_MS, PROGRAM, ProgramBot, split_command
from catinthebox.bots.random_bot import RandomBot

BOTS: Final = {
    "random": Kind(lambda random, _: RandomBot(random)),
    "careful": Kind(lambda random, _: CarefulBot(random)),
    "heuristic": Kind(lambda random, _: HeuristicBot(random)),
}
"""Every bot's name and how it is made, weakest first."""

STAND_IN: Final = "heuristic"
"""The bot that moves in place of a program that forfeits its move."""


def make_bot(name: str, seed: str, *, programs: bool = False) -> Bot:
    """The bot of that name; the same seed and the same views make it choose the same.

    `programs` allows `exec:COMMAND`. It is for commands that a person types: no server may run what a guest names.
    """
    own_name, rest = split_name(name)
    if own_name == PROGRAM and programs:
        options, command = split_command(rest)
        return ProgramBot(command, make_bot(STAND_IN, seed), options.get("ms", DEFAULT_MS) / 1000)
    kind = _kind(own_name, programs)
    return kind.make(Random(f"{name} {seed}"), read_options(own_name, rest, kind.options))


def require_bot(name: str, *, programs: bool = False) -> None:
    """Refuse a name or options that no bot has."""
    own_name, rest = split_name(name)
    if own_name == PROGRAM and programs:
        split_command(rest)
    else:
        read_options(own_name, rest, _kind(own_name, programs).options)


def _kind(name: str, programs: bool) -> Kind:
    if name not in BOTS:
        known = (*BOTS, f"{PROGRAM}:COMMAND") if programs else tuple(BOTS)
        raise UnknownBot(f"no bot is called {name!r}; there are {', '.join(known)}", name=name, known=known)
    return BOTS[name]
