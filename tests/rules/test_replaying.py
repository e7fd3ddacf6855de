"""A match is its setup and its actions: replaying them leads to the same match by the same events."""

import pytest
from hypothesis import given as always

from catinthebox.rules import Discard, Phase, Play, Predict, Refused, Setup, actions_of, new_match, replay
from catinthebox.rules.events import Discarded
from tests.support.positions import BLUE, given
from tests.support.walks import Walk, walks


@always(walks())
def test_the_actions_of_a_match_lead_to_it_again_by_the_same_events(walk: Walk) -> None:
    walked = list(walk.moments())

    replayed = list(replay(walk.setup, [actions_of(round_) for round_ in walked[-1].match.rounds]))

    assert len(replayed) == len(walked)
    for moment, (match, events) in zip(walked, replayed, strict=True):
        if moment.match.phase is Phase.DISCARD:
            continue  # the order in which cards are put aside is not kept
        assert match == moment.match
        assert events == moment.events or isinstance(events[0], Discarded)


def test_the_actions_of_a_round_are_discards_by_seat_then_predictions_and_plays_in_turn() -> None:
    match = given(3, ["1 2", "3 4", "5 6"], start=1, discards="2 4 6", predictions="1 3 4", play="3b 5b")

    assert actions_of(match.round) == (
        (0, Discard(2)),
        (1, Discard(4)),
        (2, Discard(6)),
        (1, Predict(1)),
        (2, Predict(3)),
        (0, Predict(4)),
        (1, Play(3, BLUE)),
        (2, Play(5, BLUE)),
    )


def test_a_replay_of_no_rounds_is_empty() -> None:
    assert list(replay(Setup.of(3, secret="any"), [])) == []


def test_a_replay_refuses_what_the_rules_refuse() -> None:
    setup = Setup.of(3, secret="any")
    match, _ = new_match(setup)
    discard = Discard(match.round.hands[0][0])

    with pytest.raises(Refused):
        list(replay(setup, [[(0, discard), (0, discard)]]))
    with pytest.raises(Refused):  # a second round before the first is over
        list(replay(setup, [[(0, discard)], []]))
