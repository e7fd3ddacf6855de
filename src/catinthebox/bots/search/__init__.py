"""`search` and `champion`: many ways the hidden cards may lie, and what may come of every action in each of them.

    judgements = judged(view, Effort(seconds=0.3))    # every legal action, the best first

Read it in this order: seeing (a view in the kernel's words), worlds (drawing the hidden cards), chains (finding likely
ones step by step), foresight (playing on in them), by_thumb and by_reflex (how everybody plays there), worth (what the
ends are worth), minds and trained (what it takes to think in either way), thinking (doing that until time is up),
judging, bot.
"""

from catinthebox.bots.search.judging import Aim, Effort, Judgement, MindName, judged, require_mind

__all__ = ["Aim", "Effort", "Judgement", "MindName", "judged", "require_mind"]
