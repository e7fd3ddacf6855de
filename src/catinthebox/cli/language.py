"""The language a command speaks."""

from typing import Annotated

import typer

from catinthebox.cli.choosing import BadChoice
from catinthebox.locales import LANGUAGES, Texts, preferred_language

Language = Annotated[str | None, typer.Option("--lang", metavar="LANG", help=f"The language: {', '.join(LANGUAGES)}.")]


def chosen_texts(name: str | None) -> Texts:
    """The texts in the language that was asked for, else in that of the environment."""
    if name is not None and name not in LANGUAGES:
        raise BadChoice("cli-bad-language", language=name, languages=", ".join(LANGUAGES))
    return Texts(name or preferred_language())
