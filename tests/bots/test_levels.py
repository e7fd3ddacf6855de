"""The levels that people choose from: whom each name stands for, and that each is stronger than the one before."""

from itertools import pairwise

import pytest

from catinthebox.bots import BOTS, DEFAULT_LEVEL, LEVELS, BadBotOption, make_bot, makers, offered_levels, require_bot
from catinthebox.bots.naming import Kind, Option
from catinthebox.bots.random_bot import RandomBot
from catinthebox.kernel import NotInstalled
from catinthebox.lab import Contest, play_contest, standings_of

QUICK = [level for level, bot in LEVELS.items() if bot.startswith("heuristic")]


def test_every_level_is_a_bot_with_options_that_it_has() -> None:
    for level, bot in LEVELS.items():
        require_bot(bot)
        assert level in BOTS
    assert DEFAULT_LEVEL in LEVELS


def test_a_level_has_nothing_to_set() -> None:
    for level in LEVELS:
        with pytest.raises(BadBotOption):
            make_bot(f"{level}:forgets=1", "s")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("gentler", "stronger"), [*pairwise(QUICK)])
def test_each_level_is_ahead_of_the_one_before(gentler: str, stronger: str, players: int) -> None:
    contest = Contest.of(players, (stronger, *[gentler] * (players - 1)), deals=100 // players)
    one, other = standings_of(list(play_contest(contest, workers=1)))
    assert one.mean_points > other.mean_points


def test_what_is_not_installed_is_not_offered_and_refused_when_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    distant = Kind(lambda random, _: RandomBot(random), libraries=("numpy", "no_library_of_this_name"))
    monkeypatch.setitem(makers.BOTS, "kitten", distant)
    assert "kitten" not in offered_levels()
    assert "housecat" in offered_levels()
    for choose in (require_bot, lambda name: make_bot(name, "s")):
        with pytest.raises(NotInstalled) as refusal:
            choose("kitten")
        assert refusal.value.facts == {"library": "no_library_of_this_name", "extra": "fast"}


def test_guests_of_a_server_set_only_what_costs_it_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    require_bot("heuristic:forgets=30", guest=True)
    ponderous = Kind(lambda random, _: RandomBot(random), {"ms": Option(1, 1000, "time")})
    monkeypatch.setitem(makers.BOTS, "ponderous", ponderous)
    require_bot("ponderous:ms=900")
    with pytest.raises(BadBotOption):
        require_bot("ponderous:ms=900", guest=True)
