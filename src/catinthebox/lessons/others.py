"""How the others play in lessons: plainly, so that one can see what they do and why."""

from collections.abc import Iterator

from catinthebox.rules import Action, Discard, Events, Match, Play, Predict, Seat, act, legal_actions


def play_on(match: Match, learner: Seat) -> Iterator[tuple[Match, Events]]:
    """The others move, one after the other, until the learner has to or the round is over."""
    while match.to_act and learner not in match.to_act:
        seat = match.to_act[0]
        match, events = act(match, seat, _plain_move(match, seat))
        yield match, events


def _plain_move(match: Match, seat: Seat) -> Action:
    """Set the lowest card aside, predict little, follow if possible, and play low."""

    def worth(move: Action) -> tuple[bool, int]:
        match move:
            case Play(number, colour):
                return colour is not led, number
            case Discard(number) | Predict(number):
                return False, number

    led = match.round.led
    return min(legal_actions(match, seat), key=worth)
