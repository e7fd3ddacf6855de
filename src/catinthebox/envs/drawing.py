"""A view drawn as text: the research board, the trick under way, and a line for each seat."""

from catinthebox.records.record import seat_letter
from catinthebox.rules import NEUTRAL, Colour, Seat, Space, View
from catinthebox.rules.cards import space_index


def draw(view: View) -> str:
    """The table as the seat of this view sees it. A space without a token shows its name."""
    board = [" ".join(_space(view, space) for space in row) for row in view.layout.grid(view.size.numbers)]
    trick = " ".join(map(str, view.trick)) or "-"
    title = f"round {view.round}, {view.phase.value.replace('_', ' ')}, trick: {trick}"
    return "\n".join([title, *board, *(_seat(view, seat) for seat in range(view.size.players))])


def _space(view: View, space: Space | None) -> str:
    if space is None:
        return "  "
    owner = view.board[space_index(*space)]
    if owner is None:
        return f"{space.number}{space.colour.letter}"
    return " #" if owner == NEUTRAL else f" {seat_letter(owner)}"


def _seat(view: View, seat: Seat) -> str:
    hand = view.hands[seat]
    cards = "?" * view.hand_sizes[seat] if hand is None else "".join(map(str, hand))
    colours = "".join(colour.letter if colour in view.tokens[seat] else "x" for colour in Colour)
    prediction = view.predictions[seat] or "-"
    turn = ">" if seat in view.to_act else " "
    return (
        f"{turn}{seat_letter(seat)} {cards:10} {colours} {view.tricks_won[seat]} of {prediction} {view.totals[seat]:4}"
    )
