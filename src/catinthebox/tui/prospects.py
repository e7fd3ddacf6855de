"""What declaring a card would mean, said before it is done. The rules themselves are asked, never guessed."""

from dataclasses import dataclass

from catinthebox.rules import Colour, Match, Play, Refused, Seat, act, largest_group, why_not
from catinthebox.rules.actions import PLAYS
from catinthebox.rules.events import TokenLost
from catinthebox.rules.scoring import winning_place


@dataclass(frozen=True)
class Prospect:
    """A card declared in one colour."""

    play: Play
    refusal: Refused | None
    """Why it can't be; everything below is empty then."""
    cost: Colour | None = None
    """The colour token that is lost by not following (D5)."""
    wins: bool = False
    """Whether it would win the trick as it stands (W1)."""
    group: int = 0
    """The size of the own largest group afterwards (S3)."""


def prospects(match: Match, seat: Seat, number: int) -> tuple[Prospect, ...]:
    """What each of the four colours would mean for a card."""
    return tuple(_prospect(match, seat, play) for play in PLAYS[number])


def _prospect(match: Match, seat: Seat, play: Play) -> Prospect:
    if refusal := why_not(match, seat, play):
        return Prospect(play, refusal)
    after, events = act(match, seat, play)
    lost = [event.colour for event in events if isinstance(event, TokenLost) and event.seat == seat]
    trick = (*match.round.trick, play)
    return Prospect(
        play,
        None,
        cost=lost[0] if lost else None,
        wins=winning_place(trick) == len(trick) - 1,
        group=len(largest_group(match.setup.layout, after.round.board, seat)),
    )
