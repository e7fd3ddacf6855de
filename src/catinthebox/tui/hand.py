"""The own hand."""

from collections.abc import Sequence
from typing import Final

from rich.segment import Segment
from textual.events import Click
from textual.message import Message

from catinthebox.rules import Play, View
from catinthebox.tui.cards import LARGE, SMALL, CardSize, CatCard, Look, draw_cards
from catinthebox.tui.painted import Line, Painted
from catinthebox.tui.palette import Palette

DRIFT_EVERY: Final = 0.25
"""Seconds between two steps of the drifting outlines."""
DRIFT_STEP: Final = 0.0125


def cards_of(view: View, chosen: int | None) -> tuple[CatCard, ...]:
    """The hand as it lies before its owner; `chosen` is the place of the picked card."""
    plays = [action for action in view.legal if isinstance(action, Play)]
    cards = []
    for place, number in enumerate(view.hand):
        colours = frozenset(play.colour for play in plays if play.number == number)
        look = Look.CLOSED if plays and not colours else Look.OPEN
        cards.append(CatCard(number, Look.CHOSEN if place == chosen else look, colours))
    return tuple(cards)


class OwnHand(Painted):
    """Cards in a row, in the middle of their place."""

    class Chosen(Message):
        """Somebody clicked a card."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self) -> None:
        super().__init__()
        self._cards: Sequence[CatCard] = ()
        self._drift = 0.0

    def on_mount(self) -> None:
        """Let the outlines drift, unless the terminal is asked to keep still."""
        if self.app.animation_level != "none":
            self.set_interval(DRIFT_EVERY, self._drift_on)

    def show(self, cards: Sequence[CatCard]) -> None:
        """Show these cards."""
        if cards != self._cards:
            self._cards = cards
            self.repaint()

    def paint(self, palette: Palette) -> list[Line]:
        """The cards, as far to the right as it takes to be in the middle."""
        margin = Segment(" " * self._left)
        drawn = draw_cards(self._cards, palette, size=self._size_of_cards, drift=self._drift)
        return [[margin, *line] for line in drawn]

    def on_click(self, event: Click) -> None:
        """Say which card was clicked."""
        place, beside = divmod(event.x - self._left, self._size_of_cards.pitch)
        if beside < self._size_of_cards.width and 0 <= place < len(self._cards):
            self.post_message(self.Chosen(place))

    @property
    def _left(self) -> int:
        return max(0, (self.size.width - len(self._cards) * self._size_of_cards.pitch + 1) // 2)

    @property
    def _size_of_cards(self) -> CardSize:
        return LARGE if self.size.height >= LARGE.height else SMALL

    def _drift_on(self) -> None:
        self._drift += DRIFT_STEP
        self.repaint()
