"""The course of a match at a local table: bots move, people are asked, rounds end. It knows no terminal."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import Protocol

from catinthebox.rules import Action, Events, Phase, Seat
from catinthebox.rules.events import TrickWon
from catinthebox.tui.local_table import LocalTable


class Stage(Protocol):
    """Where a match is shown. Everything that waits can be waited for."""

    def show(self) -> None:
        """Show the table as it is now."""

    async def ask(self, seat: Seat) -> Action:
        """What the person at a seat does."""
        ...

    async def pause(self) -> None:
        """Leave the time to see what comes before a bot moves."""

    async def linger(self, won: TrickWon) -> None:
        """Leave the time to see who won a trick."""

    async def end_round(self) -> None:
        """Show how a round ended, until everybody has seen it."""


async def play_match(table: LocalTable, stage: Stage) -> None:
    """Play the match to its end."""
    while not table.is_over:
        stage.show()
        await _next_move(table, stage)
        if table.match.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER):
            stage.show()
            await stage.end_round()
        if table.match.phase is Phase.ROUND_OVER:
            table.next_round()


async def _next_move(table: LocalTable, stage: Stage) -> None:
    bot = table.bot_to_act
    events = await _bot_moves(table, bot, stage) if bot is not None else await _person_moves(table, stage)
    for event in events:
        if isinstance(event, TrickWon):
            stage.show()
            await stage.linger(event)


async def _bot_moves(table: LocalTable, bot: Seat, stage: Stage) -> Events:
    if table.match.phase is not Phase.DISCARD:  # everybody puts a card aside at the same time (P3)
        await stage.pause()
    view = table.view(bot)
    action = await _thought(lambda: table.bots[bot].choose(view))
    return table.act(bot, action)


async def _thought(think: Callable[[], Action]) -> Action:
    """What a bot does, found in a thread of its own: who leaves the table does not wait until it has thought."""
    answer = Future[Action]()
    answer.set_running_or_notify_cancel()

    def find() -> None:
        try:
            answer.set_result(think())
        except Exception as error:
            answer.set_exception(error)

    Thread(target=find, daemon=True).start()
    return await asyncio.wrap_future(answer)


async def _person_moves(table: LocalTable, stage: Stage) -> Events:
    person = table.person_to_act
    assert person is not None  # somebody is to act until the match is over
    return table.act(person, await stage.ask(person))
