"""What a line typed in plain mode means: a command, or an action of the phase.

Commands and colours may be typed in the table's language or in English, without accents, and colours as short as they
are clear.
"""

import re
import unicodedata
from dataclasses import dataclass
from enum import StrEnum

from catinthebox.locales import Texts
from catinthebox.locales.telling import colour_declared, colour_name
from catinthebox.rules import Action, Colour, Discard, Phase, Play, Predict


class Word(StrEnum):
    """What a command begins with, in English."""

    BOARD = "board"
    HAND = "hand"
    TABLE = "table"
    SCORES = "scores"
    LOG = "log"
    LEGAL = "legal"
    WHY = "why"
    HINT = "hint"
    SAVE = "save"
    HELP = "help"
    QUIT = "quit"


@dataclass(frozen=True)
class Command:
    """Something asked of the table, such as `why 5 blue`."""

    word: Word
    rest: str


class Unclear(Exception):
    """A line that is no action; where a colour should stand, the word and all that it could mean."""

    def __init__(self, typed: str, colours: tuple[Colour, ...] | None = None) -> None:
        super().__init__(typed)
        self.typed = typed
        self.colours = colours


def command_in(texts: Texts, line: str) -> Command | None:
    """The command that a line begins with, if any."""
    typed, _, rest = line.strip().partition(" ")
    if typed == "?":
        return Command(Word.HINT, rest.strip())
    for word in Word:
        if _folded(typed) in (word.value, _folded(texts.say(f"plain-command-{word}"))):
            return Command(word, rest.strip())
    return None


def action_in(texts: Texts, line: str, phase: Phase) -> Action:
    """The action that a line stands for in a phase; raises `Unclear`."""
    number, words = _number_and_words(line)
    if phase is Phase.PLAY and words:
        return Play(number, _colour(texts, line, words))
    if phase is Phase.DISCARD and not words:
        return Discard(number)
    if phase is Phase.PREDICT and not words:
        return Predict(number)
    raise Unclear(line)


def _number_and_words(line: str) -> tuple[int, list[str]]:
    """The one number of a line and the words around it: "5b", "5 as blue", "blue 5"."""
    parts = re.findall(r"\d+|[^\s\d]+", line)
    numbers = [part for part in parts if part.isdecimal()]
    if len(numbers) != 1 or len(numbers[0]) > 2:
        raise Unclear(line)
    return int(numbers[0]), [part for part in parts if not part.isdecimal()]


def _colour(texts: Texts, line: str, words: list[str]) -> Colour:
    """The one colour that the words name; "as" before it may be there or not."""
    filler = colour_declared(texts, Colour.RED).split()[0]
    named = [word for word in words if _folded(word) not in ("as", filler)]
    if len(named) != 1:
        raise Unclear(line)
    meant = tuple(colour for colour in Colour if _may_mean(texts, named[0], colour))
    if len(meant) != 1:
        raise Unclear(named[0], meant)
    return meant[0]


def _may_mean(texts: Texts, typed: str, colour: Colour) -> bool:
    """Whether something typed is the beginning of a colour's name in the table's language or in English."""
    typed = unicodedata.normalize("NFC", typed).casefold()
    names = [colour.word, colour_name(texts, colour).casefold(), colour_declared(texts, colour).split()[-1].casefold()]
    if not typed.isascii():
        return any(name.startswith(typed) for name in names)
    return any(_folded(name).startswith(typed) for name in names)


def _folded(word: str) -> str:
    """A word in lower case without accents; the stroke of ł is not an accent to Unicode."""
    plain = unicodedata.normalize("NFD", word.casefold()).replace("ł", "l")
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
