"""Lines of bytes to JSON values and back, more strictly than Python's own reader: what is doubtful is refused."""

import json
from typing import Any, NoReturn

from catinthebox.referee.errors import NotJson

Json = dict[str, Any]


def read_line(line: bytes) -> object:
    """The JSON value that a line holds; refused unless every JSON reader would understand it the same."""
    try:
        value: object = json.loads(line.decode(), object_pairs_hook=_without_repeats, parse_constant=_no_number)
    except UnicodeDecodeError as error:
        raise NotJson("the line is not UTF-8") from error
    except json.JSONDecodeError as error:
        raise NotJson(f"the line is not JSON: {error.msg} at character {error.pos}") from error
    except RecursionError as error:
        raise NotJson("the line is nested too deeply") from error
    except ValueError as error:  # Python reads no number of thousands of digits
        raise NotJson("the line has a number that is too long") from error
    return value


def write_line(value: Json) -> bytes:
    """The value as one line of ASCII."""
    return json.dumps(value).encode("ascii") + b"\n"


def _without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise NotJson("an object has the same field twice")
    return fields


def _no_number(word: str) -> NoReturn:
    raise NotJson(f"{word} is not a JSON number")
