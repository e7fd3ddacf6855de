"""What a seat sees in numbers: the same as the kernel writes, but out of its view alone."""

from hypothesis import given, settings

from catinthebox.envs.episodes import seat_to_act
from catinthebox.envs.seeing import how_many, in_numbers, numbers, pieces
from catinthebox.kernel import observing, table_of, tables
from catinthebox.rules import Setup, new_match, view
from tests.support.soak import EXAMPLES
from tests.support.walks import Walk, walks


@given(walks())
@settings(max_examples=EXAMPLES // 5)
def test_a_view_says_the_same_as_the_kernel(walk: Walk) -> None:
    for match in (moment.match for moment in walk.moments()):
        if not match.to_act:
            continue
        players, seat = match.setup.players, seat_to_act(match)
        table = table_of(match.round)
        seen = [0] * how_many(players)
        observing.observe(table, players, seen)
        assert table[tables.TURN] == seat
        assert numbers(view(match, seat)) == seen
        legal = tables.legal_actions(table, players)
        assert in_numbers(view(match, seat).legal) == [
            action for action in range(tables.ACTIONS) if legal >> action & 1
        ]


def test_a_spectator_sees_no_cards() -> None:
    match, _ = new_match(Setup.of(3, secret="cards"))
    seen = pieces(view(match, None))
    assert not any(seen["hand"] + seen["discard"])
    assert sum(pieces(view(match, 0))["hand"]) == 10
