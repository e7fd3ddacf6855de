"""One commit: the entries that wait, of all tables, on disk together.

All rows go in one statement: with one each, SQLite's thread would wait for Python's lock after every row while the
event loop is busy.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from catinthebox.server.storage import schema
from catinthebox.server.tables.entries import NOBODY, Entry, Made, Player, Seated
from catinthebox.server.tables.table import Table

encode = msgspec.json.Encoder().encode

_CHANGE = update(schema.tables).where(schema.tables.c.id == bindparam("of"))
_STAND = delete(schema.seats).where(schema.seats.c.table == bindparam("of"))
_SIT = insert(schema.seats).values(
    guest=select(schema.guests.c.id).where(schema.guests.c.id == bindparam("sitter")).scalar_subquery()
)
"""Nobody's seat if the guest has been forgotten meanwhile."""

_ROWS: Final = 1000
"""SQLite takes some thirty thousand values in a statement."""


@dataclass(frozen=True, slots=True)
class Written:
    """An entry as it stands in a log."""

    number: int
    entry: Entry
    at: float
    move_id: str | None = None

    def without(self, guest: str) -> "Written":
        """The same entry, without the guest if it is the one that was seated."""
        match self.entry:
            case Seated(seat, Player(guest=seated)) if seated == guest:
                return replace(self, entry=Seated(seat, NOBODY))
            case _:
                return self


@dataclass(slots=True, eq=False)
class Append:
    """An entry that waits to be written, and the one who waits for it."""

    written: Written
    table: Table
    """The table after the entry."""
    shows: bool
    """Whether lists of tables change with it."""
    done: "asyncio.Future[bool]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


def commit(connection: Connection, batch: list[Append], *, again: bool) -> set[Append]:
    """Write a batch; what of it stands there now. `again`: an earlier try was broken off."""
    batch.sort(key=_by_place)  # two servers that write the same tables in the same order can't wait for each other
    kind, insert_entries = _KINDS[connection.dialect.name]
    new_table = kind(schema.tables).on_conflict_do_nothing()
    for append in batch:
        if isinstance(append.written.entry, Made):
            connection.execute(new_table.values(id=append.table.id, **_listed(append)))
    written = insert_entries(connection, batch)
    shown = [append for append in batch if append.shows and append in written]
    if shown:
        _list(connection, shown)
    if again:  # perhaps it was broken off after its commit
        written |= {append for append in batch if _stands(connection, append)}
    return written


def _by_place(append: Append) -> tuple[str, int]:
    return append.table.id, append.written.number


def _row(append: Append) -> tuple[str, int, str, str | None, float]:
    written = append.written
    return append.table.id, written.number, encode(written.entry).decode(), written.move_id, written.at


def _insert_sqlite(connection: Connection, batch: list[Append]) -> set[Append]:
    """What of the batch is written. Mostly all of it is; then SQLite's count of rows says so."""
    written: list[Append] = []
    for begin in range(0, len(batch), _ROWS):
        part = batch[begin : begin + _ROWS]
        values = ",".join(["(?,?,?,?,?)"] * len(part))
        done = connection.exec_driver_sql(
            f'INSERT INTO entries ("table", number, body, move_id, at) VALUES {values} ON CONFLICT DO NOTHING',
            tuple(value for append in part for value in _row(append)),
        )
        all_of_it = done.rowcount == len(part)
        written += part if all_of_it else [append for append in part if _stands(connection, append)]
    return set(written)


def _insert_postgresql(connection: Connection, batch: list[Append]) -> set[Append]:
    """What of the batch is written."""
    rows = connection.exec_driver_sql(
        'INSERT INTO entries ("table", number, body, move_id, at) '
        "SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::float8[]) "
        'ON CONFLICT DO NOTHING RETURNING "table", number, body, move_id, at',
        tuple(map(list, zip(*map(_row, batch), strict=True))),
    )
    written = set(map(tuple, rows))
    return {append for append in batch if _row(append) in written}


_KINDS: Final[dict[str, tuple[Any, Callable[[Connection, list[Append]], set[Append]]]]] = {
    "sqlite": (sqlite.insert, _insert_sqlite),
    "postgresql": (postgresql.insert, _insert_postgresql),
}


def _stands(connection: Connection, append: Append) -> bool:
    """Whether exactly this entry stands in the log: then we wrote it."""
    columns, number = schema.entries.c, append.written.number
    row = connection.execute(select(schema.entries).where(columns.table == append.table.id, columns.number == number))
    return row.one_or_none() == _row(append)


def _listed(append: Append) -> dict[str, object]:
    options = append.table.options
    return {
        "made_at": append.written.at,
        "public": options.public,
        "seats": options.seats,
        **_changing(append),
    }


def _changing(append: Append) -> dict[str, object]:
    table = append.table
    return {
        "changed_at": append.written.at,
        "status": table.status.value,
        "players": encode([player and {"name": player.name, "bot": player.bot} for player in table.players]).decode(),
    }


def _list(connection: Connection, appends: list[Append]) -> None:
    """Bring the lists of tables up to the log."""
    connection.execute(_CHANGE, [{"of": append.table.id, **_changing(append)} for append in appends])
    connection.execute(_STAND, [{"of": append.table.id} for append in appends])
    sitting = [
        {"table": append.table.id, "seat": seat, "sitter": player.guest}
        for append in appends
        for seat, player in enumerate(append.table.players)
        if player is not None
    ]
    if sitting:
        connection.execute(_SIT, sitting)
