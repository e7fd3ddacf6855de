"""What a seat sees, and all it has seen, as numbers read out of its view: slower than the kernel, and easy to trust.

All of it comes from the view, so nothing hidden can get in. Seats are counted as docs/kernel.md and
`kernel.recalling` have it.
"""

from collections.abc import Iterable

from catinthebox.kernel.converting import action_number
from catinthebox.kernel.layouts import KERNEL_SPACES, space_of
from catinthebox.rules import NEUTRAL, Action, Colour, Phase, Play, Seat, View
from catinthebox.rules.cards import HIGHEST_NUMBER, SPACES
from catinthebox.rules.scoring import winning_place

NUMBERS = range(1, HIGHEST_NUMBER + 1)
PREDICTIONS = range(1, 5)


def seen_now(view: View) -> list[int]:
    """What `kernel.observing` writes."""
    own, players = view.seat or 0, view.size.players
    tokens = tokens_in(view)
    winner = (view.leader + winning_place(view.trick)) % players if view.trick else None
    clockwise = [(own + place) % players for place in range(players)]
    return [
        *(view.hand.count(number) for number in NUMBERS),
        *one_of(view.discards[own], NUMBERS),
        *one_of(view.phase, (Phase.DISCARD, Phase.PREDICT, Phase.PLAY)),
        *one_of(view.led, Colour),
        len(view.trick),
        sum(view.tricks_won),
        *tokens[NEUTRAL],
        *ones((space_of(play.colour, play.number) for play in view.trick), len(SPACES)),
        *(number for seat in clockwise for number in (*tokens[seat], *of_seat(view, seat, winner))),
    ]


def seen_so_far(view: View) -> list[int]:
    """What `kernel.recalling` writes."""
    players = range(view.size.players)
    plays = [
        number
        for seat, play in plays_in(view)
        for number in (*one_of(seat, players), *ones([space_of(play.colour, play.number)], len(SPACES)))
    ]
    missing = len(players) * view.size.tricks * (len(players) + len(SPACES)) - len(plays)
    shown = () if view.paradox is None else view.hands[view.paradox] or ()
    return [
        *(dealt(view).count(number) for number in NUMBERS),
        *one_of(view.discards[view.seat or 0], NUMBERS),
        *tokens_in(view)[NEUTRAL],
        *(number for tricks in view.predictions for number in one_of(tricks, PREDICTIONS)),
        *plays,
        *[0] * missing,
        *one_of(view.paradox, players),
        *(shown.count(number) for number in NUMBERS),
    ]


def in_numbers(actions: Iterable[Action]) -> list[int]:
    """The numbers of actions, in order."""
    return sorted(map(action_number, actions))


def ones(places: Iterable[int], length: int) -> list[int]:
    """A one at each of these places."""
    written = [0] * length
    for place in places:
        written[place] = 1
    return written


def one_of(value: object, choices: Iterable[object]) -> list[int]:
    """A one at the choice that was made; none if it was not."""
    return [int(value == choice) for choice in choices]


def of_seat(view: View, seat: Seat, winner: Seat | None) -> list[int]:
    """What lies open in front of a seat."""
    return [
        *(int(colour in view.tokens[seat]) for colour in Colour),
        *one_of(view.predictions[seat], PREDICTIONS),
        view.tricks_won[seat],
        int(seat == view.start),
        int(seat == winner),
    ]


def tokens_in(view: View) -> dict[Seat, list[int]]:
    """By their owner, the spaces that have tokens."""
    tokens = {owner: [0] * len(SPACES) for owner in (NEUTRAL, *range(view.size.players))}
    for space, owner in zip(KERNEL_SPACES, view.board, strict=True):
        if owner is not None:
            tokens[owner][space] = 1
    return tokens


def plays_in(view: View) -> list[tuple[Seat, Play]]:
    """Every play of the round in order, and who made it."""
    tricks = [(trick.leader, trick.plays) for trick in view.tricks] + [(view.leader, view.trick)]
    return [((leader + at) % view.size.players, play) for leader, plays in tricks for at, play in enumerate(plays)]


def dealt(view: View) -> list[int]:
    """The cards a seat was dealt: those it still has, the one put aside, and those it played."""
    aside = view.discards[view.seat or 0]
    played = [play.number for seat, play in plays_in(view) if seat == view.seat]
    return [*view.hand, *played, *([aside] if aside else [])]
