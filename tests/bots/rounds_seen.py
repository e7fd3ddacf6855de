"""Rounds as a search sees them: positions, rules of thumb at a view, and what a view shows."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from catinthebox.bots import make_bot
from catinthebox.bots.odds import ODDS
from catinthebox.bots.search import by_thumb
from catinthebox.bots.weights import WEIGHTS
from catinthebox.kernel import tables
from catinthebox.kernel.layouts import neighbours_of
from catinthebox.kernel.seats import of_seat
from catinthebox.rules import NEUTRAL, Match, Phase, Setup, View, act, new_match, view
from catinthebox.rules.cards import SPACES


def positions(players: int, seed: str) -> Iterator[Match]:
    """Every position of a round in which everybody plays well, and now and then at random."""
    match, _ = new_match(Setup.of(players, secret=seed))
    rng = Random(seed)
    while match.phase not in (Phase.ROUND_OVER, Phase.MATCH_OVER):
        yield match
        seat = match.to_act[0]
        seen = view(match, seat)
        action = rng.choice(seen.legal) if rng.random() < 0.2 else make_bot("heuristic", seed).choose(seen)
        match, _ = act(match, seat, action)


def mind(seen: View) -> by_thumb.Mind:
    """Rules of thumb at a view, in plain Python."""
    paper, chances = [0] * tables.ACTIONS, [0.0] * tables.ACTIONS
    return by_thumb.Mind(neighbours_of(seen.layout), ODDS, WEIGHTS[seen.size.players], paper, chances)


def public(seen: View) -> dict[str, object]:
    """All that a view shows of a round."""
    kept = vars(seen) | {"secret": None, "entropy": None, "commitment": None, "round": None}
    return kept if seen.phase is not Phase.DISCARD else kept | {"to_act": None, "discarded": None, "hand_sizes": None}


def left_over(table: list[int], seen: View) -> int:
    """With two players, the cards that nobody got: those turned up first (P2)."""
    neutral = [space.number for space, owner in zip(SPACES, seen.board, strict=True) if owner == NEUTRAL]
    cards = Counter(seen.size.cards)
    for seat in range(seen.size.players):
        held = [n for n in range(1, 10) for _ in range(of_seat(table[tables.HANDS + seat], n - 1))]
        played = [space // 4 + 1 for space in range(36) if table[tables.BOARDS + seat] >> space & 1]
        cards.subtract([*held, *played, *filter(None, [of_seat(table[tables.DISCARDS], seat)])])
    cards.subtract(neutral)
    return sum(number << 4 * place for place, number in enumerate([*neutral, *cards.elements()]))
