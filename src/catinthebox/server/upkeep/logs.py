"""Reading every table's log again, by the rules: whether each entry follows from those before."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from sqlalchemy import Row, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from catinthebox.records import read_record, write_record
from catinthebox.rules import CatInTheBoxError, commitment_to
from catinthebox.server.storage import schema
from catinthebox.server.tables.entries import Entry, Made
from catinthebox.server.tables.table import Table, fold, make_table
from catinthebox.server.upkeep.progress import Told

_decode = msgspec.json.Decoder(Entry).decode

_Log = list[Row[*tuple[Any, ...]]]


class BadLog(CatInTheBoxError):
    """A log that does not tell a match by the rules."""

    code = "bad_log"


async def check_logs(connection: AsyncConnection, told: Told) -> list[BadLog]:
    """All logs that are not right. The work of a moment for a club, of minutes for millions of matches."""
    total = await connection.scalar(select(func.count()).select_from(schema.tables)) or 0
    listed = {
        row.id: row.status for row in await connection.execute(select(schema.tables.c.id, schema.tables.c.status))
    }
    bad = []
    done = 0
    async for table_id, log in _logs(connection):
        done += 1
        told("replaying", done, total)
        try:
            _check(table_id, log, listed.pop(table_id))
        except BadLog as error:
            bad.append(error)
    return bad + [BadLog(f"table {table_id} has no log", table=table_id) for table_id in listed]


async def _logs(connection: AsyncConnection) -> AsyncIterator[tuple[str, _Log]]:
    """Each table's entries, in order."""
    entries = schema.entries.c
    query = select(entries.table, entries.number, entries.body, entries.at).order_by(entries.table, entries.number)
    log: _Log = []
    async for row in await connection.stream(query, execution_options={"yield_per": 1000}):
        if log and log[0].table != row.table:
            yield log[0].table, log
            log = []
        log.append(row)
    if log:
        yield log[0].table, log


def _check(table_id: str, log: _Log, status: str) -> None:
    table = replay_log(table_id, log)
    if table.status.value != status:
        raise BadLog(f"table {table_id} is listed as {status}, its log says {table.status.value}", table=table_id)
    if table.match is None:
        return
    # A record is read by other code than plays the match: it deals again from the secret and replays every trick.
    again = read_record(write_record(table.record(table.match))).match
    if again != table.match or again.setup.commitment != commitment_to(table.secret):
        raise BadLog(f"the deals of table {table_id} do not follow from its secret", table=table_id)


def replay_log(table_id: str, log: _Log) -> Table:
    """The table at the end of its log; each entry has the next number and is possible after those before it."""
    table: Table | None = None
    for place, row in enumerate(log, start=1):
        where = f"table {table_id}, entry {row.number}"
        if row.number != place:
            raise BadLog(f"table {table_id} has no entry {place}", table=table_id, number=place)
        try:
            entry = _decode(row.body)
            if table is None:
                if not isinstance(entry, Made):
                    raise BadLog(f"{where}: a log begins with how its table was made", table=table_id, number=place)
                table = make_table(table_id, entry, row.at)
            else:
                table, _ = fold(table, entry, row.at)
        except (CatInTheBoxError, msgspec.DecodeError, AssertionError, LookupError) as error:
            if isinstance(error, BadLog):
                raise
            raise BadLog(f"{where}: {error}", table=table_id, number=place) from error
    assert table is not None
    return table
