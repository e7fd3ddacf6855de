"""What is settled before the first deal: players, board side, start seat, secret and entropy.

A setup shows the commitment; seats may still add entropy. `new_match` ends that: a match keeps its setup unchanged.
"""

from dataclasses import dataclass, replace
from functools import cached_property

from catinthebox.rules.cards import Seat
from catinthebox.rules.deals import Deal, Entropy, commitment_to, draw_deal, draw_start, match_key
from catinthebox.rules.errors import BadDeal, BadLayout, BadSetup
from catinthebox.rules.layouts import SIDES, Layout
from catinthebox.rules.sizes import GameSize, size_for


@dataclass(frozen=True)
class Setup:
    """A match before it begins. Make one with `Setup.of`, which fills in the rulebook's choices and checks it all."""

    size: GameSize
    layout: Layout
    secret: str | None
    """What all deals follow from; None where a real table's cards are entered by hand."""
    entropy: Entropy
    chosen_start: Seat | None
    """The seat that starts, None to draw it (G1)."""
    given: tuple[Deal, ...]
    """Deals of the first rounds entered by hand instead of drawn."""

    @classmethod
    def of(
        cls,
        players: int,
        *,
        layout: Layout | None = None,
        secret: str | None = None,
        entropy: Entropy = (),
        start: Seat | None = None,
        given: tuple[Deal, ...] = (),
    ) -> "Setup":
        """The setup of a match; what is left out follows the rulebook."""
        size = size_for(players)
        setup = cls(size, layout or SIDES[size.side], secret, entropy or (None,) * players, start, given)
        setup._require()
        return replace(setup, given=tuple(Deal.of(deal.hands, deal.leftover, size) for deal in given))

    def _require(self) -> None:
        players = self.players
        self.layout.require(self.size.numbers)
        if SIDES.get(self.layout.name, self.layout) != self.layout:
            raise BadLayout(f"{self.layout.name!r} is the name of another side", rules=("M7",), problem="name")
        if len(self.entropy) != players:
            raise BadSetup(f"entropy for {len(self.entropy)} seats, but {players} players", players=players)
        for text in (self.secret, *self.entropy):
            if text is not None and not _is_unicode(text):
                raise BadSetup("a secret or entropy must be valid Unicode text")
        if self.chosen_start is not None and not 0 <= self.chosen_start < players:
            raise BadSetup(f"no seat {self.chosen_start} at a table of {players}", rules=("G1",), players=players)
        if self.chosen_start is None and self.secret is None:
            raise BadSetup("without a secret to draw it from, the start seat must be chosen", rules=("G1",))
        if len(self.given) > players:
            raise BadDeal(f"{len(self.given)} deals given, but a match has {players} rounds", rules=("G1",))

    @property
    def players(self) -> int:
        """How many play; also the number of rounds (G1)."""
        return self.size.players

    @property
    def seats(self) -> range:
        """All seats, clockwise from 0."""
        return range(self.size.players)

    @cached_property
    def commitment(self) -> str | None:
        """The hash that binds the dealer to the secret, shown before the first deal."""
        return None if self.secret is None else commitment_to(self.secret)

    def with_entropy(self, seat: Seat, text: str) -> "Setup":
        """The same setup with a seat's own entropy mixed in."""
        if seat not in self.seats:
            raise BadSetup(f"no seat {seat} at a table of {self.players}", players=self.players)
        changed = replace(self, entropy=(*self.entropy[:seat], text, *self.entropy[seat + 1 :]))
        changed._require()
        return changed

    def start(self, round_number: int = 1) -> Seat:
        """The seat that starts a round: drawn or chosen for the first, then clockwise (G1)."""
        return (self._first_start + round_number - 1) % self.players

    def deal(self, round_number: int) -> Deal:
        """The cards of a round (P1)."""
        if round_number <= len(self.given):
            return self.given[round_number - 1]
        if self._key is None:
            raise BadDeal(f"no deal was given for round {round_number}, and there is no secret to draw it from")
        return draw_deal(self._key, round_number, self.size)

    @cached_property
    def _key(self) -> bytes | None:
        return None if self.secret is None else match_key(self.secret, self.players, self.entropy)

    @cached_property
    def _first_start(self) -> Seat:
        if self.chosen_start is not None:
            return self.chosen_start
        assert self._key is not None  # a setup without a secret has a chosen start
        return draw_start(self._key, self.players)


def _is_unicode(text: str) -> bool:
    """Whether the text has UTF-8 bytes at all: a lone surrogate has none."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
