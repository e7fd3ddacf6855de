"""What can be wrong with the name of a bot."""

from catinthebox.rules import CatInTheBoxError


class UnknownBot(CatInTheBoxError):
    """There is no bot of that name."""

    code = "unknown_bot"


class BadBotOption(CatInTheBoxError):
    """The bot has no such option, or it can't have that value."""

    code = "bad_bot_option"
