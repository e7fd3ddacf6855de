"""No secret leaks: for two deals that somebody can't tell apart, all that is sent to them is the same to the last byte.

Here on tables dealt by hand, at every player count and from every seat, with the pairs that `twins` makes. The same
over real sockets is in `test_secrets_on_the_wire`.
"""

from dataclasses import replace
from random import Random

import pytest

from catinthebox.rules import SIDES, Match, Seat, Setup, actions_of, commitment_to, replay
from catinthebox.server.live.live_table import LiveTable, Watcher, as_frame
from catinthebox.server.storage.log import Written
from catinthebox.server.tables.entries import Begun, Dealt, Entry, Made, Reacted, Ready
from catinthebox.server.tables.options import TableOptions
from tests.server.table_stories import GUESTS, NOON, SECRET, begin_by_hand, entries_of, person
from tests.support.soak import SOAK
from tests.support.twins import Story, shuffled_deals, twin
from tests.support.walks import random_match

PLAYERS = [2, 3, 4, 5]
TABLES = 2 * SOAK


def a_match(players: int, table: int) -> Match:
    """A finished match with deals by hand, played more or less carefully."""
    rng = Random(f"secrets {players} {table}")
    setup = Setup.of(
        players,
        layout=SIDES[rng.choice(["white", "purple"])],
        secret=SECRET,
        start=rng.randrange(players),
        given=shuffled_deals(players, rng),
    )
    return random_match(setup, rng, care=rng.choice([0.5, 0.9, 1.0]))


def log_of(match: Match) -> list[Entry]:
    """All entries of a table's log from its making on; people say things and get ready in between."""
    setup = match.setup
    assert setup.secret is not None
    options = TableOptions(seats=setup.players, side=setup.layout.name, start=setup.start(), public=True)
    entries: list[Entry] = [Made(options, setup.secret, GUESTS[0]), *map(person, setup.seats)]
    for entry in entries_of(match):
        if isinstance(entry, Dealt):
            entries += [Ready(seat) for seat in setup.seats]
        entries += [entry, Reacted(0, "thinking")] if isinstance(entry, Begun | Dealt) else [entry]
    return entries


def sent(match: Match, viewer: Seat | None) -> list[str]:
    """All that is sent to somebody who watches a table, and all that would be if they came back at any moment."""
    first, *rest = log_of(match)
    live = LiveTable("the-table", [Written(1, first, NOON)])
    messages: list[bytes] = []
    with_views: list[bytes] = []
    guest = None if viewer is None else GUESTS[viewer]
    live.watch(Watcher(guest, messages.append), None)
    live.watch(Watcher(guest, with_views.append, views=True), None)
    for number, entry in enumerate(rest, start=2):
        written = Written(number, entry, NOON + number)
        if isinstance(entry, Begun):
            table, events = begin_by_hand(live.table, match.setup.given, written.at)
            live.accept(table, written, events)
        else:
            live.take(written)
        missed = [*live.since(None, guest), *live.since(max(1, number - 3), guest)]
        messages += [*with_views, *map(as_frame, missed)]
        with_views.clear()
    assert live.table.match == match
    return [frame[frame.index(b'{"') :].decode() for frame in messages]  # without the frame


def finished(story: Story) -> Match:
    """The match that a story ends with."""
    return story[-1][0]


@pytest.mark.parametrize("players", PLAYERS)
def test_tables_that_somebody_can_not_tell_apart_are_sent_alike_to_the_last_byte(players: int) -> None:
    pairs = 0
    for table in range(TABLES):
        match = a_match(players, table)
        for viewer in (*range(players), None):
            other = twin(match, viewer, Random(table))
            if other is not None and finished(other).setup.given != match.setup.given:
                pairs += 1
                assert sent(finished(other), viewer) == sent(match, viewer)

    assert pairs > TABLES


@pytest.mark.parametrize("players", PLAYERS)
def test_what_moved_is_sent_to_whoever_holds_it(players: int) -> None:
    # the other side of the test above: the comparison does notice a card that is not hidden
    noticed = 0
    for table in range(TABLES):
        match = a_match(players, table)
        other = twin(match, None, Random(table))
        noticed += other is not None and sent(finished(other), 0) != sent(match, 0)

    assert noticed > TABLES / 2


@pytest.mark.parametrize("players", PLAYERS)
def test_the_secret_is_sent_when_the_match_is_over_and_not_before(players: int) -> None:
    match = a_match(players, 1)
    for viewer in (0, None):
        messages = sent(match, viewer)
        over = next(number for number, message in enumerate(messages) if '"match_over"' in message)
        assert not any(SECRET in message for message in messages[:over])
        assert any(SECRET in message for message in messages[over:])


def test_of_the_secret_nothing_is_seen_but_the_commitment() -> None:
    match = a_match(3, 0)
    other = replace_secret(match, "another secret")

    for viewer in (0, None):
        ours, theirs = "\n".join(sent(match, viewer)), "\n".join(sent(other, viewer))
        assert ours != theirs
        assert theirs == ours.replace(commitment_to(SECRET), commitment_to("another secret")).replace(
            SECRET, "another secret"
        )


def replace_secret(match: Match, secret: str) -> Match:
    """The same match with the same cards, as if another secret had dealt them."""
    setup = replace(match.setup, secret=secret)
    *_, (same, _) = replay(setup, [actions_of(round_) for round_ in match.rounds])
    return same
