"""Readers of plain JSON values: each takes a value and where it stands, and returns it typed or refuses it."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from catinthebox.rules.cards import COLOUR_OF_WORD, HIGHEST_NUMBER, Colour
from catinthebox.rules.errors import BadJson

T = TypeVar("T")
Reader = Callable[[object, str], T]


def refuse(where: str, message: str) -> BadJson:
    """The error for a value that does not fit."""
    return BadJson(f"{where}: {message}", where=where)


def whole(low: int, high: int) -> Reader[int]:
    """A reader of whole numbers from `low` to `high`."""

    def read(value: object, where: str) -> int:
        if type(value) is not int or not low <= value <= high:
            raise refuse(where, f"expected a whole number from {low} to {high}")
        return value

    return read


def text(value: object, where: str) -> str:
    """Any text."""
    if not isinstance(value, str):
        raise refuse(where, "expected text")
    return value


def colour(value: object, where: str) -> Colour:
    """A colour by its word."""
    if not isinstance(value, str) or value not in COLOUR_OF_WORD:
        raise refuse(where, "expected a colour: red, blue, yellow or green")
    return COLOUR_OF_WORD[value]


def optional(reader: Reader[T]) -> Reader[T | None]:
    """A reader that also takes null."""
    return lambda value, where: None if value is None else reader(value, where)


def each(reader: Reader[T]) -> Reader[tuple[T, ...]]:
    """A reader of lists."""

    def read(value: object, where: str) -> tuple[T, ...]:
        if not isinstance(value, list):
            raise refuse(where, "expected a list")
        return tuple(reader(item, f"{where}[{place}]") for place, item in enumerate(value))

    return read


def record(readers: Mapping[str, Reader[Any]]) -> Reader[dict[str, Any]]:
    """A reader of objects with exactly these fields."""

    def read(value: object, where: str) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise refuse(where, "expected an object")
        for name in value.keys() - readers.keys():
            raise refuse(where, f"unknown field {name!r}")
        for name in readers.keys() - value.keys():
            raise refuse(where, f"missing field {name!r}")
        return {name: reader(value[name], f"{where}.{name}") for name, reader in readers.items()}

    return read


seat = whole(0, 4)
number = whole(1, HIGHEST_NUMBER)
hand = each(number)
