"""Plain mode from outside: the command in a process of its own, fed with lines and read to its end."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass

from catinthebox.bots import make_bot
from catinthebox.cli.laying import Choices, lay_table
from catinthebox.locales import Texts
from catinthebox.locales.telling import colour_name
from catinthebox.rules import Action, Colour, Discard, Match, Phase, Play, Predict, Seat, why_not

SEED = "a quiet evening"
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}


@dataclass(frozen=True)
class Transcript:
    """What came of a match."""

    code: int
    lines: list[str]
    errors: str


def command(*options: str) -> list[str]:
    """The command line of a match that is the same every time."""
    return [sys.executable, "-m", "catinthebox", "play", "--seed", SEED, *options]


def play_plain(*options: str, typed: list[str]) -> Transcript:
    """`catinthebox play` with these lines on its standard input."""
    process = subprocess.run(
        command(*options),
        input="".join(f"{line}\n" for line in typed),
        capture_output=True,
        encoding="utf-8",
        env=ENVIRONMENT | {"PYTHONUTF8": "1"},
        check=False,
    )
    return Transcript(process.returncode, process.stdout.split("\n"), process.stderr)


def whole_match(players: int, language: str, *, hot_seat: bool = False, mistakes: bool = False) -> list[str]:
    """What people who play as well as a careful bot type from the first card to the last.

    With mistakes, each tries everything that is refused for a card in the hand before.
    """
    texts = Texts(language)
    table, reader = lay_table(Choices(players, None, None, None, SEED, (), hot_seat, None), texts)
    minds = {seat: make_bot("careful", f"person {seat}") for seat in table.people}
    typed: list[str] = []
    while not table.is_over:
        if (bot := table.bot_to_act) is not None:
            table.move_bot(bot)
        elif (person := table.person_to_act) is not None:
            if person != reader:
                typed += [""] if reader is None else ["", ""]  # what was read, and the curtain
                reader = person
            if mistakes:
                typed += [_typed(texts, mistake) for mistake in _refused(table.match, person)]
            action = minds[person].choose(table.view(person))
            typed.append(_typed(texts, action))
            table.act(person, action)
        else:
            typed.append("")
            table.next_round()
            reader = None if hot_seat else reader
    return typed


def _refused(match: Match, seat: Seat) -> Iterator[Action]:
    """What the seat may not do in this phase: plays of the own cards, predictions, a card it has not."""
    if match.phase is Phase.PLAY:
        tried: list[Action] = [Play(number, colour) for number in set(match.round.hands[seat]) for colour in Colour]
    else:
        tried = [Discard(9)] if match.phase is Phase.DISCARD else [Predict(2), Predict(7)]
    return (action for action in tried if why_not(match, seat, action))


def _typed(texts: Texts, action: Action) -> str:
    match action:
        case Discard(number) | Predict(number):
            return str(number)
        case Play(number, colour):
            return f"{number} {colour_name(texts, colour)}"
