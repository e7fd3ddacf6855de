"""What somebody asks of a table becomes an entry, or is refused. Nothing is changed here: `table.fold` does that."""

from typing import Final

from catinthebox.bots import require_bot
from catinthebox.rules import Phase, Seat, why_not
from catinthebox.server.tables.entries import (
    Abandoned,
    Begun,
    Dealt,
    Entry,
    Mixed,
    Move,
    Moved,
    Offered,
    Player,
    Reacted,
    Ready,
    Seated,
    Stood,
)
from catinthebox.server.tables.errors import Late, TableRefused, Unchanged
from catinthebox.server.tables.table import Status, Table

PHRASES: Final = ("hello", "well-played", "thanks", "oops", "thinking", "paradox", "good-game")
"""The few things one can say; front ends have them in the player's language."""

MAX_ENTROPY: Final = 200

A_DAY: Final = 24 * 3600
"""Who plays with a day or more for a move does not sit and wait for others."""


def take_seat(table: Table, guest: str, name: str, seat: Seat | None) -> Seated:
    """Sit down: at a free seat, or at any if none is named. Who is expected finds one."""
    _require_open(table)
    if table.seat_of(guest) is not None:
        raise TableRefused("already_seated", "you sit at this table already")
    free = [place for place, player in enumerate(table.players) if player is None]
    if not free:
        raise TableRefused("table_full", "every seat is taken")
    if guest not in table.expected and len(free) == table.kept:
        raise TableRefused("seats_kept", "the seats that are left are kept for others")
    if seat is not None and seat not in free:
        raise TableRefused("seat_taken", "this seat is taken, or there is none")
    return Seated(free[0] if seat is None else seat, Player(name, guest=guest))


def stand_up(table: Table, guest: str) -> Stood:
    """Leave a seat before the match."""
    _require_open(table)
    return Stood(_seat_of(table, guest))


def put_bot(table: Table, guest: str, seat: Seat, bot: str) -> Seated:
    """Put a bot at a free seat, in place of another bot, or, once the match is on, in one's own place."""
    _require_seat(table, seat)
    require_bot(bot, guest=True)
    player = table.players[seat]
    own = player is not None and player.guest == guest
    if not own:
        _require_open(table)
        _require_host(table, guest)
        if player is not None and player.guest is not None:
            raise TableRefused("seat_taken", "somebody sits there")
    elif table.status is not Status.PLAYING:
        raise TableRefused("not_playing", "before the match, leave the seat instead")
    return Seated(seat, Player(bot, bot=bot))


def clear_seat(table: Table, guest: str, seat: Seat) -> Stood:
    """Free a seat of its bot, or of somebody who should not sit there, before the match."""
    _require_open(table)
    _require_host(table, guest)
    _require_seat(table, seat)
    if table.players[seat] is None:
        raise TableRefused("seat_free", "nobody sits there")
    return Stood(seat)


def mix_in(table: Table, guest: str, entropy: str) -> Mixed:
    """Add entropy of one's own to the deals, until the first deal."""
    _require_open(table)
    if len(entropy) > MAX_ENTROPY:
        raise TableRefused("too_long", f"at most {MAX_ENTROPY} characters")
    return Mixed(_seat_of(table, guest), entropy)


def begin(table: Table, guest: str) -> Begun:
    """Begin the match: the host may as soon as every seat is taken."""
    _require_open(table)
    _require_host(table, guest)
    if not table.is_full:
        raise TableRefused("seats_free", "every seat must be taken first")
    return Begun()


def move(table: Table, seat: Seat, move: Move, based_on: int | None) -> Moved:
    """Make a move. It is late if the turn has passed since the number it was based on."""
    if based_on is not None and (based_on < table.turn_number or based_on > table.number):
        raise Late(based_on)
    if table.match is None or table.status is not Status.PLAYING:
        raise TableRefused("not_playing", "there is no match at this table now")
    action = move.action()
    if action is None:
        raise TableRefused("bad_move", "a move is exactly one of discard, predict and play")
    if (refusal := why_not(table.match, seat, action)) is not None:
        raise refusal
    return Moved(seat, move)


def be_ready(table: Table, guest: str) -> Ready:
    """Say that the next round may begin."""
    if table.match is None or table.match.phase is not Phase.ROUND_OVER or table.abandoned:
        raise TableRefused("wrong_phase", "no round has just ended")
    seat = _seat_of(table, guest)
    if seat in table.ready:
        raise Unchanged
    return Ready(seat)


def react(table: Table, guest: str, phrase: str) -> Reacted:
    """Say one of the few phrases."""
    if phrase not in PHRASES:
        raise TableRefused("unknown_phrase", f"there are these phrases: {', '.join(PHRASES)}", known=PHRASES)
    return Reacted(_seat_of(table, guest), phrase)


def offer(table: Table, guest: str, abandon: bool) -> Offered:
    """Offer to abandon the match, or take the offer back."""
    if table.status is not Status.PLAYING:
        raise TableRefused("not_playing", "there is no match at this table now")
    seat = _seat_of(table, guest)
    if (seat in table.offers) is abandon:
        raise Unchanged
    return Offered(seat, abandon)


def close(table: Table, number: int) -> Abandoned:
    """Close a public table that nobody attends, unless something happened after a number or a move may take days."""
    _require_open(table)
    if not table.options.public or (table.options.clock or 0) >= A_DAY or table.number != number:
        raise TableRefused("stays_open", "this table stays open")
    return Abandoned()


def what_follows(table: Table) -> Entry | None:
    """What a table does by itself, at once: begin when full, deal when all are ready, end when all agree."""
    status = table.status
    if status is Status.OPEN and table.options.quick_start and table.is_full and table.people:
        return Begun()
    if status is Status.PLAYING:
        assert table.match is not None
        if table.offers and table.people and table.offers.issuperset(table.people):
            return Abandoned()
        if table.match.phase is Phase.ROUND_OVER and (table.ready.issuperset(table.people) or not table.options.pause):
            return Dealt()
    return None


def _seat_of(table: Table, guest: str) -> Seat:
    seat = table.seat_of(guest)
    if seat is None:
        raise TableRefused("not_seated", "you do not sit at this table")
    return seat


def _require_open(table: Table) -> None:
    if table.abandoned and table.match is None:
        raise TableRefused("closed", "the table was closed, since nobody was there")
    if table.status is not Status.OPEN:
        raise TableRefused("already_begun", "the match has begun")


def _require_host(table: Table, guest: str) -> None:
    if guest != table.host:
        raise TableRefused("not_host", "only who made the table may do this")


def _require_seat(table: Table, seat: Seat) -> None:
    if not 0 <= seat < table.options.seats:
        raise TableRefused("no_seat", f"there is no seat {seat} at this table")
