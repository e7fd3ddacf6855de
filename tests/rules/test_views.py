"""A view shows what a person in that seat may know and nothing more."""

import json
from dataclasses import fields, is_dataclass
from random import Random

import pytest
from hypothesis import given as always

from catinthebox.rules import (
    SIDES,
    Deal,
    Match,
    Phase,
    Round,
    Seat,
    Setup,
    event_to_json,
    legal_actions,
    new_secret,
    seen_event,
    view,
)
from catinthebox.rules.events import Dealt, Discarded, Paradox
from tests.support.positions import BLUE, dealt, discarded, given, played, plays, position
from tests.support.soak import SOAK
from tests.support.twins import Story, shuffled_deals, story, twin
from tests.support.walks import Walk, moments, random_match, walks

PLAYERS = [2, 3, 4, 5]
TABLES = 6 * SOAK


def shown(told: Story, viewer: Seat | None) -> list[bytes]:
    """All that a viewer is ever shown, byte by byte: the view at each moment and what is told of each event."""
    return [
        repr((view(match, viewer), [seen_event(event, viewer) for event in events])).encode() for match, events in told
    ] + [json.dumps(event_to_json(seen_event(event, viewer))).encode() for _, events in told for event in events]


def a_match(players: int, table: int) -> Match:
    """A finished match with deals by hand, played more or less carefully."""
    rng = Random(f"twins {players} {table}")
    setup = Setup.of(
        players,
        layout=SIDES[rng.choice(["white", "purple"])],
        secret="the same",
        start=rng.randrange(players),
        given=shuffled_deals(players, rng),
    )
    return random_match(setup, rng, care=rng.choice([0.5, 0.9, 1.0]))


@pytest.mark.parametrize("players", PLAYERS)
def test_matches_that_a_seat_can_not_tell_apart_are_shown_alike_to_the_last_byte(players: int) -> None:
    pairs = 0
    for table in range(TABLES):
        match = a_match(players, table)
        told = story(match)
        for viewer in (*range(players), None):
            other = twin(match, viewer, Random(table))
            if other is not None and other[0][0].setup.given != match.setup.given:
                pairs += 1
                assert shown(other, viewer) == shown(told, viewer)

    assert pairs > TABLES * (players + 1) / 2


@pytest.mark.parametrize("players", PLAYERS)
def test_what_moved_is_seen_by_whoever_holds_it(players: int) -> None:
    # the other side of the test above: the comparison of bytes does notice a card that is not hidden
    noticed = 0
    for table in range(TABLES):
        match = a_match(players, table)
        other = twin(match, None, Random(table))
        noticed += other is not None and shown(other, 0) != shown(story(match), 0)

    assert noticed > TABLES / 2


def reachable(value: object) -> list[object]:
    """A value and everything inside it."""
    if is_dataclass(value):
        return [value, *(part for field in fields(value) for part in reachable(getattr(value, field.name)))]
    if isinstance(value, tuple):
        return [value, *(part for item in value for part in reachable(item))]
    return [value]


@always(walks())
def test_a_view_holds_no_part_of_the_full_state(walk: Walk) -> None:
    for moment in walk.a_round_and_the_end():
        for viewer in (0, None):
            parts = reachable(view(moment.match, viewer))
            assert not any(isinstance(part, Match | Round | Setup | Deal) for part in parts)


@always(walks())
def test_hands_and_discards_of_others_are_blank_but_for_a_paradox(walk: Walk) -> None:
    for moment in walk.moments():
        round_ = moment.match.round
        for viewer in (*walk.setup.seats, None):
            seen = view(moment.match, viewer)
            for seat in walk.setup.seats:
                open_to_all = seat == round_.paradox
                assert seen.hands[seat] == (round_.hands[seat] if seat == viewer or open_to_all else None)
                assert seen.discards[seat] == (round_.discards[seat] if seat == viewer else None)
            assert seen.hand_sizes == tuple(map(len, round_.hands))
            assert seen.discarded == tuple(card is not None for card in round_.discards)


