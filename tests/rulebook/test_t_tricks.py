"""T1 to T3: whose turn it is, what a turn is, and when the tricks end."""

from catinthebox.rules import NotInHand, NotYourTurn, Phase, WrongPhase, act, legal_actions, why_not
from tests.support.positions import BLUE, given, owner_of, played, plays, position, tokens_on

# T1: who leads, who is next


def test_t1_allows_the_start_player_to_lead_the_first_trick() -> None:
    assert given(4, start=2).to_act == (2,)


def test_t1_allows_the_seats_to_play_clockwise() -> None:
    match = given(4, ["1", "2", "3", "4"], start=2)

    turns = [played(match, line).round.turn for line in ("", "3b", "3b 4b", "3b 4b 1b")]

    assert turns == [2, 3, 0, 1]


def test_t1_allows_the_winner_to_lead_the_next_trick() -> None:
    match = given(4, ["1", "2", "4", "3"], play="1b 2b 4b 3b")

    assert match.to_act == (2,)
    assert match.round.leader == 2


def test_t1_forbids_a_seat_to_play_out_of_turn() -> None:
    match = given(4, ["1", "2"])

    refusal = why_not(match, 1, *plays("2b"))

    assert isinstance(refusal, NotYourTurn)
    assert refusal.rules == ("T1",)
    assert legal_actions(match, 1) == ()


# T2: a turn


def test_t2_allows_to_play_a_card_and_puts_a_token_on_the_declared_space() -> None:
    before = given(4, ["5 5"])

    after = played(before, "5b")

    assert owner_of(after, BLUE, 5) == 0
    assert before.round.hands[0].count(5) - after.round.hands[0].count(5) == 1
    assert after.round.hands[1:] == before.round.hands[1:]


def test_t2_allows_the_tokens_of_a_finished_trick_to_stay_on_the_board() -> None:
    match = given(4, ["1", "2", "4", "3"], play="1b 2b 4b 3b")

    assert match.round.trick == ()
    assert tokens_on(match) == {"blue 1": 0, "blue 2": 1, "blue 4": 2, "blue 3": 3}


def test_t2_forbids_a_card_that_is_not_in_the_hand() -> None:
    match = position(4, ["5 6", "1 2", "1 3", "1 4"])

    refusal = why_not(match, 0, *plays("7b"))

    assert isinstance(refusal, NotInHand)
    assert refusal.rules == ("T2",)


def test_t2_forbids_to_play_before_everybody_has_predicted() -> None:
    match = given(3, ["5"], predictions="1 3")

    assert match.phase is Phase.PREDICT
    assert isinstance(why_not(match, 0, *plays("5b")), WrongPhase)


# T3: the last card


def test_t3_allows_the_round_to_end_when_everybody_has_one_card() -> None:
    match = position(4, ["4 8", "8", "7", "6"], trick="1b 2b 3b", won=(1, 3, 3, 0))

    after = played(match, "4b")

    assert after.phase is Phase.ROUND_OVER
    assert after.round.paradox is None
    assert after.round.hands == ((8,), (8,), (7,), (6,))


def test_t3_allows_one_more_trick_while_everybody_has_two_cards() -> None:
    match = position(4, ["4 7 8", "8 8", "7 7", "6 6"], trick="1b 2b 3b", won=(1, 3, 2, 0))

    assert played(match, "4b").phase is Phase.PLAY


def test_t3_forbids_to_play_the_last_card() -> None:
    match = position(4, ["4 8", "8", "7", "6"], trick="1b 2b 3b", won=(1, 3, 3, 0))
    after = played(match, "4b")

    refusal = why_not(after, 0, *plays("8y"))

    assert isinstance(refusal, WrongPhase)
    assert "T3" in refusal.rules
    assert after.to_act == ()


def test_t3_forbids_a_paradox_over_a_last_card_that_could_not_be_played() -> None:
    # seat 0 wins the last trick with red and no colour token fits its last card: a 4 whose red space it took
    match = position(4, ["4 4", "8", "7", "6"], trick="1b 2b 3b", won=(1, 3, 3, 0), tokens={0: "r"})

    after, _ = act(match, 0, *plays("4r"))

    assert after.round.paradox is None
