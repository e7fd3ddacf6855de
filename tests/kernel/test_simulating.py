"""Many random rounds: the facts of the game, and the same figures whatever plays them."""

import subprocess
import sys
from math import sqrt

import pytest

from catinthebox.kernel import bits, cpu
from catinthebox.kernel.chance import choice, fraction, key_of, remainder
from catinthebox.kernel.simulating import Figures, simulate
from catinthebox.rules import SIDES, BadSetup

ROUNDS = 200_000
FACTS = {
    2: (0.93315, 2.0232, 13.25, 6.408),
    3: (0.99926, 1.1678, 17.55, 5.561),
    4: (0.99998, 1.1400, 22.01, 5.180),
    5: (0.99994, 0.8950, 24.33, 4.531),
}
"""Paradox rate, mean score a seat, plies and tricks a round, on the white side: two other programs found them so."""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_facts_of_the_game_under_random_play(players: int) -> None:
    paradox, score, plies, tricks = FACTS[players]
    figures = simulate(players, ROUNDS, layout=SIDES["white"], seed=2)
    five_sigma = 5 * sqrt(paradox * (1 - paradox) / ROUNDS)
    assert figures.paradox_rate == pytest.approx(paradox, abs=five_sigma + 0.00001)
    assert sum(figures.mean_scores) / players == pytest.approx(score, abs=0.015)
    assert figures.plies / ROUNDS == pytest.approx(plies, abs=0.04)
    assert figures.tricks_per_round == pytest.approx(tricks, abs=0.02)


def untimed(figures: Figures) -> dict[str, object]:
    """All but how long it took."""
    return {name: value for name, value in vars(figures).items() if "second" not in name}


def test_threads_change_nothing() -> None:
    one = simulate(3, 150_000, seed=5, threads=1)
    assert untimed(simulate(3, 150_000, seed=5, threads=4)) == untimed(one)
    assert untimed(simulate(3, 150_000, seed=6, threads=1)) != untimed(one)


def test_a_round_is_the_same_in_any_batch() -> None:
    sum_rounds, nobody = cpu.compiled()["sum_rounds"], (0,) * 4
    neighbours = cpu.array([0] * 36)
    whole = sum_rounds(1, 0, 1, 1000, nobody, neighbours)
    every_third = [sum_rounds(1, first, 3, 1000, nobody, neighbours) for first in range(3)]
    assert [sum(part[place] for part in every_third) for place in range(4)] == list(whole[:4])


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    simulate(2, 100_000, threads=2, told=lambda done, of: told.append((done, of)))
    assert told == [(65_536, 100_000), (100_000, 100_000)]


def test_who_stops_waits_for_what_was_begun_and_not_for_all_that_was_asked_for() -> None:
    told: list[int] = []

    def stop(done: int, of: int) -> None:
        told.append(done)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(2, 10**12, threads=2, told=stop)
    assert told == [65_536]


def test_the_side_matters_for_the_bonus_only() -> None:
    white, purple = (simulate(4, 20_000, layout=SIDES[side]) for side in ("white", "purple"))
    assert (white.plies, white.paradox_rate) == (purple.plies, purple.paradox_rate)
    assert white.mean_scores != purple.mean_scores


@pytest.mark.parametrize("wrong", [{"rounds": 0}, {"players": 6}, {"seed": -1}, {"seed": 2**63}, {"threads": 0}])
def test_what_can_not_be_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(BadSetup):
        simulate(**({"players": 4, "rounds": 1} | wrong))  # type: ignore[arg-type]


def test_choices_are_even() -> None:
    """A chi-square of 44 degrees of freedom exceeds 100 less than once in a million times."""
    for place in range(4):
        counts = [0] * 45
        for number in range(45_000):
            part = fraction(key_of(1, number), place)
            for _ in range(place):
                part = remainder(part, 45)
            counts[choice(part, 45)] += 1
        assert sum((count - 1000) ** 2 / 1000 for count in counts) < 100


@pytest.mark.parametrize("find", [bits.nth_bit, bits.nth_bit_by_halves])
def test_the_nth_bit(find: object) -> None:
    assert callable(find)
    for word in (1, 0b1011, 0x0F0F0F0F0F0F0F0F, 2**62 + 2**40 + 2**3):
        places = [place for place in range(63) if word >> place & 1]
        assert [find(word, n) for n in range(len(places))] == [1 << place for place in places]


def test_nothing_imports_numba_before_it_is_needed() -> None:
    code = (
        "import sys, catinthebox, catinthebox.cli, catinthebox.tui.app, catinthebox.kernel.simulating, "
        "catinthebox.kernel.converting, catinthebox.kernel.environments, catinthebox.server.app; "
        "print([name for name in ('numba', 'llvmlite', 'numpy') if name in sys.modules])"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout == "[]\n"


def test_a_processor_without_pdep_finds_the_same_bits() -> None:
    found = cpu.by_halves(cpu.instructions()["count_bits"])
    for word in (1, 0b1011, 0x0F0F0F0F0F0F0F0F, 2**62 + 2**40 + 2**3):
        places = range(word.bit_count())
        assert [found(word, n) for n in places] == [bits.nth_bit(word, n) for n in places]
