"""Reviews: matches looked at again, each once, by one server, one decision after the other, and kept.

A review waits as a row without a result. Whichever server is free takes the oldest; if it dies, another begins that one
anew. A row holds the match without anybody's name, so the same match is reviewed once whoever brings it, and there is
nothing to forget in it; who asks gets the names with the answer.
"""

import asyncio
import time
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from catinthebox.bots import ADVISER, require_bot
from catinthebox.kernel.errors import NotInstalled
from catinthebox.lab.review import Choice, Decision, choices_of, review_of, review_to_json
from catinthebox.records import Record, digest_of, read_record, write_record
from catinthebox.rules import CatInTheBoxError, actions_of
from catinthebox.server.keeping.hints import Busy
from catinthebox.server.keeping.questions import HowGood
from catinthebox.server.keeping.thinkers import BotFailed, Thinkers
from catinthebox.server.storage.schema import reviews, servers
from catinthebox.server.storage.writing import writing
from catinthebox.server.tables.entries import Move

LINE: Final = 100
"""How many reviews may wait; who comes then is sent away."""

_RETRY: Final = 1.0
_TRIES: Final = 3
"""How often a decision is given to a worker before the review is given up."""

Json = dict[str, Any]

log = structlog.get_logger()


class Progress(Struct, frozen=True):
    """How many decisions have been judged, and of how many."""

    done: int
    of: int


class NotReviewed(CatInTheBoxError):
    """A match of which no review could be made."""

    code = "not_reviewed"


class Reviews:
    """The reviews of one server. `run` must be running for any to be made."""

    def __init__(
        self, engine: AsyncEngine, server: str, thinkers: Thinkers, *, look_every: float, line: int = LINE
    ) -> None:
        """`look_every` so many seconds for reviews that another server left behind."""
        self._engine = engine
        self._server = server
        self._thinkers = thinkers
        self._line = line
        self._look_every = look_every
        self._failed: set[str] = set()
        self._wake = asyncio.Event()

    async def find(self, record: Record) -> Json | Progress | None:
        """The review of a match, or how far it is; None if nobody has asked for it yet."""
        digest = _digest(record)
        query = select(reviews.c.review, reviews.c.done, reviews.c.of).where(reviews.c.digest == digest)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        if row.review is not None:
            return {**msgspec.json.decode(row.review), "names": record.names}
        if digest in self._failed:
            raise NotReviewed("this match could not be reviewed")
        return Progress(row.done, row.of)

    async def begin(self, record: Record) -> Progress:
        """Ask for the review of a match; asked twice, it is made once."""
        kind: Any = postgresql if self._engine.dialect.name == "postgresql" else sqlite
        of = sum(len(actions_of(round_)) for round_ in record.match.rounds)
        new = {"digest": _digest(record), "record": _nameless(record), "asked_at": time.time(), "done": 0, "of": of}
        waiting = select(func.count()).select_from(reviews).where(reviews.c.review.is_(None))
        async with writing(self._engine) as connection:
            if ((await connection.scalar(waiting)) or 0) >= self._line:
                raise Busy("too many matches wait for their review", 60)
            await connection.execute(kind.insert(reviews).values(new).on_conflict_do_nothing())
        self._wake.set()
        return Progress(0, of)

    async def run(self) -> None:
        """Make one review after the other, until cancelled."""
        while True:
            self._wake.clear()
            try:
                while (taken := await self._take()) is not None:
                    await self._make(*taken)
            except Exception as error:  # whatever it is, the database most likely: it comes back, and so do we
                log.warning("not_reviewed", error=repr(error))
                await asyncio.sleep(_RETRY)
                continue
            with suppress(TimeoutError):
                async with asyncio.timeout(self._look_every):
                    await self._wake.wait()

    async def _take(self) -> tuple[str, str] | None:
        """The oldest review that no other server makes, and the record it is of; None if we can make none."""
        try:
            require_bot(ADVISER)
        except NotInstalled:
            return None
        columns = reviews.c
        nobodys = or_(columns.keeper.is_(None), columns.keeper.not_in(select(servers.c.id)))
        ours = columns.keeper == self._server  # left where the database went away
        free = select(columns.digest).where(columns.review.is_(None), or_(nobodys, ours))
        oldest = free.where(columns.digest.not_in(self._failed)).order_by(columns.asked_at).limit(1)
        taking = (
            update(reviews)
            .where(columns.digest == oldest.with_for_update(skip_locked=True).scalar_subquery())
            .values(keeper=self._server, done=0)
            .returning(columns.digest, columns.record)
        )
        async with writing(self._engine) as connection:
            row = (await connection.execute(taking)).one_or_none()
            return None if row is None else (row.digest, row.record)

    async def _make(self, digest: str, text: str) -> None:
        record = await asyncio.to_thread(read_record, text)
        choices = await asyncio.to_thread(lambda: list(choices_of(record.match)))
        decisions: list[Decision] = []
        told_at = time.monotonic()
        for choice in choices:
            try:
                decisions.append(await self._judge(choice))
            except BotFailed as failure:
                self._failed.add(digest)
                log.warning("not_reviewed", reason=str(failure))
                return
            if time.monotonic() - told_at > 1.0:
                told_at = time.monotonic()
                await self._write(digest, done=len(decisions))
        made = msgspec.json.encode(review_to_json(review_of(record, decisions))).decode()
        await self._write(digest, done=len(decisions), review=made)

    async def _judge(self, choice: Choice) -> Decision:
        for _ in range(_TRIES - 1):
            with suppress(BotFailed):
                return _decision(await self._thinkers.ask(HowGood(choice)))
        return _decision(await self._thinkers.ask(HowGood(choice)))

    async def _write(self, digest: str, **values: object) -> None:
        async with writing(self._engine) as connection:
            await connection.execute(update(reviews).where(reviews.c.digest == digest).values(**values))


def _nameless(record: Record) -> str:
    return write_record(Record(record.match))


def _digest(record: Record) -> str:
    return digest_of(Record(record.match))


def _decision(answer: bytes) -> Decision:
    told = msgspec.json.decode(answer)
    actions = {name: msgspec.convert(told[name], Move).action() for name in ("action", "best")}
    return Decision(**told | actions)
