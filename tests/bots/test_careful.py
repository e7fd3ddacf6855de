"""What is the careful bot's own; test_what_bots_care_about has the rest."""

from catinthebox.bots import make_bot
from catinthebox.rules import Match, Predict, view
from tests.support.positions import dealt, discarded


def predicted(match: Match) -> object:
    """What a careful bot predicts."""
    return make_bot("careful", "a seed").choose(view(match, match.to_act[0]))


def test_p4_predicts_by_the_strength_of_the_hand() -> None:
    low, high = "1 1 1 1 2 2 2 3 3 3", "5 6 6 7 7 7 8 8 8 8"
    assert predicted(discarded(dealt(4, [high, low]), "8 3 4 5")) == Predict(3)
    assert predicted(discarded(dealt(4, [low, high]), "3 8 4 5")) == Predict(1)
