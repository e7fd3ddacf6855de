"""Records of random matches to write, read and spoil."""

from random import Random

from catinthebox.records import Record
from catinthebox.rules import Match, Phase, Setup, act, legal_actions, new_match, next_round

NAMES = ("Ada", "Zoé", "Łukasz", 'Jana "the cat"', "五")


def random_match(setup: Setup, seed: int, actions: int | None = None) -> Match:
    """A match of random legal actions, broken off after some number of them."""
    random = Random(seed)
    match, _ = new_match(setup)
    done = 0
    while match.phase is not Phase.MATCH_OVER and done != actions:
        if match.phase is Phase.ROUND_OVER:
            match, _ = next_round(match)
        seat = random.choice(match.to_act)
        match, _ = act(match, seat, random.choice(legal_actions(match, seat)))
        done += 1
    return match


def random_record(players: int, seed: int = 0, actions: int | None = None) -> Record:
    """The record of a random match with names and a remark."""
    match = random_match(Setup.of(players, secret=f"secret {seed}"), seed, actions)
    return Record(match, NAMES[:players], (("Date", "2026-11-15"),))
