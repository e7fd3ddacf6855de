"""Bots by name: those that think in different ways, and the levels that people choose from."""

from functools import partial
from random import Random
from typing import Final

from catinthebox.bots.bot import Bot
from catinthebox.bots.careful import CarefulBot
from catinthebox.bots.errors import UnknownBot
from catinthebox.bots.heuristic import HeuristicBot
from catinthebox.bots.levels import LEVELS
from catinthebox.bots.naming import Kind, Option, read_options, split_name
from catinthebox.bots.neural.bot import OPTIONS as NEURAL_OPTIONS
from catinthebox.bots.neural.bot import NeuralBot
from catinthebox.bots.program import DEFAULT_MS, PROGRAM, ProgramBot, split_command
from catinthebox.bots.random_bot import RandomBot
from catinthebox.bots.search.bot import OPTIONS, SearchBot
from catinthebox.kernel.errors import NotInstalled

_FORGETS: Final = Option(0, 100, "chance, in per cent, to forget each thing to keep in mind", for_guests=True)

KINDS: Final = {
    "random": Kind(lambda random, _: RandomBot(random)),
    "careful": Kind(lambda random, _: CarefulBot(random)),
    "heuristic": Kind(lambda random, options: HeuristicBot(random, **options), {"forgets": _FORGETS}),
    "neural": Kind(NeuralBot, NEURAL_OPTIONS, libraries=("numpy", "safetensors")),
    "search": Kind(SearchBot, OPTIONS, libraries=("numba",)),
    "champion": Kind(partial(SearchBot, mind="reflex"), OPTIONS, libraries=("numba", "safetensors")),
}
"""Those that think, weakest first."""


def _level(bot: str) -> Kind:
    """A level is a bot with options of its own, and none to set."""
    name, rest = split_name(bot)
    kind = KINDS[name]
    options = read_options(name, rest, kind.options)
    return Kind(lambda random, _: kind.make(random, options), libraries=kind.libraries)


BOTS: Final = {**{name: _level(bot) for name, bot in LEVELS.items()}, **KINDS}
"""Every bot's name and how it is made: the levels, gentlest first, then the others."""

ADVISER: Final = "champion"
"""The bot that hints and reviews come from (`search.judging.ADVISERS_MIND`)."""

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


def require_bot(name: str, *, programs: bool = False, guest: bool = False) -> None:
    """Refuse a name or options that no bot has, or a bot that needs what is not installed.

    For a `guest` of a server, options that could cost the server time are refused as well.
    """
    own_name, rest = split_name(name)
    if own_name == PROGRAM and programs:
        split_command(rest)
        return
    kind = _kind(own_name, programs)
    read_options(
        own_name, rest, {key: option for key, option in kind.options.items() if option.for_guests or not guest}
    )


def offered_levels() -> tuple[str, ...]:
    """The levels that can play here, gentlest first."""
    return tuple(level for level in LEVELS if BOTS[level].is_installed)


def _kind(name: str, programs: bool) -> Kind:
    if name not in BOTS:
        known = (*BOTS, f"{PROGRAM}:COMMAND") if programs else tuple(BOTS)
        raise UnknownBot(f"no bot is called {name!r}; there are {', '.join(known)}", name=name, known=known)
    kind = BOTS[name]
    if kind.missing is not None:
        message = f"{name} needs {kind.missing}: pip install 'catinthebox[fast]'"
        raise NotInstalled(message, library=kind.missing, extra="fast")
    return kind
