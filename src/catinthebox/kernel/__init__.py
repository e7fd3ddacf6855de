"""The same rules in bit arithmetic, for millions of rounds a second: one Python source for the processor and for CUDA.

    figures = simulate(players=4, rounds=1_000_000)
    table = table_of(match.round)

Plain functions on words: bits, chance, spaces, seats, declaring, dealing, tricks, scoring, rounds play whole rounds;
tables, acting and rollouts go ply by ply. `compiling` makes fast ones of them for `cpu` and `cuda`, which are imported
on first use only. docs/kernel.md explains the words.
"""
