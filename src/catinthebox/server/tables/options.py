"""What is agreed when a table is made."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from catinthebox.rules import SIDES, Layout, parse_rows

MAX_CLOCK: Final = 14 * 24 * 3600
"""Two weeks for a move is the slowest clock, in seconds."""

Text = Annotated[str, Meta(max_length=200)]


class OwnLayout(Struct, frozen=True, forbid_unknown_fields=True):
    """A board side of one's own, drawn in rows."""

    name: Text
    rows: Annotated[tuple[Text, ...], Meta(min_length=1, max_length=20)]


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed when a table is made. What is left out follows the rulebook or common sense."""

    seats: Annotated[int, Meta(ge=2, le=5)] = 4
    side: str | OwnLayout | None = None
    public: bool = False
    """In the lobby for everybody, and rated unless there are hints; otherwise by link only."""
    clock: Annotated[float, Meta(gt=0, le=MAX_CLOCK)] | None = None
    """Seconds for a move; without a clock nobody is hurried."""
    start: Annotated[int, Meta(ge=0, le=4)] | None = None
    """Who starts the first round; drawn if left out (G1)."""
    hints: bool = False
    """Whether people may ask what each of their actions promises."""
    quick_start: bool = True
    """Begin by itself as soon as every seat is taken."""
    pause: Annotated[float, Meta(ge=0, le=600)] = 15.0
    """Seconds between rounds, unless everybody is ready sooner."""

    def layout(self) -> Layout | None:
        """The layout of the board side; None for the rulebook's choice."""
        match self.side:
            case None:
                return None
            case OwnLayout(name, rows):
                return parse_rows(name, list(rows))
            case side:
                return SIDES[side]
