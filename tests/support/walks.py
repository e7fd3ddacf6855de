"""Matches played at random, and hypothesis strategies for what they begin from.

Players who choose blindly end nearly every round in a paradox, so a walk has a `care` from 0 to 1: how often a
follower follows the led colour where it can. At 1 many rounds are played to their last trick.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from catinthebox.rules import (
    SIDES,
    Action,
    Colour,
    Discard,
    Events,
    Layout,
    Match,
    Phase,
    Play,
    Predict,
    Seat,
    Setup,
    act,
    legal_actions,
    new_match,
    next_round,
)
from catinthebox.rules.cards import HIGHEST_NUMBER, SPACES


@dataclass(frozen=True)
class Moment:
    """The match after something happened, with what happened."""

    match: Match
    events: Events


@dataclass(frozen=True)
class Walk:
    """A random match: what it begins from and how it is played."""

    setup: Setup
    seed: int
    care: float

    def moments(self) -> Iterator[Moment]:
        """Every moment of the match from the first deal to the end."""
        yield from moments(self.setup, Random(self.seed), self.care)

    def a_round_and_the_end(self) -> Iterator[Moment]:
        """Every moment of the first round, and the end of the match: enough where each moment takes long to check."""
        walked = list(self.moments())
        yield from (moment for moment in walked if moment.match.round.number == 1)
        yield walked[-1]


def moments(setup: Setup, rng: Random, care: float = 0.5) -> Iterator[Moment]:
    """Every moment of a random match."""
    match, events = new_match(setup)
    yield Moment(match, events)
    while match.phase is not Phase.MATCH_OVER:
        match, events = next_round(match) if match.phase is Phase.ROUND_OVER else step(match, rng, care)
        yield Moment(match, events)


def random_match(setup: Setup, rng: Random, care: float = 0.5) -> Match:
    """A random match to its end."""
    *_, last = moments(setup, rng, care)
    return last.match


def finish_round(match: Match, rng: Random, care: float = 0.5) -> Match:
    """The match when its round is over."""
    while match.to_act:
        match, _ = step(match, rng, care)
    return match


def step(match: Match, rng: Random, care: float) -> tuple[Match, Events]:
    """A random legal action of a random seat that may act."""
    seat = rng.choice(match.to_act)
    return act(match, seat, choice(match, seat, rng, care))


def choice(match: Match, seat: Seat, rng: Random, care: float) -> Action:
    """A random legal action of a seat."""
    legal = legal_actions(match, seat)
    following = [action for action in legal if isinstance(action, Play) and action.colour is match.round.led]
    return rng.choice(following if following and rng.random() < care else legal)


def conceivable_actions() -> tuple[Action, ...]:
    """Every action anybody could think of, and some beyond: numbers and predictions run past the ends."""
    numbers = range(HIGHEST_NUMBER + 2)
    plays = (Play(number, colour) for number in range(1, HIGHEST_NUMBER + 1) for colour in Colour)
    return (*map(Discard, numbers), *map(Predict, numbers), *plays)


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    """A board on which the spaces lie anywhere in a rectangle, some cells within it empty."""
    columns = draw(st.integers(4, 12))
    rows = -(-len(SPACES) // columns) + draw(st.integers(0, 2))
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    Random(draw(st.integers(0, 2**32 - 1))).shuffle(cells)
    taken = cells[: len(SPACES)]
    top, left = (min(cell[axis] for cell in taken) for axis in (0, 1))
    return Layout.of("drawn at random", zip(SPACES, ((row - top, column - left) for row, column in taken), strict=True))


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """A setup at any player count, on either side of the board or on a random one."""
    players = draw(st.integers(2, 5))
    return Setup.of(
        players,
        layout=draw(st.sampled_from(list(SIDES.values())) | layouts()),
        secret=draw(st.text(max_size=8)),
        entropy=tuple(draw(st.lists(st.none() | st.text(max_size=4), min_size=players, max_size=players))),
        start=draw(st.none() | st.integers(0, players - 1)),
    )


def walks() -> st.SearchStrategy[Walk]:
    """A random match at any player count, played by blind, mixed or careful players."""
    return st.builds(Walk, setups(), st.integers(0, 2**32 - 1), st.sampled_from([0.0, 0.5, 0.9, 1.0]))
