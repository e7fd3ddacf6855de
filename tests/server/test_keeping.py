"""What happens at tables without anybody's request: bots move, clocks run out, rounds are dealt, and servers stop."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from catinthebox.bots import make_bot
from catinthebox.rules import Discard, NotYourTurn, Phase, Seat, act, view
from catinthebox.server.keeping.duties import BotMove, GoOn, next_duty
from catinthebox.server.keeping.keeper import Keeper
from catinthebox.server.keeping.leases import Leases
from catinthebox.server.keeping.questions import WhatToDo
from catinthebox.server.keeping.thinkers import BotFailed, Thinkers
from catinthebox.server.live.hub import UNUSED_SECONDS, Hub
from catinthebox.server.live.notices import Notices, OneServer
from catinthebox.server.storage.log import Log
from catinthebox.server.storage.migrating import open_database
from catinthebox.server.tables import deciding
from catinthebox.server.tables.entries import Begun, Dealt, Made, Move, Moved, Player, Seated
from catinthebox.server.tables.errors import Late
from catinthebox.server.tables.options import TableOptions
from catinthebox.server.tables.table import Status, Table
from tests.server.lost_notices import LostNotices
from tests.server.table_stories import NOON, after, begun, bot, made, moves, person
from tests.server.truth import scores_by_the_rules

PATIENCE = 60.0
ADA = "guest-ada"


class Server:
    """The parts of a server that keep tables, without its doors."""

    def __init__(self, log: Log, hub: Hub, thinkers: Thinkers) -> None:
        self.log, self.hub, self.thinkers = log, hub, thinkers

    async def table_of_ada(self, table_id: str, *bots: str, **options: object) -> None:
        """A table with Ada at seat 0 and bots at the others; it begins by itself."""
        settled = TableOptions(**{"seats": len(bots) + 1, **options})  # type: ignore[arg-type]
        await self.hub.make(table_id, Made(settled, f"secret of {table_id}", ADA))
        for seat, name in enumerate(bots, start=1):
            await self.hub.act(table_id, lambda _, at=seat, name=name: Seated(at, Player(name, bot=name)))  # type: ignore[misc]
        await self.hub.act(table_id, lambda _: Seated(0, Player("Ada", guest=ADA)))

    async def until(self, table_id: str, true: Callable[[Table], bool]) -> Table:
        """The table, as soon as something is true of it."""
        async with asyncio.timeout(PATIENCE):
            while not true((await self.hub.find(table_id)).table):
                await asyncio.sleep(0.005)
        return (await self.hub.find(table_id)).table

    async def move(self, table_id: str, seat: Seat = 0) -> None:
        """Make some move for a seat."""
        table = (await self.hub.find(table_id)).table
        assert table.match is not None
        action = make_bot("careful", "Ada").choose(view(table.match, seat))
        await self.hub.act(table_id, lambda now: deciding.move(now, seat, Move.of(action), table.number))

    async def bring_to_bot(self, table_id: str) -> tuple[int, ...]:
        """Let Ada play until her next move is followed by the bot's; the workers that will think about that."""
        while True:
            table = await self.until(table_id, lambda now: now.match is not None and now.match.to_act == (0,))
            assert table.match is not None
            if table.match.phase is Phase.PLAY and not table.match.round.trick:
                return self.thinkers.pids
            await self.move(table_id)

    async def play_to_the_end(self, table_id: str) -> Table:
        """Ada moves whenever it is her turn."""
        while True:
            table = await self.until(table_id, lambda now: is_turn_of(now, 0) or now.status is not Status.PLAYING)
            if table.status is not Status.PLAYING:
                return table
            await self.move(table_id)

    async def moved(self, table_id: str) -> list[Moved]:
        """All moves in the table's log."""
        return [written.entry for written in await self.log.read(table_id) if isinstance(written.entry, Moved)]


def is_turn_of(table: Table, seat: Seat) -> bool:
    return table.match is not None and seat in table.match.to_act


@asynccontextmanager
async def keeping(
    data: Path,
    *,
    workers: int = 1,
    limit: float = PATIENCE,
    notices: Notices | None = None,
    unused_seconds: float = UNUSED_SECONDS,
) -> AsyncIterator[Server]:
    engine = await open_database(f"sqlite:///{data / 'keeping.sqlite'}")
    log, thinkers = Log(engine), Thinkers(workers, limit=limit)
    hub = Hub(log, notices or OneServer(), unused_seconds)
    writing = asyncio.create_task(log.run())
    listening = asyncio.create_task(hub.listen())
    try:
        async with Keeper(hub, Leases(engine, os.urandom(8).hex(), alone=True), thinkers):
            yield Server(log, hub, thinkers)
    finally:
        listening.cancel()
        log.close()
        await writing
        await engine.dispose()


# Duties, as values


def test_a_bot_moves_at_once_and_people_are_not_hurried_without_a_clock() -> None:
    table = after(made(seats=3), person(0), bot(1, "careful"), person(2), Begun())
    duty = next_duty(table)
    assert isinstance(duty, BotMove)
    assert (duty.seat, duty.bot, duty.by) == (1, "careful", "bot")
    assert duty.due <= table.waiting_since
    assert table.match is not None
    assert next_duty(after(table, Moved(1, Move(discard=table.match.round.hands[1][0])))) is None


