"""Pairs of secrets whose first rounds one seat can't tell apart, though nobody chose the deals.

A server deals only what its secret says, so such pairs are searched for: the seat is dealt the same hand, the same
cards are turned up, and the others' hands differ in no more cards than they never show: the one put aside and the one
left over. Then a course of play is searched in which they show only cards that they hold in both.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from catinthebox.rules import (
    Action,
    Deal,
    Discard,
    Hand,
    Match,
    Phase,
    Play,
    Seat,
    Setup,
    act,
    legal_actions,
    new_match,
)
from catinthebox.rules.replaying import SeatAction
from catinthebox.rules.sizes import SIZES, TURNED_UP

TRIES = 200


@dataclass(frozen=True)
class Twin:
    """A secret, and the actions of the first round at a table where it deals."""

    secret: str
    actions: tuple[SeatAction, ...]


def seeded_twins(players: int, viewer: Seat) -> tuple[Twin, Twin]:
    """Two first rounds that look the same from a seat; seat 0 starts."""
    for one, other in _pairs(players, viewer):
        for attempt in range(TRIES):
            found = _play_both(one, other, viewer, Random(attempt))
            if found is not None:
                return found
    raise AssertionError("there are always more secrets")


def _pairs(players: int, viewer: Seat) -> Iterator[tuple[Match, Match]]:
    """Rounds just dealt, in which the viewer has the same before it and the others' hidden cards differ."""
    seen: dict[tuple[Hand, Hand], list[Match]] = defaultdict(list)
    for number in range(20_000):
        match, _ = new_match(Setup.of(players, secret=f"twins {players} {number}", start=0))
        deal = match.round.deal
        alike = seen[deal.hands[viewer], deal.leftover[:TURNED_UP]]
        yield from ((other, match) for other in alike if _differ_in_hidden_cards(other.round.deal, deal))
        alike.append(match)


def _differ_in_hidden_cards(one: Deal, other: Deal) -> bool:
    tricks = SIZES[len(one.hands)].tricks
    return one != other and all(len(_both(a, b)) >= tricks for a, b in zip(one.hands, other.hands, strict=True))


def _both(one: Hand, other: Hand) -> list[int]:
    """The cards that are in both hands."""
    return sorted((Counter(one) & Counter(other)).elements())


def _play_both(one: Match, other: Match, viewer: Seat, rng: Random) -> tuple[Twin, Twin] | None:
    """Both rounds played to their end with the same cards shown; None where that did not work out."""
    shown = []
    for seat, hands in enumerate(zip(one.round.hands, other.round.hands, strict=True)):
        cards = _both(*hands)
        shown.append(sorted(hands[0]) if seat == viewer else sorted(rng.sample(cards, one.setup.size.tricks)))
    told: list[tuple[SeatAction, SeatAction]] = []
    while one.to_act:
        seat = one.to_act[0]
        pair = _choose(one, other, seat, shown[seat], rng)
        if pair is None:
            return None
        told.append(((seat, pair[0]), (seat, pair[1])))
        one, other = act(one, seat, pair[0])[0], act(other, seat, pair[1])[0]
        if one.to_act != other.to_act or one.round.paradox not in (None, viewer):
            return None
    firsts, seconds = zip(*told, strict=True)
    return _twin(one, firsts), _twin(other, seconds)


def _twin(match: Match, actions: tuple[SeatAction, ...]) -> Twin:
    assert match.setup.secret is not None
    return Twin(match.setup.secret, actions)


def _choose(one: Match, other: Match, seat: Seat, shown: list[int], rng: Random) -> tuple[Action, Action] | None:
    """What a seat does in both: it puts aside a card it will not show, and plays one that it has in both."""
    if one.phase is Phase.DISCARD:
        first, second = (_hidden(match.round.hands[seat], shown, rng) for match in (one, other))
        return Discard(first), Discard(second)
    legal = [action for action in legal_actions(one, seat) if action in legal_actions(other, seat)]
    legal = [action for action in legal if not isinstance(action, Play) or action.number in shown]
    following = [action for action in legal if isinstance(action, Play) and action.colour is one.round.led]
    if not legal:
        return None
    chosen = rng.choice(following or legal)
    if isinstance(chosen, Play):
        shown.remove(chosen.number)
    return chosen, chosen


def _hidden(hand: Hand, shown: list[int], rng: Random) -> int:
    """A card of the hand that will not be shown; the lowest where all may be."""
    hidden = list((Counter(hand) - Counter(shown)).elements())
    return rng.choice(hidden) if hidden else hand[0]
