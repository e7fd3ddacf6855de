"""The Fluent files as trees, to ask what is in them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast

from catinthebox.locales import AREAS

Message = ast.Message


@cache
def entries(language: str, area: str) -> tuple[ast.EntryType, ...]:
    """Everything in a file, junk included."""
    path = files("catinthebox.locales").joinpath(language, f"{area}.ftl")
    return tuple(FluentParser().parse(path.read_text(encoding="utf-8")).body)


@cache
def messages(language: str) -> dict[str, Message]:
    """All messages of a language by key."""
    found = [entry for area in AREAS for entry in entries(language, area)]
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def _walk(node: object) -> Iterator[ast.BaseNode]:
    """A node and everything within it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from _walk(value)
    elif isinstance(node, list):
        for item in node:
            yield from _walk(item)


@dataclass(frozen=True)
class Parts:
    """What a message is made of."""

    texts: tuple[str, ...]
    variables: frozenset[str]
    references: frozenset[str]
    selections: tuple[tuple[str, frozenset[str]], ...]
    """Each choice: the variable it depends on, and the cases."""


@cache
def parts(language: str, key: str) -> Parts:
    """What a message itself is made of."""
    nodes = list(_walk(messages(language)[key].value))
    return Parts(
        texts=tuple(node.value for node in nodes if isinstance(node, ast.TextElement)),
        variables=frozenset(node.id.name for node in nodes if isinstance(node, ast.VariableReference)),
        references=frozenset(node.id.name for node in nodes if isinstance(node, ast.MessageReference)),
        selections=tuple(_selection(node) for node in nodes if isinstance(node, ast.SelectExpression)),
    )


def _selection(node: ast.SelectExpression) -> tuple[str, frozenset[str]]:
    assert isinstance(node.selector, ast.VariableReference)
    cases = [variant.key for variant in node.variants]
    return node.selector.id.name, frozenset(
        case.name if isinstance(case, ast.Identifier) else case.value for case in cases
    )


def reachable(language: str, key: str) -> Iterator[str]:
    """The message and all that it refers to, however far away."""
    yield key
    for other in parts(language, key).references:
        yield from reachable(language, other)


def variables(language: str, key: str) -> set[str]:
    """The facts that a message needs, with those of the messages it refers to."""
    return {name for part in reachable(language, key) for name in parts(language, part).variables}


def selections(language: str, key: str) -> dict[str, set[str]]:
    """The cases that a message tells apart, by variable."""
    cases: dict[str, set[str]] = {}
    for part in reachable(language, key):
        for name, keys in parts(language, part).selections:
            cases.setdefault(name, set()).update(keys)
    return cases


def text(language: str, key: str) -> str:
    """The words of a message, without what is filled in."""
    return "\n".join(parts(language, key).texts)
