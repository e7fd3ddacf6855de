"""The referee command as a program of its own, and a comparison of its answers with expected ones."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from types import TracebackType
from typing import Any, Self

from .model import Json

Exchange = tuple[Json, Json]  # a request and the answer it should get

# The refusals whose rules are part of the contract.
REFUSED_BY_RULES = ["illegal_play", "illegal_prediction"]


class Referee:
    """A running `catinthebox referee`, for use in a `with` statement."""

    def __init__(self, hash_seed: int = 0) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "catinthebox", "referee"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONHASHSEED": str(hash_seed), "PYTHONUTF8": "1"},
            text=True,
            encoding="utf-8",
        )
        self.story: list[Json] = []  # what led to the present position

    def __enter__(self) -> Self:
        """Nothing to do: the program runs already."""
        return self

    def __exit__(
        self, error: type[BaseException] | None, value: BaseException | None, at: TracebackType | None
    ) -> None:
        """End the input: the program ends with status 0 and has printed nothing but its answers."""
        rest, _ = self.process.communicate()
        if error is None:
            assert (self.process.returncode, rest) == (0, "")

    def ask_lines(self, lines: list[str]) -> list[Json]:
        """Send these lines in one go and read an answer to each."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("".join(line + "\n" for line in lines))
        self.process.stdin.flush()
        answers = []
        for line in lines:
            answer = self.process.stdout.readline()
            assert answer, f"the referee died of {line} after {self.told()}"
            answers.append(json.loads(answer))
        return answers

    def ask(self, request: Json) -> Json:
        """Send one request; its answer."""
        return self.ask_lines([json.dumps(request)])[0]

    def compare(self, exchanges: list[Exchange]) -> None:
        """Send all requests, and hold every answer against the expected one."""
        answers = self.ask_lines([json.dumps(request) for request, _ in exchanges])
        for (request, expected), answer in zip(exchanges, answers, strict=True):
            wanted, got = comparable(expected), comparable(answer)
            assert got == wanted, f"{self.told()}\n{json.dumps(request)}\n{differences(wanted, got)}"
            if answer["ok"] and request["do"] in ("new", "act", "next"):
                self.story = [*([] if request["do"] == "new" else self.story), request]

    def told(self) -> str:
        """The requests since the match began, ready to be piped into the referee."""
        return "".join("\n" + json.dumps(request) for request in self.story)


def comparable(answer: Json) -> Json:
    """An answer without what is free: the board's order, a refusal's wording, and mostly the rules it cites."""
    answer = dict(answer)
    if "board" in answer:
        answer["board"] = sorted(answer["board"], key=lambda token: (token["colour"], token["number"]))
    if "error" in answer:
        error = dict(answer["error"])
        assert error.pop("message", "the model has no words"), "a refusal says why"
        assert all(re.fullmatch("[A-Z][0-9]", rule) for rule in error["rules"])
        if error["code"] not in REFUSED_BY_RULES:
            error["rules"] = []
        answer["error"] = error
    return answer


def differences(expected: Json, got: Json) -> str:
    """The fields in which two answers differ, one a line."""
    nothing: Any = "no such field"
    lines = []
    for field in sorted({*expected, *got}):
        one, other = expected.get(field, nothing), got.get(field, nothing)
        if one != other:
            lines.append(f"  {field}: the model says {one!r}, the referee {other!r}")
    return "\n".join(lines)
