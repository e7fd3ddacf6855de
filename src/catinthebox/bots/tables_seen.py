"""A seat's view as a table of the kernel, for bots that think in its words."""

from typing import Final

from catinthebox.kernel import tables
from catinthebox.kernel.converting import write_history
from catinthebox.kernel.layouts import KERNEL_SPACES, space_of
from catinthebox.kernel.spaces import EVERY_NUMBER
from catinthebox.kernel.tricks import strength
from catinthebox.rules import Phase, View

_PHASES: Final = {
    Phase.DISCARD: tables.DISCARDING,
    Phase.PREDICT: tables.PREDICTING,
    Phase.PLAY: tables.PLAYING,
}


def table_seen(view: View) -> list[int]:
    """What a seat that has to act sees, as a table of the kernel on which nobody else has cards."""
    assert view.seat is not None  # a spectator has nothing to choose
    table = [0] * tables.WORDS
    tables.clear(table, view.size.players, view.start)
    table[tables.PHASE] = _PHASES[view.phase]
    table[tables.TURN] = view.seat
    table[tables.HANDS + view.seat] = sum([1 << 4 * (number - 1) for number in view.hand])
    for index, owner in enumerate(view.board):
        if owner is not None:
            bit = 1 << KERNEL_SPACES[index]
            table[tables.TAKEN] |= bit
            if owner >= 0:
                table[tables.BOARDS + owner] |= bit
    for seat, colours in enumerate(view.tokens):
        table[tables.COLOURS + seat] = sum([EVERY_NUMBER << colour for colour in colours])
        table[tables.ANNOUNCED] |= (view.predictions[seat] or 0) << 4 * seat
        table[tables.WON] |= view.tricks_won[seat] << 4 * seat
    table[tables.DISCARDS] = (view.discards[view.seat] or 0) << 4 * view.seat
    table[tables.DONE] = len(view.tricks)
    _lay_trick(table, view)
    write_history(table, [*(play for trick in view.tricks for play in trick.plays), *view.trick])
    return table


def _lay_trick(table: list[int], view: View) -> None:
    """The trick under way, and who takes it as it lies."""
    table[tables.PLACE] = len(view.trick)
    for place, play in enumerate(view.trick):
        table[tables.LED] = view.trick[0].colour
        worth = strength(space_of(play.colour, play.number), view.trick[0].colour)
        if worth > table[tables.BEST]:
            table[tables.BEST] = worth
            table[tables.WINNER] = (view.leader + place) % view.size.players
