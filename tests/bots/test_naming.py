"""Bots by name, with options."""

import pytest

from catinthebox.bots import BadBotOption, UnknownBot, make_bot, require_bot
from catinthebox.bots.naming import Option, read_options

KNOWN = {"ms": Option(1, 1000, "time"), "depth": Option(0, 9, "tricks")}


def test_options_are_read() -> None:
    assert read_options("search", "ms=300,depth=2", KNOWN) == {"ms": 300, "depth": 2}
    assert read_options("search", "", KNOWN) == {}


@pytest.mark.parametrize(
    "text",
    [
        "nap=1",
        "ms",
        "ms=",
        "ms=0",
        "ms=1001",
        "ms=-1",
        "ms=1.5",
        "ms=²",
        "ms=1,ms=2",
        ",",
        "ms=01",
        "depth=00",
        "ms=" + 5000 * "9",
    ],
)
def test_what_a_bot_does_not_have_is_refused(text: str) -> None:
    with pytest.raises(BadBotOption) as refusal:
        read_options("search", text, KNOWN)
    assert refusal.value.facts["bot"] == "search"


def test_a_refusal_says_what_there_is() -> None:
    with pytest.raises(BadBotOption) as unknown:
        require_bot("careful:nap=1")
    assert unknown.value.facts["known"] == ()
    with pytest.raises(UnknownBot) as nobody:
        require_bot("cat:nap=1", programs=True)
    assert "exec:COMMAND" in nobody.value.message
    with pytest.raises(BadBotOption):
        make_bot("random:luck=7", "s")
