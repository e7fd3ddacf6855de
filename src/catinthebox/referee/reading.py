"""How a line is read into a request.

A request has exactly its own fields with exactly their types: nothing is guessed, and nothing misspelt is passed over.
Whether it can be granted now is not asked here.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from catinthebox.referee.errors import BadRequest
from catinthebox.referee.lines import read_line
from catinthebox.referee.requests import (
    Act,
    Explain,
    New,
    NextRound,
    Request,
    ShowLegal,
    ShowRecord,
    ShowState,
    ShowView,
)
from catinthebox.rules import SIDES, Action, BadJson, Deal, Discard, Hand, Play, Predict
from catinthebox.rules import json_values as read

T = TypeVar("T")
Fields = Mapping[str, read.Reader[Any]]


def read_request(line: bytes) -> Request:
    """The request that a line holds."""
    value = read_line(line)
    if not isinstance(value, dict):
        raise BadRequest("a request is a JSON object")
    asked = value.pop("do", None)
    if not isinstance(asked, str) or asked not in _REQUESTS:
        raise BadRequest(f"'do' must be one of {', '.join(_REQUESTS)}")
    try:
        return _REQUESTS[asked](value, asked)
    except BadJson as error:
        raise BadRequest(error.message) from error


def _form(make: Callable[..., T], required: Fields | None = None, optional: Fields | None = None) -> read.Reader[T]:
    """A reader of objects with all the required fields and any of the optional ones, made into a value."""

    def reader(value: object, where: str) -> T:
        given = value if isinstance(value, dict) else {}
        present = {name: field for name, field in (optional or {}).items() if name in given}
        return make(**read.record({**(required or {}), **present})(value, where))

    return reader


def _whole(value: object, where: str) -> int:
    """Any whole number: whether there is such a card, prediction or table is for the rules to say."""
    if type(value) is not int:
        raise read.refuse(where, "expected a whole number")
    return value


def _side(value: object, where: str) -> str:
    if not isinstance(value, str) or value not in SIDES:
        raise read.refuse(where, f"expected one of {', '.join(SIDES)}")
    return value


def _deal(hands: tuple[Hand, ...], leftover: Hand = ()) -> Deal:
    return Deal(tuple(tuple(sorted(hand)) for hand in hands), leftover)


def _play(value: object, where: str) -> Play:
    if not isinstance(value, list) or len(value) != 2:
        raise read.refuse(where, "expected a number and a colour")
    return Play(_whole(value[0], where), read.colour(value[1], where))


_ACTIONS: Final[Mapping[str, read.Reader[Action]]] = {
    "discard": lambda value, where: Discard(_whole(value, where)),
    "predict": lambda value, where: Predict(_whole(value, where)),
    "play": _play,
}
"""Each action's field and how it is read."""


def _with_action(make: Callable[..., T]) -> read.Reader[T]:
    """A reader of objects with a seat and exactly one action."""

    def reader(value: object, where: str) -> T:
        kinds = [kind for kind in _ACTIONS if isinstance(value, dict) and kind in value]
        if len(kinds) != 1:
            raise read.refuse(where, f"expected exactly one of {', '.join(_ACTIONS)}")
        fields = read.record({"seat": read.seat, kinds[0]: _ACTIONS[kinds[0]]})(value, where)
        return make(fields["seat"], fields[kinds[0]])

    return reader


_cards = read.each(_whole)

_REQUESTS: Final[Mapping[str, read.Reader[Request]]] = {
    "new": _form(
        New,
        {"players": _whole},
        {
            "side": _side,
            "start": _whole,
            "seed": read.text,
            "deals": read.each(_form(_deal, {"hands": read.each(_cards)}, {"leftover": _cards})),
        },
    ),
    "state": _form(ShowState),
    "view": _form(ShowView, {"seat": read.seat}),
    "legal": _form(ShowLegal, optional={"seat": read.seat}),
    "act": _with_action(Act),
    "explain": _with_action(Explain),
    "next": _form(NextRound),
    "record": _form(ShowRecord),
}
"""Each word of `do`, and how the fields beside it are read."""
