"""Players: each sees exactly what a person in that seat sees, and returns an action.

`make_bot("careful", seed="…")` makes one by name; `BOTS` lists the names.
"""

from catinthebox.bots.bot import Bot
from catinthebox.bots.makers import BOTS, make_bot

__all__ = ["BOTS", "Bot", "make_bot"]
