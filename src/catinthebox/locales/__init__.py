"""The players' words in five languages: one Fluent file a language and area, shared by every front end.

`Texts("cs").say("paradox-title")` is all there is to it. A key that is missing is a bug and raises; the tests compare
the languages key by key.
"""

import os
import re
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "cs", "de", "fr", "pl")
TERMINAL: Final = ("game", "cli", "plain", "table")
"""What the commands and the terminal table say."""

AREAS: Final = (*TERMINAL, "web", "review", "learn", "rulebook")
"""All there is; the page in the browser reads its own files."""

_LONGEST: Final = 1000
"""How many letters Fluent takes for one fact."""


class Texts:
    """The texts of one language."""

    def __init__(self, language: str, areas: tuple[str, ...] = TERMINAL) -> None:
        self.language = language
        self._bundle = _bundle(language, areas)

    def say(self, key: str, **facts: object) -> str:
        """The text of a key, with the facts filled in. A key or a fact that is missing raises a LookupError."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None  # our messages have a value and no attributes
        text, errors = self._bundle.format_pattern(pattern, {name: _cut(fact) for name, fact in facts.items()})
        if errors:
            raise LookupError(f"{key}: {errors[0]}")
        return str(text)


def _cut(fact: object) -> object:
    """A text that somebody typed can be longer than Fluent takes."""
    return fact[: _LONGEST - 1] + "…" if isinstance(fact, str) and len(fact) > _LONGEST else fact


@cache
def _bundle(language: str, areas: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for area in areas:
        source = files(__package__).joinpath(language, f"{area}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source))
    return bundle


def preferred_language() -> str:
    """The language of the user's environment, English if it is none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            language = re.split(r"[_.@]", value)[0]
            return language if language in LANGUAGES else "en"
    return "en"
