"""A bot that is a program: `catinthebox arena --players 3 --bots "exec:python examples/exec_bot.py" careful careful`.

It reads a question a line and writes an answer a line. It follows if it can, low, and red only as a last resort.
"""

import json
import sys
from typing import Any


def choose(question: dict[str, Any]) -> dict[str, Any]:
    """Decide by what the seat may know: yours to change. The answer must be one of the legal actions."""
    view = question["view"]
    legal: list[dict[str, Any]] = view["legal"]
    if view["phase"] == "discard":
        hand = view["hands"][question["seat"]]
        return max(legal, key=lambda action: hand.count(action["discard"]))  # the number it has most often
    if view["phase"] == "predict":
        return legal[0]  # the fewest tricks

    def reluctance(action: dict[str, Any]) -> tuple[bool, bool, int]:
        number, colour = action["play"]
        return (view["led"] not in (None, colour), colour == "red", number)

    return min(legal, key=reluctance)


for line in sys.stdin:
    print(json.dumps(choose(json.loads(line))), flush=True)
