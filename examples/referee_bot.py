"""A whole match through `catinthebox referee`, with the same simple bot at every seat: follow if you can, and low."""

import json
import sys
from subprocess import PIPE, Popen
from typing import Any


def choose(view: dict[str, Any], legal: list[Any]) -> Any:
    """Decide by what the seat may know: the bot."""
    if view["phase"] == "discard":
        return legal[-1]  # the highest card
    if view["phase"] == "predict":
        return legal[0]  # the fewest tricks
    return min(legal, key=lambda play: (play[1] != view["led"], play[0]))


def ask(do: str, **fields: Any) -> dict[str, Any]:
    """Write a request, read the answer."""
    print(json.dumps({"do": do, **fields}), file=referee.stdin, flush=True)
    assert referee.stdout is not None  # PIPE made it
    answer: dict[str, Any] = json.loads(referee.stdout.readline())
    return answer if answer["ok"] else sys.exit(answer["error"]["message"])


with Popen(["catinthebox", "referee"], stdin=PIPE, stdout=PIPE, encoding="ascii") as referee:
    table = ask("new", players=3, seed=" ".join(sys.argv[1:]))
    while table["phase"] != "match_over":
        for seat in table["to_act"]:
            choice = choose(ask("view", seat=seat), ask("legal", seat=seat)["legal"])
            ask("act", seat=seat, **{table["phase"]: choice})
        table = ask("next" if table["phase"] == "round_over" else "state")
    print(f"points {table['totals']}, won by {table['winners']}")
