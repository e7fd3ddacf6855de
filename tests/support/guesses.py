"""What a seat might think that the hidden cards are."""

from random import Random

from catinthebox.kernel.converting import Guess
from catinthebox.rules import Match, Seat
from catinthebox.rules.sizes import TURNED_UP


def guess_for(match: Match, seat: Seat, rng: Random) -> Guess:
    """All cards that the seat does not see, shuffled among their places."""
    round_ = match.round
    others = [other for other in match.setup.seats if other not in (seat, round_.paradox)]
    put_aside = [other for other in match.setup.seats if other != seat and round_.discards[other] is not None]
    face_down = round_.deal.leftover[TURNED_UP:]
    hidden = [card for other in others for card in round_.hands[other]]
    hidden += [card for other in put_aside if (card := round_.discards[other]) is not None]
    hidden += face_down
    rng.shuffle(hidden)
    hands = list(round_.hands)
    for other in others:
        hands[other] = tuple(sorted(hidden.pop() for _ in hands[other]))
    discards = tuple(hidden.pop() if other in put_aside else card for other, card in enumerate(round_.discards))
    leftover = round_.deal.leftover[:TURNED_UP] + tuple(hidden.pop() for _ in face_down)
    return Guess(tuple(hands), discards, leftover)
