"""Bots' names as a person types them in a command: `exec:COMMAND` is allowed here, since it is their own computer."""

from catinthebox.bots import BadBotOption, UnknownBot, require_bot
from catinthebox.cli.laying import BadChoice


def checked_bot(name: str) -> None:
    """Refuse a name or options that no bot has."""
    try:
        require_bot(name, programs=True)
    except UnknownBot as unknown:
        known = unknown.facts["known"]
        assert isinstance(known, tuple)
        raise BadChoice("cli-bad-bot", name=name, names=", ".join(known)) from unknown
    except BadBotOption as bad:
        facts = {"problem": "", "bot": "", "option": "", "value": "", "lowest": 0, "highest": 0} | dict(bad.facts)
        raise BadChoice("cli-bad-bot-option", **{key: fact for key, fact in facts.items() if key != "known"}) from bad
