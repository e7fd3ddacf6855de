"""What a client may say on a live connection, read strictly. docs/live.md shows each message and its answer."""

from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from catinthebox.rules import CatInTheBoxError
from catinthebox.server.tables import deciding
from catinthebox.server.tables.entries import Entry, Move
from catinthebox.server.tables.errors import TableRefused
from catinthebox.server.tables.table import Table

LARGEST_MESSAGE: Final = 4096
"""Bytes; the longest honest message has two hundred."""

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]
"""What a client calls its request; sent again with the same id, it counts once."""

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]

Decide = Callable[[Table], Entry]


class NotUnderstood(CatInTheBoxError):
    """Something that is not one of the messages below."""

    code = "bad_message"


class _Message(Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """The ground of all messages."""


class Hello(_Message, frozen=True):
    """I have everything up to this number; without a number, show me the table."""

    after: Number | None = None
    views: bool = False
    """Send along with each new entry all that I may know after it."""


class Ping(_Message, frozen=True):
    """The client asks whether we are there."""


class MoveRequest(_Message, frozen=True, tag="move"):
    """I make this move, on the table as it was after `based_on`."""

    id: Id
    based_on: Number
    move: Move

    def decider(self, guest: str) -> Decide:
        """How the table decides."""
        return lambda table: deciding.move(table, _seat_of(table, guest), self.move, self.based_on)


class ReadyRequest(_Message, frozen=True, tag="ready"):
    """The next round may begin."""

    id: Id | None = None

    def decider(self, guest: str) -> Decide:
        """How the table decides."""
        return lambda table: deciding.be_ready(table, guest)


class ReactRequest(_Message, frozen=True, tag="react"):
    """I say one of the few phrases."""

    phrase: Annotated[str, Meta(max_length=40)]
    id: Id | None = None

    def decider(self, guest: str) -> Decide:
        """How the table decides."""
        return lambda table: deciding.react(table, guest, self.phrase)


class AbandonRequest(_Message, frozen=True, tag="abandon"):
    """I offer to abandon the match, or take the offer back."""

    abandon: bool
    id: Id | None = None

    def decider(self, guest: str) -> Decide:
        """How the table decides."""
        return lambda table: deciding.offer(table, guest, self.abandon)


Request = MoveRequest | ReadyRequest | ReactRequest | AbandonRequest
"""What is asked of the table itself."""

_decode: Final = msgspec.json.Decoder(Hello | Ping | Request).decode


def understand(text: str | bytes) -> Hello | Ping | Request:
    """The message that a text is."""
    if len(text) > LARGEST_MESSAGE:
        raise NotUnderstood(f"a message has at most {LARGEST_MESSAGE} bytes")
    try:
        message: Hello | Ping | Request = _decode(text)
    except msgspec.MsgspecError as error:
        raise NotUnderstood(str(error)) from error
    except (RecursionError, UnicodeError) as error:
        raise NotUnderstood("this can't be read as JSON") from error
    return message


def told(error: CatInTheBoxError) -> dict[str, Any]:
    """An error as a client is told of it."""
    return {"code": error.code, "message": error.message, "rules": error.rules, "facts": error.facts}


def _seat_of(table: Table, guest: str) -> int:
    seat = table.seat_of(guest)
    if seat is None:
        raise TableRefused("not_seated", "you do not sit at this table")
    return seat
