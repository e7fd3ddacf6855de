"""Getting ready: the first search on a machine compiles the code for it, a quarter of a minute or more for each mind.

    python -m catinthebox.bots.search.preparing    # beforehand, leaving the processor to others

What is compiled is kept on disk, so every other process only loads it, in a second or two.
"""

import os
from functools import cache
from typing import get_args

from catinthebox.bots.search.judging import ADVISERS_MIND, Effort, MindName, judged
from catinthebox.rules import Setup, new_match, view


@cache
def prepare(mind: MindName = ADVISERS_MIND) -> None:
    """Compile or load all that a search needs, so that the next one in this process spends its time on thinking."""
    match, _ = new_match(Setup.of(2, secret="any"))
    judged(view(match, 0), Effort(worlds=1), mind=mind)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(19)
    for mind in get_args(MindName):
        prepare(mind)
