"""The header of a record: who plays, on which board, and where the deals come from."""

import re
from dataclasses import dataclass
from functools import cached_property

from catinthebox.records.lines import Tag, Word
from catinthebox.records.record import NOTATION, OWN_TAGS, SEAT_LETTERS
from catinthebox.rules import (
    SIDES,
    CatInTheBoxError,
    Deal,
    Layout,
    Seat,
    Setup,
    commitment_to,
    parse_rows,
)
from catinthebox.rules.sizes import SIZES, GameSize


@dataclass(frozen=True)
class Heading:
    """The tags of one match, read but not yet a setup: given deals stand further down in the text."""

    by_name: dict[str, Tag]
    tags: tuple[tuple[str, str], ...]
    """The free remarks."""
    end: Word
    """Where the header ends."""

    def tag(self, name: str) -> Tag:
        """A tag that must be there."""
        if name not in self.by_name:
            self.end.fail(f"the tag {name} is missing")
        return self.by_name[name]

    def value(self, name: str) -> str | None:
        """The text of a tag, None if it is not there."""
        return self.by_name[name].value if name in self.by_name else None

    @cached_property
    def size(self) -> GameSize:
        """The row of the table for the number of players."""
        tag = self.tag("Players")
        sizes = {str(players): size for players, size in SIZES.items()}
        if tag.value not in sizes:
            tag.word.fail("the game is for 2 to 5 players")
        return sizes[tag.value]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Who sits where: everybody or nobody."""
        letters = SEAT_LETTERS[: self.size.players]
        if not any(letter in self.by_name for letter in letters):
            return ()
        return tuple(self.tag(letter).value for letter in letters)

    @cached_property
    def given(self) -> int:
        """How many deals were entered by hand."""
        tag = self.by_name.get("Given")
        if tag is None:
            return 0
        if not re.fullmatch("[1-5]", tag.value) or int(tag.value) > self.size.players:
            tag.word.fail(f"expected a number of rounds from 1 to {self.size.players}")
        return int(tag.value)

    @property
    def given_word(self) -> Word:
        """Where the number of given deals stands."""
        return self.tag("Given").word

    def setup(self, given: tuple[Deal, ...]) -> Setup:
        """The setup that the header describes."""
        self._check_commitment()
        letters = SEAT_LETTERS[: self.size.players]
        layout, (start, drawn) = self._layout(), self._start()
        try:
            setup = Setup.of(
                self.size.players,
                layout=layout,
                secret=self.value("Secret"),
                entropy=tuple(self.value(f"Entropy{letter}") for letter in letters),
                start=None if drawn else start,
                given=given,
            )
        except CatInTheBoxError as error:
            self.end.fail(error.message, error.rules)
        if setup.start() != start:
            self.tag("Start").word.fail("this start seat does not follow from the secret", ("G1",))
        return setup

    def _start(self) -> tuple[Seat, bool]:
        tag = self.tag("Start")
        letter, _, how = tag.value.partition(" ")
        if how not in ("drawn", "chosen"):
            tag.word.fail("expected the seat that starts, then 'drawn' or 'chosen'")
        return Word(letter, tag.word.line, tag.word.column).seat(self.size.players), how == "drawn"

    def _layout(self) -> Layout:
        side, rows = self.tag("Side"), self.by_name.get("Layout")
        if rows is None:
            if side.value not in SIDES:
                side.word.fail(f"expected {' or '.join(SIDES)}, or the tag Layout beside it")
            return SIDES[side.value]
        try:
            return parse_rows(side.value, rows.value.split("/"))
        except CatInTheBoxError as error:
            rows.word.fail(error.message, error.rules)

    def _check_commitment(self) -> None:
        secret, commitment = self.by_name.get("Secret"), self.by_name.get("Commitment")
        if secret is None:
            for name in self.by_name:
                if name == "Commitment" or name.startswith("Entropy"):
                    self.by_name[name].word.fail(f"the tag {name} needs the tag Secret")
        elif commitment is not None and commitment.value != commitment_to(secret.value):
            commitment.word.fail("the commitment does not fit the secret")


def read_heading(tags: list[Tag]) -> Heading:
    """The header from its tags; each may stand once, and the version comes first."""
    first = tags[0]
    if (first.name, first.value) != ("Catinthebox", NOTATION):
        first.word.fail(f'a record begins with [Catinthebox "{NOTATION}"]')
    by_name: dict[str, Tag] = {}
    for tag in tags:
        if tag.name in by_name:
            tag.word.fail(f"the tag {tag.name} stands here twice")
        by_name[tag.name] = tag
    remarks = tuple((tag.name, tag.value) for tag in tags if tag.name not in OWN_TAGS)
    last = tags[-1].word
    heading = Heading(by_name, remarks, Word("", last.line, len(last.text.rstrip()) + 1))
    _refuse_absent_seats(heading)
    return heading


def _refuse_absent_seats(heading: Heading) -> None:
    for letter in SEAT_LETTERS[heading.size.players :]:
        for name in (letter, f"Entropy{letter}"):
            if name in heading.by_name:
                heading.by_name[name].word.fail(f"there is no seat {letter} at this table")
