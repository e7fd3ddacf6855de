"""The lines of a record, cut into words that know where they stand."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NoReturn

from catinthebox.records.errors import BadRecord
from catinthebox.records.record import SEAT_LETTERS
from catinthebox.rules import Seat

_TAG: Final = re.compile(r'\s*\[([A-Z][A-Za-z]*)\s+("(?:[^"\\]|\\.)*")\]\s*')


@dataclass(frozen=True)
class Word:
    """One word of a line, or the place where a line ends (an empty text)."""

    text: str
    line: int
    column: int

    def fail(self, message: str, rules: tuple[str, ...] = ()) -> NoReturn:
        """Refuse the record here."""
        raise BadRecord(self.line, self.column, message, rules=rules)

    def whole(self) -> int:
        """The word as a whole number."""
        if not re.fullmatch(r"-?[0-9]{1,3}", self.text):
            self.fail(f"expected a number, found {self._found}")
        return int(self.text)

    def seat(self, players: int) -> Seat:
        """The word as the letter of a seat."""
        letters = SEAT_LETTERS[:players]
        if len(self.text) != 1 or self.text not in letters:
            self.fail(f"expected a seat from {letters[0]} to {letters[-1]}, found {self._found}")
        return letters.index(self.text)

    def cut(self, place: int) -> tuple["Word", "Word"]:
        """The word's first letters and its rest."""
        return Word(self.text[:place], self.line, self.column), Word(self.text[place:], self.line, self.column + place)

    @property
    def _found(self) -> str:
        return f"'{self.text}'" if self.text else "the end of the line"


@dataclass(frozen=True)
class Line:
    """A line of the body: its keyword and the words after it."""

    keyword: Word
    words: tuple[Word, ...]
    end: Word

    def reader(self) -> "WordReader":
        """The words after the keyword, to be taken one by one."""
        return WordReader(self)


class WordReader:
    """Takes the words of a line one by one; past the last there are only ends."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._place = 0

    @property
    def is_done(self) -> bool:
        """Whether all words are taken."""
        return self._place >= len(self._line.words)

    def take(self) -> Word:
        """The next word."""
        word = self.peek()
        self._place += 1
        return word

    def peek(self) -> Word:
        """The next word, left in place."""
        return self._line.end if self.is_done else self._line.words[self._place]

    def finish(self) -> None:
        """Refuse anything that is left."""
        if not self.is_done:
            self.peek().fail(f"nothing more is expected here, found '{self.peek().text}'")


@dataclass(frozen=True)
class Tag:
    """A line of the header."""

    name: str
    value: str
    word: Word


def read_lines(text: str) -> Iterator[Tag | Line]:
    """The header tags and body lines of a text; blank lines say nothing."""
    for number, raw in enumerate(text.split("\n"), start=1):
        if raw.lstrip().startswith("["):
            yield _tag(raw, number)
        elif raw.strip():
            yield _line(raw, number)


def _tag(raw: str, number: int) -> Tag:
    word = Word(raw, number, len(raw) - len(raw.lstrip()) + 1)
    found = _TAG.fullmatch(raw)
    if not found:
        word.fail('expected a tag such as [Players "3"]')
    try:
        value: str = json.loads(found[2])
        value.encode()
    except ValueError:
        Word(found[2], number, found.start(2) + 1).fail("this quoted text can't be read; quote as JSON does")
    return Tag(found[1], value, word)


def _line(raw: str, number: int) -> Line:
    words = tuple(Word(found[0], number, found.start() + 1) for found in re.finditer(r"\S+", raw))
    return Line(words[0], words[1:], Word("", number, len(raw.rstrip()) + 1))
