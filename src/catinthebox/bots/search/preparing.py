"""Getting ready: the first search on a machine compiles the code for it, which takes a quarter of a minute.

    python -m catinthebox.bots.search.preparing    # beforehand, leaving the processor to others

What is compiled is kept on disk, so every other process only loads it, in a second or two.
"""

import os
from functools import cache

from catinthebox.bots.search.judging import Effort, judged
from catinthebox.rules import Setup, new_match, view


@cache
def prepare() -> None:
    """Compile or load all that a search needs, so that the next one in this process spends its time on thinking."""
    match, _ = new_match(Setup.of(2, secret="any"))
    judged(view(match, 0), Effort(worlds=1))


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(19)
    prepare()
