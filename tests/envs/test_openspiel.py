"""The game of OpenSpiel: its own tests, a history that says everything, and information that is hidden."""

import random
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from catinthebox.envs.errors import NoSuchObserver
from catinthebox.envs.openspiel import SHORT_NAME, TableGame, TableState, draws
from catinthebox.kernel.converting import action_number
from catinthebox.rules import BadDeal, BadLayout, BadSetup, Discard, Phase, Refused, legal_actions, view
from catinthebox.rules.sizes import SIZES

every_player_count = pytest.mark.parametrize("players", [2, 3, 4, 5])
every_game = pytest.mark.parametrize(
    ("players", "whole_match"), [(2, False), (3, False), (4, False), (5, False), (2, True), (3, True), (5, True)]
)


def load(players: int, whole_match: bool = False) -> TableGame:
    """The game, by its name."""
    game: TableGame = pyspiel.load_game(SHORT_NAME, {"players": players, "whole_match": whole_match})
    return game


def walk(game: TableGame, rng: Random) -> list[TableState]:
    """Every state of a random round or match, before the deal and after the end too."""
    states = [game.new_initial_state()]
    while not states[-1].is_terminal():
        states.append(states[-1].child(rng.choice(states[-1].legal_actions())))
    return states


def after_the_deal(game: TableGame, rng: Random) -> TableState:
    """A random deal."""
    return next(state for state in walk(game, rng) if not state.is_chance_node())


