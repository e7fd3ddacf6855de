"""Players: each sees exactly what a person in that seat sees, and returns an action.

`make_bot("careful", seed="…")` makes one by name; `BOTS` lists the names. docs/bots.md says how to write one.
"""

from catinthebox.bots.bot import Bot
from catinthebox.bots.errors import BadBotOption, UnknownBot
from catinthebox.bots.makers import BOTS, make_bot, require_bot

__all__ = ["BOTS", "BadBotOption", "Bot", "UnknownBot", "make_bot", "require_bot"]
