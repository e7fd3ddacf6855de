"""From what was asked for to a laid table: every wish is checked before a match begins."""

from dataclasses import dataclass
from pathlib import Path

from catinthebox.bots import DEFAULT_LEVEL, LEVELS, make_bot
from catinthebox.bots.naming import split_name
from catinthebox.cli.choosing import BadChoice, checked_bot, seat_named, split_names
from catinthebox.locales import Texts
from catinthebox.records.record import seat_letter
from catinthebox.rules import SIDES, BadLayout, BadSetup, Layout, Seat, Setup, new_secret, read_layout
from catinthebox.rules.sizes import SIZES
from catinthebox.tui.local_table import LocalTable

DEFAULT_PLAYERS = 4


@dataclass(frozen=True)
class Choices:
    """The options as they were typed; None is one that was left out."""

    players: int | None
    side: str | None
    layout: Path | None
    seat: str | None
    seed: str | None
    bots: tuple[str, ...]
    hot_seat: bool
    save: Path | None


def lay_table(choices: Choices, texts: Texts) -> tuple[LocalTable, Seat | None]:
    """The table with everybody in place, and the person's seat; None where people sit everywhere."""
    _check_save(choices.save)
    names = _bot_names(choices)
    players = _players(choices.players, names)
    setup = _setup(players, choices)
    if choices.hot_seat:
        return LocalTable(setup, [_person(texts, seat) for seat in setup.seats], {}), None
    own_seat = 0 if choices.seat is None else seat_named(choices.seat, players)
    others = [seat for seat in setup.seats if seat != own_seat]
    seated = {seat: names[place % len(names)] for place, seat in enumerate(others)}
    bots = {seat: make_bot(name, f"{setup.secret} {seat}", programs=True) for seat, name in seated.items()}
    called = [_bot(texts, seated, seat) if seat in seated else _person(texts, seat) for seat in setup.seats]
    return LocalTable(setup, called, bots), own_seat


def _check_save(path: Path | None) -> None:
    if path is not None and (path.is_dir() or not path.parent.is_dir()):
        raise BadChoice("cli-bad-save", file=str(path))


def _bot_names(choices: Choices) -> list[str]:
    """The bots' names: `--bots kitten,tomcat` is the same as `--bots kitten --bots tomcat`."""
    if choices.hot_seat and (choices.bots or choices.seat):
        raise BadChoice("cli-hot-seat-alone")
    names = [checked_bot(name) for text in choices.bots for name in split_names(text)]
    return names or [DEFAULT_LEVEL]


def _players(players: int | None, bots: list[str]) -> int:
    """How many play: as asked for, else one more than the bots if several are named."""
    if players is None:
        players = len(bots) + 1 if len(bots) > 1 else DEFAULT_PLAYERS
    if players not in SIZES:
        raise BadChoice("cli-bad-players", players=players)
    if len(bots) >= players:
        raise BadChoice("cli-too-many-bots", players=players, bots=len(bots))
    return players


def _setup(players: int, choices: Choices) -> Setup:
    secret = new_secret() if choices.seed is None else choices.seed
    try:
        return Setup.of(players, layout=_layout(choices), secret=secret)
    except BadLayout as bad:
        raise BadChoice("cli-bad-layout", file=str(choices.layout), **_layout_facts(bad)) from bad
    except BadSetup as bad:
        raise BadChoice("cli-bad-seed") from bad


def _layout(choices: Choices) -> Layout | None:
    """The board that was asked for; None is the rulebook's choice."""
    if choices.side is not None and choices.layout is not None:
        raise BadChoice("cli-side-and-layout")
    if choices.layout is not None:
        return read_layout(choices.layout)
    if choices.side is None:
        return None
    if choices.side not in SIDES:
        raise BadChoice("cli-bad-side", side=choices.side)
    return SIDES[choices.side]


def _layout_facts(bad: BadLayout) -> dict[str, object]:
    """What is wrong with a layout: the kind of problem, the line or the spaces."""
    facts = bad.facts
    spaces = facts.get("spaces") or (facts.get("space"), facts.get("other"))
    assert isinstance(spaces, tuple)
    problem = "no-file" if facts.get("line") == 0 else facts["problem"]
    return {"problem": problem, "line": facts.get("line", 0), "spaces": ", ".join(map(_as_drawn, filter(None, spaces)))}


def _as_drawn(space: str) -> str:
    """A space as layout files write it: `red 1` is `R1`."""
    colour, number = space.split()
    return colour[0].upper() + number


def _person(texts: Texts, seat: Seat) -> str:
    return texts.say("name-player", seat=seat_letter(seat))


def _bot(texts: Texts, seated: dict[Seat, str], seat: Seat) -> str:
    """A bot's name at the table, with its seat where several are called the same."""
    bot = seated[seat]
    name = texts.say("bot-called", bot=bot) if bot in LEVELS else split_name(bot)[0].capitalize()
    return name if list(seated.values()).count(bot) == 1 else f"{name} {seat_letter(seat)}"
