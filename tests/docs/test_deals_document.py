"""docs/deals.md: its listing, its vectors and the engine agree."""

import json
from pathlib import Path
from typing import Any

import pytest

from catinthebox.rules import Setup

DOCUMENT = Path("docs/deals.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    """The document's block of that language."""
    return DOCUMENT.split(f"```{language}\n")[1].split("```")[0]


VECTORS: list[dict[str, Any]] = json.loads(block("json"))


@pytest.fixture(scope="module")
def listing() -> dict[str, Any]:
    """The document's forty lines, as somebody else's program."""
    names: dict[str, Any] = {}
    exec(block("python"), names)
    return names


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['players']} players")
def test_the_listing_gives_the_vectors(listing: dict[str, Any], vector: dict[str, Any]) -> None:
    key = listing["match_key"](vector["secret"], vector["entropy"])
    assert key.hex() == vector["key"]
    assert listing["commitment"](vector["secret"]) == vector["commitment"]
    assert listing["start"](key, vector["players"]) == vector["start"]
    for number, dealt in vector["rounds"].items():
        assert listing["deal"](key, vector["players"], number) == (dealt["hands"], dealt["leftover"])


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['players']} players")
def test_the_engine_gives_the_vectors(vector: dict[str, Any]) -> None:
    setup = Setup.of(vector["players"], secret=vector["secret"], entropy=tuple(vector["entropy"]))
    assert setup.commitment == vector["commitment"]
    assert setup.start() == vector["start"]
    for number, dealt in vector["rounds"].items():
        deal = setup.deal(int(number))
        assert [list(hand) for hand in deal.hands] == dealt["hands"]
        assert list(deal.leftover) == dealt["leftover"]


def test_every_player_count_has_a_vector() -> None:
    assert [vector["players"] for vector in VECTORS] == [2, 3, 4, 5]
