"""What the careful bot cares about, one position at a time."""

from catinthebox.bots import make_bot
from catinthebox.rules import Action, Colour, Discard, Match, Play, Predict, act, view
from tests.support.positions import board, dealt, discarded, position

FIVE_IN_A_ROW = """
    red     . . . . . . . 1
    blue    . . . . . . . .
    yellow  . . . . . . . .
    green   0 0 0 0 0 . . .
"""


def chosen(match: Match) -> Action:
    """What a careful bot does where the seat to act sits."""
    return make_bot("careful", "a seed").choose(view(match, match.to_act[0]))


def wins_the_trick(match: Match) -> bool:
    """Whether the last to play takes the trick."""
    seat = match.to_act[0]
    after, _ = act(match, seat, chosen(match))
    return after.round.tricks[-1].winner == seat


def last_to_play(won: list[int], predictions: list[int]) -> Match:
    """Seat 0 is the last to play in a trick led in blue, with a group of five and a card over and one under the 5."""
    hands = ["2 7", "1", "1", "1"]
    return position(4, hands, board=board(FIVE_IN_A_ROW), trick="5b 4b 3b", won=won, predictions=predictions)


def test_takes_the_trick_that_its_prediction_needs() -> None:
    assert wins_the_trick(last_to_play(won=[1, 2, 2, 2], predictions=[2, 1, 1, 1]))


def test_leaves_the_trick_that_would_be_one_too_many() -> None:
    assert not wins_the_trick(last_to_play(won=[1, 2, 2, 2], predictions=[1, 1, 1, 1]))


def test_s3_with_two_players_leaves_the_fifth_trick() -> None:
    drawing = """
        red     . . . . 1
        green   0 0 0 0 n
    """
    assert not wins_the_trick(position(2, ["1 5", "2"], board=board(drawing), trick="3b", won=[4, 3]))


def test_d5_keeps_the_colour_token_that_its_last_cards_need() -> None:
    """Following wins a trick too many, but without the blue token there would be no room for a six: a paradox."""
    drawing = """
        red     . . . . . 1 . .
        yellow  . . . . . 2 . .
        green   . . . . . 3 . .
    """
    hands = ["3 6 6", "1 1", "1 1", "1 1"]
    match = position(4, hands, board=board(drawing), trick="2b 1b 3y", won=[1, 2, 2, 1], predictions=[1, 1, 1, 1])
    choice = chosen(match)
    assert isinstance(choice, Play)
    assert choice.colour is Colour.BLUE


def test_s4_puts_a_token_beside_its_own() -> None:
    drawing = """
        red     . . . . . . . 1
        blue    . . . . . . . 2
        yellow  . . 0 . . . . 3
        green   . . . . . . . 0
    """
    hands = ["4 4 4 4", "1 1 1", "1 1 1", "1 1 1"]
    match = position(4, hands, board=board(drawing), tokens={0: "ryg"}, trick="5b 6b 7b", won=[1, 1, 1, 1])
    assert chosen(match) == Play(4, Colour.YELLOW)


def test_p3_discards_the_number_it_holds_too_often() -> None:
    assert chosen(dealt(4, ["1 2 3 4 5 6 8 8 8 8"])) == Discard(8)


def test_p4_predicts_by_the_strength_of_the_hand() -> None:
    low, high = "1 1 1 1 2 2 2 3 3 3", "5 6 6 7 7 7 8 8 8 8"
    assert chosen(discarded(dealt(4, [high, low]), "8 3 4 5")) == Predict(3)
    assert chosen(discarded(dealt(4, [low, high]), "3 8 4 5")) == Predict(1)
