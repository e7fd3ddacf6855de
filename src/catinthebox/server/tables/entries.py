"""What is written in a table's log: one numbered entry for everything accepted. Never changed, never removed."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from catinthebox.rules import Action, Deal, Discard, Play, Predict, Seat
from catinthebox.rules.cards import COLOUR_OF_WORD
from catinthebox.server.tables.options import TableOptions

Small = Annotated[int, Meta(ge=0, le=99)]
"""Any number that a card or a prediction might have; what the game allows, the rules say."""


class Player(Struct, frozen=True):
    """Who sits at a seat: a guest by id, or a bot by name."""

    name: str
    guest: str | None = None
    bot: str | None = None


NOBODY: Final = Player("")
"""Who sits where a guest has been forgotten after the match."""


class Move(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An action as JSON: exactly one of the three."""

    discard: Small | None = None
    predict: Small | None = None
    play: tuple[Small, Literal["red", "blue", "yellow", "green"]] | None = None

    @classmethod
    def of(cls, action: Action) -> "Move":
        """The action in its JSON form."""
        match action:
            case Discard(number):
                return cls(discard=number)
            case Predict(tricks):
                return cls(predict=tricks)
            case Play(number, colour):
                return cls(play=(number, colour.word))  # type: ignore[arg-type]

    def action(self) -> Action | None:
        """The action that is meant; None unless it is exactly one."""
        actions: list[Action] = []
        if self.discard is not None:
            actions.append(Discard(self.discard))
        if self.predict is not None:
            actions.append(Predict(self.predict))
        if self.play is not None:
            number, word = self.play
            actions.append(Play(number, COLOUR_OF_WORD[word]))
        return actions[0] if len(actions) == 1 else None


class Practice(Struct, frozen=True):
    """Where a match is taken up: the first rounds as a record has them, dealt by hand, up to a moment of the last."""

    given: tuple[Deal, ...]
    rounds: tuple[tuple[tuple[Seat, Move], ...], ...]
    """What was done in each of these rounds, by whoever played the record."""

    @property
    def ply(self) -> int:
        """Which frame of the record's replay that is: deals and actions count, 0 is the first deal."""
        return sum(1 + len(actions) for actions in self.rounds) - 1


class _Entry(Struct, frozen=True, tag_field="what", tag=str.lower, omit_defaults=True):
    """The ground of all entries."""


class Made(_Entry, frozen=True):
    """A table was made; the secret of its deals is committed to."""

    options: TableOptions
    secret: str
    host: str
    """The guest who made it."""
    rematch_of: str | None = None
    expected: tuple[str, ...] = ()
    """The guests for whom seats are kept until they come."""
    practice: Practice | None = None


class Seated(_Entry, frozen=True):
    """Somebody took a seat, or a bot was put there."""

    seat: Seat
    player: Player


class Stood(_Entry, frozen=True):
    """A seat became free before the match."""

    seat: Seat


class Mixed(_Entry, frozen=True):
    """A seat added entropy of its own to the deals."""

    seat: Seat
    entropy: str


class Begun(_Entry, frozen=True):
    """The match began: the first round is dealt."""


class Moved(_Entry, frozen=True):
    """A seat made a move, or a bot made it for the seat."""

    seat: Seat
    move: Move
    by: Literal["player", "bot", "clock"] = "player"


class Ready(_Entry, frozen=True):
    """A seat has seen the scores and is ready for the next round."""

    seat: Seat


class Dealt(_Entry, frozen=True):
    """The next round was dealt."""


class Reacted(_Entry, frozen=True):
    """A seat said one of the few phrases."""

    seat: Seat
    phrase: str


class Offered(_Entry, frozen=True):
    """A seat offered to abandon the match, or took the offer back."""

    seat: Seat
    abandon: bool


class Abandoned(_Entry, frozen=True):
    """All people at the table agreed to abandon the match, or nobody came to begin one."""


class Rematched(_Entry, frozen=True):
    """The same people go on at a new table."""

    table: str


Entry = Made | Seated | Stood | Mixed | Begun | Moved | Ready | Dealt | Reacted | Offered | Abandoned | Rematched
