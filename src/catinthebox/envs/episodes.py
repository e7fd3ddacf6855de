"""What is played from one reset to the next: a single round, or a whole match.

It is played in the kernel's words, which is quick. The match of the rules goes the same way behind it, as far as
somebody asks for it.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from catinthebox.kernel.converting import action_of
from catinthebox.kernel.observing import A_SEAT, SEEN_SEATS
from catinthebox.kernel.one_table import OneTable
from catinthebox.kernel.tables import ACTIONS
from catinthebox.rules import Layout, Match, Phase, Refused, Seat, Setup, act, new_match, next_round, why_not

Points = tuple[int, ...]
Numbers = NDArray[np.int8]

STANDING: Final = 1
"""How many numbers say how a match stands, beside one for each seat: which round it is."""


def how_many(players: int, *, whole_match: bool) -> int:
    """How many numbers a seat sees."""
    return SEEN_SEATS + players * A_SEAT + (STANDING + players if whole_match else 0)


class Episode:
    """A match that ends with its first round, unless the whole match is played."""

    def __init__(self, players: int, secret: str, *, layout: Layout | None, whole_match: bool) -> None:
        self._setup = Setup.of(players, layout=layout, secret=secret)
        self._whole_match = whole_match
        self._round = 1
        self._nothing: Points = (0,) * players
        self._totals = self._nothing
        self._match: Match | None = None
        self._to_tell: list[int] = []
        """The actions that the match of the rules has not seen yet."""
        self.is_over = False
        """Whether nothing more is played."""
        self.turn: Seat
        """Who acts. Cards are put aside one after the other, and nobody sees which (P3)."""
        self._deal()

    @property
    def match(self) -> Match:
        """The match of the rules, with all that nobody may see."""
        match = new_match(self._setup)[0] if self._match is None else self._match
        for action in self._to_tell:
            if match.phase is Phase.ROUND_OVER:
                match, _ = next_round(match)
            match, _ = act(match, seat_to_act(match), action_of(action))
        if match.phase is Phase.ROUND_OVER and not self.is_over:
            match, _ = next_round(match)
        self._to_tell.clear()
        self._match = match
        return match

    def why_not(self, seat: Seat, action: int) -> Refused | None:
        """The refusal of the rules, with their ids, if a seat may not do that now; None if it may."""
        if seat == self.turn and 0 <= action < ACTIONS and self._legal >> action & 1:
            return None
        return why_not(self.match, seat, action_of(action))

    def act(self, action: int) -> Points:
        """The seat whose turn it is does something legal; each seat gets the points of a round that ends by it."""
        self._table.act(action)
        self._to_tell.append(action)
        self._pass_turn()
        if self._legal:
            return self._nothing
        points = self._table.scores()
        self._totals = tuple(map(sum, zip(self._totals, points, strict=True)))
        self.is_over = not self._whole_match or self._round == self._setup.players  # G1
        if not self.is_over:
            self._round += 1
            self._deal()
        return points

    def seen_by(self, seat: Seat) -> Numbers:
        """What a seat sees, in the order of docs/kernel.md; in a whole match the round and the points so far, too."""
        players = self._setup.players
        seen = np.zeros(how_many(players, whole_match=self._whole_match), np.int8)
        self._table.observe(seat, seen)
        if self._whole_match:
            seen[-players - STANDING :] = (self._round, *self._totals[seat:], *self._totals[:seat])
        return seen

    def mask(self, seat: Seat) -> Numbers:
        """A one for each action that a seat may do now."""
        mask = np.zeros(ACTIONS, np.int8)
        if seat == self.turn and self._legal:
            self._table.write_legal(mask)
        return mask

    def _deal(self) -> None:
        setup = self._setup
        self._table = OneTable.dealt(setup.deal(self._round), setup.start(self._round), setup.layout)
        self._pass_turn()

    def _pass_turn(self) -> None:
        self.turn, self._legal = self._table.turn, self._table.legal


def seat_to_act(match: Match) -> Seat:
    """The first from the start player that may act: where turns are taken, there is no "at the same time"."""
    start, players = match.round.start, match.setup.players
    return min(match.to_act, key=lambda seat: (seat - start) % players)
