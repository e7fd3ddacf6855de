"""Practice: a table that stands at a moment of a match which was played before, to play on from there.

The rounds up to that moment are dealt by hand, as the record has them; those after it follow from the table's own
secret. So the deals of the first can't be checked, and replays and records say so.
"""

import msgspec

from catinthebox.rules import SIDES, Layout, Match, actions_of, layout_rows, replay
from catinthebox.server.tables.entries import Move, Practice
from catinthebox.server.tables.errors import TableRefused
from catinthebox.server.tables.options import OwnLayout, TableOptions


def take_up(match: Match, ply: int) -> tuple[TableOptions, Practice]:
    """What is agreed at a table that takes a match up at a frame of its replay, and how it stands then."""
    positions = [position for position, _ in replay(match.setup, map(actions_of, match.rounds))]
    if ply >= len(positions):
        raise TableRefused("no_ply", f"the last ply of this record is {len(positions) - 1}", last=len(positions) - 1)
    position = positions[ply]
    if not position.to_act:
        raise TableRefused("nothing_to_decide", f"at ply {ply} a round is over", ply=ply)
    rounds = tuple(tuple((seat, Move.of(action)) for seat, action in actions_of(round_)) for round_ in position.rounds)
    return _options(match), Practice(tuple(round_.deal for round_ in position.rounds), rounds)


def _options(match: Match) -> TableOptions:
    setup = match.setup
    options = TableOptions(seats=setup.players, side=_side(setup.layout), start=setup.start(), hints=True)
    try:
        return msgspec.convert(msgspec.to_builtins(options), TableOptions)
    except msgspec.ValidationError as error:  # a record may draw its board larger than a table's may be
        raise TableRefused("bad_layout", f"this board is too large for a table: {error}") from error


def _side(layout: Layout) -> str | OwnLayout:
    if SIDES.get(layout.name) == layout:
        return layout.name
    return OwnLayout(layout.name, tuple(layout_rows(layout)))
