"""What a seat, or a spectator, is told of a table: each entry as it may be seen, and the whole picture at once.

Built by naming what is shown. Every entry keeps its number, also one of which nothing may be seen.
"""

from functools import lru_cache
from typing import Any, Final, assert_never

from catinthebox.rules import (
    Events,
    Layout,
    Seat,
    action_to_json,
    commitment_to,
    event_to_json,
    legal_actions,
    seen_event,
    view,
    view_to_json,
)
from catinthebox.server.tables.entries import (
    Abandoned,
    Begun,
    Dealt,
    Entry,
    Made,
    Mixed,
    Moved,
    Offered,
    Player,
    Reacted,
    Ready,
    Rematched,
    Seated,
    Stood,
)
from catinthebox.server.tables.table import Table

Json = dict[str, Any]


_event: Final = lru_cache(4096)(event_to_json)
_action: Final = lru_cache(1024)(action_to_json)
"""There are few different plays and many of each, so their JSON is made once; nobody may change it."""


def seen_entry(number: int, at: float, entry: Entry, events: Events, seat: Seat | None) -> Json:
    """An entry as a seat, or a spectator, may see it."""
    return {
        "number": number,
        "at": at,
        **_shown(entry),
        "events": [_event(seen_event(event, seat)) for event in events],
    }


def is_public(events: Events) -> bool:
    """Whether everybody may see all of it."""
    return all(seen_event(event, None) is event for event in events)


def turn(table: Table, seat: Seat | None) -> Json:
    """Whose turn it is, and what this seat may do."""
    match = table.match
    if match is None:
        return {"phase": None, "to_act": [], "legal": []}
    legal = () if seat is None or table.abandoned else legal_actions(match, seat)
    return {
        "phase": match.phase.value,
        "to_act": list(match.to_act),
        "legal": [_action(action) for action in legal],
    }


def picture(table: Table, seat: Seat | None, online: frozenset[Seat] = frozenset()) -> Json:
    """All that a seat, or a spectator, may know of the table now."""
    setup = table.setup() if table.match is None else table.match.setup
    return {
        "table": table.id,
        "number": table.number,
        "seat": seat,
        "options": table.options,
        "practice": None if table.practice is None else table.practice.ply,
        "layout": seen_layout(setup.layout, setup.size.numbers),
        "commitment": table.commitment,
        "entropy": list(table.entropy),
        "online": sorted(online),
        **state(table, seat),
    }


def state(table: Table, seat: Seat | None) -> Json:
    """What changes at a table, as a seat, or a spectator, may know it now."""
    return {
        "status": table.status.value,
        "players": [seen_player(player) for player in table.players],
        "kept": table.kept,
        "host": next((place for place in table.people if table.players[place].guest == table.host), None),  # type: ignore[union-attr]
        "ready": sorted(table.ready),
        "offers": sorted(table.offers),
        "rematch": table.rematch,
        "waiting_since": table.waiting_since,
        "match": None if table.match is None else view_to_json(view(table.match, seat)) | turn(table, seat),
    }


@lru_cache(256)
def seen_layout(layout: Layout, numbers: int) -> Json:
    """A board side as far as its numbers are played with: where each space lies, from the top left."""
    return {
        "name": layout.name,
        "spaces": [
            {"colour": space.colour.word, "number": space.number, "row": row, "column": column}
            for row, spaces in enumerate(layout.grid(numbers))
            for column, space in enumerate(spaces)
            if space is not None
        ],
    }


def seen_player(player: Player | None) -> Json | None:
    """Who sits there, without the guest's id."""
    return None if player is None else {"name": player.name, "bot": player.bot}


def _shown(entry: Entry) -> Json:
    """What an entry says in the open: the game's part is in the events."""
    match entry:
        case Made(options=options, secret=secret, rematch_of=other, practice=practice):
            return {
                "what": "made",
                "options": options,
                "commitment": commitment_to(secret),
                "rematch_of": other,
                "practice": None if practice is None else practice.ply,
            }
        case Seated(seat, player):
            return {"what": "seated", "seat": seat, "player": seen_player(player)}
        case Stood(seat):
            return {"what": "stood", "seat": seat}
        case Mixed(seat, entropy):
            return {"what": "mixed", "seat": seat, "entropy": entropy}
        case Begun():
            return {"what": "begun"}
        case Moved(seat=seat, by=by):
            return {"what": "moved", "seat": seat, "by": by}
        case Ready(seat):
            return {"what": "ready", "seat": seat}
        case Dealt():
            return {"what": "dealt"}
        case Reacted(seat, phrase):
            return {"what": "reacted", "seat": seat, "phrase": phrase}
        case Offered(seat, abandon):
            return {"what": "offered", "seat": seat, "abandon": abandon}
        case Abandoned():
            return {"what": "abandoned"}
        case Rematched(other):
            return {"what": "rematched", "table": other}
        case _:
            assert_never(entry)
