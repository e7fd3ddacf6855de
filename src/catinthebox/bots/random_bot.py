"""`random`: anything legal, each action equally likely."""

from random import Random

from catinthebox.rules import Action, View


class RandomBot:
    """Plays at random; a yardstick and a sparring partner for the very first match."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def choose(self, view: View) -> Action:
        """Any legal action."""
        return self._random.choice(view.legal)
