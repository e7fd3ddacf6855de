"""Deals for the browser's tests, by the real rules: `python web/src/lib/make_deals.py`, then `make format`."""

from pathlib import Path

import msgspec

from catinthebox.records import Record
from catinthebox.rules import Match, Phase, Setup, act, legal_actions, new_match, next_round
from catinthebox.server.tables.replaying import replay_of_record

SETUPS = {
    "two": Setup.of(2, secret="a box", entropy=("heads", None)),
    "three": Setup.of(3, secret="čtyři kočky", entropy=(None, "dice 3 1 6", "")),
    "four": Setup.of(4, secret="0f" * 32),
    "five": Setup.of(5, secret="Schrödinger", entropy=("a", "b", "c", "d", "e")),
    "chosen start": Setup.of(3, secret="a box", start=2),
    "first round by hand": Setup.of(3, secret="a box", given=(Setup.of(3, secret="by hand").deal(1),)),
    "without a secret to speak of": Setup.of(4, secret=""),
}


def played(setup: Setup) -> Match:
    """A whole match: everybody does the first thing that is possible."""
    match, _ = new_match(setup)
    while match.phase is not Phase.MATCH_OVER:
        if match.phase is Phase.ROUND_OVER:
            match, _ = next_round(match)
        seat = match.to_act[0]
        match, _ = act(match, seat, legal_actions(match, seat)[0])
    return match


if __name__ == "__main__":
    deals = {name: replay_of_record(Record(played(setup))).deal for name, setup in SETUPS.items()}
    Path(__file__).with_name("deals.fixture.json").write_bytes(msgspec.json.encode(deals))
