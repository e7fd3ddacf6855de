"""What holds at every moment of every match: random players at every table, on every board."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given as always

from catinthebox.rules import NEUTRAL, Match, Phase, Play, Refused, Round, Setup, act, legal_actions, new_match, why_not
from catinthebox.rules.cards import COPIES, SPACES, Colour
from catinthebox.rules.events import MatchWon, Paradox, RoundScored, TokenLost, TrickWon
from tests.support.naive import naive_plays, naive_score, naive_winner
from tests.support.soak import SOAK
from tests.support.walks import Moment, Walk, conceivable_actions, finish_round, moments, walks

ACTIONS = conceivable_actions()
TOKENS_OF_A_FULL_ROUND = {2: 19, 3: 24, 4: 32, 5: 35}


def plays_of(round_: Round) -> list[tuple[int, Play]]:
    """Who played what in the round so far."""
    tricks = [(trick.leader, trick.plays) for trick in round_.tricks] + [(round_.leader, round_.trick)]
    players = round_.setup.players
    return [((leader + place) % players, play) for leader, plays in tricks for place, play in enumerate(plays)]


def steps_within_rounds(walk: Walk) -> list[tuple[Moment, Moment]]:
    """Each action of the match: the moment before and the moment after."""
    return [(before, after) for before, after in pairwise(walk.moments()) if before.match.to_act]


@always(walks())
def test_legal_actions_and_why_not_agree_on_every_conceivable_action(walk: Walk) -> None:
    for moment in walk.a_round_and_the_end():
        match = moment.match
        for seat in range(-1, match.setup.players + 1):
            allowed = tuple(action for action in ACTIONS if why_not(match, seat, action) is None)
            assert allowed == legal_actions(match, seat)  # also in the same order


@always(walks())
def test_a_refused_action_raises_what_why_not_says_and_changes_nothing(walk: Walk) -> None:
    rng = Random(walk.seed)
    for moment in walk.a_round_and_the_end():
        match = moment.match
        before = repr(match)
        for _ in range(3):
            seat, action = rng.randrange(match.setup.players), rng.choice(ACTIONS)
            told = why_not(match, seat, action)
            if told is None:
                continue
            with pytest.raises(Refused) as raised:
                act(match, seat, action)
            assert type(raised.value) is type(told)
            assert (raised.value.message, raised.value.rules, raised.value.facts) == (
                told.message,
                told.rules,
                told.facts,
            )
            assert told.rules
        assert repr(match) == before


@always(walks())
def test_somebody_can_act_until_the_round_is_over(walk: Walk) -> None:
    for moment in walk.moments():
        match = moment.match
        over = match.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER)
        assert bool(match.to_act) is not over
        assert all(legal_actions(match, seat) for seat in match.to_act)


@always(walks())
def test_what_may_be_played_is_what_a_naive_reading_of_the_rules_finds(walk: Walk) -> None:
    for moment in walk.moments():
        match = moment.match
        if match.phase is Phase.PLAY:
            assert set(match.round.legal_plays) == naive_plays(match)
        elif match.round.paradox is not None:
            assert naive_plays(match) == set()  # X1


@always(walks())
def test_cards_are_conserved_seat_by_seat(walk: Walk) -> None:
    for moment in walk.moments():
        round_ = moment.match.round
        for seat, dealt in enumerate(round_.deal.hands):
            discard = round_.discards[seat]
            played = [play.number for who, play in plays_of(round_) if who == seat]
            assert sorted([*round_.hands[seat], *played, *([] if discard is None else [discard])]) == list(dealt)
        assert sorted(sum(round_.deal.hands, round_.deal.leftover)) == list(moment.match.setup.size.cards)


@always(walks())
def test_hands_stay_sorted_and_within_one_card_of_each_other(walk: Walk) -> None:
    for moment in walk.moments():
        hands = moment.match.round.hands
        assert all(list(hand) == sorted(hand) for hand in hands)
        assert max(map(len, hands)) - min(map(len, hands)) <= 1


@always(walks())
def test_a_colour_token_goes_only_with_its_event_and_never_comes_back(walk: Walk) -> None:
    for before, after in steps_within_rounds(walk):
        lost = {(event.seat, event.colour) for event in after.events if isinstance(event, TokenLost)}
        for seat in before.match.setup.seats:
            had, has = set(before.match.round.tokens[seat]), set(after.match.round.tokens[seat])
            assert has <= had
            assert {(seat, colour) for colour in had - has} == {(who, colour) for who, colour in lost if who == seat}


@always(walks())
def test_a_space_fills_once_and_holds_the_token_of_who_played_there(walk: Walk) -> None:
    for moment in walk.moments():
        round_ = moment.match.round
        numbers = moment.match.setup.size.numbers
        owners = {play.space: seat for seat, play in plays_of(round_)}
        neutral = {index for index, owner in enumerate(round_.board) if owner == NEUTRAL}
        assert len(owners) == len(plays_of(round_))
        assert {index: owner for index, owner in enumerate(round_.board) if owner not in (None, NEUTRAL)} == owners
        assert len(neutral) == (3 if moment.match.setup.players == 2 else 0)
        assert all(SPACES[index].colour is not Colour.RED for index in neutral)
        assert all(SPACES[index].number <= numbers for index in owners.keys() | neutral)


@always(walks())
def test_of_five_cards_of_a_number_at_most_four_are_played(walk: Walk) -> None:
    for moment in walk.moments():
        numbers = [play.number for _, play in plays_of(moment.match.round)]
        assert all(numbers.count(number) < COPIES for number in numbers)


@always(walks())
def test_tricks_go_to_whom_a_naive_comparison_says(walk: Walk) -> None:
    for moment in walk.moments():
        for trick in moment.match.round.tricks:
            full = len(trick.plays) == moment.match.setup.players
            assert trick.winner == (naive_winner(trick.leader, trick.plays) if full else None)
    for before, after in steps_within_rounds(walk):
        for event in after.events:
            if isinstance(event, TrickWon):
                assert after.match.round.turn == event.seat or after.match.phase is not Phase.PLAY
                assert len(after.match.round.tricks) > len(before.match.round.tricks)


@always(walks())
def test_a_round_ends_with_a_paradox_or_with_one_card_in_every_hand(walk: Walk) -> None:
    for moment in walk.moments():
        round_ = moment.match.round
        if round_.phase is not Phase.ROUND_OVER:
            assert round_.paradox is None
            continue
        assert isinstance(moment.events[-1], RoundScored | MatchWon)
        shown = [event for event in moment.events if isinstance(event, Paradox)]
        if round_.paradox is None:
            assert shown == []
            assert [len(hand) for hand in round_.hands] == [1] * round_.setup.players
            assert len(round_.tricks) == round_.setup.size.tricks
            assert len(SPACES) - round_.board.count(None) == TOKENS_OF_A_FULL_ROUND[round_.setup.players]
        else:
            assert shown == [Paradox(round_.paradox, round_.hands[round_.paradox])]
            assert len(round_.hands[round_.paradox]) >= 2


@always(walks())
def test_scores_are_what_a_naive_count_of_the_board_finds(walk: Walk) -> None:
    *_, last = walk.moments()
    for round_ in last.match.rounds:
        assert [(score.tricks, score.bonus) for score in round_.scores] == [
            naive_score(round_, seat) for seat in walk.setup.seats
        ]


@always(walks())
def test_points_for_tricks_add_up_to_the_tricks_less_twice_the_causers(walk: Walk) -> None:
    *_, last = walk.moments()
    for round_ in last.match.rounds:
        finished = sum(trick.winner is not None for trick in round_.tricks)
        causers = 0 if round_.paradox is None else round_.tricks_won[round_.paradox]
        assert sum(score.tricks for score in round_.scores) == finished - 2 * causers
        assert all(score.bonus <= round_.board.count(seat) for seat, score in enumerate(round_.scores))


@always(walks())
def test_totals_add_up_and_nobody_is_ahead_of_a_winner(walk: Walk) -> None:
    *_, last = walk.moments()
    match: Match = last.match
    standing = [
        (sum(scores[seat].total for scores in match.round_scores), match.round_scores[-1][seat].total)
        for seat in walk.setup.seats
    ]

    assert match.totals == tuple(total for total, _ in standing)
    assert last.events[-1] == MatchWon(match.winners)
    assert match.winners == tuple(
        seat for seat in walk.setup.seats if not any(other > standing[seat] for other in standing)
    )


@always(walks())
def test_each_round_starts_one_seat_further_and_from_nothing(walk: Walk) -> None:
    players = walk.setup.players
    *_, last = walk.moments()
    starts = [round_.start for round_ in last.match.rounds]

    assert sorted(starts) == list(range(players))
    assert all((before + 1) % players == after for before, after in pairwise(starts))
    for moment in walk.moments():
        round_ = moment.match.round
        if round_.phase is Phase.DISCARD:
            assert round_.tokens == (tuple(Colour),) * players
            assert set(round_.board) <= {None, NEUTRAL}
            assert round_.tricks == ()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_careful_players_fill_the_board_to_the_last_trick(players: int) -> None:
    full = 0
    for table in range(10 * SOAK):
        for moment in moments(Setup.of(players, secret=f"careful {table}"), Random(table), care=1):
            round_ = moment.match.round
            if round_.phase is Phase.ROUND_OVER and round_.paradox is None:
                full += 1
                assert len(SPACES) - round_.board.count(None) == TOKENS_OF_A_FULL_ROUND[players]

    assert full >= players


def test_blind_players_end_in_paradoxes_of_leaders_and_of_followers() -> None:
    broken_off = set()
    for table in range(100):
        match, _ = new_match(Setup.of(4, secret=str(table)))
        round_ = finish_round(match, Random(table), care=0).round
        if round_.paradox is not None:
            broken_off.add(round_.tricks[-1].winner is None)

    assert broken_off == {False, True}
