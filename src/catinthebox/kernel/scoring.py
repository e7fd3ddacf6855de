"""Groups and points: S1 to S5."""

from collections.abc import Sequence
from typing import Final

from catinthebox.kernel.bits import count_bits, lowest_place
from catinthebox.kernel.seats import Words, of_seat, passed

TWO_PLAYER_LIMIT: Final = 4


def group_at(space: int, own: int, neighbours: Sequence[int]) -> int:
    """The group of own tokens that a space, given as its bit, belongs to (S4)."""
    group, edge = space, space
    while edge:
        reached = neighbours[lowest_place(edge)] & own & ~group
        group |= reached
        edge = (edge & (edge - 1)) | reached  # the lowest of the edge is done
    return group


def largest_group(own: int, neighbours: Sequence[int]) -> int:
    """The size of the largest group of these spaces (S3, S4): flood from the lowest, until too few are left."""
    largest = 0
    while count_bits(own) > largest:
        group = group_at(own & -own, own, neighbours)
        own &= ~group
        largest = max(largest, count_bits(group))
    return largest


def fits(players: int, won: int, prediction: int) -> bool:
    """Whether the tricks won earn a bonus (S3)."""
    return won <= TWO_PLAYER_LIMIT if players == 2 else won == prediction


def score(fitting: bool, caused: bool, won: int, own: int, neighbours: Sequence[int]) -> int:
    """The points of one seat (S1 to S3)."""
    if caused:
        return -won
    return won + largest_group(own, neighbours) if fitting else won


def scores_of(boards: Words, won: int, predictions: int, paradox: int, neighbours: Sequence[int]) -> tuple[Words, int]:
    """The points of each seat from seat 0 on, and how many seats won what they predicted."""
    players = len(boards)
    scores, met = boards, 0
    for seat in range(players):
        own_won = of_seat(won, seat)
        fitting = fits(players, own_won, of_seat(predictions, seat))
        scores = passed(scores, score(fitting, paradox == seat, own_won, boards[0], neighbours))
        boards = passed(boards, boards[0])
        met += 1 if fitting else 0
    return scores, met
