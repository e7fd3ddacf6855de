"""How many ways a round can go on from a fixed position, as chess programs count positions.

The expected numbers are not the engine's. They were worked out by a second, naive referee, written from the rule sheet
alone with dictionaries and deep copies, and typed in here. A wrong legal play, a lost token, a paradox or a point
too many anywhere in these trees changes a number.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from catinthebox.rules import SIDES, Events, Match, Phase, act, legal_actions
from catinthebox.rules.events import TokenLost
from tests.support.positions import dealt, discarded, played, predicted


@dataclass(frozen=True)
class Scene:
    """A round by hand: its deal, what was put aside and predicted, and the first plays of its tricks."""

    players: int
    start: int
    side: str
    hands: str
    leftover: str
    discards: str
    predictions: str
    plays: str

    def at(self, moment: str) -> Match:
        """The match at the deal, at the predictions, at the first lead, or late in the tricks."""
        hands = [" ".join(hand) for hand in self.hands.split()]
        steps = {
            "the deal": dealt(self.players, hands, leftover=self.leftover, start=self.start, layout=SIDES[self.side])
        }
        steps["the predictions"] = discarded(steps["the deal"], self.discards)
        steps["the first lead"] = predicted(steps["the predictions"], self.predictions)
        steps["late"] = played(steps["the first lead"], self.plays)
        return steps[moment]


SCENES = {
    2: Scene(
        players=2,
        start=0,
        side="white",
        hands="1122244455 1223333445",
        leftover="1 5 3 1 5",
        discards="2 3",
        predictions="",
        plays="5b 1b 4y 2y 1y 5y 3y 1r 2b 4b",
    ),
    3: Scene(
        players=3,
        start=1,
        side="white",
        hands="1222355666 1123334455 1123444566",
        leftover="",
        discards="2 3 4",
        predictions="3 4 4",
        plays="4y 1y 5y 6y 2y 3y 2g 1g 2r 4b 6b 3b 3g 5g",
    ),
    4: Scene(
        players=4,
        start=1,
        side="purple",
        hands="1133467778 1122345566 3444566888 1222355778",
        leftover="",
        discards="3 6 8 2",
        predictions="1 1 3 2",
        plays="3g 4g 8g 1g 1b 8b 4b 3y 6y 5y 4y 7y 3b 7b 2b 6r 8r 2r 7r 1r 5r 5b 3r",
    ),
    5: Scene(
        players=5,
        start=4,
        side="purple",
        hands="112456899 246667799 112235788 244555688 133334779",
        leftover="",
        discards="9 4 5 8 3",
        predictions="3 3 1 2 3",
        plays="1b 4b 9b 2b 6b 2g 1g 5g 7g 6g 7b 9r 7y 8b 5b 8r 7r 1r 4r 3r 5r 6r 2r 8g 4g",
    ),
}


@dataclass(frozen=True)
class Count:
    """All lines of some actions: how many, and what their last actions brought about."""

    lines: int
    tokens_lost: int = 0
    paradoxes: int = 0
    rounds_over: int = 0
    points: int = 0
    """The points of all seats at the end of all lines."""


def count(match: Match, depth: int) -> Count:
    """Count the lines of `depth` actions from here; a line that ends the round sooner counts as it is."""
    ends = list(_ends(match, (), depth))
    over = [match.round for match, _ in ends if match.phase is Phase.ROUND_OVER]
    return Count(
        lines=len(ends),
        tokens_lost=sum(isinstance(event, TokenLost) for _, events in ends for event in events),
        paradoxes=sum(round_.paradox is not None for round_ in over),
        rounds_over=len(over),
        points=sum(score.total for round_ in over for score in round_.scores),
    )


def _ends(match: Match, events: Events, depth: int) -> Iterator[tuple[Match, Events]]:
    if depth == 0 or not match.to_act:
        yield match, events
        return
    for seat in match.to_act:
        for action in legal_actions(match, seat):
            yield from _ends(*act(match, seat, action), depth - 1)


@pytest.mark.parametrize(
    ("players", "moment", "depth", "expected"),
    [
        (2, "the deal", 1, Count(9)),
        (2, "the deal", 2, Count(40)),
        (2, "the deal", 3, Count(400)),
        (2, "the deal", 4, Count(5952, tokens_lost=4688)),
        (3, "the deal", 1, Count(16)),
        (3, "the deal", 2, Count(170)),
        (4, "the deal", 1, Count(23)),
        (4, "the deal", 2, Count(396)),
        (5, "the deal", 1, Count(28)),
        (5, "the deal", 2, Count(624)),
        (3, "the predictions", 1, Count(3)),
        (3, "the predictions", 3, Count(27)),
        (3, "the predictions", 4, Count(405)),
        (4, "the predictions", 4, Count(81)),
        (4, "the predictions", 5, Count(1458)),
        (5, "the predictions", 5, Count(243)),
        (5, "the predictions", 6, Count(3645)),
        (2, "the first lead", 1, Count(10)),
        (2, "the first lead", 2, Count(160, tokens_lost=126)),
        (2, "the first lead", 3, Count(1480)),
        (3, "the first lead", 1, Count(15)),
        (3, "the first lead", 2, Count(345, tokens_lost=270)),
        (3, "the first lead", 3, Count(6336, tokens_lost=4950)),
        (4, "the first lead", 1, Count(18)),
        (4, "the first lead", 2, Count(348, tokens_lost=270)),
        (4, "the first lead", 3, Count(7908, tokens_lost=6102)),
        (5, "the first lead", 1, Count(15)),
        (5, "the first lead", 2, Count(411, tokens_lost=315)),
        (5, "the first lead", 3, Count(6234, tokens_lost=4797)),
        (2, "late", 1, Count(6)),
        (2, "late", 2, Count(26, tokens_lost=17)),
        (2, "late", 3, Count(83, paradoxes=4, rounds_over=4, points=10)),
        (2, "late", 4, Count(211, tokens_lost=126, paradoxes=8, rounds_over=8, points=10)),
        (2, "late", 5, Count(351, tokens_lost=1, paradoxes=80, rounds_over=80, points=392)),
        (2, "late", 6, Count(460, tokens_lost=189, paradoxes=80, rounds_over=460, points=5591)),
        (3, "late", 3, Count(140, tokens_lost=82)),
        (3, "late", 4, Count(680, tokens_lost=432, paradoxes=2, rounds_over=2, points=-4)),
        (3, "late", 6, Count(3851, tokens_lost=1253, paradoxes=517, rounds_over=517, points=3028)),
        (3, "late", 10, Count(8628, tokens_lost=2110, paradoxes=6912, rounds_over=8628, points=49420)),
        (4, "late", 3, Count(59, tokens_lost=20, paradoxes=1, rounds_over=1, points=4)),
        (4, "late", 5, Count(383, tokens_lost=190, paradoxes=53, rounds_over=53, points=160)),
        (4, "late", 7, Count(672, tokens_lost=203, paradoxes=428, rounds_over=428, points=2151)),
        (4, "late", 9, Count(686, tokens_lost=255, paradoxes=608, rounds_over=686, points=4345)),
        (5, "late", 4, Count(129, tokens_lost=90)),
        (5, "late", 6, Count(295, paradoxes=89, rounds_over=89, points=498)),
        (5, "late", 8, Count(509, tokens_lost=92, paradoxes=169, rounds_over=169, points=722)),
        (5, "late", 10, Count(681, tokens_lost=140, paradoxes=369, rounds_over=681, points=3462)),
    ],
)
def test_the_ways_a_round_can_go_on(players: int, moment: str, depth: int, expected: Count) -> None:
    assert count(SCENES[players].at(moment), depth) == expected
