"""A match as the actions that led to it, and back: replays, files and crash recovery are all this."""

from collections.abc import Iterable, Iterator

from catinthebox.rules.acting import Events, act, new_match, next_round
from catinthebox.rules.actions import Action, Discard, Predict
from catinthebox.rules.cards import Seat
from catinthebox.rules.matches import Match
from catinthebox.rules.rounds import Round
from catinthebox.rules.setup import Setup

SeatAction = tuple[Seat, Action]


def actions_of(round_: Round) -> tuple[SeatAction, ...]:
    """All actions of a round in an order that leads there: discards by seat, predictions and plays in turn."""
    players = round_.setup.players
    clockwise = [(round_.start + place) % players for place in range(players)]
    tricks = [(trick.leader, trick.plays) for trick in round_.tricks] + [(round_.leader, round_.trick)]
    return (
        *((seat, Discard(card)) for seat, card in enumerate(round_.discards) if card is not None),
        *((seat, Predict(bid)) for seat in clockwise if (bid := round_.predictions[seat]) is not None),
        *(((leader + place) % players, play) for leader, plays in tricks for place, play in enumerate(plays)),
    )


def replay(setup: Setup, rounds: Iterable[Iterable[SeatAction]]) -> Iterator[tuple[Match, Events]]:
    """The match from its beginning, after each deal and each action, with what happened."""
    match, events = new_match(setup)
    for number, actions in enumerate(rounds):
        if number:
            match, events = next_round(match)
        yield match, events
        for seat, action in actions:
            match, events = act(match, seat, action)
            yield match, events