def test_a_clock_runs_from_the_beginning_of_the_turn_and_a_bot_stands_in() -> None:
    table = begun(seats=3, clock=30.0)
    duty = next_duty(table)
    assert isinstance(duty, BotMove)
    assert duty.due == table.waiting_since + 30
    assert (duty.seat, duty.by) == (0, "clock")


def test_a_stand_in_that_thought_too_long_does_not_move_in_the_next_turn() -> None:
    table = begun(seats=2, start=0, clock=30.0)
    assert table.match is not None
    hands = table.match.round.hands
    duty = BotMove(NOON, 0, "careful", "clock")
    late = after(table, *moves([(0, Discard(hands[0][0])), (1, Discard(hands[1][0]))]))
    with pytest.raises(Late):
        duty.decide(late, Discard(hands[0][1]), table.number)
    with pytest.raises(NotYourTurn):  # all discard at once, so this turn is still the same
        duty.decide(after(table, *moves([(0, Discard(hands[0][0]))])), Discard(hands[0][1]), table.number)


def test_the_next_round_is_dealt_after_the_pause() -> None:
    table = begun(seats=2, pause=20.0)
    assert table.match is not None
    match = table.match
    while match.phase is not Phase.ROUND_OVER:
        seat = match.to_act[0]
        action = make_bot("careful", "").choose(view(match, seat))
        match, _ = act(match, seat, action)
        table = after(table, *moves([(seat, action)]))
    duty = next_duty(table)
    assert duty == GoOn(table.waiting_since + 20)
    assert isinstance(duty, GoOn)
    assert duty.decide(table) == Dealt()


# Whole matches


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
async def test_a_person_and_bots_finish_a_match_with_the_scores_of_the_rules(seats: int, tmp_path: Path) -> None:
    bots = ["careful", "random", "careful", "random"][: seats - 1]
    async with keeping(tmp_path) as server:
        await server.table_of_ada("t", *bots, pause=0)
        table = await server.play_to_the_end("t")
        assert table.match is not None
        assert table.match.totals == scores_by_the_rules(await server.log.read("t"))
        for entry in await server.moved("t"):
            assert entry.by == ("player" if entry.seat == 0 else "bot")


async def test_at_the_end_of_the_clock_a_bot_plays_and_the_person_takes_over_again_by_moving(tmp_path: Path) -> None:
    async with keeping(tmp_path) as server:
        await server.table_of_ada("t", "random", clock=1.0, pause=0)

        async def moves_for_ada() -> list[str]:
            return [entry.by for entry in await server.moved("t") if entry.seat == 0]

        while "clock" not in await moves_for_ada():
            await asyncio.sleep(0.01)
        while "player" not in await moves_for_ada():
            await server.until("t", lambda table: is_turn_of(table, 0))
            with suppress(Late, NotYourTurn):  # the clock may be faster
                await server.move("t")
        while (await moves_for_ada())[-1] != "clock":
            await asyncio.sleep(0.01)


async def test_without_a_clock_nothing_happens_to_who_is_away(tmp_path: Path) -> None:
    async with keeping(tmp_path) as server:
        await server.table_of_ada("waits", "random")
        await server.table_of_ada("plays", "random", pause=0)
        before = await server.until("waits", lambda table: table.match is not None and table.match.to_act == (0,))
        await server.play_to_the_end("plays")
        assert (await server.hub.find("waits")).table.number == before.number


async def test_rounds_follow_by_themselves_after_the_pause_and_sooner_when_all_are_ready(tmp_path: Path) -> None:
    async with keeping(tmp_path) as server:
        await server.table_of_ada("waits", "random", clock=0.01, pause=0.05)
        await server.table_of_ada("ready", "random", clock=0.01, pause=600)
        await server.until("waits", lambda table: table.status is Status.OVER)
        await server.until("ready", lambda table: table.match is not None and table.match.phase is Phase.ROUND_OVER)
        await server.hub.act("ready", lambda table: deciding.be_ready(table, ADA))
        await server.until("ready", lambda table: table.status is Status.OVER)


async def test_who_leaves_a_seat_to_a_bot_sees_it_move(tmp_path: Path) -> None:
    async with keeping(tmp_path) as server:
        await server.table_of_ada("t", "random", pause=0)
        await server.hub.act("t", lambda table: deciding.put_bot(table, ADA, 0, "careful"))
        await server.until("t", lambda table: table.status is Status.OVER)


# Bots that fail, and a server that stops


async def test_another_bot_moves_for_one_that_is_no_longer_known(tmp_path: Path) -> None:
    async with keeping(tmp_path) as server:
        await server.table_of_ada("t", "a bot of old times", pause=0)
        assert (await server.play_to_the_end("t")).status is Status.OVER


