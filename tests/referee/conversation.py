"""Talking to a referee in tests: real lines in, real lines out, and rounds whose cards are known."""

import json
from typing import Any

from catinthebox.referee import Referee, write_line

Json = dict[str, Any]

BLOCKS: dict[int, Json] = {
    2: {"hands": [[1] * 5 + [2] * 5, [3] * 5 + [4] * 5], "leftover": [5] * 5},
    3: {"hands": [[1] * 5 + [2] * 5, [3] * 5 + [4] * 5, [5] * 5 + [6] * 5]},
    4: {"hands": [[1] * 5 + [2] * 5, [3] * 5 + [4] * 5, [5] * 5 + [6] * 5, [7] * 5 + [8] * 5]},
    5: {"hands": [[n] * 5 + [n + 1] * 4 for n in (1, 3, 5, 7)] + [[2, 4, 6, 8] + [9] * 5]},
}
"""For each number of players a deal that is easy to remember: every seat has few different numbers."""

PARADOX: list[Json] = [
    {"seat": 0, "discard": 2},
    {"seat": 1, "discard": 4},
    {"seat": 2, "discard": 6},
    {"seat": 1, "predict": 1},
    {"seat": 2, "predict": 3},
    {"seat": 0, "predict": 4},
    {"seat": 1, "play": [3, "blue"]},
    {"seat": 2, "play": [5, "blue"]},
    {"seat": 0, "play": [1, "green"]},  # loses blue
    {"seat": 2, "play": [5, "green"]},
    {"seat": 0, "play": [1, "yellow"]},  # loses green
    {"seat": 1, "play": [3, "green"]},
    {"seat": 2, "play": [5, "yellow"]},
    {"seat": 0, "play": [1, "red"]},  # loses yellow, and wins
    {"seat": 1, "play": [3, "yellow"]},
    {"seat": 0, "play": [2, "red"]},
    {"seat": 1, "play": [3, "red"]},
    {"seat": 2, "play": [5, "red"]},
    {"seat": 2, "play": [6, "blue"]},  # seat 0 has only red left, and red 1 and red 2 are taken
]
"""A round of three with the cards of `BLOCKS`, started by seat 1, that ends in a paradox of seat 0."""

TWO_PLAYER_PARADOX: list[Json] = [
    {"seat": 0, "discard": 2},
    {"seat": 1, "discard": 4},
    {"seat": 1, "play": [3, "blue"]},
    {"seat": 0, "play": [1, "green"]},
    {"seat": 1, "play": [4, "green"]},
    {"seat": 0, "play": [1, "yellow"]},
    {"seat": 1, "play": [4, "yellow"]},
    {"seat": 0, "play": [1, "red"]},
    {"seat": 0, "play": [2, "red"]},
    {"seat": 1, "play": [3, "red"]},
    {"seat": 1, "play": [4, "blue"]},
]
"""The same with two players; seat 1's tokens, threes and fours, lie on both sides of the purple board's first seam."""


class Conversation:
    """A referee, and what one says to it."""

    def __init__(self) -> None:
        self.referee = Referee()

    def say(self, line: bytes) -> Json:
        """The answer to a line, as it arrives at the other end."""
        written = write_line(self.referee.answer(line))
        assert written.count(b"\n") == 1
        answer: Json = json.loads(written.decode("ascii"))
        return answer

    def request(self, do: str, **fields: Any) -> Json:
        """The answer to a request, granted or not."""
        return self.say(json.dumps({"do": do, **fields}).encode())

    def ask(self, do: str, **fields: Any) -> Json:
        """What a granted request brings, beside `ok`."""
        answer = self.request(do, **fields)
        assert answer.pop("ok") is True, answer
        return answer

    def refusal(self, do: str, **fields: Any) -> tuple[str, list[str]]:
        """The code and the rules of a refused request."""
        answer = self.request(do, **fields)
        assert answer["ok"] is False
        assert answer.keys() == {"ok", "error"}
        assert answer["error"].keys() == {"code", "message", "rules"}
        return answer["error"]["code"], answer["error"]["rules"]

    def act_all(self, acts: list[Json]) -> list[Json]:
        """Carry out these actions; the events of the last."""
        events: list[Json] = []
        for act in acts:
            events = self.ask("act", **act)["events"]
        return events

    def discard_all(self) -> None:
        """Everybody puts the lowest card aside."""
        for seat in self.ask("state")["to_act"]:
            self.ask("act", seat=seat, discard=self.ask("legal", seat=seat)["legal"][0])


def table_of(players: int, start: int = 0) -> Conversation:
    """A conversation with a match under way, all cards as in `BLOCKS`."""
    conversation = Conversation()
    conversation.ask("new", players=players, start=start, deals=[BLOCKS[players]] * players)
    return conversation


def paradox_table() -> Conversation:
    """A table of three where seat 0 has just caused a paradox."""
    conversation = table_of(3, start=1)
    conversation.act_all(PARADOX)
    return conversation
