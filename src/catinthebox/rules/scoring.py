"""Who wins a trick, what a round scores, who wins the match (W1, S1 to S5, G2). Groups are in `layouts`."""

from collections.abc import Sequence
from typing import Final

from catinthebox.rules.actions import Play
from catinthebox.rules.cards import TRUMP, Seat
from catinthebox.rules.layouts import largest_group
from catinthebox.rules.rounds import Round, Score

TWO_PLAYER_LIMIT: Final = 4
"""With two players, this many tricks or fewer earn the bonus (S3)."""


def winning_place(plays: Sequence[Play]) -> int:
    """Which play of a trick wins it, counted from the leader: the highest red, else the highest of the led colour."""
    colours = [play.colour for play in plays]
    winning = TRUMP if TRUMP in colours else colours[0]  # W1, D6
    numbers = [play.number if play.colour is winning else 0 for play in plays]
    return numbers.index(max(numbers))


def round_scores(round_: Round) -> tuple[Score, ...]:
    """What each seat scores in a round that is over."""
    return tuple(_score(round_, seat, won) for seat, won in enumerate(round_.tricks_won))


def earns_bonus(tricks_won: int, prediction: int | None) -> bool:
    """Whether the tricks fit: exactly as predicted, or at most four with two players (S3)."""
    return tricks_won <= TWO_PLAYER_LIMIT if prediction is None else tricks_won == prediction


def match_winners(rounds: Sequence[Sequence[Score]]) -> tuple[Seat, ...]:
    """The seats with the highest total, ties broken by the last round; still equal seats share the victory (G2)."""
    totals = [sum(score.total for score in seat_scores) for seat_scores in zip(*rounds, strict=True)]
    standing = [(total, last.total) for total, last in zip(totals, rounds[-1], strict=True)]
    return tuple(seat for seat, place in enumerate(standing) if place == max(standing))


def _score(round_: Round, seat: Seat, won: int) -> Score:
    if seat == round_.paradox:
        return Score(tricks=-won, bonus=0)  # S2
    if not earns_bonus(won, round_.predictions[seat]):
        return Score(tricks=won, bonus=0)  # S1
    return Score(tricks=won, bonus=len(largest_group(round_.setup.layout, round_.board, seat)))  # S3, S5
