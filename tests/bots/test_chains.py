"""Chains of worlds: each could be the truth, and each comes as often as it is likely."""

from math import log
from statistics import fmean

import pytest

from catinthebox.bots.search import chains, worlds
from catinthebox.bots.search.chains import Chain
from catinthebox.bots.search.seeing import seen_by
from catinthebox.kernel import tables
from catinthebox.kernel.chance import key_of
from catinthebox.kernel.converting import match_of
from catinthebox.kernel.seats import of_seat
from catinthebox.rules import Phase, View, view
from tests.bots.rounds_seen import left_over, mind, positions, public

WORDS = chains.WORLD_WORDS
every_size = pytest.mark.parametrize("players", [2, 3, 4, 5])


def new_chain(players: int) -> Chain:
    return Chain([0] * WORDS, [0.0] * players, [0] * WORDS, [0.0] * players, [0.0] * players)


def held(table: list[int], seat: int) -> list[int]:
    """How many of each number a seat has in its hand or has put aside."""
    aside = of_seat(table[tables.DISCARDS], seat)
    return [of_seat(table[tables.HANDS + seat], place) + (aside == place + 1) for place in range(9)]


@every_size
def test_no_seat_could_tell_a_world_from_the_truth(players: int) -> None:
    for match in list(positions(players, "chains"))[::3]:
        seat = match.to_act[0]
        seen, table, chain = view(match, seat), [0] * tables.WORDS, new_chain(players)
        for world in range(3):
            chains.next_world(seen_by(seen, list), key_of(5, world), 4, chain, table, mind(seen))
            likely = [each for other, each in enumerate(chain.likely) if other != seat]
            if seen.phase is Phase.DISCARD or min(likely) > worlds.UNTHINKABLE:
                table[tables.LEFTOVER] = left_over(table, seen)
                assert public(view(match_of(table, players, seen.layout), seat)) == public(seen)


@pytest.mark.parametrize("players", [2, 3])
def test_a_world_comes_as_often_as_it_is_likely(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards on the mean as in worlds that are drawn anew, each counting as much as it is likely."""
    seen = late(players)
    facts, table, other = seen_by(seen, list), [0] * tables.WORDS, (seen.seat or 0) + 1
    weights, drawn = [], []
    monkeypatch.setattr(chains, "STRANGERS", 0.0)
    for number in range(1500):
        weights.append(worlds.imagine(facts, key_of(1, number), table, mind(seen), again=False))
        drawn.append(held(table, other % players))
    expected = [sum(w * cards[place] for w, cards in zip(weights, drawn, strict=True)) for place in range(9)]
    chain, came = new_chain(players), []
    for number in range(1500):
        chains.next_world(facts, key_of(2, number), 2, chain, table, mind(seen))
        came.append(held(table, other % players))
    for place in range(9):
        mean = fmean(cards[place] for cards in came)
        assert mean == pytest.approx(expected[place] / sum(weights), abs=0.15), place + 1


def late(players: int) -> View:
    """When much was seen and something is hidden still."""
    playing = [match for match in positions(players, "late") if match.phase is Phase.PLAY]
    match = playing[len(playing) // 2]
    return view(match, match.to_act[0])


def test_they_explain_what_happened_better_than_cards_dealt_anyhow() -> None:
    seen = late(4)
    facts, table = seen_by(seen, list), [0] * tables.WORDS
    dealt, came = [], []
    for key in range(20):
        dealt.append(log(worlds.imagine(facts, key, table, mind(seen), again=False)))
        chain = new_chain(4)
        chains.next_world(facts, key, 8, chain, table, mind(seen))
        came.append(sum(log(likely) for seat, likely in enumerate(chain.likely) if seat != seen.seat))
    assert fmean(came) > fmean(dealt) + 2


def test_a_step_that_was_not_kept_leaves_no_trace() -> None:
    """The table shows the world of the chain, not the last trial."""
    seen = late(4)
    facts, table, again, chain = seen_by(seen, list), [0] * tables.WORDS, [0] * tables.WORDS, new_chain(4)
    for number in range(30):
        chains.next_world(facts, key_of(3, number), 1, chain, table, mind(seen))
        chains.relive(facts, 0, list(chain.world), again, mind(seen), 0, [0.0] * 4, [0.0] * 4)
        assert table == again


def test_of_a_stranger_nothing_can_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no mind explains what was done, every world in which the rules allow it is as good."""
    seen = late(4)
    facts, table, chain = seen_by(seen, list), [0] * tables.WORDS, new_chain(4)
    monkeypatch.setattr(chains, "chance_of", lambda deed, legal, chances: 0.0)
    chains.next_world(facts, 1, 8, chain, table, mind(seen))
    for seat in {0, 1, 2, 3} - {seen.seat}:
        deeds = 1 + sum(of_seat(facts.shown[seat], place) for place in range(9))  # a prediction, and the cards played
        assert chain.likely[seat] == pytest.approx(chains.STRANGERS * chains.A_STRANGERS_DEED**deeds)
