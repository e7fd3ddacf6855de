"""What a bot is."""

from typing import Protocol

from catinthebox.rules import Action, View


class Bot(Protocol):
    """A player that chooses one of the legal actions of its view. One bot plays one seat of one match.

    It may remember what it likes for the match, but must not need it: a server makes the same bot anew for every
    move, and the view has all that happened in the round. A bot that thinks for a while takes its time budget as an
    option of its own (`ms`).
    """

    def choose(self, view: View) -> Action:
        """The action to take; `view.legal` holds at least one."""
        ...
