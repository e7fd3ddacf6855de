"""D1 to D6: which card may be declared in which colour, and what it costs not to follow."""

from catinthebox.rules.events import Played, TokenLost, TrickWon
from tests.support.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    board,
    colours,
    events_of,
    given,
    may_play,
    played,
    position,
    rules_against,
)

# D1: the space must be empty


def test_d1_allows_the_same_number_in_a_colour_that_is_still_empty() -> None:
    match = given(4, ["5", "5"], play="5b")

    assert may_play(match, "5r")
    assert may_play(match, "5y")
    assert may_play(match, "5g")


def test_d1_forbids_a_space_that_another_player_has_taken() -> None:
    match = given(4, ["5", "5"], play="5b")

    assert rules_against(match, "5b") == ("D1",)


def test_d1_forbids_a_space_that_one_has_taken_oneself() -> None:
    match = given(3, ["6 6", "1", "2"], play="6b 1b 2b")

    assert match.round.turn == 0
    assert rules_against(match, "6b") == ("D1",)


def test_d1_forbids_a_space_with_a_neutral_token() -> None:
    match = given(2, ["4"], leftover="4 1 1")

    assert rules_against(match, "4g") == ("D1",)


# D2: the colour token must still be there


def test_d2_allows_every_colour_whose_token_is_left() -> None:
    match = position(4, ["1 2", "5 6", "1 3", "1 4"], turn=1, trick="2b", tokens={1: "bg"})

    assert [str(play) for play in match.round.legal_plays] == ["5b", "5g", "6b", "6g"]


def test_d2_forbids_a_follower_a_colour_whose_token_is_gone() -> None:
    match = position(4, ["1 2", "5 6", "1 3", "1 4"], turn=1, trick="2b", tokens={1: "bg"})

    assert rules_against(match, "5r") == ("D2",)
    assert rules_against(match, "6y") == ("D2",)


def test_d2_forbids_a_leader_a_colour_whose_token_is_gone() -> None:
    match = position(4, ["1 2", "5 6", "1 3", "1 4"], turn=1, tokens={1: "bg"})

    assert rules_against(match, "5y") == ("D2",)


def test_d2_forbids_together_with_d1_where_both_are_broken() -> None:
    match = position(4, ["1 2", "2 6", "1 3", "1 4"], turn=1, trick="2b", tokens={1: "ryg"})

    assert rules_against(match, "2b") == ("D1", "D2")


# D3: leading red


def test_d3_allows_to_lead_red_once_a_player_has_a_token_on_red() -> None:
    match = given(3, ["1", "2 6", "3"], play="1b 2r 3b")

    assert match.round.turn == 1
    assert may_play(match, "6r")


def test_d3_allows_to_lead_red_if_no_other_colour_token_is_left() -> None:
    match = position(4, ["5 6", "1 3", "1 4", "1 2"], tokens={0: "r"})

    assert [str(play) for play in match.round.legal_plays] == ["5r", "6r"]


def test_d3_allows_to_lead_red_if_every_other_space_of_the_hand_is_taken() -> None:
    match = position(
        4,
        ["5 6", "1 3", "1 4", "1 2"],
        tokens={0: "rby"},
        board=board(
            """
            red     . . . . . . . .
            blue    . . . . 1 2 . .
            yellow  . . . . 2 3 . .
            green   . . . . . . . .
            """
        ),
    )

    assert may_play(match, "5r")
    assert may_play(match, "6r")


def test_d3_forbids_to_lead_red_on_the_first_trick() -> None:
    match = given(4, ["8"])

    assert rules_against(match, "8r") == ("D3",)


def test_d3_forbids_to_lead_red_while_one_single_card_could_be_another_colour() -> None:
    match = position(
        4,
        ["5 6", "1 3", "1 4", "1 2"],
        tokens={0: "rby"},
        board=board(
            """
            red     . . . . . . . .
            blue    . . . . 1 2 . .
            yellow  . . . . 2 . . .
            green   . . . . . . . .
            """
        ),
    )

    assert [str(play) for play in match.round.legal_plays] == ["6y"]
    assert rules_against(match, "5r") == ("D3",)
    assert rules_against(match, "6r") == ("D3",)


