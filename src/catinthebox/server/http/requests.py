"""What requests say: their JSON bodies, each with its limits. Unknown fields are refused."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from catinthebox.bots import DEFAULT_LEVEL
from catinthebox.server.live.messages import Id, Number
from catinthebox.server.tables.entries import Move
from catinthebox.server.tables.options import TableOptions

Words = Annotated[str, Meta(max_length=200)]
LARGEST_RECORD: Final = 65_536
"""Bytes; the record of a match for five has about four thousand."""

SeatNumber = Annotated[int, Meta(ge=0, le=4)]


class _Request(Struct, frozen=True, forbid_unknown_fields=True):
    """The ground of all requests."""


class Named(_Request, frozen=True):
    """What a guest wants to be called: 1 to 24 visible characters."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]


class LinkCode(_Request, frozen=True):
    """The one-time code that carries a guest to another device."""

    code: Words


class NewTable(TableOptions, frozen=True, forbid_unknown_fields=True):
    """A new table: its options, and who sits there from the start."""

    bots: Annotated[tuple[Words | None, ...], Meta(max_length=5)] = ()
    """For each seat from 0 the name of a bot, or null to leave it to people; seats not named are left to people."""
    sit: bool = True
    """Whether who makes the table takes the first seat that is left."""


class Practise(_Request, frozen=True):
    """A match to take up, where, and from which seat."""

    record: Annotated[str, Meta(max_length=LARGEST_RECORD)]
    ply: Annotated[int, Meta(ge=0, le=9999)]
    """A frame of the record's replay, from 0."""
    seat: SeatNumber
    """Where the asker sits down."""
    bot: Words = DEFAULT_LEVEL
    """Who sits at all other seats."""


class Join(_Request, frozen=True):
    """The seat to take, any free one if left out."""

    seat: SeatNumber | None = None


class PutBot(_Request, frozen=True):
    """A bot by name, and where it shall sit."""

    seat: SeatNumber
    bot: Words


class Clear(_Request, frozen=True):
    """The seat to free."""

    seat: SeatNumber


class Entropy(_Request, frozen=True):
    """Any text of one's own, for the deals."""

    text: Words


class MakeMove(_Request, frozen=True):
    """A move. The id is the client's own: the same id counts once, however often it is sent, and by whatever way."""

    id: Id
    move: Move
    based_on: Number
    """The number of the last entry the client had seen; if the turn has passed since, the move is late."""


class React(_Request, frozen=True):
    """One of the few phrases."""

    phrase: Words


class Abandon(_Request, frozen=True):
    """Whether to offer the end of the match, or to take the offer back."""

    abandon: bool = True