@always(walks())
def test_what_lies_open_is_shown_to_all_as_it_is(walk: Walk) -> None:
    for moment in walk.a_round_and_the_end():
        match, round_ = moment.match, moment.match.round
        for viewer in (0, None):
            seen = view(match, viewer)
            assert (seen.phase, seen.round, seen.start, seen.to_act) == (
                match.phase,
                round_.number,
                round_.start,
                match.to_act,
            )
            assert (seen.predictions, seen.tokens, seen.board) == (round_.predictions, round_.tokens, round_.board)
            assert (seen.leader, seen.led, seen.trick, seen.tricks) == (
                round_.leader,
                round_.led,
                round_.trick,
                round_.tricks,
            )
            assert (seen.tricks_won, seen.paradox) == (round_.tricks_won, round_.paradox)
            assert (seen.round_scores, seen.totals, seen.winners) == (match.round_scores, match.totals, match.winners)
            assert (seen.size, seen.layout) == (match.setup.size, match.setup.layout)


@always(walks())
def test_a_seat_is_told_its_own_legal_actions_and_a_spectator_none(walk: Walk) -> None:
    for moment in walk.moments():
        for seat in walk.setup.seats:
            assert view(moment.match, seat).legal == legal_actions(moment.match, seat)
        assert view(moment.match, None).legal == ()


@pytest.mark.parametrize("players", PLAYERS)
def test_the_secret_is_shown_when_the_match_is_over_and_not_before(players: int) -> None:
    secret = new_secret()
    setup = Setup.of(players, secret=secret, entropy=("my own entropy",) * players)

    for moment in moments(setup, Random(players)):
        for viewer in (*range(players), None):
            seen = view(moment.match, viewer)
            over = moment.match.phase is Phase.MATCH_OVER
            assert seen.commitment == setup.commitment
            assert seen.secret == (secret if over else None)
            assert (secret in repr(seen)) is over
            assert all(secret not in repr(seen_event(event, viewer)) for event in moment.events)


def test_a_seat_sees_its_own_hand() -> None:
    match = dealt(3, ["1 1 2 2 3 3 4 4 5 5"])

    assert view(match, 0).hand == (1, 1, 2, 2, 3, 3, 4, 4, 5, 5)
    assert view(match, None).hand == ()


def test_an_empty_own_hand_is_not_a_hidden_one() -> None:
    assert view(position(2, ["1 2", ""]), 1).hand == ()


def test_the_led_colour_is_shown_while_a_trick_is_under_way() -> None:
    match = given(4, ["5"])

    assert view(match, 3).led is None
    assert view(played(match, "5b"), 3).led is BLUE
    assert view(played(match, "5b"), 3).trick == plays("5b")


def test_a_deal_is_told_to_each_seat_with_its_own_hand_only() -> None:
    event = Dealt(1, 0, ((1, 2), (3, 4), (5, 6)))

    assert seen_event(event, 1) == Dealt(1, 0, (None, (3, 4), None))
    assert seen_event(event, None) == Dealt(1, 0, (None, None, None))


def test_a_discard_is_told_to_others_without_the_card() -> None:
    assert seen_event(Discarded(1, 5), 1) == Discarded(1, 5)
    assert seen_event(Discarded(1, 5), 0) == seen_event(Discarded(1, 5), None) == Discarded(1, None)


def test_a_paradox_is_told_to_all_with_the_hand() -> None:
    assert seen_event(Paradox(1, (4, 6)), None) == Paradox(1, (4, 6))


def test_who_has_put_a_card_aside_is_shown_before_all_have() -> None:
    match = discarded(dealt(3, ["3", "4", "5"]), "3 4")

    assert view(match, 2).discarded == (True, True, False)
    assert view(match, 2).to_act == (2,)
