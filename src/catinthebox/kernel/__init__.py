"""The same rules in bit arithmetic, for millions of rounds a second: one Python source for the processor and for CUDA.

    figures = simulate(players=4, rounds=1_000_000)
    scores = rollouts([table_of(match.round)], tries=1000, players=4, layout=layout)

Plain functions on words: bits, chance, spaces, seats, declaring, dealing, tricks, scoring and rounds play whole rounds;
tables, acting, playing_on, observing, recalling and stepping go ply by ply. `compiling` makes fast ones of them for
`cpu` and for `cuda`, which are imported on first use only: nothing here waits for Numba. `environments` and `one_table`
are for whoever plays many tables, or one, from Python. docs/kernel.md explains the words.
"""

from catinthebox.kernel.converting import (
    Guess,
    action_number,
    action_of,
    match_of,
    match_of_rounds,
    table_of,
    table_of_view,
)
from catinthebox.kernel.environments import ManyTables
from catinthebox.kernel.errors import BadTable, NoDevice, NotInstalled
from catinthebox.kernel.rolling import rollouts
from catinthebox.kernel.simulating import Figures, simulate

__all__ = [
    "BadTable",
    "Figures",
    "Guess",
    "ManyTables",
    "NoDevice",
    "NotInstalled",
    "action_number",
    "action_of",
    "match_of",
    "match_of_rounds",
    "rollouts",
    "simulate",
    "table_of",
    "table_of_view",
]
