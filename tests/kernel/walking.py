"""The same actions through both engines: the readable rules, and the kernel as Python and compiled."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from catinthebox.kernel import acting, cpu, tables
from catinthebox.kernel.converting import action_number, table_of
from catinthebox.rules import SIDES, Layout, Match, Phase, Setup, act, legal_actions, new_match, next_round
from catinthebox.rules.cards import SPACES
from tests.support.walks import choice


@dataclass
class Both:
    """A match of the rules and its round under way as two tables, one for plain and one for compiled functions."""

    match: Match
    plain: list[int]
    compiled: cpu.Words64

    @property
    def players(self) -> int:
        """How many play."""
        return self.match.setup.players


def random_layout(rng: Random) -> Layout:
    """White, purple, or spaces that lie anywhere."""
    if rng.random() < 0.5:
        return rng.choice(list(SIDES.values()))
    columns = rng.randint(4, 12)
    cells = [(row, column) for row in range(-(-36 // columns) + rng.randint(0, 2)) for column in range(columns)]
    return Layout.of("drawn at random", zip(SPACES, rng.sample(cells, len(SPACES)), strict=True))


def walk(players: int, rng: Random) -> Iterator[Both]:
    """Every moment of a random match, in both engines."""
    care = rng.choice([0.0, 0.5, 0.9, 1.0])
    match, _ = new_match(Setup.of(players, layout=random_layout(rng), secret=str(rng.random())))
    both = _begun(match)
    yield both
    while both.match.phase is not Phase.MATCH_OVER:
        if both.match.phase is Phase.ROUND_OVER:
            both = _begun(next_round(both.match)[0])
        else:
            _step(both, rng, care)
        yield both


def _begun(match: Match) -> Both:
    table = table_of(match.round)
    return Both(match, table, cpu.array(table))


def _step(both: Both, rng: Random, care: float) -> None:
    seat = both.plain[tables.TURN]
    action = choice(both.match, seat, rng, care)
    both.match, _ = act(both.match, seat, action)
    acting.act(both.plain, both.players, action_number(action))
    cpu.compiled()["act"](both.compiled, both.players, action_number(action))


def legal_bits(match: Match, seat: int) -> int:
    """What the rules allow a seat, as the kernel writes it."""
    return sum(1 << action_number(action) for action in legal_actions(match, seat))
