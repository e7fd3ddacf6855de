"""The referee: one match over JSON lines, so that a program in any language can play by the rules.

    referee = Referee()
    answer = referee.answer(b'{"do": "new", "players": 4}')

docs/referee.md is the public contract, and `catinthebox referee` the command. Here `lines` is JSON, `requests` what can
be asked, `reading` how a line becomes a request, `answers` what is told, and `referee` does it.
"""

from catinthebox.referee.lines import write_line
from catinthebox.referee.referee import Referee

__all__ = ["Referee", "write_line"]
