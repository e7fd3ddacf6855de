"""A position drawn with Rich: the research board, the trick, and a row for each seat."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from catinthebox.records.record import seat_letter
from catinthebox.rules import NEUTRAL, Colour, Match, Phase, Play, Round, Seat, Space
from catinthebox.rules.cards import space_index

INK = {
    Colour.RED: "#d55e00",
    Colour.BLUE: "#56b4e9",
    Colour.YELLOW: "#f0e442",
    Colour.GREEN: "#009e73",
}
"""Colours that colour-blind people can tell apart, after Okabe and Ito."""

NEUTRAL_MARK = "#"


def draw_position(match: Match, names: tuple[str, ...], *, ply: int, last: int) -> RenderableType:
    """The whole position, hands and discards open."""
    return Group(
        _title(match, ply, last),
        Text(),
        _board(match),
        Text(),
        _trick(match.round, names),
        Text(),
        _seats(match, names),
    )


def _title(match: Match, ply: int, last: int) -> Text:
    setup = match.setup
    return Text(
        f"Round {match.round.number} of {setup.players}, ply {ply} of {last}, {setup.layout.name} side, "
        f"{match.phase.value.replace('_', ' ')}",
        style="bold",
    )


def _board(match: Match) -> Table:
    """One cell a space: the letter of its owner, or the space's name where it is empty."""
    table = Table(show_header=False, box=None, padding=(0, 1))
    for row in match.setup.layout.grid(match.setup.size.numbers):
        table.add_row(*(_space(match.round, space) for space in row))
    return table


def _space(round_: Round, space: Space | None) -> Text:
    if space is None:
        return Text("")
    owner = round_.board[space_index(*space)]
    name = f"{space.number}{space.colour.letter}"
    if owner is None:
        return Text(f"{name} ·", style=f"dim {INK[space.colour]}")
    return Text(f"{name} {_owner(owner)}", style=f"bold {INK[space.colour]}")


def _owner(owner: Seat) -> str:
    return NEUTRAL_MARK if owner == NEUTRAL else seat_letter(owner)


def _trick(round_: Round, names: tuple[str, ...]) -> Text:
    text = Text()
    if round_.paradox is not None:
        text.append(f"Paradox! {_name(round_.paradox, names)} can't declare any card.", style="bold")
    elif round_.trick:
        text.append(f"Trick {len(round_.tricks) + 1}: ")
        for place, play in enumerate(round_.trick):
            seat = (round_.leader + place) % round_.setup.players
            text.append(f"{seat_letter(seat)} ").append(_play(play)).append("  ")
    elif round_.tricks and (winner := round_.tricks[-1].winner) is not None:
        text.append(f"{_name(winner, names)} won trick {len(round_.tricks)}.")
    else:
        text.append("No trick yet.")
    return text


def _play(play: Play) -> Text:
    return Text(str(play), style=f"bold {INK[play.colour]}")


def _seats(match: Match, names: tuple[str, ...]) -> Table:
    round_ = match.round
    table = Table("seat", "to act", "predicted", "tricks", "tokens", "hand", "aside", "total", box=None, padding=(0, 1))
    for seat in match.setup.seats:
        table.add_row(
            Text(_name(seat, names)),
            "→" if seat in round_.to_act else "",
            _or_dash(round_.predictions[seat]),
            str(round_.tricks_won[seat]),
            _tokens(round_.tokens[seat]),
            " ".join(map(str, round_.hands[seat])),
            _or_dash(round_.discards[seat]),
            str(match.totals[seat]) if match.past or match.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER) else "–",
        )
    return table


def _tokens(colours: tuple[Colour, ...]) -> Text:
    """The colour tokens left, an x where one is lost."""
    text = Text()
    for colour in Colour:
        text.append(colour.letter if colour in colours else "x", style=INK[colour] if colour in colours else "dim")
    return text


def _name(seat: Seat, names: tuple[str, ...]) -> str:
    return f"{seat_letter(seat)} {names[seat]}" if names else seat_letter(seat)


def _or_dash(value: int | None) -> str:
    return "–" if value is None else str(value)
