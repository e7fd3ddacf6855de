"""What goes wrong, as typed errors.

Every error carries a code for programs, the ids of the rules behind it, and the facts a front end needs to say the
same thing in another language. The English sentence is the default message.
"""

from collections.abc import Mapping
from typing import ClassVar


class CatInTheBoxError(Exception):
    """The root of every error this package raises on purpose."""

    code: ClassVar[str] = "error"

    def __init__(self, message: str, *, rules: tuple[str, ...] = (), **facts: object) -> None:
        super().__init__(message)
        self.message = message
        self.rules = rules
        self.facts: Mapping[str, object] = facts


class Refused(CatInTheBoxError):
    """An action that the rules do not allow now. Nothing has changed."""


class NotYourTurn(Refused):
    """Another seat has to act first."""

    code = "not_your_turn"


class WrongPhase(Refused):
    """This kind of action does not belong to the current phase."""

    code = "wrong_phase"


class NotInHand(Refused):
    """The card is not in the seat's hand."""

    code = "not_in_hand"


class IllegalPlay(Refused):
    """The card is there, but it can't be declared in that colour."""

    code = "illegal_play"


class IllegalPrediction(Refused):
    """The number of tricks can't be predicted at this player count."""

    code = "illegal_prediction"


class BadDeal(CatInTheBoxError):
    """A deal that is not exactly the cards of the game, or that nothing can provide."""

    code = "bad_deal"


class BadLayout(CatInTheBoxError):
    """A board layout with missing, double or overlapping spaces, or a file that is not a layout."""

    code = "bad_layout"


class BadSetup(CatInTheBoxError):
    """A match that can't begin: player count, start seat, secret or entropy out of range."""

    code = "bad_setup"


class BadJson(CatInTheBoxError):
    """JSON that does not describe a state or an event of this version."""

    code = "bad_json"
