"""Public tables that wait for players leave the lobby when nobody has been there for long.

Each server notes of the open tables where somebody is that they are attended; whichever server then finds one that has
not been for long closes it. Who comes back to the table at the last moment may find it closed, and no more is lost.
"""

import asyncio
import time
from contextlib import suppress
from typing import Final

import structlog
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from catinthebox.server.live.hub import Hub
from catinthebox.server.storage.schema import tables
from catinthebox.server.storage.writing import writing
from catinthebox.server.tables.deciding import close
from catinthebox.server.tables.errors import TableRefused
from catinthebox.server.tables.table import Status

DESERTED: Final = 3600.0
"""Seconds without anybody after which an open public table is closed."""

EVERY: Final = 300.0
"""Seconds from one look to the next."""

_AT_ONCE: Final = 100

log = structlog.get_logger()


class Sweeper:
    """Closes deserted tables as long as `run` runs."""

    def __init__(self, engine: AsyncEngine, hub: Hub, *, deserted: float = DESERTED) -> None:
        self._engine = engine
        self._hub = hub
        self._deserted = deserted

    async def run(self) -> None:
        """Look again and again, until cancelled; not at once, so that people come back first after a restart."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.sweep()
            except Exception as error:  # the next look will do
                log.warning("tables_not_swept", error=repr(error))

    async def sweep(self) -> None:
        """Note which tables are attended here, and close those that are not anywhere."""
        now = time.time()
        attended = update(tables).where(tables.c.id.in_(self._hub.attended()), tables.c.status == Status.OPEN.value)
        deserted = (
            select(tables.c.id)
            .where(tables.c.public, tables.c.status == Status.OPEN.value, tables.c.changed_at < now - self._deserted)
            .order_by(tables.c.changed_at.desc())  # those that stay for days come last
            .limit(_AT_ONCE)
        )
        async with writing(self._engine) as connection:
            await connection.execute(attended.values(changed_at=now))
            found = (await connection.execute(deserted)).scalars().all()
        for table_id in found:
            live = await self._hub.refresh(table_id)
            number = live.table.number
            with suppress(TableRefused):
                await self._hub.act(table_id, lambda table, number=number: close(table, number))  # type: ignore[misc]
