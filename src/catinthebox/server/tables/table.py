"""A table at one moment, and how an entry of its log changes it."""

from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import TypeVar, assert_never

from catinthebox.records import Record
from catinthebox.rules import Action, Events, Match, Phase, Seat, Setup, act, commitment_to, next_round, replay
from catinthebox.server.tables.entries import (
    Abandoned,
    Begun,
    Dealt,
    Entry,
    Made,
    Mixed,
    Move,
    Moved,
    Offered,
    Player,
    Practice,
    Reacted,
    Ready,
    Rematched,
    Seated,
    Stood,
)
from catinthebox.server.tables.options import TableOptions

T = TypeVar("T")


class Status(StrEnum):
    """How far a table is."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"
    ABANDONED = "abandoned"


@dataclass(frozen=True)
class Table:
    """A table as its log says. `number` is the number of the last entry."""

    id: str
    number: int
    options: TableOptions
    secret: str = field(repr=False)
    host: str
    practice: Practice | None
    """Where the match is taken up, if it does not begin at its beginning."""
    players: tuple[Player | None, ...]
    entrants: tuple[Player | None, ...]
    """Who sat at each seat when the match began: the result is theirs, even if a bot plays on in their place."""
    entropy: tuple[str | None, ...]
    expected: frozenset[str]
    """The guests who have not come yet; each finds a seat."""
    match: Match | None
    ready: frozenset[Seat]
    """Who is ready for the next round."""
    offers: frozenset[Seat]
    """Who offers to abandon the match."""
    abandoned: bool
    rematch: str | None
    """The table where the same people went on."""
    waiting_since: float
    """When the clock of the seats to act began, in seconds of the epoch."""
    turn_number: int
    """The number of the entry after which the seats to act have been the same; a move based on less is late."""

    @property
    def status(self) -> Status:
        """How far the table is."""
        if self.abandoned:
            return Status.ABANDONED
        if self.match is None:
            return Status.OPEN
        return Status.OVER if self.match.phase is Phase.MATCH_OVER else Status.PLAYING

    @cached_property
    def commitment(self) -> str:
        """The hash that binds the host to the deals."""
        return commitment_to(self.secret)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats where people sit."""
        return tuple(seat for seat, player in enumerate(self.players) if player is not None and player.guest)

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return None not in self.players

    @property
    def kept(self) -> int:
        """So many of the free seats are kept for those who have not come yet."""
        return min(self.players.count(None), len(self.expected))

    def seat_of(self, guest: str | None) -> Seat | None:
        """Where a guest sits."""
        if guest is not None:
            for seat, player in enumerate(self.players):
                if player is not None and player.guest == guest:
                    return seat
        return None

    def setup(self) -> Setup:
        """The match as agreed, before its first deal."""
        return Setup.of(
            self.options.seats,
            layout=self.options.layout(),
            secret=self.secret,
            entropy=self.entropy,
            start=self.options.start,
            given=() if self.practice is None else self.practice.given,
        )

    def record(self, match: Match) -> Record:
        """The record of the match, with everybody's names, and a remark where they did not play it from the start."""
        names = tuple(player.name if player else "" for player in self.players)
        return Record(match, names, () if self.practice is None else (("Practice", f"from ply {self.practice.ply}"),))


def make_table(table_id: str, entry: Made, at: float) -> Table:
    """The table that the first entry of a log makes."""
    nobody = (None,) * entry.options.seats
    return Table(
        id=table_id,
        number=1,
        options=entry.options,
        secret=entry.secret,
        host=entry.host,
        practice=entry.practice,
        players=nobody,
        entrants=nobody,
        entropy=nobody,
        expected=frozenset(entry.expected),
        match=None,
        ready=frozenset(),
        offers=frozenset(),
        abandoned=False,
        rematch=None,
        waiting_since=at,
        turn_number=1,
    )


def fold(table: Table, entry: Entry, at: float) -> tuple[Table, Events]:
    """The table after one more entry, and what happened in the game."""
    number = table.number + 1
    match entry:
        case Made():
            raise AssertionError("only the first entry of a log makes a table")
        case Seated(seat, player):
            players, expected = _with(table.players, seat, player), table.expected - {player.guest}
            return _changed(table, number=number, players=players, expected=expected), ()
        case Stood(seat):
            players, entropy = _with(table.players, seat, None), _with(table.entropy, seat, None)
            return _changed(table, number=number, players=players, entropy=entropy), ()
        case Mixed(seat, entropy):
            return _changed(table, number=number, entropy=_with(table.entropy, seat, entropy)), ()
        case Begun():
            return _with_match(_changed(table, entrants=table.players), _beginning(table), at)
        case Moved(seat, move):
            assert table.match is not None
            return _with_match(table, act(table.match, seat, _action(move)), at)
        case Ready(seat):
            return _changed(table, number=number, ready=table.ready | {seat}), ()
        case Dealt():
            assert table.match is not None
            return _with_match(table, next_round(table.match), at)
        case Reacted():
            return _changed(table, number=number), ()
        case Offered(seat, abandon):
            offers = table.offers | {seat} if abandon else table.offers - {seat}
            return _changed(table, number=number, offers=offers), ()
        case Abandoned():
            return _changed(table, number=number, abandoned=True), ()
        case Rematched(other):
            return _changed(table, number=number, rematch=other), ()
        case _:
            assert_never(entry)


def _beginning(table: Table) -> tuple[Match, Events]:
    """The match where people take it up, and all that has happened in it."""
    played = ((),) if table.practice is None else table.practice.rounds
    steps = list(replay(table.setup(), [[(seat, _action(move)) for seat, move in actions] for actions in played]))
    return steps[-1][0], tuple(event for _, events in steps for event in events)


def _action(move: Move) -> Action:
    action = move.action()
    assert action is not None
    return action


def _with_match(table: Table, step: tuple[Match, Events], at: float) -> tuple[Table, Events]:
    """The table with its match moved on. A new turn starts the clock anew; while all discard, it runs for everybody."""
    match, events = step
    number = table.number + 1
    same_turn = table.match is not None and table.match.phase is match.phase is Phase.DISCARD
    return (
        _changed(
            table,
            number=number,
            match=match,
            ready=frozenset(),
            waiting_since=table.waiting_since if same_turn else at,
            turn_number=table.turn_number if same_turn else number,
        ),
        events,
    )


def _changed(table: Table, **changes: object) -> Table:
    """`dataclasses.replace` at a quarter of its cost: this runs on every move."""
    after = object.__new__(Table)
    object.__setattr__(after, "__dict__", table.__dict__ | changes)
    return after


def _with(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])
