"""The policy that knows nothing: everything legal is equally likely.

A policy is one module with these three functions. It is compiled into the playing, so it costs no call. Each function
gets a fraction to choose with and also says among how many it chose, so that the rest of the fraction can choose
again.
"""

from catinthebox.kernel.bits import count_bits, nth_bit
from catinthebox.kernel.chance import choice
from catinthebox.kernel.sizes import PREDICTIONS, WAYS_TO_PREDICT
from catinthebox.kernel.spaces import numbers_held


def chosen_discard(hand: int, part: int) -> tuple[int, int]:
    """The card to put aside, as a hand of one: each number in the hand is equally likely."""
    held = numbers_held(hand)
    choices = count_bits(held)
    return nth_bit(held, choice(part, choices)) >> 3, choices


def chosen_prediction(players: int, hand: int, part: int) -> tuple[int, int]:
    """How many tricks to predict."""
    choices = WAYS_TO_PREDICT[players]
    return (PREDICTIONS[players] >> (4 * choice(part, choices))) & 15, choices


def chosen_play(
    spaces: int, part: int, hand: int, own: int, colours: int, taken: int, led: int, best: int, missing: int
) -> tuple[int, int]:
    """One of the legal spaces, as its bit.

    Also given: the hand, the own tokens, all spaces of the colours left, all taken spaces, the led colour (-1 for a
    leader), the strength to beat, and how many tricks are missing to the prediction.
    """
    choices = count_bits(spaces)
    return nth_bit(spaces, choice(part, choices)), choices
