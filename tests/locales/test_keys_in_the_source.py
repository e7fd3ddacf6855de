"""Every key that the source asks for exists, and every key that exists is asked for."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import catinthebox
from catinthebox.locales.telling import RULES
from catinthebox.server.tables.deciding import PHRASES
from catinthebox.tui.plain_input import Word
from tests.locales.fluent_files import messages, parts

MADE_KEYS: dict[str, Iterable[str]] = {
    "list-{}": ["and", "or"],
    "reason-{}": ["D1", "D2", "D3"],
    "rule-{}": RULES,
    "phrase-{}": PHRASES,
    "plain-ask-{}": ["discard", "predict", "play"],
    "plain-command-{}": Word,
    "plain-hint-{}": ["discard", "predict", "play"],
    "table-not-{}": ["D1", "D2", "D3", "P4"],
}
"""Keys that the source puts together, with what goes into them."""

KEYS = set(messages("en"))
SOURCE = Path(catinthebox.__file__).parent


def nodes() -> Iterator[ast.AST]:
    """Every piece of syntax in the package."""
    for path in sorted(SOURCE.rglob("*.py")):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def strings() -> set[str]:
    """Every plain string in the package."""
    return {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def templates() -> set[str]:
    """Every string with something filled in that looks like a key: `rule-{}`."""
    made = set()
    for node in nodes():
        if isinstance(node, ast.JoinedStr):
            template = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
            if re.fullmatch(r"[a-z]+(-[a-z]+)*-\{\}", template):
                made.add(template)
    return made


def asked_for() -> set[str]:
    """What stands in the place of a key in `texts.say(…)`."""
    calls = [node for node in nodes() if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("texts.say")]
    keys = [call.args[0] for call in calls if not isinstance(call.args[0], ast.JoinedStr)]
    return {str(part.value) for key in keys for part in ast.walk(key) if isinstance(part, ast.Constant)}


def made() -> set[str]:
    """The keys that are put together."""
    return {template.format(value) for template, values in MADE_KEYS.items() for value in values}


def with_references(keys: set[str]) -> set[str]:
    """These keys and all that their messages refer to."""
    referred = {other for key in keys for other in parts("en", key).references}
    return keys if referred <= keys else with_references(keys | referred)


def test_every_key_that_is_asked_for_exists() -> None:
    assert asked_for() - KEYS == set()


def test_every_key_that_is_put_together_is_declared_here() -> None:
    assert templates() == set(MADE_KEYS)
    assert made() - KEYS == set()


def test_every_key_is_used() -> None:
    assert KEYS - with_references((strings() & KEYS) | made()) == set()
