"""Help for a seat: reasons, costs and exposure, and nothing that the seat could not see itself."""

from dataclasses import replace
from random import Random

import msgspec
import pytest

from catinthebox.rules import SIDES, Colour, Match, Phase, Play, Seat, Setup, legal_actions
from catinthebox.rules.cards import ALL_COLOURS
from catinthebox.server.tables.entries import Abandoned, Move, Moved
from catinthebox.server.tables.helping import Help, help_for
from catinthebox.server.tables.table import Table
from tests.server.table_stories import after, begun, full, made, played_out
from tests.support.soak import SOAK
from tests.support.twins import shuffled_deals, story, twin
from tests.support.walks import random_match


def moved(table: Table, seat: Seat, **move: object) -> Table:
    """The table after a move."""
    return after(table, Moved(seat, msgspec.convert(move, Move)))


def in_play() -> Table:
    """A table where everybody has put a card aside and predicted, so that the start player is to lead."""
    table = begun(seats=3, start=0)
    while (match := the_match(table)).phase is not Phase.PLAY:
        seat = match.to_act[0]
        table = after(table, Moved(seat, Move.of(legal_actions(match, seat)[0])))
    return table


def the_match(table: Table) -> Match:
    """The match that is played at a table."""
    assert table.match is not None
    return table.match


def test_d3_red_can_not_be_led_yet_and_the_help_says_so_for_every_card() -> None:
    table = in_play()
    why = help_for(table, 0).why
    assert {obstacle.move.play for obstacle in why} == {(n, "red") for n in the_match(table).round.hands[0]}
    assert {(obstacle.code, obstacle.rules) for obstacle in why} == {("illegal_play", ("D3",))}


def test_d1_a_taken_space_is_named_with_its_card_and_colour() -> None:
    table = in_play()
    number = next(n for n in the_match(table).round.hands[0] if n in the_match(table).round.hands[1])
    table = moved(table, 0, play=[number, "blue"])
    taken = [obstacle for obstacle in help_for(table, 1).why if obstacle.move.play == (number, "blue")]
    assert [(obstacle.rules, obstacle.facts) for obstacle in taken] == [(("D1",), {"number": number, "colour": "blue"})]


def test_d5_what_does_not_follow_costs_the_led_colour() -> None:
    table = in_play()
    table = moved(table, 0, play=[the_match(table).round.hands[0][0], "blue"])
    help_ = help_for(table, 1)
    legal = [action for action in legal_actions(the_match(table), 1) if isinstance(action, Play)]
    assert {cost.move.play for cost in help_.costs} == {
        (play.number, play.colour.word) for play in legal if play.colour is not Colour.BLUE
    }
    assert {cost.loses for cost in help_.costs} == {"blue"}


def test_who_leads_loses_nothing() -> None:
    assert help_for(in_play(), 0).costs == ()


def test_x1_exposure_counts_the_cards_of_a_number_and_the_spaces_left_for_them() -> None:
    table = in_play()
    number = the_match(table).round.hands[0][0]
    in_hand = the_match(table).round.hands[0].count(number)
    before = {exposed.number: exposed for exposed in help_for(table, 0).exposure}
    assert (before[number].in_hand, before[number].spaces) == (in_hand, 4)
    assert list(before) == sorted(set(the_match(table).round.hands[0]))
    table = moved(table, 0, play=[number, "blue"])
    others = {exposed.number: exposed for exposed in help_for(table, 1).exposure}
    assert number not in others or others[number].spaces == 3


def test_d2_a_lost_colour_token_takes_its_spaces_away() -> None:
    table = in_play()
    table = moved(table, 0, play=[the_match(table).round.hands[0][0], "blue"])
    table = moved(table, 1, play=[the_match(table).round.hands[1][-1], "green"])
    declared = {play.number for play in the_match(table).round.trick}
    spaces = {exposed.spaces for exposed in help_for(table, 1).exposure if exposed.number not in declared}
    assert spaces == {3}


def test_the_only_move_is_forced() -> None:
    forced = 0
    for table in _tables(3, 4 * SOAK):
        for seat in range(3):
            legal = legal_actions(the_match(table), seat)
            assert help_for(table, seat).forced == (Move.of(legal[0]) if len(legal) == 1 else None)
            forced += len(legal) == 1
    assert forced


def _tables(players: int, matches: int) -> list[Table]:
    """Tables at every moment of some matches."""
    tables = []
    for seed in range(matches):
        match = random_match(Setup.of(players, secret=f"help {seed}", start=0), Random(seed), care=0.9)
        tables += [replace(begun(seats=players), match=now) for now, _ in story(match)]
    return tables


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whoever_is_to_play_gets_a_reason_or_a_legal_play_for_every_card_and_colour(players: int) -> None:
    for table in _tables(players, SOAK):
        match = the_match(table)
        if match.phase is not Phase.PLAY:
            continue
        seat = match.to_act[0]
        help_ = help_for(table, seat)
        impossible = {obstacle.move.play for obstacle in help_.why}
        possible = {(p.number, p.colour.word) for p in legal_actions(match, seat) if isinstance(p, Play)}
        assert impossible.isdisjoint(possible)
        assert impossible | possible == {(n, c.word) for n in match.round.hands[seat] for c in ALL_COLOURS}


def test_out_of_turn_there_is_exposure_and_nothing_to_choose() -> None:
    help_ = help_for(in_play(), 1)
    assert (help_.why, help_.costs, help_.forced) == ((), (), None)
    assert help_.exposure


def test_there_is_no_help_for_spectators_nor_where_nothing_is_played() -> None:
    table = in_play()
    assert help_for(table, None) == Help(table.number)
    for quiet in (made(seats=3), after(table, Abandoned()), played_out(full(seats=3))):
        assert help_for(quiet, 0) == Help(quiet.number)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_help_is_the_same_for_deals_that_the_seat_can_not_tell_apart(players: int) -> None:
    compared = 0
    for number in range(2 * SOAK):
        rng = Random(f"help {players} {number}")
        setup = Setup.of(players, layout=SIDES["white"], start=0, given=shuffled_deals(players, rng))
        match = random_match(setup, rng, care=0.9)
        for seat in range(players):
            other = twin(match, seat, rng)
            if other is None:
                continue
            for (one, _), (two, _) in zip(story(match), other, strict=True):
                table = begun(seats=players)
                ours, theirs = help_for(replace(table, match=one), seat), help_for(replace(table, match=two), seat)
                assert msgspec.json.encode(ours) == msgspec.json.encode(theirs)
                compared += one.round.hands != two.round.hands
    assert compared
