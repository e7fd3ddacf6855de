"""`search`: many ways the hidden cards may lie, and what may come of every action in each of them.

    judgements = judged(view, Effort(seconds=0.3))    # every legal action, the best first

Read it in this order: seeing (a view in the kernel's words), worlds (drawing the hidden cards), foresight (playing on
in them), worth (what the ends are worth), thinking (doing that until time is up), judging, bot.
"""

from catinthebox.bots.search.judging import Effort, Judgement, judged

__all__ = ["Effort", "Judgement", "judged"]
