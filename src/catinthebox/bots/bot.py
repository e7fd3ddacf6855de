"""What a bot is."""

from typing import Protocol

from catinthebox.rules import Action, View


class Bot(Protocol):
    """A player that chooses one of the legal actions of its view. One bot plays one seat of one match."""

    def choose(self, view: View) -> Action:
        """The action to take; `view.legal` holds at least one."""
        ...
