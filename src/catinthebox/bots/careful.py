"""`careful`: keeps its ways out open, plays towards its prediction and likes its tokens to touch.

It weighs every action by what the round may bring: the tricks, the bonus if the prediction comes true, and the loss if
it ends in a paradox. What it reckons with is in `prospects`.
"""

from math import exp
from random import Random
from typing import Final

from catinthebox.bots.prospects import hidden_cards, lasting_chances, paradox_risk, winning_chance
from catinthebox.rules import Action, Discard, Hand, Play, Predict, Seat, View, largest_group
from catinthebox.rules.actions import PLAYS
from catinthebox.rules.cards import ALL_COLOURS
from catinthebox.rules.scoring import TWO_PLAYER_LIMIT

_WHIM: Final = 1e-3
"""How much a bot's own taste weighs: it only decides between plays that are as good as equal."""

_GROWTH: Final = 0.4
"""How much a group is expected to grow in each trick to come."""


class CarefulBot:
    """A modest opponent that counts what it sees and does not look ahead."""

    def __init__(self, random: Random) -> None:
        self._taste: dict[Action, float] = {play: random.random() * _WHIM for plays in PLAYS for play in plays}

    def choose(self, view: View) -> Action:
        """The action that looks best."""
        assert view.seat is not None  # a spectator has nothing to choose
        table = _Table(view, view.seat)
        return max(view.legal, key=lambda action: table.worth(action) + self._taste.get(action, 0))


class _Table:
    """One look at the table from a seat."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.hidden = hidden_cards(view)
        self.lasting = lasting_chances(view, self.hidden)

    def worth(self, action: Action) -> float:
        """How good an action looks; a play in points of the round."""
        view = self.view
        match action:
            case Discard(number):  # the card that is hardest to place
                return -paradox_risk(_without(view.hand, number), ALL_COLOURS, view.board, self.lasting)
            case Predict(tricks):
                return -abs(tricks - self._likely_tricks(view.hand, view.size.tricks))
            case Play():
                return self._points(action)

    def _points(self, play: Play) -> float:
        view, seat = self.view, self.seat
        hand = _without(view.hand, play.number)
        board = (*view.board[: play.space], seat, *view.board[play.space + 1 :])
        follows = view.led is None or play.colour is view.led
        colours = view.tokens[seat] if follows else tuple(c for c in view.tokens[seat] if c is not view.led)  # D5

        to_come = view.size.tricks - len(view.tricks) - 1
        winning = winning_chance(view, play, self.hidden)
        won = view.tricks_won[seat]
        bonus_chance = winning * self._bonus_chance(hand, won + 1, to_come)
        bonus_chance += (1 - winning) * self._bonus_chance(hand, won, to_come)
        bonus = bonus_chance * (len(largest_group(view.layout, board, seat)) + _GROWTH * to_come)

        risk = paradox_risk(hand, colours, board, self.lasting)
        return (1 - risk) * (won + winning + bonus) - risk * (won + winning)  # S1 to S3

    def _bonus_chance(self, hand: Hand, won: int, to_come: int) -> float:
        """How likely the tricks will fit in the end (S3), as a bell around what is likely."""
        prediction = self.view.predictions[self.seat]
        missing = (TWO_PLAYER_LIMIT if prediction is None else prediction) - won
        likely = self._likely_tricks(hand, to_come)
        if missing < 0:
            return 0.0
        if prediction is None:
            off = max(0.0, likely - missing)
        elif missing <= to_come:
            off = abs(likely - missing)
        else:
            return 0.0
        return exp(-off * off / (0.5 + 0.7 * to_come))

    def _likely_tricks(self, hand: Hand, to_come: int) -> float:
        """A fair share of the tricks to come, more with cards above the average."""
        average = (1 + self.view.size.numbers) / 2
        return to_come / self.view.size.players * (sum(hand) / len(hand) / average)


def _without(hand: Hand, number: int) -> Hand:
    place = hand.index(number)
    return hand[:place] + hand[place + 1 :]
