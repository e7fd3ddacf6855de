"""Bots at a table: whole matches, and the points they bring."""

from collections.abc import Iterator, Sequence

from catinthebox.bots import Bot, make_bot
from catinthebox.rules import Action, Match, Phase, Setup, View, act, new_match, next_round, view

Choice = tuple[View, Action]


def play_match(setup: Setup, bots: Sequence[Bot]) -> tuple[Match, list[Choice]]:
    """The finished match, and what each bot saw and chose on the way."""
    match, _ = new_match(setup)
    choices: list[Choice] = []
    while match.phase is not Phase.MATCH_OVER:
        if match.phase is Phase.ROUND_OVER:
            match, _ = next_round(match)
        seat = match.to_act[0]
        seen = view(match, seat)
        action = bots[seat].choose(seen)
        choices.append((seen, action))
        match, _ = act(match, seat, action)
    return match, choices


def seated(names: Sequence[str], seed: str) -> list[Bot]:
    """Bots of these names in these seats."""
    return [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]


def rotations(players: int, one: str, other: str) -> Iterator[list[str]]:
    """One against many, at every seat in turn, both ways round."""
    for seat in range(players):
        yield [one if place == seat else other for place in range(players)]
        yield [other if place == seat else one for place in range(players)]
