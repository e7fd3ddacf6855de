"""What is to be done at a table without anybody's request, and when.

Times are those in the log, from the server that wrote it; if servers disagree about the time, clocks are that much
shorter or longer when a table changes hands, and nothing else is wrong.
"""

from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal

from msgspec import structs

from catinthebox.rules import Action, Phase, Seat
from catinthebox.server.tables import deciding
from catinthebox.server.tables.entries import Dealt, Entry, Move, Moved
from catinthebox.server.tables.errors import TableRefused
from catinthebox.server.tables.table import Status, Table

STAND_IN: Final = "tomcat"
"""The bot that moves for somebody whose clock has run out: quick, and it forgets nothing that they might need."""


@dataclass(frozen=True, slots=True)
class BotMove:
    """A bot is to move: at its own seat, or for somebody whose clock has run out."""

    due: float
    seat: Seat
    bot: str
    by: Literal["bot", "clock"]

    def decide(self, table: Table, action: Action, based_on: int) -> Moved:
        """The bot's choice as an entry; refused if the turn has passed while it thought."""
        return structs.replace(deciding.move(table, self.seat, Move.of(action), based_on), by=self.by)


@dataclass(frozen=True, slots=True)
class GoOn:
    """The table is to go on by itself: the next round, or what a server that died left undone."""

    due: float

    def decide(self, table: Table) -> Entry:
        """The entry that lets the table go on."""
        if (entry := deciding.what_follows(table)) is not None:
            return entry
        if table.match is None or table.match.phase is not Phase.ROUND_OVER or table.abandoned:
            raise TableRefused("wrong_phase", "the table has gone on already")
        return Dealt()


def next_duty(table: Table) -> BotMove | GoOn | None:
    """What is to be done next; None while the table waits for people whom no clock hurries."""
    if table.status is not Status.PLAYING:
        return None
    assert table.match is not None
    if deciding.what_follows(table) is not None:
        return GoOn(due=table.waiting_since)
    if table.match.phase is Phase.ROUND_OVER:
        return GoOn(due=table.waiting_since + table.options.pause)
    for seat in table.match.to_act:
        player = table.players[seat]
        if player is not None and player.bot is not None:
            return BotMove(table.waiting_since, seat, player.bot, "bot")
    if table.options.clock is not None:
        return BotMove(table.waiting_since + table.options.clock, table.match.to_act[0], STAND_IN, "clock")
    return None


def bot_seed(table: Table, seat: Seat) -> str:
    """The chance a bot moves with: the same on every server, and nothing that people could foresee.

    It says nothing of the table's secret, from which the deals follow.
    """
    return sha256(f"bot {table.secret} {table.number} {seat}".encode()).hexdigest()
