"""A match told again with all cards open, one frame for each deal and each action."""

from dataclasses import replace
from typing import Any

from msgspec import Struct

from catinthebox.records import Record
from catinthebox.rules import (
    Deal,
    Match,
    Seat,
    Setup,
    actions_of,
    event_to_json,
    match_to_json,
    replay,
    view,
    view_to_json,
)
from catinthebox.server.tables.entries import Player
from catinthebox.server.tables.options import TableOptions
from catinthebox.server.tables.seeing import Json, seen_layout, seen_player
from catinthebox.server.tables.table import Table


class Dealing(Struct, frozen=True):
    """What one needs to deal a match again and compare. docs/deals.md says how."""

    players: int
    commitment: str | None
    secret: str | None
    entropy: tuple[str | None, ...]
    start: Seat
    """Who started the first round."""
    drawn_start: bool
    """Whether the start seat follows from the secret; otherwise it was chosen."""
    given: int
    """How many rounds, from the first, were dealt by hand; the others follow from the secret."""
    rounds: list[Json]
    """The cards of each round as they were dealt: `hands` and `leftover`."""


class Frame(Struct, frozen=True):
    """The match after a deal or an action."""

    number: int
    events: list[Json]
    """What happened."""
    match: Json
    """A view with every hand and discard open."""


class Replay(Struct, frozen=True):
    """Everything of a match."""

    table: str | None
    """Where it was played; None if it comes from a record."""
    players: list[dict[str, Any] | None]
    options: TableOptions | None
    layout: Json
    deal: Dealing
    winners: tuple[Seat, ...]
    frames: list[Frame]
    match: Json
    """Its causes: what `match_from_json` reads."""


def replay_of_table(table: Table, match: Match) -> Replay:
    """The replay of the match that was played at a table."""
    return _replay(match, table.players, table)


def replay_of_record(record: Record) -> Replay:
    """The replay of a match from its record, also of one that was not finished."""
    return _replay(record.match, tuple(Player(name) for name in record.names) or (None,) * record.match.setup.players)


def _replay(match: Match, players: tuple[Player | None, ...], table: Table | None = None) -> Replay:
    setup = match.setup
    steps = replay(setup, map(actions_of, match.rounds))
    return Replay(
        table=None if table is None else table.id,
        players=[seen_player(player) for player in players],
        options=None if table is None else table.options,
        layout=seen_layout(setup.layout, setup.size.numbers),
        deal=_dealing(setup, [round_.deal for round_ in match.rounds]),
        winners=match.winners,
        frames=[
            Frame(number, [event_to_json(event) for event in events], _open(now))
            for number, (now, events) in enumerate(steps)
        ],
        match=match_to_json(match),
    )


def _open(match: Match) -> Json:
    """The match as somebody sees it who may look into every hand."""
    shown = view(match, None)
    return view_to_json(replace(shown, hands=match.round.hands, discards=match.round.discards))


def _dealing(setup: Setup, deals: list[Deal]) -> Dealing:
    return Dealing(
        players=setup.players,
        commitment=setup.commitment,
        secret=setup.secret,
        entropy=setup.entropy,
        start=setup.start(),
        drawn_start=setup.chosen_start is None,
        given=len(setup.given),
        rounds=[{"hands": [list(hand) for hand in deal.hands], "leftover": list(deal.leftover)} for deal in deals],
    )
