"""What every bot keeps to: legal choices, from its view alone, the same for the same seed."""

from dataclasses import replace

import pytest

from catinthebox.bots import BOTS, make_bot
from catinthebox.bots.errors import UnknownBot
from catinthebox.rules import Phase, Setup, new_match, view
from tests.bots.matches import play_match, rotations, seated

every_bot = pytest.mark.parametrize(
    "name",
    [
        *(name for name in BOTS if not BOTS[name].libraries),
        *("neural", "search:worlds=9", "champion:worlds=9"),
    ],
)
"""Each way to think; by the clock, `search` and `champion` would choose otherwise on another day, and so would the
levels behind which they are."""
every_size = pytest.mark.parametrize("players", [2, 3, 4, 5])


@every_bot
@every_size
def test_whole_matches_of_legal_choices(name: str, players: int) -> None:
    match, choices = play_match(Setup.of(players, secret="legal"), seated([name] * players, "legal"))
    assert match.phase is Phase.MATCH_OVER
    assert all(action in seen.legal for seen, action in choices)


@every_bot
def test_same_seed_same_match(name: str) -> None:
    setup = Setup.of(4, secret="again")
    assert play_match(setup, seated([name] * 4, "one")) == play_match(setup, seated([name] * 4, "one"))


@every_bot
def test_another_seed_makes_another_match(name: str) -> None:
    setup = Setup.of(4, secret="again")
    assert play_match(setup, seated([name] * 4, "one")) != play_match(setup, seated([name] * 4, "two"))


@every_bot
def test_equal_views_of_different_matches_give_equal_choices(name: str) -> None:
    """The others' cards are dealt differently, but this seat sees the same."""
    setup = Setup.of(3, secret="hidden")
    first, second, third = setup.deal(1).hands
    swapped = replace(setup.deal(1), hands=(first, third, second))
    seen = [view(new_match(replace(setup, given=(deal,)))[0], 0) for deal in (setup.deal(1), swapped)]
    assert second != third
    assert seen[0] == seen[1]
    assert make_bot(name, "s").choose(seen[0]) == make_bot(name, "s").choose(seen[1])


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot) as refusal:
        make_bot("schrödinger", "s")
    assert refusal.value.facts == {"name": "schrödinger", "known": tuple(BOTS)}


@every_size
def test_careful_brings_more_points_a_round_than_random(players: int) -> None:
    points: dict[str, list[float]] = {"careful": [], "random": []}
    for repeat in range(3):
        for place, names in enumerate(rotations(players, "careful", "random")):
            seed = f"{repeat} {place}"
            match, _ = play_match(Setup.of(players, secret=seed), seated(names, seed))
            for name, total in zip(names, match.totals, strict=True):
                points[name].append(total / players)
    averages = {name: sum(values) / len(values) for name, values in points.items()}
    assert averages["careful"] > averages["random"] + 1
