"""What a record holds."""

import re
from dataclasses import dataclass, field
from typing import Final

from catinthebox.rules import BadSetup, Match, Seat

NOTATION: Final = "1"
"""The version of the notation, raised when older readers would misread it."""

SEAT_LETTERS: Final = "ABCDE"
"""How the notation names the seats, clockwise."""

OWN_TAGS: Final = frozenset(
    {"Catinthebox", "Players", "Side", "Layout", "Start", "Commitment", "Secret", "Given"}
    | set(SEAT_LETTERS)
    | {f"Entropy{letter}" for letter in SEAT_LETTERS}
)
"""The header tags with a meaning; all others are free remarks, such as Date or Place."""


@dataclass(frozen=True)
class Record:
    """A match with what belongs to it on paper."""

    match: Match
    names: tuple[str, ...] = ()
    """Who sat where; empty if nobody wrote it down."""
    tags: tuple[tuple[str, str], ...] = ()
    """Free remarks: pairs of a tag and its text."""
    digest: str | None = field(default=None, compare=False)
    """The digest that was read, None if the text had none. Writing always makes a new one."""

    def __post_init__(self) -> None:
        if len(self.names) not in (0, self.match.setup.players):
            raise BadSetup(f"{len(self.names)} names for {self.match.setup.players} seats")
        for tag, _ in self.tags:
            if not re.fullmatch("[A-Z][A-Za-z]*", tag) or tag in OWN_TAGS:
                raise BadSetup(f"{tag!r} can't be the tag of a remark")
        if len({tag for tag, _ in self.tags}) < len(self.tags):
            raise BadSetup("the tag of a remark may stand once")
        try:
            "".join((*self.names, *(value for _, value in self.tags))).encode()
        except UnicodeEncodeError as error:
            raise BadSetup("a name or remark must be valid Unicode text") from error


def seat_letter(seat: Seat) -> str:
    """How the notation names a seat."""
    return SEAT_LETTERS[seat]
