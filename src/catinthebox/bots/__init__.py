"""Players: each sees exactly what a person in that seat sees, and returns an action.

`make_bot("housecat", seed="…")` makes one by name; `LEVELS` are the names that people choose from, `BOTS` all of them.
docs/bots.md says how to write one.
"""

from catinthebox.bots.bot import Bot
from catinthebox.bots.errors import BadBotOption, UnknownBot
from catinthebox.bots.levels import DEFAULT_LEVEL, LEVELS
from catinthebox.bots.makers import ADVISER, BOTS, make_bot, offered_levels, require_bot

__all__ = [
    "ADVISER",
    "BOTS",
    "DEFAULT_LEVEL",
    "LEVELS",
    "BadBotOption",
    "Bot",
    "UnknownBot",
    "make_bot",
    "offered_levels",
    "require_bot",
]
