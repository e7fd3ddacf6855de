"""Some rules once more in the plainest way, to check the engine against: slow, short and written on their own."""

from catinthebox.rules import Colour, Layout, Match, Play, Round, Seat, Space
from catinthebox.rules.cards import SPACES
from catinthebox.rules.layouts import Board


def naive_plays(match: Match) -> set[Play]:
    """What the seat whose turn it is may declare, card by card and colour by colour (D1 to D4)."""
    round_, seat = match.round, match.round.turn
    taken = {space for space, owner in zip(SPACES, round_.board, strict=True) if owner is not None}
    declarable = {
        (number, colour)
        for number in round_.hands[seat]
        for colour in Colour
        if Space(colour, number) not in taken and colour in round_.tokens[seat]
    }
    not_red = {(number, colour) for number, colour in declarable if colour is not Colour.RED}
    red_was_played = any(space.colour is Colour.RED for space in taken)
    leads_red_too = round_.trick or red_was_played or not not_red
    return {Play(number, colour) for number, colour in (declarable if leads_red_too else not_red)}


def naive_winner(leader: Seat, plays: tuple[Play, ...]) -> Seat:
    """Who wins a full trick: compare by red, then by the led colour, then by number (W1)."""
    led = plays[0].colour
    ranked = [
        (play.colour is Colour.RED, play.colour is led, play.number, (leader + place) % len(plays))
        for place, play in enumerate(plays)
    ]
    return max(ranked)[-1]


def naive_score(round_: Round, seat: Seat) -> tuple[int, int]:
    """Points for tricks and bonus of a seat in a round that is over (S1 to S5)."""
    won = sum(1 for trick in round_.tricks if trick.winner == seat)
    if round_.paradox == seat:
        return -won, 0
    right = won < 5 if round_.setup.players == 2 else won == round_.predictions[seat]
    return won, naive_group_size(round_.setup.layout, round_.board, seat) if right else 0


def naive_group_size(layout: Layout, board: Board, seat: Seat) -> int:
    """The size of a seat's largest group: merge any two groups that touch until none do (S4)."""
    spots = [layout.position(space) for space, owner in zip(SPACES, board, strict=True) if owner == seat]
    groups = [{spot} for spot in spots if spot is not None]
    while pair := next(((a, b) for a in groups for b in groups if a is not b and _touch(a, b)), None):
        groups = [group for group in groups if group not in pair] + [pair[0] | pair[1]]
    return max(map(len, groups), default=0)


def _touch(one: set[tuple[int, int]], other: set[tuple[int, int]]) -> bool:
    return any(abs(row - r) + abs(column - c) == 1 for row, column in one for r, c in other)
