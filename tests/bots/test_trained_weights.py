"""The networks that come with the package."""

from importlib.resources import files

import pytest

from catinthebox.bots.neural.network import trained_network
from catinthebox.lab import Contest, play_contest, standings_of
from catinthebox.rules import Phase, Setup
from tests.bots.matches import play_match, seated

every_size = pytest.mark.parametrize("players", [2, 3, 4, 5])
MOST_BYTES = 8_000_000


def test_all_of_them_together_are_small() -> None:
    folder = files("catinthebox.bots.neural") / "weights"
    weights = [file for file in folder.iterdir() if file.name.endswith(".safetensors")]
    assert sorted(file.name for file in weights) == [f"neural-{players}.safetensors" for players in (2, 3, 4, 5)]
    assert sum(len(file.read_bytes()) for file in weights) <= MOST_BYTES


@every_size
def test_each_plays_whole_matches_at_its_number_of_players(players: int) -> None:
    assert trained_network(players).players == players
    match, _ = play_match(Setup.of(players, secret="trained"), seated(["neural"] * players, "trained"))
    assert match.phase is Phase.MATCH_OVER


@every_size
def test_at_a_glance_it_is_ahead_of_the_rules_of_thumb(players: int) -> None:
    contest = Contest.of(players, ("neural", *["heuristic"] * (players - 1)), deals=24 // players)
    neural, heuristic = standings_of(list(play_contest(contest, workers=1)))
    assert neural.mean_points > heuristic.mean_points
