"""What a seat sees in numbers: the kernel writes, for every seat at every moment, what the seat's view shows."""

import numpy as np
from hypothesis import given, settings

from catinthebox.envs.episodes import seat_to_act
from catinthebox.kernel import observing, recalling, table_of, tables
from catinthebox.kernel.one_table import OneTable
from catinthebox.rules import Match, view
from tests.kernel.seen_in_a_view import in_numbers, seen_now, seen_so_far
from tests.support.soak import EXAMPLES
from tests.support.walks import Walk, walks


def compiled(match: Match) -> OneTable:
    """The round under way as compiled words, where nothing but the moment counts."""
    table = OneTable.dealt(match.round.deal, match.round.start, match.setup.layout)
    table.words[:] = table_of(match.round)
    return table


@given(walks())
@settings(max_examples=EXAMPLES // 5)
def test_every_seat_sees_what_its_view_shows(walk: Walk) -> None:
    for match in (moment.match for moment in walk.moments()):
        plain, table, players = table_of(match.round), compiled(match), match.setup.players
        for seat in match.setup.seats:
            shown = view(match, seat)
            now, so_far = seen_now(shown), seen_so_far(shown)
            seen, recalled = [0] * len(now), [0] * len(so_far)
            observing.observe(plain, players, seat, seen)
            recalling.recall(plain, players, seat, recalled)
            assert (seen, recalled) == (now, so_far)
            array, longer = np.zeros(len(now), np.int8), np.zeros(len(so_far), np.float32)
            table.observe(seat, array)
            table.recall(seat, longer)
            assert (array.tolist(), longer.tolist()) == (now, so_far)


@given(walks())
@settings(max_examples=EXAMPLES // 5)
def test_whoever_acts_may_do_what_its_view_says(walk: Walk) -> None:
    for match in (moment.match for moment in walk.moments()):
        table = compiled(match)
        assert table.is_over is not bool(match.to_act)
        legal = []
        if match.to_act:
            assert table.turn == seat_to_act(match)
            legal = in_numbers(view(match, table.turn).legal)
        mask = np.ones(tables.ACTIONS, np.int8)
        table.write_legal(mask)
        assert np.flatnonzero(mask).tolist() == legal
        assert [action for action in range(tables.ACTIONS) if table.legal >> action & 1] == legal
