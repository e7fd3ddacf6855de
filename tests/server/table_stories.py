"""Tables without a server: made, filled and played by the pure functions of `tables`."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from catinthebox.rules import Deal, Events, Match, actions_of, new_match
from catinthebox.server.tables.entries import Begun, Dealt, Entry, Made, Move, Moved, Player, Seated
from catinthebox.server.tables.options import TableOptions
from catinthebox.server.tables.table import Table, fold, make_table
from tests.support.walks import random_match

SECRET = "5ec4e7" * 10
GUESTS = ("guest-ada", "guest-bea", "guest-cyd", "guest-dov", "guest-eve")
NAMES = ("Ada", "Bea", "Cyd", "Dov", "Eve")
NOON = 43_200.0


def made(*, host: str = GUESTS[0], secret: str = SECRET, table_id: str = "the-table", **options: Any) -> Table:
    """A table that has just been made, at noon; nobody sits there."""
    return make_table(table_id, Made(TableOptions(**options), secret, host), NOON)


def after(table: Table, *entries: Entry) -> Table:
    """The table after these entries, a second between one and the next."""
    for entry in entries:
        table, _ = fold(table, entry, NOON + table.number)
    return table


def person(seat: int) -> Seated:
    """Ada sits down at seat 0, Bea at seat 1, and so on."""
    return Seated(seat, Player(NAMES[seat], guest=GUESTS[seat]))


def bot(seat: int, name: str = "random") -> Seated:
    """A bot is put at a seat."""
    return Seated(seat, Player(name, bot=name))


def full(**options: Any) -> Table:
    """A table with a person at every seat, about to begin."""
    table = made(**options)
    return after(table, *map(person, range(table.options.seats)))


def begun(**options: Any) -> Table:
    """A table whose first round has just been dealt."""
    return after(full(**options), Begun())


def entries_of(match: Match) -> Iterator[Entry]:
    """The entries that tell a match, from the first deal on."""
    for round_ in match.rounds:
        yield Begun() if round_.number == 1 else Dealt()
        yield from moves(actions_of(round_))


def moves(actions: Iterable[Any]) -> Iterator[Entry]:
    """The entries of a round's actions."""
    return (Moved(seat, Move.of(action)) for seat, action in actions)


def played_out(table: Table, seed: int = 1) -> Table:
    """A full table after a match played at random to its end."""
    return after(table, *entries_of(random_match(table.setup(), Random(seed), care=0.9)))


def begin_by_hand(table: Table, given: tuple[Deal, ...], at: float) -> tuple[Table, Events]:
    """The table after its match began with these deals instead of those of its secret. No server can do that."""
    match, events = new_match(replace(table.setup(), given=given))
    return replace(fold(table, Begun(), at)[0], match=match), events