async def test_a_worker_that_dies_or_hangs_costs_one_move_and_no_more(tmp_path: Path) -> None:
    async with keeping(tmp_path, limit=2.0) as server:
        await server.table_of_ada("t", "careful", pause=0)
        for sign in (signal.SIGKILL, signal.SIGSTOP):
            (worker,) = await server.bring_to_bot("t")
            os.kill(worker, sign)
            await server.move("t")
            await server.until("t", lambda table: is_turn_of(table, 0))
            assert worker not in server.thinkers.pids
        assert (await server.play_to_the_end("t")).status is Status.OVER


async def test_bots_that_think_long_do_not_slow_people(tmp_path: Path) -> None:
    async with keeping(tmp_path) as server:
        await server.table_of_ada("slow", "careful", pause=0)
        (worker,) = await server.bring_to_bot("slow")
        os.kill(worker, signal.SIGSTOP)
        await server.move("slow")
        await server.hub.make("people", Made(TableOptions(seats=2, pause=0), "secret", ADA))
        for seat in (0, 1):
            await server.hub.act("people", lambda _, at=seat: person(at))  # type: ignore[misc]
        while (table := (await server.hub.find("people")).table).status is Status.PLAYING:
            assert table.match is not None
            await server.move("people", table.match.to_act[0])
        assert is_turn_of((await server.hub.find("slow")).table, 1)
        os.kill(worker, signal.SIGCONT)
        assert (await server.play_to_the_end("slow")).status is Status.OVER


@pytest.mark.parametrize(("bot", "has_time"), [("heuristic", False), ("search:worlds=1", True)])
async def test_who_may_have_to_compile_first_is_given_the_time_for_it(bot: str, has_time: bool) -> None:
    table = begun(seats=2)
    assert table.match is not None
    seen = view(table.match, 0)
    thinkers = Thinkers(1, limit=0.0, compiling=PATIENCE)
    with capture_logs() as failures, suppress(BotFailed):
        await thinkers.choose(bot, "", seen)
    await thinkers.close()
    assert bool(failures) is not has_time


def test_a_bots_thinking_is_counted_under_its_own_name_whatever_its_options() -> None:
    table = begun(seats=2)
    assert table.match is not None
    assert WhatToDo("heuristic:forgets=50", "", view(table.match, 0)).about == "heuristic"


async def test_no_answer_at_all_once_the_workers_are_closed() -> None:
    thinkers = Thinkers(1)
    table = begun(seats=2)
    assert table.match is not None
    seen = view(table.match, 0)
    assert await thinkers.choose("random", "", seen) in seen.legal
    await thinkers.close()
    with pytest.raises(BotFailed):
        await thinkers.choose("random", "", seen)


async def test_a_worker_that_was_just_being_started_ends_with_the_others() -> None:
    thinkers = Thinkers(1)
    table = begun(seats=2)
    assert table.match is not None
    asked = asyncio.create_task(thinkers.choose("random", "", view(table.match, 0)))
    await asyncio.sleep(0)
    await thinkers.close()
    with pytest.raises(BotFailed, match="the server stops"):
        await asked
    assert thinkers.pids == ()


async def test_a_server_that_starts_goes_on_with_all_matches(tmp_path: Path) -> None:
    async with keeping(tmp_path) as server:
        for table_id in ("one", "two"):
            await server.table_of_ada(table_id, "random", clock=0.1, pause=0.1)
            await server.until(table_id, lambda table: table.number > 8)
    async with keeping(tmp_path) as server:
        for table_id in ("one", "two"):
            await server.until(table_id, lambda table: table.status is Status.OVER)


async def test_a_table_is_kept_by_one_server_until_that_is_silent_or_leaves(tmp_path: Path) -> None:
    async with keeping(tmp_path) as server:
        await server.table_of_ada("t", "random")
    engine = await open_database(f"sqlite:///{tmp_path / 'keeping.sqlite'}")
    first, second = (Leases(engine, name, alone=False, lease=0.5) for name in ("first", "second"))
    patient = Leases(engine, "patient", alone=False, lease=PATIENCE)
    assert await first.renew() == {"t"}
    assert await second.take({"t"}) == set()
    async with asyncio.timeout(PATIENCE):
        while not await patient.renew():  # until the first has been silent too long
            await asyncio.sleep(0.05)
    assert await first.renew() == set()
    await patient.release()
    assert await second.take({"t", "no such table"}) == {"t"}
    await engine.dispose()


async def test_a_table_that_nobody_uses_here_is_kept_also_for_who_plays_it_elsewhere(tmp_path: Path) -> None:
    async with keeping(tmp_path, notices=LostNotices(), unused_seconds=0.0) as server:
        await server.table_of_ada("t", "random", pause=0)
        await server.bring_to_bot("t")
        for number in range(3):
            await server.hub.make(f"another {number}", Made(TableOptions(), "secret", ADA))
        elsewhere = Server(server.log, Hub(server.log, LostNotices()), server.thinkers)
        await elsewhere.move("t")
        async with asyncio.timeout(PATIENCE):
            while (await server.moved("t"))[-1].by != "bot":
                await asyncio.sleep(0.01)