def test_d3_forbids_to_lead_red_when_only_neutral_tokens_lie_on_the_board() -> None:
    match = given(2, ["3"], leftover="3 3 3")

    assert rules_against(match, "3r") == ("D3",)
    assert rules_against(match, "3b") == ("D1",)


def test_d3_forbids_together_with_d2_a_leader_who_has_lost_red() -> None:
    match = position(4, ["5 6", "1 3", "1 4", "1 2"], tokens={0: "byg"})

    assert rules_against(match, "5r") == ("D2", "D3")


# D4: followers are free


def test_d4_allows_a_follower_any_colour_though_it_could_follow() -> None:
    match = given(4, ["5", "6"], play="5b")

    assert all(may_play(match, text) for text in ("6b", "6y", "6g"))


def test_d4_allows_a_follower_red_before_any_red_lies_on_the_board() -> None:
    match = given(4, ["5", "6"], play="5b")

    assert may_play(match, "6r")


def test_d4_forbids_a_follower_what_d1_and_d2_do_not_leave() -> None:
    match = position(4, ["1 2", "2 6", "1 3", "1 4"], turn=1, trick="2b", tokens={1: "rbg"})

    assert [str(play) for play in match.round.legal_plays] == ["2r", "2g", "6r", "6b", "6g"]


# D5: the price of not following


def test_d5_allows_to_decline_the_led_colour_at_the_price_of_its_token() -> None:
    match = given(4, ["5", "6"], play="5b")

    assert events_of(match, "6g") == (Played(1, 6, GREEN), TokenLost(1, BLUE))
    assert played(match, "6g").round.tokens[1] == colours("ryg")


def test_d5_allows_to_decline_at_the_same_price_where_following_was_impossible() -> None:
    match = position(4, ["1 1", "2 2", "1 3", "1 4"], turn=1, trick="2b")

    assert rules_against(match, "2b") == ("D1",)
    assert played(match, "2y").round.tokens[1] == colours("ryg")


def test_d5_forbids_losing_a_token_by_following() -> None:
    match = given(4, ["5", "6"], play="5b")

    assert events_of(match, "6b") == (Played(1, 6, BLUE),)
    assert played(match, "6b").round.tokens[1] == colours("rbyg")


def test_d5_forbids_losing_a_token_by_leading() -> None:
    match = given(4, ["5"])

    assert events_of(match, "5b") == (Played(0, 5, BLUE),)


def test_d5_forbids_losing_the_same_token_twice() -> None:
    match = position(4, ["1 2", "5 6", "1 3", "1 4"], turn=1, trick="2b", tokens={1: "ryg"})

    assert events_of(match, "5y") == (Played(1, 5, YELLOW),)


def test_d5_forbids_losing_the_token_of_the_declared_colour() -> None:
    match = given(4, ["5", "6"], play="5b 6r")

    assert RED in match.round.tokens[1]


def test_d5_forbids_a_lost_token_to_come_back_with_the_next_trick() -> None:
    match = given(4, ["2", "3 6", "1", "4"], play="2b 3r 1b 4b")

    assert match.round.trick == ()
    assert match.round.tokens[1] == colours("ryg")


# D6: the led colour


def test_d6_allows_the_first_card_to_set_the_led_colour() -> None:
    assert given(4, ["5"], play="5y").round.led is YELLOW


def test_d6_allows_red_to_be_the_led_colour() -> None:
    match = given(3, ["1", "2 6", "3 4"], play="1b 2r 3b 6r")

    assert match.round.led is RED
    assert TokenLost(2, RED) in events_of(match, "4g")


def test_d6_forbids_a_later_card_to_change_the_led_colour() -> None:
    match = given(4, ["5", "6", "8", "7"], play="5y 6r 8g")

    assert match.round.led is YELLOW
    assert events_of(match, "7g")[1:] == (TokenLost(3, YELLOW), TrickWon(1))
