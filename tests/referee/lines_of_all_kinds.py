"""Lines to say to a referee, drawn at random: noise, JSON of any kind, requests, and requests gone slightly wrong."""

import json
import os
from typing import Any

from hypothesis import strategies as st

SOAK = int(os.environ.get("SOAK_TIMES", "1"))
"""How many times as many examples as usual: 1000 is for a night."""

numbers = st.integers(-1, 10)
texts = st.text(st.characters(), max_size=5)  # with halves of surrogate pairs, which JSON can spell
colours = st.sampled_from(["red", "blue", "yellow", "green", "black"])
json_values = st.recursive(
    st.none() | st.booleans() | numbers | st.integers() | st.floats() | texts | colours,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=8,
)


@st.composite
def requests(draw: st.DrawFn) -> dict[str, Any]:
    """Well-formed requests, most of them about a seat that exists and a card that might."""
    do = draw(st.sampled_from(["new", "state", "view", "legal", "act", "act", "act", "explain", "next", "record"]))
    request: dict[str, Any] = {"do": do}
    if do == "new":
        request["players"] = draw(st.integers(2, 5))
        if draw(st.booleans()):
            request["seed"] = draw(texts)
    if do in ("view", "legal", "act", "explain"):
        request["seat"] = draw(st.integers(0, 4))
    if do in ("act", "explain"):
        kind = draw(st.sampled_from(["discard", "predict", "play"]))
        request[kind] = [draw(numbers), draw(colours)] if kind == "play" else draw(numbers)
    return request


@st.composite
def changed_requests(draw: st.DrawFn) -> dict[str, Any]:
    """Requests with a field more, a field less or another value."""
    request = draw(requests())
    name = draw(st.sampled_from(["do", "seat", "players", "seed", "side", "start", "deals", "play", "discard", "x"]))
    if name in request and draw(st.booleans()):
        del request[name]
    else:
        request[name] = draw(json_values)
    return request


@st.composite
def garbled_lines(draw: st.DrawFn) -> bytes:
    """Requests with some of their bytes replaced by others."""
    line = json.dumps(draw(requests())).encode()
    start = draw(st.integers(0, len(line)))
    end = draw(st.integers(start, min(start + 3, len(line))))
    return line[:start] + draw(st.binary(max_size=3)) + line[end:]


lines = (
    st.binary(max_size=40)
    | st.text(max_size=20).map(str.encode)
    | json_values.map(lambda value: json.dumps(value).encode())
    | requests().map(lambda request: json.dumps(request).encode())
    | changed_requests().map(lambda request: json.dumps(request).encode())
    | garbled_lines()
).map(lambda line: line.replace(b"\n", b" "))
"""Single lines of all these kinds, without their end."""
