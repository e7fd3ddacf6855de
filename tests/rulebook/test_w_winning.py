"""W1 and W2: who wins a trick, and what the winner gets."""

from catinthebox.rules import Trick, next_round
from catinthebox.rules.events import TrickWon
from tests.support.positions import board, events_of, given, played, plays, position

# W1: the highest red, else the highest of the led colour


def test_w1_allows_the_highest_card_of_the_led_colour_to_win() -> None:
    match = given(4, ["3", "7", "5", "4"], play="3b 7b 5b")

    assert events_of(match, "4b")[-1] == TrickWon(1)


def test_w1_allows_the_only_red_to_win_however_low() -> None:
    match = given(4, ["8", "7", "1", "6"], play="8b 7b 1r")

    assert events_of(match, "6b")[-1] == TrickWon(2)


def test_w1_allows_the_highest_of_several_reds_to_win() -> None:
    match = given(4, ["8", "2", "6", "4"], play="8b 2r 6r")

    assert events_of(match, "4r")[-1] == TrickWon(2)


def test_w1_allows_the_leader_to_win_when_nobody_follows() -> None:
    match = given(4, ["1", "8", "7", "6"], play="1b 8y 7g")

    assert events_of(match, "6y")[-1] == TrickWon(0)


def test_w1_allows_the_highest_red_to_win_where_red_is_led() -> None:
    match = given(4, ["1 5", "2 3", "4 6", "7 7"], play="1b 2r 4b 7b 3r 6r 7r")

    assert events_of(match, "5r")[-1] == TrickWon(3)


def test_w1_forbids_a_higher_card_of_another_colour_to_win() -> None:
    match = given(4, ["1", "8", "2", "7"], play="1b 8y 2b 7g")

    assert match.round.tricks_won == (0, 0, 1, 0)


def test_w1_forbids_ties_by_letting_each_card_be_declared_once() -> None:
    match = given(4, ["5", "5"], play="5b")

    assert "5b" not in [str(play) for play in match.round.legal_plays]


# W2: the pile


def test_w2_allows_the_winner_to_keep_the_trick_as_one_pile() -> None:
    match = given(4, ["1", "2", "4", "3"], play="1b 2b 4b 3b")

    assert match.round.tricks == (Trick(leader=0, plays=plays("1b 2b 4b 3b"), winner=2),)
    assert match.round.tricks_won == (0, 0, 1, 0)


def test_w2_forbids_the_start_to_move_to_the_winner() -> None:
    match = given(4, ["1", "2", "4", "3"], start=0, play="1b 2b 4b 3b")

    assert match.round.turn == 2
    assert match.round.start == 0


def test_w2_forbids_the_winner_of_the_last_trick_to_start_the_next_round() -> None:
    taken = board("red . . . 1 . 1 . .\n green . . . 1 . 1 . .")
    match = position(4, ["4 6", "1 2", "1 3", "5 8"], turn=3, won=(0, 0, 0, 5), board=taken, tokens={0: "rg"})
    over = played(match, "8b")  # seat 3 won everything, then seat 0 causes a paradox

    following, _ = next_round(over)

    assert over.round.tricks_won == (0, 0, 0, 5)
    assert following.round.start == 1
