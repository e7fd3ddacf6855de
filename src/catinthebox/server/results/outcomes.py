"""How each seat did in a match that is over: the place, the points, and figures over its rounds."""

from dataclasses import dataclass

from msgspec import Struct, structs

from catinthebox.bots.naming import plain_name
from catinthebox.rules import Match, Seat
from catinthebox.server.tables.entries import Player
from catinthebox.server.tables.table import Table


class Figures(Struct, frozen=True):
    """Counts over rounds, of one match or of many."""

    rounds: int
    tricks: int
    """Tricks won."""
    predictions: int
    """Rounds with a prediction; with two players there is none (P4)."""
    met: int
    """Predictions that came true; a paradox's causer misses its prediction whatever it won (S2)."""
    bonuses: int
    """Rounds that earned a bonus (S3)."""
    groups: int
    """The sizes of the groups that earned them, added up."""
    paradoxes: int
    """Paradoxes caused (X1)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a seat did in a match."""

    seat: Seat
    player: Player
    total: int
    rank: int
    """1 for who won, or shares the victory (G2)."""
    figures: Figures


def outcomes_of(table: Table) -> tuple[Outcome, ...]:
    """How each seat of a table did in the match, which is over. It counts for whoever sat there when it began."""
    match = table.match
    assert match is not None
    standings = [_standing(match, seat) for seat in match.setup.seats]
    outcomes = []
    for seat, player in enumerate(table.entrants):
        assert player is not None
        if player.bot is not None:
            player = structs.replace(player, bot=plain_name(player.bot))
        rank = 1 + sum(other > standings[seat] for other in standings)
        outcomes.append(Outcome(seat, player, match.totals[seat], rank, figures_of(match, seat)))
    return tuple(outcomes)


def figures_of(match: Match, seat: Seat) -> Figures:
    """A seat's figures over the rounds of a match."""
    rounds = match.rounds
    bonuses = [round_.scores[seat].bonus for round_ in rounds]
    predicted = [round_ for round_ in rounds if round_.predictions[seat] is not None]
    return Figures(
        rounds=len(rounds),
        tricks=sum(round_.tricks_won[seat] for round_ in rounds),
        predictions=len(predicted),
        met=sum(round_.paradox != seat and round_.tricks_won[seat] == round_.predictions[seat] for round_ in predicted),
        bonuses=sum(bonus > 0 for bonus in bonuses),
        groups=sum(bonuses),
        paradoxes=sum(round_.paradox == seat for round_ in rounds),
    )


def _standing(match: Match, seat: Seat) -> tuple[int, int]:
    """What decides the order of seats: the total, then the last round (G2)."""
    return match.totals[seat], match.round_scores[-1][seat].total
