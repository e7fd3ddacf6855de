"""Tricks played by a policy to the end of a round: T1 to T3, D5, W1, and the paradox (X1, X3)."""

from typing import Final

from catinthebox.kernel.bits import lowest_place
from catinthebox.kernel.chance import fraction, remainder
from catinthebox.kernel.declaring import declarable, for_a_leader
from catinthebox.kernel.seats import Words, around, of_seat, passed, turned
from catinthebox.kernel.spaces import card_of, colour_of, of_colour
from catinthebox.kernel.uniform import chosen_play

NOBODY: Final = -1
NO_COLOUR: Final = -1
TRUMP_STRENGTH: Final = 16
"""More than any number."""


def strength(space: int, led: int) -> int:
    """What a play is worth in its trick: the highest red, else the highest of the led colour (W1)."""
    number = (space >> 2) + 1
    if colour_of(space) == 0:
        return number + TRUMP_STRENGTH
    return number if colour_of(space) == led else 0


def colours_after(colours: int, space: int, led: int) -> int:
    """The colours left after a play: who does not follow loses the led colour (D5)."""
    return colours if colour_of(space) == led else colours & ~of_colour(led)


def play_tricks(
    key: int,
    hands: Words,
    boards: Words,
    colours: Words,
    taken: int,
    predictions: int,
    won: int,
    turn: int,
    tricks: int,
) -> tuple[Words, int, int, int, int]:
    """Play so many tricks, `turn` leading the first; all words begin with that seat.

    Gives the boards from the last `turn` on, that turn, the tricks won, the plies, and who caused a paradox.
    """
    players = len(hands)
    plies = 0
    for trick in range(tricks):
        part = fraction(key, trick)
        led, best, winner = NO_COLOUR, -1, 0
        for place in range(players):
            seat = around(turn + place, players)
            hand, own, left = hands[0], boards[0], colours[0]
            spaces = declarable(hand, left, taken)
            if place == 0:
                spaces = for_a_leader(spaces, taken)
            if spaces == 0:
                return boards, seat, won, plies + place, seat
            missing = of_seat(predictions, seat) - of_seat(won, seat)
            bit, choices = chosen_play(spaces, part, hand, own, left, taken, led, best, missing)
            part = remainder(part, choices)
            space = lowest_place(bit)
            led = colour_of(space) if place == 0 else led
            worth = strength(space, led)
            winner = place if worth > best else winner
            best = max(worth, best)
            taken |= bit
            hands = passed(hands, hand - card_of(space))
            boards = passed(boards, own | bit)
            colours = passed(colours, colours_after(left, space, led))
        plies += players
        turn = around(turn + winner, players)
        won += 1 << (4 * turn)
        hands, boards, colours = turned(hands, winner), turned(boards, winner), turned(colours, winner)
    return boards, turn, won, plies, NOBODY
