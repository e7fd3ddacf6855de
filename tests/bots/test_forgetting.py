"""A heuristic bot that forgets: what slips, that it plays legally all the same, and how much it costs."""

from random import Random

import pytest

from catinthebox.bots import BadBotOption, make_bot
from catinthebox.bots.forgetting import forget
from catinthebox.bots.tables_seen import table_seen
from catinthebox.kernel import tables
from catinthebox.kernel.seats import of_seat
from catinthebox.kernel.spaces import ALL_SPACES
from catinthebox.lab import Contest, play_contest, standings_of
from catinthebox.rules import Match, Setup, view
from tests.bots.matches import play_match, seated
from tests.support.positions import board, position

every_size = pytest.mark.parametrize("players", [2, 3, 4, 5])

LATE = """
    red     . . . . . . . 1
    blue    . . . . . . . .
    yellow  . . 2 2 3 . . .
    green   0 0 0 0 0 . . .
"""


def late() -> Match:
    """Seat 0 is the last to play to a trick led in blue."""
    return position(4, ["2 7", "1", "1", "1"], board=board(LATE), trick="5b 4b 3b", won=[1, 2, 2, 2])


def remembered(chance: float) -> list[int]:
    """The table as seat 0 keeps it in mind."""
    table = table_seen(view(late(), 0))
    forget(table, 4, chance, Random("slips"))
    return table


def test_who_never_forgets_sees_all() -> None:
    assert remembered(0) == table_seen(view(late(), 0))


def test_who_always_forgets_knows_the_trick_and_its_own_cards_and_tricks_only() -> None:
    seen, table = table_seen(view(late(), 0)), remembered(1)
    assert table[tables.TAKEN] == table[tables.BOARDS] == table[tables.DISCARDS] == 0
    assert table[tables.COLOURS + 1 : tables.COLOURS + 4] == [ALL_SPACES] * 3
    kept = (tables.HANDS, tables.COLOURS, tables.WON, tables.LED, tables.BEST, tables.WINNER, tables.DONE)
    assert [table[word] for word in kept] == [seen[word] for word in kept]
    assert of_seat(table[tables.ANNOUNCED], 0) == of_seat(seen[tables.ANNOUNCED], 0)


def test_who_forgets_now_and_then_forgets_some_tokens() -> None:
    kept, all_tokens = remembered(0.5)[tables.TAKEN], remembered(0)[tables.TAKEN]
    assert 0 < kept < all_tokens
    assert kept & ~all_tokens == 0


@every_size
@pytest.mark.parametrize("forgets", [50, 100])
def test_what_is_forgotten_still_binds(players: int, forgets: int) -> None:
    names = [f"heuristic:forgets={forgets}"] * players
    _, choices = play_match(Setup.of(players, secret="slips"), seated(names, "slips"))
    assert all(action in seen.legal for seen, action in choices)


def test_a_bot_that_is_made_anew_for_every_move_forgets_the_same() -> None:
    setup = Setup.of(3, secret="anew")
    names = ["heuristic:forgets=60"] * 3
    _, choices = play_match(setup, seated(names, "anew"))
    for seen, action in choices:
        assert make_bot(names[0], f"anew {seen.seat}").choose(seen) == action


@every_size
def test_forgetting_costs_points(players: int) -> None:
    contest = Contest.of(players, ("heuristic", *["heuristic:forgets=100"] * (players - 1)), deals=60 // players)
    clear, hazy = standings_of(list(play_contest(contest, workers=1)))
    assert clear.mean_points > hazy.mean_points + 0.5


@every_size
def test_who_forgets_everything_is_still_ahead_of_chance(players: int) -> None:
    contest = Contest.of(players, ("heuristic:forgets=100", *["random"] * (players - 1)), deals=8)
    hazy, random = standings_of(list(play_contest(contest, workers=1)))
    assert hazy.mean_points > random.mean_points + 1


@pytest.mark.parametrize("value", ["101", "-1", "much"])
def test_forgetting_is_a_chance_in_per_cent(value: str) -> None:
    with pytest.raises(BadBotOption):
        make_bot(f"heuristic:forgets={value}", "s")
