"""One round, played action by action by whoever drives a single table from Python: compiled words with a few verbs.

    table = OneTable.dealt(deal, start=0, layout=layout)
    while not table.is_over:
        table.act(choose(table.turn, table.legal))

Nothing is checked here, and nothing is told: ask `legal` before, and the rules why an action is not among them.
"""

from functools import cache
from typing import TYPE_CHECKING, Any

from catinthebox.kernel import targets
from catinthebox.kernel.converting import table_of_deal
from catinthebox.kernel.layouts import neighbours_of
from catinthebox.kernel.tables import ACTIONS, OVER, PHASE, TURN
from catinthebox.rules import Deal, Layout, Seat

if TYPE_CHECKING:
    from catinthebox.kernel.cpu import Words64


class OneTable:
    """A round at one moment. `act` changes it; a copy stays as it is."""

    __slots__ = ("_compiled", "_neighbours", "players", "words")

    def __init__(self, words: "Words64", players: int, neighbours: "Words64") -> None:
        self.players = players
        self.words = words
        """What `tables` names: everything, also what nobody may see."""
        self._neighbours = neighbours
        self._compiled = _compiled()

    @classmethod
    def dealt(cls, deal: Deal, start: Seat, layout: Layout) -> "OneTable":
        """A round that begins with this deal."""
        array = targets.cpu().array
        return cls(array(table_of_deal(deal, start)), len(deal.hands), array(neighbours_of(layout)))

    def copy(self) -> "OneTable":
        """The same moment, to go on from in another way."""
        return OneTable(self.words.copy(), self.players, self._neighbours)

    @property
    def turn(self) -> Seat:
        """Who acts. Cards are put aside one seat after the other, from the start player (P3)."""
        return int(self.words[TURN])

    @property
    def is_over(self) -> bool:
        """Whether nobody acts any more."""
        return bool(self.words[PHASE] == OVER)

    @property
    def legal(self) -> int:
        """What may be done now, a bit for each action; nothing when the round is over."""
        legal: int = self._compiled["legal_actions"](self.words, self.players)
        return legal

    def act(self, action: int) -> None:
        """Carry out a legal action, and all that follows from it without anybody's choice."""
        self._compiled["act"](self.words, self.players, action)

    def scores(self) -> tuple[int, ...]:
        """Each seat's points in a round that is over."""
        score = self._compiled["score_of"]
        return tuple([score(self.words, self.players, seat, self._neighbours) for seat in range(self.players)])

    def write_legal(self, mask: Any) -> None:
        """Write for each action whether it may be done now."""
        self._compiled["write_bits"](mask, 0, self.legal, ACTIONS)

    def observe(self, seat: Seat, seen: Any) -> None:
        """Write what a seat sees now, as in `observing`."""
        self._compiled["observe"](self.words, self.players, seat, seen)

    def recall(self, seat: Seat, seen: Any) -> None:
        """Write all that a seat has seen of the round, as in `recalling`, into an array of zeros."""
        self._compiled["recall"](self.words, self.players, seat, seen)


@cache
def _compiled() -> dict[str, Any]:
    functions: dict[str, Any] = targets.cpu().compiled()
    return functions
