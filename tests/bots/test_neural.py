"""The trained network: it sees what its seat sees and nothing else, and does what it likes best."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numba
import numpy as np
import pytest
from numpy.typing import NDArray
from safetensors.numpy import save_file

from catinthebox.bots import BadBotOption, require_bot
from catinthebox.bots.neural import sight
from catinthebox.bots.neural.bot import NeuralBot
from catinthebox.bots.neural.network import BadNetwork, Floats, Layer, Network, inputs_of, read_network
from catinthebox.bots.neural.seeing import aims_of, sight_of
from catinthebox.bots.tables_seen import table_seen
from catinthebox.kernel import compiling, cpu, tables
from catinthebox.kernel.converting import action_number, table_of
from catinthebox.kernel.layouts import neighbours_of
from catinthebox.kernel.tables import ACTIONS
from catinthebox.rules import SIDES, Match, Phase, Setup, new_match, view
from tests.support.networks import random_network, random_tensors
from tests.support.walks import moments

every_size = pytest.mark.parametrize("players", [2, 3, 4, 5])
both_sides = pytest.mark.parametrize("side", SIDES)


def positions(players: int, side: str, seed: str = "seen") -> Iterator[tuple[Match, int]]:
    """Every position of a match at random in which somebody may act, and who."""
    setup = Setup.of(players, layout=SIDES[side], secret=seed)
    for moment in moments(setup, Random(seed), care=0.9):
        yield from ((moment.match, seat) for seat in moment.match.to_act)


def sight_of_all(table: list[int], match: Match, seat: int) -> list[int]:
    """What a seat sees of a table on which everybody's cards lie."""
    table[tables.TURN] = seat
    players = match.setup.players
    seen, aims = [0] * sight.sight_words(players), aims_of(view(match, seat))
    sight.look(table, players, aims, neighbours_of(match.setup.layout), seen)
    return seen


@every_size
@both_sides
def test_only_what_the_view_shows_is_seen(players: int, side: str) -> None:
    for match, seat in positions(players, side):
        assert sight_of(view(match, seat)) == sight_of_all(table_of(match.round), match, seat)


@every_size
def test_the_others_may_have_any_cards(players: int) -> None:
    for match, seat in positions(players, "white"):
        table = table_of(match.round)
        before = sight_of_all(table, match, seat)
        others = [other for other in range(players) if other != seat]
        hands = [table[tables.HANDS + other] for other in others]
        for other, hand in zip(others, [*hands[1:], hands[0] ^ 0x111], strict=True):
            table[tables.HANDS + other] = hand
            table[tables.DISCARDS] ^= 5 << 4 * other
        assert sight_of_all(table, match, seat) == before


def test_the_side_the_rounds_left_and_the_points_before_are_seen() -> None:
    matches = [match for match, _ in positions(3, "purple") if match.phase is Phase.DISCARD]
    first, last = aims_of(view(matches[0], 1), envy=2), aims_of(view(matches[-1], 1), envy=2)
    assert first == [1, 2, 0, 0, 0, 0, 0, 2, 2, 2, 0, 0]
    assert last == [1, 0, *matches[-1].totals, 0, 0, 2, 2, 2, 0, 0]
    assert any(matches[-1].totals)


def test_compiled_it_sees_the_same() -> None:
    look = compiling.namespace(cpu.instructions(), numba.njit(error_model="numpy"), sight)["look"]
    for players in (2, 3, 4, 5):
        for match, seat in positions(players, "purple"):
            seen, filled = view(match, seat), cpu.zeros(sight.sight_words(players))
            rows = [cpu.array(row) for row in (table_seen(seen), aims_of(seen), neighbours_of(seen.layout))]
            look(rows[0], players, *rows[1:], filled)
            assert filled.tolist() == sight_of(seen)


@every_size
def test_inputs_are_the_bits_of_each_word_from_the_lowest(players: int) -> None:
    widths = sight.sight_widths(players)
    for match, seat in positions(players, "white"):
        seen = sight_of(view(match, seat))
        bits = [float(word >> bit & 1) for word, width in zip(seen, widths, strict=True) for bit in range(width)]
        assert inputs_of(seen, players).tolist() == bits
        assert all(0 <= word < 1 << width for word, width in zip(seen, widths, strict=True))


def floats(*rows: object) -> Floats:
    return np.array(rows, np.float32)


def test_a_network_by_hand() -> None:
    """Two inputs, one hidden layer: 2 - 1 = 1 goes on, and 1 - 3 = -2 becomes 0."""
    network = Network(
        players=2,
        body=(Layer(floats([2, -1], [1, -3]), floats(0, 0)),),
        policy=Layer(floats([3, 9], [-1, 9]), floats(0.5, 0)),
        values=Layer(floats([1, 0], [0, 1], [2, 0]), floats(0, 7, 0)),
        belief=Layer(floats([1, 0], [2, 0]), floats(0, 0)),
        reflex=(),
    )
    thoughts = network.think(floats(1, 1))
    assert thoughts.policy.tolist() == [3.5, -1]
    assert thoughts.values.tolist() == [1, 7, 2]
    assert thoughts.belief.tolist() == [[1, 2]]
    assert network.think(floats([1, 1], [0, 0])).policy.tolist() == [[3.5, -1], [0.5, 0]]


