"""What a person has picked so far: a card of the hand, and the option under the cursor."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from catinthebox.rules import Hand
from catinthebox.tui.options import Option


@dataclass(frozen=True)
class Picking:
    """Nothing is picked at first."""

    place: int | None = None
    """The place of the picked card in the hand."""
    cursor: int = 0
    """The place of the option that Enter would choose."""

    def card(self, hand: Hand) -> int | None:
        """The picked card."""
        return None if self.place is None else hand[self.place]

    def beside(self, step: int, hand: Hand) -> "Picking":
        """With the next card instead; the first or last if there was none."""
        if not hand:
            return self
        if self.place is None:
            return Picking(0 if step > 0 else len(hand) - 1)
        return Picking((self.place + step) % len(hand))

    def at_best(self, options: Sequence[Option]) -> "Picking":
        """With the cursor at the first option that costs nothing, else at the first that the rules allow."""
        places = sorted(
            range(len(options)), key=lambda place: (options[place].refusal is not None, options[place].cost is not None)
        )
        return replace(self, cursor=places[0] if places else 0)

    def moved(self, step: int, options: Sequence[Option]) -> "Picking":
        """With the cursor at the next option."""
        return replace(self, cursor=(self.cursor + step) % len(options)) if options else self
