"""The tables of a training on their device: PyTorch's tensors, which compiled functions of the kernel fill in place."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

import torch
from torch import Tensor

from catinthebox.bots import thumb
from catinthebox.bots.neural import sight
from catinthebox.bots.neural.sight import AIM_ENVY, AIM_LEFT, AIM_SIDE, AIM_TOTALS, AIM_WORDS, MOST_ENVY
from catinthebox.bots.odds import ODDS
from catinthebox.bots.search import by_thumb, foresight, worlds
from catinthebox.bots.weights import WEIGHTS
from catinthebox.kernel import targets, uniform
from catinthebox.kernel.layouts import neighbours_of
from catinthebox.kernel.sizes import TRICKS
from catinthebox.kernel.tables import ACTIONS, WORDS
from catinthebox.lab.training import rounds, trials
from catinthebox.rules import SIDES
from catinthebox.rules.sizes import size_for

SOURCES: Final = (uniform, sight, thumb, by_thumb, worlds, foresight, rounds, trials)
"""What is compiled beside the kernel."""
THREADS: Final = 128
TRIED_AT_ONCE: Final = 1 << 19
"""So many worlds."""
ONE_IN_BF16: Final = 0x3F80
"""1.0 as a bfloat16: the first half of a float."""
SIDE_NAMES: Final = ("white", "purple")
ALIGNED: Final = 64
ALWAYS_ZERO: Final = 63
"""The bit of a word that is never set."""
POINTS_A_ROUND: Final = 3
SPREAD: Final = 3.5
"""About how many points a round brings, and how much that differs: where a match may stand."""


def most_decisions(players: int) -> int:
    """The most that can be decided in a round: a discard and the plays of everybody, and predictions."""
    return players * (1 + (players > 2) + TRICKS[players])


@cache
def _on_processor() -> dict[str, Callable[..., None]]:
    names = targets.cpu().compiled(*SOURCES)
    return {name: names[name] for name in (*rounds.entries, *trials.entries)}


@cache
def _on_card() -> dict[str, Any]:
    from numba import cuda

    names = targets.cuda().compiled(*SOURCES)
    begin_table, look_row, act_row, thumb_row, try_row, unpack_bit = (
        names[name] for name in ("begin_table", "look_row", "act_row", "thumb_row", "try_row", "unpack_bit")
    )

    def begin_tables(count, tables, seed, nobody):  # type: ignore[no-untyped-def]
        place = cuda.grid(1)
        if place < count:
            begin_table(place, tables, seed, nobody)

    def look_rows(count, offset, places, tables, players, aims, sides, seen, hidden, legal, seats):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < count:
            look_row(row, offset, places, tables, players, aims, sides, seen, hidden, legal, seats)

    def act_rows(count, places, tables, players, actions, aims, sides, over, scores, met, caused):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < count:
            act_row(row, places, tables, players, actions, aims, sides, over, scores, met, caused)

    def thumb_rows(count, places, tables, players, aims, sides, odds, weights, seed, worths, actions):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < count:
            worths = cuda.local.array(ACTIONS, "int64")
            thumb_row(row, places, tables, players, aims, sides, odds, weights, seed, worths, actions)

    def try_rows(count, worlds, places, tables, players, aims, sides, odds, weights, seed, scratch, worths, outcomes):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < count:
            world, trial = cuda.local.array(WORDS, "int64"), cuda.local.array(WORDS, "int64")
            worths = cuda.local.array(ACTIONS, "int64")
            try_row(
                row, worlds, places, tables, players, aims, sides, odds, weights, seed, world, trial, worths, outcomes
            )

    def unpack_rows(count, words, word_of, shift_of, one, bits):  # type: ignore[no-untyped-def]
        row = cuda.blockIdx.x  # a block for each row, so that neighbouring threads write neighbouring bits
        for bit in range(cuda.threadIdx.x, len(word_of), cuda.blockDim.x):
            unpack_bit(row, bit, words, word_of, shift_of, one, bits)

    functions = (begin_tables, look_rows, act_rows, thumb_rows, try_rows, unpack_rows)
    return {function.__name__: cuda.jit(function) for function in functions}


def for_code(tensor: Tensor) -> Any:
    """The same memory as compiled code takes it."""
    if tensor.device.type == "cuda":
        from numba import cuda

        return cuda.as_cuda_array(tensor)
    return tensor.numpy()


def run(name: str, device: str, count: int, *arguments: object) -> None:
    """Call a function of `rounds` for so many tables or rows."""
    if count == 0:
        return
    given = [for_code(argument) if isinstance(argument, Tensor) else argument for argument in arguments]
    if device == "cuda":
        blocks = count if name == "unpack_rows" else -(-count // THREADS)
        _on_card()[name][blocks, THREADS](count, *given)
    else:
        _on_processor()[name](count, *given)


def _padded(bits: int) -> int:
    return -(-bits // ALIGNED) * ALIGNED


class Tables:
    """Many tables in lock-step, each playing one round of a batch.

    Each decision has a row of words: what the seat sees, then what is hidden from it. As bits, both parts end with
    zeros, so that the products on them are of sizes that a card likes.
    """

    def __init__(self, players: int, count: int, device: str) -> None:
        self.players, self.count, self.device = players, count, device
        capacity = count * most_decisions(players)

        def words(*shape: int) -> Tensor:
            return torch.zeros(shape, dtype=torch.int64, device=device)

        seen = sight.sight_words(players)
        self.rows = words(capacity, seen + rounds.hidden_words(players))
        self.seen = self.rows[:, :seen]
        self.aims = words(count, AIM_WORDS)
        self.legal, self.seats = words(capacity), words(capacity)
        self.over = words(count)
        self.scores, self.met, self.caused = words(count, players), words(count, players), words(count, players)
        sides = torch.tensor([neighbours_of(SIDES[side]) for side in SIDE_NAMES], device=device)
        self._tables = for_code(words(WORDS, count).t())
        self._known = for_code(self.aims), for_code(sides)
        self._looked = tuple(map(for_code, (self.seen, self.rows[:, seen:], self.legal, self.seats)))
        self._ended = tuple(map(for_code, (self.over, self.scores, self.met, self.caused)))
        self._odds = for_code(torch.tensor(ODDS, device=device))
        self._weights = for_code(torch.tensor(WEIGHTS[players], device=device))
        self._bits = tuple(map(for_code, _places_of_bits(players, device)))
        self.inputs, self.all_inputs = inputs(players)

    def begin(
        self,
        seed: int,
        *,
        other_side: float = 0.0,
        match_play: bool = False,
        envy: int = MOST_ENVY,
        mixed: float = 0.0,
    ) -> None:
        """Deal a round at every table; with match play anywhere in a match, else it is the first of one.

        All are as envious as said, but at so many of the seats it is drawn how much.
        """
        players, count, aims = self.players, self.count, self.aims
        generator = torch.Generator(self.device).manual_seed(seed)

        def drawn(high: int, *shape: int) -> Tensor:
            return torch.randint(high, shape, generator=generator, device=self.device)

        usual = SIDE_NAMES.index(size_for(players).side)
        other = torch.rand(count, generator=generator, device=self.device) < other_side
        aims[:, AIM_SIDE] = torch.where(other, 1 - usual, usual)
        draws = torch.rand(count, players, generator=generator, device=self.device) < mixed
        aims[:, AIM_ENVY : AIM_ENVY + players] = drawn(MOST_ENVY + 1, count, players).where(draws, envy)
        aims[:, AIM_LEFT] = drawn(players, count) if match_play else players - 1
        before = players - 1 - aims[:, AIM_LEFT, None]
        chance = torch.randn(count, players, generator=generator, device=self.device)
        aims[:, AIM_TOTALS : AIM_TOTALS + players] = (POINTS_A_ROUND * before + SPREAD * before.sqrt() * chance).round()
        run("begin_tables", self.device, count, self._tables, seed, (0,) * players)

    def table(self, place: int) -> list[int]:
        """The words of a table: everything, also what nobody may see."""
        return [int(word) for word in self._tables[place]]

    def look(self, places: Tensor, offset: int) -> slice:
        """Look at these tables; the rows that were written."""
        run(
            "look_rows",
            self.device,
            len(places),
            offset,
            places,
            self._tables,
            self.players,
            *self._known,
            *self._looked,
        )
        return slice(offset, offset + len(places))

    def act(self, places: Tensor, actions: Tensor) -> Tensor:
        """Act at these tables; those where the round goes on."""
        run(
            "act_rows",
            self.device,
            len(places),
            places,
            self._tables,
            self.players,
            actions,
            *self._known,
            *self._ended,
        )
        return places[self.over[places] == 0]

    def by_thumb(self, places: Tensor, weights: Tensor, seed: int) -> Tensor:
        """What rules of thumb would do at these tables."""
        actions, worths = torch.empty_like(places), torch.empty(ACTIONS, dtype=torch.int64, device=self.device)
        where = len(places), places, self._tables, self.players
        run("thumb_rows", self.device, *where, *self._known, self._odds, weights, seed, worths, actions)
        return actions

    def by_trying(self, places: Tensor, count: int, seed: int) -> Tensor:
        """What each action at these tables is worth in so many worlds on average, as a search sees it (see `trials`).

        In points, the own less half of the others' mean; what is not legal has 0.
        """
        device, players = self.device, self.players

        def words(*shape: int) -> Tensor:
            return torch.zeros(shape, dtype=torch.int64, device=device)

        scratch, worths, tried = words(2, WORDS), words(ACTIONS), []
        for some in places.split(max(1, TRIED_AT_ONCE // count)):
            outcomes = words(len(some) * count, ACTIONS)
            where = len(outcomes), count, some, self._tables, players
            known = *self._known, self._odds, self._weights
            run("try_rows", device, *where, *known, seed, scratch, worths, outcomes)
            tried.append(outcomes.view(len(some), count, ACTIONS).float().mean(1) / (2 * (players - 1)))
        return torch.cat(tried)

    def bits(self, rows: slice | Tensor, *, hidden: bool = False) -> Tensor:
        """The bits of rows as numbers that a network takes, those of what is hidden too if they are asked for.

        Where products are of half as many bits, these numbers are too.
        """
        words = self.rows[rows]
        word_of, shift_of = self._bits[2:] if hidden else self._bits[:2]
        is_half = torch.is_autocast_enabled(self.device)
        size = self.all_inputs if hidden else self.inputs
        bits = torch.empty(len(words), size, dtype=torch.bfloat16 if is_half else torch.float32, device=self.device)
        same, one = (bits.view(torch.int16), ONE_IN_BF16) if is_half else (bits, 1)
        run("unpack_rows", self.device, len(words), words, word_of, shift_of, one, same)
        return bits


def inputs(players: int) -> tuple[int, int]:
    """How many inputs what a seat sees takes, and how many that and what is hidden from it."""
    seen, hidden = (_padded(sum(widths)) for widths in (sight.sight_widths(players), rounds.hidden_widths(players)))
    return seen, seen + hidden


def _places_of_bits(players: int, device: str) -> Iterator[Tensor]:
    """For each input, which word of a row it comes from and which bit; first what is seen, then all."""
    seen = list(_places(sight.sight_widths(players), 0))
    both = [*seen, *_places(rounds.hidden_widths(players), sight.sight_words(players))]
    for places in (seen, both):
        for column in zip(*places, strict=True):
            yield torch.tensor(column, device=device)


def _places(widths: tuple[int, ...], first: int) -> Iterator[tuple[int, int]]:
    yield from ((first + word, shift) for word, width in enumerate(widths) for shift in range(width))
    yield from ((first, ALWAYS_ZERO),) * (_padded(sum(widths)) - sum(widths))
