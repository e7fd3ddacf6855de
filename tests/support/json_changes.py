"""One change somewhere in a JSON value: what a careless program or a vandal would do to a file."""

import copy
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

Path = tuple[str | int, ...]

OTHER_VALUES: tuple[Any, ...] = (None, True, False, -1, 0, 1, 2, 5, 99, 1.5, "", "red", "x", [], [1], {}, {"x": 1})
"""Values of every type, some of which fit in some places."""


def paths(value: object, path: Path = ()) -> Iterator[Path]:
    """The way to every part of a JSON value, itself included."""
    yield path
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield from paths(part, (*path, key))


def part(value: Any, path: Path) -> Any:
    """The part of a JSON value at the end of a path."""
    for key in path:
        value = value[key]
    return value


def changed(value: Any, path: Path, other: object) -> Any:
    """The value with another part at the end of a path."""
    if not path:
        return other
    whole = copy.deepcopy(value)
    part(whole, path[:-1])[path[-1]] = other
    return whole


def without(value: Any, path: Path) -> Any:
    """The value without the part at the end of a path."""
    whole = copy.deepcopy(value)
    del part(whole, path[:-1])[path[-1]]
    return whole


@st.composite
def changes(draw: st.DrawFn, value: Any) -> Any:
    """The value after one change: a part replaced, removed, doubled, or a field added to an object."""
    path = draw(st.sampled_from(list(paths(value))))
    here = part(value, path)
    ways = ["replace"] + ["remove"] * bool(path) + ["double"] * (isinstance(here, list) and bool(here))
    match draw(st.sampled_from(ways + ["add"] * isinstance(here, dict))):
        case "remove":
            return without(value, path)
        case "double":
            return changed(value, path, [*here, here[-1]])
        case "add":
            return changed(value, path, {**here, "surplus": 1})
        case _:
            return changed(value, path, draw(st.sampled_from(OTHER_VALUES)))
