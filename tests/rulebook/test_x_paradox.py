"""X1 to X4: when a paradox happens, and what it does to the round."""

import pytest

from catinthebox.rules import IllegalPlay, Match, Phase, Play, Trick, WrongPhase, act, legal_actions, view, why_not
from catinthebox.rules.events import Paradox, RoundScored
from tests.support.positions import BLUE, board, events_of, owner_of, played, plays, position, tokens_on

FOUR_AND_SIX_ARE_TAKEN = board(
    """
    red     . . . 2 . 3 . .
    blue    . . . . . . . .
    yellow  . . . . . . . .
    green   . . . 0 . 2 . .
    """
)


def before_a_paradox() -> Match:
    """Seat 3 has led `7b`. After seat 0 plays, seat 1 can declare neither its 4 nor its 6."""
    return position(
        4,
        ["2 7 8", "4 6", "1 1 2", "1 5"],
        trick="7b",
        board=FOUR_AND_SIX_ARE_TAKEN,
        tokens={1: "rg"},
        won=(2, 1, 1, 2),
    )


# X1: nothing can be declared


def test_x1_allows_a_follower_to_be_caught_with_nothing_to_declare() -> None:
    assert played(before_a_paradox(), "2b").round.paradox == 1


def test_x1_allows_a_leader_to_be_caught_with_nothing_to_declare() -> None:
    taken = board(
        """
        red     2 2 . 2 . . . .
        blue    1 . . . . . . .
        yellow  1 . . . . . . .
        green   1 . . . . . . .
        """
    )
    match = position(4, ["1 1 3", "5 6", "7 8", "7 8"], trick="5b 7b 8b", board=taken)

    after = played(match, "3r")

    assert after.round.paradox == 0
    assert after.round.tricks[-1].winner == 0


def test_x1_forbids_a_paradox_while_one_card_can_be_declared() -> None:
    match = position(4, ["2 7", "4 6", "1 2", "1 5"], board=FOUR_AND_SIX_ARE_TAKEN, tokens={1: "rbg"})

    after = played(match, "2b")

    assert after.round.paradox is None
    assert [str(play) for play in after.round.legal_plays] == ["4b", "6b"]


def test_x1_forbids_to_leave_the_last_card_out_of_account() -> None:
    # seat 1 has two cards in the last trick: its 4 is stuck, its 5 is not
    match = position(4, ["2 7", "4 5", "1 2", "1 5"], board=FOUR_AND_SIX_ARE_TAKEN, tokens={1: "rg"}, won=(2, 1, 2, 2))

    after = played(match, "2b")

    assert after.round.paradox is None
    assert [str(play) for play in after.round.legal_plays] == ["5r", "5g"]


def test_x1_forbids_a_paradox_of_a_leader_who_can_only_declare_red() -> None:
    match = position(4, ["1 1 8", "5 6", "2 7", "2 6"], trick="5b 7b 2b", board=board("blue 2 . . ."), tokens={0: "rb"})

    after = played(match, "8b")

    assert after.round.paradox is None
    assert [str(play) for play in after.round.legal_plays] == ["1r"]


# X2: a paradox can't be chosen


def test_x2_allows_only_plays_to_a_seat_that_has_one() -> None:
    match = before_a_paradox()

    legal = legal_actions(match, 0)

    assert legal
    assert all(isinstance(action, Play) for action in legal)


def test_x2_forbids_to_reach_a_paradox_by_an_illegal_declaration() -> None:
    match = position(4, ["2 7", "4 6", "1 2", "1 5"], turn=1, board=FOUR_AND_SIX_ARE_TAKEN, tokens={1: "rbg"})

    with pytest.raises(IllegalPlay):
        act(match, 1, *plays("4r"))

    assert match.phase is Phase.PLAY
    assert match.round.paradox is None


# X3: what a paradox does


def test_x3_allows_everybody_to_see_the_hand_of_the_causer() -> None:
    after = played(before_a_paradox(), "2b")

    assert [view(after, seat).hands[1] for seat in (0, 1, 2, 3, None)] == [(4, 6)] * 5


def test_x3_allows_the_tokens_of_the_broken_trick_to_stay() -> None:
    before = before_a_paradox()

    after = played(before, "2b")

    assert owner_of(after, BLUE, 7) == 3
    assert tokens_on(after) == {**tokens_on(before), "blue 2": 0}


def test_x3_allows_the_round_to_be_scored_at_once() -> None:
    happened = events_of(before_a_paradox(), "2b")

    assert happened[1] == Paradox(1, (4, 6))
    assert isinstance(happened[2], RoundScored)
    assert len(happened) == 3


def test_x3_forbids_anybody_to_win_the_trick_under_way() -> None:
    before = before_a_paradox()

    after = played(before, "2b")

    assert after.round.tricks[-1] == Trick(leader=3, plays=plays("7b 2b"), winner=None)
    assert after.round.tricks_won == before.round.tricks_won


def test_x3_forbids_to_look_at_the_hands_of_the_others() -> None:
    after = played(before_a_paradox(), "2b")

    assert view(after, 2).hands == (None, (4, 6), (1, 1, 2), None)
    assert view(after, None).hands == (None, (4, 6), None, None)


# X4: those still to play


def test_x4_allows_those_after_the_causer_to_keep_their_cards() -> None:
    before = before_a_paradox()

    after = played(before, "2b")

    assert after.round.hands == ((7, 8), *before.round.hands[1:])


def test_x4_forbids_those_after_the_causer_to_play() -> None:
    after = played(before_a_paradox(), "2b")

    refusal = why_not(after, 2, *plays("1g"))

    assert after.to_act == ()
    assert isinstance(refusal, WrongPhase)
    assert "X3" in refusal.rules
