"""What every bot that thinks cares about, one position at a time."""

import pytest

from catinthebox.bots import Bot, make_bot
from catinthebox.rules import Action, Colour, Discard, Match, Play, act, view
from tests.support.positions import board, dealt, position

FIVE_IN_A_ROW = """
    red     . . . . . . . 1
    blue    . . . . . . . .
    yellow  . . . . . . . .
    green   0 0 0 0 0 . . .
"""


@pytest.fixture(params=["careful", "heuristic"])
def bot(request: pytest.FixtureRequest) -> Bot:
    """Each of them."""
    return make_bot(request.param, "a seed")


def chosen(bot: Bot, match: Match) -> Action:
    """What a bot does where the seat to act sits."""
    return bot.choose(view(match, match.to_act[0]))


def wins_the_trick(bot: Bot, match: Match) -> bool:
    """Whether the last to play takes the trick."""
    seat = match.to_act[0]
    after, _ = act(match, seat, chosen(bot, match))
    return after.round.tricks[-1].winner == seat


def last_to_play(won: list[int], predictions: list[int]) -> Match:
    """Seat 0 is the last to play in a trick led in blue, with a group of five and a card over and one under the 5."""
    hands = ["2 7", "1", "1", "1"]
    return position(4, hands, board=board(FIVE_IN_A_ROW), trick="5b 4b 3b", won=won, predictions=predictions)


def test_takes_the_trick_that_its_prediction_needs(bot: Bot) -> None:
    assert wins_the_trick(bot, last_to_play(won=[1, 2, 2, 2], predictions=[2, 1, 1, 1]))


def test_leaves_the_trick_that_would_be_one_too_many(bot: Bot) -> None:
    assert not wins_the_trick(bot, last_to_play(won=[1, 2, 2, 2], predictions=[1, 1, 1, 1]))


def test_s3_with_two_players_leaves_the_fifth_trick(bot: Bot) -> None:
    drawing = """
        red     . . . . 1
        green   0 0 0 0 n
    """
    assert not wins_the_trick(bot, position(2, ["1 5", "2"], board=board(drawing), trick="3b", won=[4, 3]))


def test_d5_keeps_the_colour_token_that_its_last_cards_need(bot: Bot) -> None:
    """Following wins a trick too many, but without the blue token there would be no room for a six: a paradox."""
    drawing = """
        red     . . . . . 1 . .
        yellow  . . . . . 2 . .
        green   . . . . . 3 . .
    """
    hands = ["3 6 6", "1 1", "1 1", "1 1"]
    match = position(4, hands, board=board(drawing), trick="2b 1b 3y", won=[1, 2, 2, 1], predictions=[1, 1, 1, 1])
    choice = chosen(bot, match)
    assert isinstance(choice, Play)
    assert choice.colour is Colour.BLUE


def test_s4_puts_a_token_beside_its_own(bot: Bot) -> None:
    drawing = """
        red     . . . . . . . 1
        blue    . . . . . . . 2
        yellow  . . 0 . . . . 3
        green   . . . . . . . 0
    """
    hands = ["4 4 4 4", "1 1 1", "1 1 1", "1 1 1"]
    match = position(4, hands, board=board(drawing), tokens={0: "ryg"}, trick="5b 6b 7b", won=[1, 1, 1, 1])
    assert chosen(bot, match) == Play(4, Colour.YELLOW)


def test_p3_discards_the_number_it_holds_too_often(bot: Bot) -> None:
    assert chosen(bot, dealt(4, ["1 2 3 4 5 6 8 8 8 8"])) == Discard(8)
