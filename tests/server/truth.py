"""What a table's log must be, whatever happened to the servers that wrote it."""

from collections.abc import Sequence

from catinthebox.rules import Setup, replay
from catinthebox.rules.replaying import SeatAction
from catinthebox.server.storage.log import Written
from catinthebox.server.tables.entries import Begun, Dealt, Made, Mixed, Moved


def scores_by_the_rules(log: Sequence[Written]) -> tuple[int, ...]:
    """The totals that the rules give when the moves of a log are played again; every move in it must be legal."""
    assert [written.number for written in log] == list(range(1, len(log) + 1))
    made = log[0].entry
    assert isinstance(made, Made)
    entropy: list[str | None] = [None] * made.options.seats
    rounds: list[list[SeatAction]] = []
    for written in log[1:]:
        match written.entry:
            case Mixed(seat, text):
                entropy[seat] = text
            case Begun() | Dealt():
                rounds.append([])
            case Moved(seat, move):
                action = move.action()
                assert action is not None
                rounds[-1].append((seat, action))
    setup = Setup.of(
        made.options.seats,
        layout=made.options.layout(),
        secret=made.secret,
        entropy=tuple(entropy),
        start=made.options.start,
    )
    match, _ = list(replay(setup, rounds))[-1]
    return match.totals
