"""Pairs of matches that somebody at the table can't tell apart: cards that were never shown have changed places.

A seat does not see the cards that others put aside, those left in their hands at the end (unless a paradox shows
them), and the two leftover cards that stay face down with two players. Swap such cards and play the same cards again:
whatever is shown to that seat must not change by a byte.
"""

from dataclasses import replace
from random import Random

from catinthebox.rules import Deal, Discard, Events, IllegalPlay, Match, Play, Round, Seat, Setup, actions_of, replay
from catinthebox.rules.replaying import SeatAction
from catinthebox.rules.sizes import SIZES, TURNED_UP

Story = list[tuple[Match, Events]]
"""A match after each deal and action, with what happened."""


def shuffled_deals(players: int, rng: Random) -> tuple[Deal, ...]:
    """A deal for each round of a match."""
    return tuple(_shuffled_deal(players, rng) for _ in range(players))


def _shuffled_deal(players: int, rng: Random) -> Deal:
    size = SIZES[players]
    cards = rng.sample(size.cards, len(size.cards))
    hands = tuple(tuple(cards[seat * size.dealt : (seat + 1) * size.dealt]) for seat in range(players))
    return Deal.of(hands, tuple(cards[players * size.dealt :]), size)


def story(match: Match) -> Story:
    """A finished match told from its beginning."""
    return list(replay(match.setup, [actions_of(round_) for round_ in match.rounds]))


def twin(match: Match, viewer: Seat | None, rng: Random) -> Story | None:
    """The same public match with hidden cards in other places; None where that makes a play illegal.

    Only D3 can do that: a leader who declared red because nothing else was possible may now have had a choice.
    """
    changed = [_with_hidden_cards_moved(round_, viewer, rng) for round_ in match.rounds]
    setup: Setup = replace(match.setup, given=tuple(deal for deal, _ in changed))
    try:
        return list(replay(setup, [actions for _, actions in changed]))
    except IllegalPlay as refusal:
        if refusal.rules != ("D3",):
            raise
        return None


def _with_hidden_cards_moved(round_: Round, viewer: Seat | None, rng: Random) -> tuple[Deal, list[SeatAction]]:
    """The deal and the actions of a round after its cards hidden from the viewer were shuffled among their places."""
    others = [seat for seat in round_.setup.seats if seat != viewer]
    kept = {seat: round_.hands[seat] for seat in others if seat != round_.paradox}
    face_down = round_.deal.leftover[TURNED_UP:]
    discards = [discard for seat in others if (discard := round_.discards[seat]) is not None]
    hidden = [*discards, *sum(kept.values(), ()), *face_down]
    rng.shuffle(hidden)

    new_discards = {seat: hidden.pop() for seat in others}
    hands = list(round_.deal.hands)
    for seat in others:
        shown = [action.number for who, action in actions_of(round_) if who == seat and isinstance(action, Play)]
        rest = [hidden.pop() for _ in kept[seat]] if seat in kept else list(round_.hands[seat])
        hands[seat] = (*shown, new_discards[seat], *rest)
    leftover = round_.deal.leftover[:TURNED_UP] + tuple(hidden)
    actions = [
        (seat, Discard(new_discards[seat]) if isinstance(action, Discard) and seat in new_discards else action)
        for seat, action in actions_of(round_)
    ]
    return Deal.of(tuple(hands), leftover, round_.setup.size), actions
