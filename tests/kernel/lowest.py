"""A policy that never leaves anything to chance: always the lowest."""

from catinthebox.kernel.spaces import numbers_held


def chosen_discard(hand: int, part: int) -> tuple[int, int]:
    """The lowest card."""
    held = numbers_held(hand)
    return (held & -held) >> 3, 1


def chosen_prediction(players: int, hand: int, part: int) -> tuple[int, int]:
    """One trick."""
    return 1, 1


def chosen_play(
    spaces: int, part: int, hand: int, own: int, colours: int, taken: int, led: int, best: int, missing: int
) -> tuple[int, int]:
    """The lowest number in its first colour."""
    return spaces & -spaces, 1
