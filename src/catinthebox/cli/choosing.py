"""Wishes that can't be granted, and bots and seats as a person names them in a command.

`exec:COMMAND` is allowed here: whoever types it could run the command anyway.
"""

import re

from catinthebox.bots import BadBotOption, UnknownBot, require_bot
from catinthebox.kernel.errors import NotInstalled
from catinthebox.records.record import SEAT_LETTERS
from catinthebox.rules import Seat


class BadChoice(Exception):
    """A wish that can't be granted: the key of the text that says so, and its facts."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key = key
        self.facts = {name: str(fact) if _is_endless(fact) else fact for name, fact in facts.items()}


def _is_endless(fact: object) -> bool:
    """Whether it is a number with more digits than Fluent can round."""
    return isinstance(fact, int) and abs(fact) >= 10**15


def checked_bot(name: str) -> str:
    """The name, refused unless there is such a bot with such options, and what it needs is installed."""
    try:
        require_bot(name, programs=True)
    except UnknownBot as unknown:
        known = unknown.facts["known"]
        assert isinstance(known, tuple)
        raise BadChoice("cli-bad-bot", name=name, names=", ".join(known)) from unknown
    except BadBotOption as bad:
        facts: dict[str, object] = {"value": "", "lowest": 0, "highest": 0, **bad.facts}
        raise BadChoice("cli-bad-bot-option", **{key: fact for key, fact in facts.items() if key != "known"}) from bad
    except NotInstalled as missing:
        raise BadChoice("cli-not-installed", **missing.facts) from missing
    return name


def seat_named(text: str, players: int) -> Seat:
    """The seat that a person calls by its letter or by its number, from 1."""
    letters = SEAT_LETTERS[:players]
    places = {letter: seat for seat, letter in enumerate(letters)} | {str(seat + 1): seat for seat in range(players)}
    if text.upper() not in places:
        raise BadChoice("cli-bad-seat", seat=text, seats=", ".join(letters))
    return places[text.upper()]


def split_names(text: str) -> list[str]:
    """`kitten,tomcat` are two bots; a comma before an option, or in a command, parts nothing."""
    if text.startswith("exec:"):
        return [text]
    return [name.strip() for name in re.split(r",(?![^,:]*=)", text)]