class TestThePartialTree(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """OpenSpiel's own checks, on the states it samples and on those of whole rounds, which it would hardly reach."""

    game_name = SHORT_NAME
    game = load(3)

    @classmethod
    def setUpClass(cls) -> None:
        """Sample the same states every day."""
        random.seed(1)
        super().setUpClass()
        cls.some_states += [state for seed in range(3) for state in walk(cls.game, Random(seed))]


class TestThePartialTreeOfAMatch(TestThePartialTree):
    """The same for a whole match, which goes on after its first round."""

    game = load(2, whole_match=True)


@every_game
def test_openspiels_own_simulation_with_copies_and_pickles(players: int, whole_match: bool) -> None:
    np.random.seed(players)
    games_sim_test.GamesSimTest().sim_game(load(players, whole_match))


@every_game
def test_openspiels_own_random_simulation_with_serialisation(players: int, whole_match: bool) -> None:
    pyspiel.random_sim_test(load(players, whole_match), num_sims=2, serialize=True, verbose=False)


def test_a_playthrough_is_regenerated_to_the_letter() -> None:
    flags.FLAGS.mark_as_parsed()
    kept, again = generate_playthrough.replay(Path(__file__).with_name("playthrough.txt"))
    assert again.splitlines() == kept.splitlines()


@every_game
def test_a_history_says_everything(players: int, whole_match: bool) -> None:
    game = load(players, whole_match)
    end = walk(game, Random(players))[-1]
    again = game.new_initial_state()
    for action in end.history():
        again.apply_action(action)
    assert again.match == end.match
    assert str(again) == str(end)


@every_player_count
def test_a_round_is_that_of_the_rules(players: int) -> None:
    states = walk(load(players), Random(players))
    for state in states:
        if state.match and state.match.to_act:
            seat = state.current_player()
            assert state.legal_actions() == sorted(map(action_number, legal_actions(state.match, seat)))
    match = states[-1].match
    assert match is not None
    assert match.phase is Phase.ROUND_OVER
    assert match.round.start == 0
    assert states[-1].returns() == [float(score.total) for score in match.round.scores]


@every_player_count
def test_g1_a_whole_match_has_as_many_rounds_as_players_and_everybody_starts_one(players: int) -> None:
    game = load(players, whole_match=True)
    states = walk(game, Random(players))
    match = states[-1].match
    assert match is not None
    assert match.phase is Phase.MATCH_OVER
    assert [round_.start for round_ in match.rounds] == list(range(players))
    chance = [state for state in states if state.is_chance_node()]
    assert len(chance) == players * draws(SIZES[players]) == game.max_chance_nodes_in_history()
    assert [state.returns() for state in states[:-1]] == [[0.0] * players] * (len(states) - 1)
    assert states[-1].returns() == [float(total) for total in match.totals]
    assert len(states) - 1 - len(chance) <= game.max_game_length()
    assert all(game.min_utility() <= points <= game.max_utility() for points in states[-1].returns())


@every_player_count
def test_p1_every_card_left_is_equally_likely(players: int) -> None:
    game, size = load(players), SIZES[players]
    drawn: list[int] = []
    state = game.new_initial_state()
    rng = Random(players)
    while state.is_chance_node():
        left = list(size.cards)
        for card in drawn:
            left.remove(card)
        assert dict(state.chance_outcomes()) == {card - 1: left.count(card) / len(left) for card in left}
        drawn.append(rng.choice(left))
        state.apply_action(drawn[-1] - 1)
    assert len(drawn) == draws(size) == game.max_chance_nodes_in_history()
    match = state.match
    assert match is not None
    assert list(match.round.hands[0]) == sorted(drawn[: size.dealt])


def played_again(state: TableState, hands: list[list[int]]) -> TableState:
    """The same choices of the players, after another deal."""
    again = state.get_game().new_initial_state()
    cards = [card for hand in hands for card in hand]
    for card in cards[: draws(state.get_game().size)]:
        again.apply_action(card - 1)
    for action in state.history()[draws(state.get_game().size) :]:
        again.apply_action(action)
    result: TableState = again
    return result


def everything_about(state: TableState, seat: int) -> list[Any]:
    """What the observers tell a seat."""
    told: list[Any] = [state.information_state_string(seat), state.information_state_tensor(seat)]
    told += [state.observation_string(seat), state.observation_tensor(seat)]
    return told


def test_other_hands_are_hidden() -> None:
    state = after_the_deal(load(3), Random(1))
    assert state.match is not None
    own, left, right = (list(hand) for hand in state.match.round.hands)
    other = played_again(state, [own, right, left])
    assert everything_about(other, 0) == everything_about(state, 0)
    assert everything_about(other, 1) != everything_about(state, 1)


def test_p3_a_card_put_aside_is_hidden() -> None:
    state = after_the_deal(load(4), Random(1))
    one, other = (state.child(action) for action in (state.legal_actions()[0], state.legal_actions()[-1]))
    assert one.current_player() == other.current_player() == 1
    for seat in (1, 2, 3):
        assert everything_about(one, seat) == everything_about(other, seat)
    for told, otherwise in zip(everything_about(one, 0), everything_about(other, 0), strict=True):
        assert told != otherwise


@every_game
def test_all_that_was_ever_seen_grows_with_every_choice(players: int, whole_match: bool) -> None:
    states = [state for state in walk(load(players, whole_match), Random(players)) if state.match]
    for seat in range(players):
        own_turns = [state for state in states if state.current_player() == seat]
        tensors = [tuple(state.information_state_tensor(seat)) for state in own_turns]
        assert len(set(tensors)) == len(tensors)
        for before, after in pairwise(tensors):
            assert all(later >= earlier for earlier, later in zip(before, after, strict=True))


def a_paradox_and_the_next_round() -> tuple[TableState, TableState]:
    """The state in which the first round has just ended with a paradox, and that after the next deal."""
    states = walk(load(3, whole_match=True), Random(1))
    ended = next(state for state in states if state.match and state.match.round.scores)
    dealt = next(state for state in states if state.match and state.match.past and not state.is_chance_node())
    return ended, dealt


def test_x3_what_was_seen_of_rounds_before_stays_known() -> None:
    ended, dealt = a_paradox_and_the_next_round()
    assert ended.match is not None
    round_ = ended.match.round
    assert round_.paradox is not None
    size = SIZES[3]
    kind = pyspiel.IIGObservationType(perfect_recall=True)
    recalled = make_observation(load(3, whole_match=True), kind)
    for seat in range(3):
        recalled.set_from(dealt, seat)
        first, second = (recalled.dict["dealt"][number] for number in (0, 1))
        assert [int(first.sum()), int(second.sum())] == [size.dealt, size.dealt]
        assert recalled.dict["discard"][0].argmax() + 1 == round_.discards[seat]
        caused = recalled.dict["paradox"][0]
        assert caused[:3].tolist() == [float(other == round_.paradox) for other in range(3)]
        hand = round_.hands[round_.paradox]
        assert caused[3:].tolist() == [float(hand.count(number)) for number in range(1, 10)]
        assert not recalled.dict["paradox"][1:].any()
        assert not recalled.dict["plays"][1:].any()


def test_p3_what_was_hidden_in_rounds_before_stays_hidden() -> None:
    """Whoever keeps the card it put aside, and puts aside the one it kept, looks the same to the others."""
    ended, dealt = a_paradox_and_the_next_round()
    assert ended.match is not None
    round_ = ended.match.round
    seat = 2  # the third to put a card aside
    assert (round_.start, round_.paradox) == (0, 1)
    aside, kept = round_.discards[seat], round_.hands[seat][0]
    assert aside != kept
    history = dealt.history()
    history[draws(SIZES[3]) + seat] = action_number(Discard(kept))
    otherwise = load(3, whole_match=True).new_initial_state()
    for action in history:
        otherwise.apply_action(action)
    for other in range(3):
        assert (everything_about(otherwise, other) == everything_about(dealt, other)) is (other != seat)


def test_while_the_next_round_is_dealt_nobody_looks() -> None:
    ended, _ = a_paradox_and_the_next_round()
    drawn = ended.child(ended.legal_actions()[0])
    other = ended.child(ended.legal_actions()[-1])
    assert ended.is_chance_node()
    assert drawn.is_chance_node()
    for seat in range(3):
        assert everything_about(drawn, seat) == everything_about(other, seat) == everything_about(ended, seat)


def test_what_counts_in_a_match_is_seen() -> None:
    _, dealt = a_paradox_and_the_next_round()
    assert dealt.match is not None
    now = make_observation(load(3, whole_match=True), pyspiel.IIGObservationType(perfect_recall=False))
    totals = dealt.match.totals
    assert any(totals)
    for seat in range(3):
        now.set_from(dealt, seat)
        assert now.dict["standing"].tolist() == [2.0, *totals[seat:], *totals[:seat]]


def test_what_is_public_is_the_same_for_everybody_and_shows_no_cards() -> None:
    game = load(3)
    kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    public = make_observation(game, kind)
    states = [after_the_deal(game, Random(seed)) for seed in (1, 2)]
    assert len({public.string_from(state, seat) for state in states for seat in range(3)}) == 1
    assert "hand" not in public.dict


def test_nobody_sees_every_hand() -> None:
    everybody = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(NoSuchObserver, match="nobody sees every hand"):
        make_observation(load(3), everybody)
    with pytest.raises(NoSuchObserver, match="no parameters"):
        make_observation(load(3), params={"far": True})


@every_game
def test_what_may_not_be_done_is_refused_with_its_rules_and_changes_nothing(players: int, whole_match: bool) -> None:
    for state in walk(load(players, whole_match), Random(players))[::7]:
        before, legal = str(state), set(state.legal_actions())
        for action in {*range(51), 63, 64, 10**6} - legal:
            with pytest.raises((Refused, BadDeal)) as refused:
                state.apply_action(action)
            assert refused.value.rules
        assert str(state) == before


def test_nobody_looks_from_a_seat_that_is_not_there() -> None:
    game = load(3)
    observer = make_observation(game)
    state = after_the_deal(game, Random(1))
    for seat in (-1, 3):
        with pytest.raises(NoSuchObserver, match=f"no seat {seat} at a table of 3"):
            observer.set_from(state, seat)
        with pytest.raises(NoSuchObserver, match=f"no seat {seat} at a table of 3"):
            observer.string_from(state, seat)


def test_a_side_of_the_board_can_be_chosen() -> None:
    state = after_the_deal(pyspiel.load_game(f"{SHORT_NAME}(players=3,side=purple)"), Random(1))
    assert state.match is not None
    assert view(state.match, None).layout.name == "purple"


def test_m7_an_unknown_side_is_refused() -> None:
    with pytest.raises(BadLayout, match="there are rulebook, white, purple"):
        pyspiel.load_game(f"{SHORT_NAME}(side=pink)")


def test_more_players_than_the_game_has_are_refused() -> None:
    with pytest.raises(BadSetup, match="6 players"):
        pyspiel.load_game(f"{SHORT_NAME}(players=6)")
