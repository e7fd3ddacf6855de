"""Champion: a search that plays on by a small network, and listens to the large one."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from catinthebox.bots.neural import sight
from catinthebox.bots.neural.network import Network, inputs_of
from catinthebox.bots.neural.seeing import sight_of
from catinthebox.bots.search import Effort, Judgement, by_reflex, chains, foresight, worlds
from catinthebox.bots.search.chains import WORLD_WORDS, Chain
from catinthebox.bots.search.judging import POINTS_AHEAD
from catinthebox.bots.search.minds import Mind, Opinion, mind_called
from catinthebox.bots.search.seeing import seen_by
from catinthebox.bots.search.thinking import Thinking, new_chain
from catinthebox.bots.search.trained import ALWAYS_SEARCHED, LEAST_CHANCE, opinion_of, reflex_mind, reflex_of
from catinthebox.bots.tables_seen import table_seen
from catinthebox.kernel import bits, compiling, cpu, uniform
from catinthebox.kernel.chance import fraction
from catinthebox.kernel.converting import action_number
from catinthebox.rules import SIDES, Phase, Setup, View, view
from tests.support.networks import random_network
from tests.support.walks import moments

every_size = pytest.mark.parametrize("players", [2, 3, 4, 5])

PLAIN = compiling.namespace(vars(bits), lambda function: function, uniform, sight, by_reflex, worlds, chains, foresight)
"""The functions as they are, but with this mind in the place of the other."""


def views(players: int, seed: str = "champion") -> Iterator[View]:
    """What there is to decide in a match at random."""
    setup = Setup.of(players, layout=SIDES["purple"], secret=seed)
    for moment in moments(setup, Random(seed), care=0.9):
        seen = [view(moment.match, seat) for seat in moment.match.to_act]
        yield from (one for one in seen if len(one.legal) > 1)


@pytest.fixture
def network(players: int, tmp_path: Path) -> Network:
    return random_network(tmp_path, players)


def logits_of(network: Network, seen: View) -> list[float]:
    """What the small network thinks of the legal actions, by NumPy."""
    logits = network.feel(inputs_of(sight_of(seen), network.players))
    return [float(logits[action_number(action)]) for action in seen.legal]


@every_size
def test_bit_by_bit_it_feels_the_same_as_layer_by_layer(players: int, network: Network) -> None:
    for seen in views(players):
        mind = reflex_of(network, seen, list)
        by_reflex.felt_chances(table_seen(seen), players, mind, 1.0)
        chances = np.array([mind.chances[action_number(action)] for action in seen.legal])
        logits = np.array(logits_of(network, seen))
        np.testing.assert_allclose(chances, np.exp(logits - logits.max()), rtol=1e-3)


@every_size
def test_what_was_felt_before_makes_no_difference(players: int, network: Network) -> None:
    different = list(views(players))
    Random(1).shuffle(different)
    one = reflex_of(network, different[0], list)
    for seen in different:
        fresh = reflex_of(network, seen, list)
        felt = []
        for mind in (one._replace(aims=fresh.aims), fresh):
            by_reflex.felt_chances(table_seen(seen), players, mind, 1.0)
            felt.append([mind.chances[action_number(action)] for action in seen.legal])
        assert felt[0] == felt[1]


@pytest.mark.parametrize("players", [3])
def test_what_is_likelier_is_done_more_often(players: int, network: Network) -> None:
    seen = next(views(players))
    mind, table = reflex_of(network, seen, list), table_seen(seen)
    every = by_reflex.felt_chances(table, players, mind, by_reflex.DECIDED)
    done = Counter(by_reflex.next_action(table, players, mind, fraction(9, place)) for place in range(1000))
    for action in map(action_number, seen.legal):
        assert done[action] / 1000 == pytest.approx(mind.chances[action] / every, abs=0.05)


@every_size
def test_compiled_it_sees_the_same_ends(players: int, network: Network) -> None:
    for seen in [*views(players)][::15]:
        actions, width = [action_number(action) for action in seen.legal], players + 2
        plain = [[[0] * width for _ in actions]]
        scratch = [[0] * foresight.ROW for _ in range(foresight.ROWS)]
        chain = Chain([0] * WORLD_WORDS, [0.0] * players, [0] * WORLD_WORDS, [0.0] * players, [0.0] * players)
        writing = actions, reflex_of(network, seen, list), scratch, [0.0], plain
        PLAIN["look_ahead"](0, 1, 7, seen_by(seen, list), 3, chain, *writing)
        fast, paper = cpu.zeros(1, len(actions), width), cpu.zeros(foresight.ROWS, foresight.ROW)
        known, mind = seen_by(seen, cpu.array), reflex_of(network, seen)
        compiled = cpu.array(actions), mind, paper, np.zeros(1), fast
        reflex_mind().look_ahead(0, 1, 7, known, 3, new_chain(players), *compiled)
        assert fast.tolist() == plain


@every_size
def test_what_the_large_network_likes_is_searched(players: int, network: Network) -> None:
    for seen in views(players):
        opinion = opinion_of(network, seen)
        policy = network.think(inputs_of(sight_of(seen), players)).policy
        chances = np.exp([float(policy[action_number(action)]) for action in seen.legal])
        chances /= chances.sum()
        assert opinion.searched.sum() >= min(ALWAYS_SEARCHED, len(seen.legal))
        assert opinion.searched[chances > LEAST_CHANCE * 1.001].all()
        assert opinion.searched[chances.argmax()]
        assert opinion.ahead.argmax() == chances.argmax()


def thought(seen: View, mind: Mind, *, worlds: int = 40, threads: int = 1, narrow: bool = True) -> list[Judgement]:
    thinking = Thinking(seen, Effort(worlds=worlds, threads=threads, narrow=narrow), 3, mind, POINTS_AHEAD)
    thinking.think()
    return thinking.judgements()


@every_size
def test_the_same_answer_whatever_the_threads(players: int, network: Network) -> None:
    seen = next(seen for seen in views(players) if seen.phase is Phase.PLAY)
    mind = reflex_mind(lambda players: network)
    assert thought(seen, mind) == thought(seen, mind, threads=2)


def opinionated(searched: list[bool], ahead: list[float]) -> Mind:
    """Rules of thumb with an opinion."""
    return replace(mind_called("thumb"), opinion=lambda view: Opinion(np.array(searched), np.array(ahead)))


def test_what_is_not_worth_a_search_is_left_out_unless_all_are_asked_for() -> None:
    seen = next(views(4))
    mind = opinionated([place == 1 for place in range(len(seen.legal))], [0.0] * len(seen.legal))
    assert [judgement.action for judgement in thought(seen, mind)] == [seen.legal[1]]
    assert {judgement.action for judgement in thought(seen, mind, narrow=False)} == set(seen.legal)


def test_an_opinion_outweighs_what_is_as_good() -> None:
    """What is far ahead beforehand comes first, but its worth is what the search found."""
    seen = next(views(4))
    without = thought(seen, mind_called("thumb"), narrow=False)
    favourite = without[-1]
    ahead = [50.0 * (action == favourite.action) for action in seen.legal]
    assert thought(seen, opinionated([True] * len(ahead), ahead), narrow=False)[0] == favourite
