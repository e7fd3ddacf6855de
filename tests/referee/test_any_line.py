"""Whatever a line holds, it gets one well-formed answer, and a refusal changes nothing."""

import json
import random
import subprocess
import sys

from hypothesis import given, settings
from hypothesis import strategies as st

from .conversation import Conversation
from .lines_of_all_kinds import SOAK, lines

CODES = {
    "bad_json",
    "bad_request",
    "no_match",
    "not_your_turn",
    "wrong_phase",
    "not_in_hand",
    "illegal_play",
    "illegal_prediction",
    "bad_deal",
}


def play_on(conversation: Conversation, plies: int, chance: random.Random) -> None:
    """Random actions, so that lines meet a match at any moment."""
    for _ in range(plies):
        legal = conversation.ask("legal")
        if legal["legal"]:
            choice = chance.choice(legal["legal"])
            conversation.ask("act", seat=legal["seat"], **{legal["phase"]: choice})
        elif legal["phase"] == "round_over":
            conversation.ask("next")


@settings(max_examples=100 * SOAK, deadline=None)
@given(
    players=st.sampled_from([None, 2, 3, 4, 5]),
    plies=st.integers(0, 60),
    seed=st.integers(0, 2**32),
    said=st.lists(lines, min_size=1, max_size=8),
)
def test_any_line_gets_an_answer_and_a_refusal_changes_nothing(
    players: int | None, plies: int, seed: int, said: list[bytes]
) -> None:
    conversation = Conversation()
    if players is not None:
        conversation.ask("new", players=players, seed=str(seed))
        play_on(conversation, plies, random.Random(seed))
    for line in said:
        before = conversation.request("state")
        answer = conversation.say(line)
        if answer["ok"] is True:
            continue
        assert answer.keys() == {"ok", "error"}
        assert answer["ok"] is False
        assert answer["error"].keys() == {"code", "message", "rules"}
        assert answer["error"]["code"] in CODES
        assert answer["error"]["message"]
        assert all(isinstance(rule, str) for rule in answer["error"]["rules"])
        assert conversation.request("state") == before


@settings(max_examples=5 * SOAK, deadline=None)
@given(st.lists(lines, min_size=20, max_size=60))
def test_a_process_gives_one_answer_a_line(said: list[bytes]) -> None:
    command = [sys.executable, "-m", "catinthebox", "referee"]
    done = subprocess.run(command, input=b"\n".join(said) + b"\n", capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"\n") == len(said)
    for answer in done.stdout.splitlines():
        assert json.loads(answer)["ok"] in (True, False)