@every_size
def test_a_network_comes_back_from_its_file(players: int, tmp_path: Path) -> None:
    network, stored = random_network(tmp_path, players), random_tensors(players)
    assert len(network.body) == 2
    assert len(network.reflex) == 3
    assert (network.body[1].weight == stored["body.1.weight"]).all()
    assert (network.reflex[2].bias == stored["reflex.2.bias"]).all()
    numbers = {2: 5, 3: 6, 4: 8, 5: 9}[players]
    assert network.think(inputs_of([0] * sight.sight_words(players), players)).belief.shape == (players - 1, numbers)


@pytest.mark.parametrize(
    ("facts", "changes", "problem"),
    [
        ({"players": "4", "sight": "1"}, {}, "players 4, not 3"),
        ({"players": "3", "sight": "0"}, {}, "sight 0, not 1"),
        ({}, {}, "players None"),
        ({"players": "3", "sight": "1"}, {"body.0.weight": (16, 7)}, "body.0 is of"),
        ({"players": "3", "sight": "1"}, {"policy.bias": (48,)}, "policy is of"),
        ({"players": "3", "sight": "1"}, {"reflex.2.weight": (48, 6), "reflex.2.bias": (48,)}, "reflex ends in 48"),
        ({"players": "3", "sight": "1"}, {"values.bias": None}, "values.bias"),
        ({"players": "3", "sight": "1"}, {"reflex.1.weight": None}, "reflex has no layer between"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(
    facts: dict[str, str], changes: dict[str, tuple[int, ...] | None], problem: str, tmp_path: Path
) -> None:
    tensors = random_tensors(3)
    for name, shape in changes.items():
        del tensors[name]
        if shape is not None:
            tensors[name] = np.zeros(shape, np.float16)
    save_file(tensors, tmp_path / "odd.safetensors", facts)
    with pytest.raises(BadNetwork, match=problem) as refusal:
        read_network(tmp_path / "odd.safetensors", 3)
    assert refusal.value.facts == {"file": "odd.safetensors"}


def test_whole_numbers_have_a_scale_for_each_row(tmp_path: Path) -> None:
    stored: dict[str, NDArray[Any]] = {**random_tensors(3)}
    stored["policy.weight"] = np.arange(ACTIONS * 12, dtype=np.int8).reshape(ACTIONS, 12)
    stored["policy.scale"] = np.linspace(0.1, 0.2, ACTIONS, dtype=np.float32)
    file, facts = tmp_path / "bytes.safetensors", {"players": "3", "sight": "1"}
    save_file(stored, file, facts)
    weight = read_network(file, 3).policy.weight
    assert weight.dtype == np.float32
    assert weight[2].tolist() == pytest.approx([number * float(stored["policy.scale"][2]) for number in range(24, 36)])
    for scale, problem in ((np.ones(3, np.float32), "policy is of"), (None, "no 'policy.scale'")):
        del stored["policy.scale"]
        if scale is not None:
            stored["policy.scale"] = scale
        save_file(stored, file, facts)
        with pytest.raises(BadNetwork, match=problem):
            read_network(file, 3)


def test_what_is_no_network_at_all_is_refused(tmp_path: Path) -> None:
    (tmp_path / "odd.safetensors").write_bytes(b"miaow")
    with pytest.raises(BadNetwork):
        read_network(tmp_path / "odd.safetensors", 3)


def liking(tmp_path: Path, likes: dict[int, float]) -> Network:
    """A network that sees nothing and likes these actions."""
    tensors = {name: np.zeros_like(tensor) for name, tensor in random_tensors(4).items()}
    for action, logit in likes.items():
        tensors["policy.bias"][action] = logit
    save_file(tensors, tmp_path / "likes.safetensors", {"players": "4", "sight": "1"})
    return read_network(tmp_path / "likes.safetensors", 4)


def test_the_legal_action_it_likes_best_is_chosen(tmp_path: Path) -> None:
    seen = view(new_match(Setup.of(4, secret="likes"))[0], 0)
    best, other = seen.legal[1], seen.legal[0]
    network = liking(tmp_path, {0: 9, action_number(best): 2, action_number(other): 1})
    assert NeuralBot(Random(1), {"temperature": 0}, lambda players: network).choose(seen) == best


def test_at_a_temperature_each_action_is_as_likely_as_the_network_says(tmp_path: Path) -> None:
    seen = view(new_match(Setup.of(4, secret="likes"))[0], 0)
    likes = dict.fromkeys(map(action_number, seen.legal), -60.0)
    one, other = seen.legal[2], seen.legal[0]
    network = liking(tmp_path, likes | {action_number(one): np.log(3), action_number(other): 0})
    usual, warm, hot = (
        Counter(NeuralBot(Random(seed), options, lambda players: network).choose(seen) for seed in range(800))
        for options in ({}, {"temperature": 100}, {"temperature": 1000})
    )
    assert usual.keys() == warm.keys() == {one, other}
    assert usual[one] / 800 == pytest.approx(0.9, abs=0.04)
    assert warm[one] / 800 == pytest.approx(0.75, abs=0.06)
    assert hot[one] / hot[other] == pytest.approx(3**0.1, rel=0.25)


def test_made_anew_it_draws_the_same(tmp_path: Path) -> None:
    network = random_network(tmp_path, 3)
    for match, seat in positions(3, "white"):
        seen = view(match, seat)
        again = [NeuralBot(Random(5), {"temperature": 300}, lambda players: network).choose(seen) for _ in range(2)]
        assert again[0] == again[1]


def test_guests_may_set_its_temperature() -> None:
    require_bot("neural:temperature=150", guest=True)
    with pytest.raises(BadBotOption):
        require_bot("neural:temperature=1001")
