"""The game once more, as plainly as it can be written, to compare the referee with.

Lists, sets and loops follow the rule sheet one id at a time; nothing here is fast, clever or imported from the
package. A model trusts its caller: it is given legal actions only, and says what the referee should answer to them.
"""

from __future__ import annotations

import copy
from typing import Any

Json = dict[str, Any]
Space = tuple[str, int]

COLOURS = ["red", "blue", "yellow", "green"]  # M2

HIGHEST_NUMBER = {2: 5, 3: 6, 4: 8, 5: 9}  # the table under M5
DEALT_EACH = {2: 10, 3: 10, 4: 10, 5: 9}
PREDICTIONS: dict[int, list[int]] = {2: [], 3: [1, 3, 4], 4: [1, 2, 3], 5: [1, 2, 3]}
DEFAULT_SIDE = {2: "white", 3: "white", 4: "white", 5: "purple"}

# M7: the colours from the top, for the numbers 1–3, 4–6 and 7–9
ROWS_FROM_THE_TOP = {
    "white": [
        ["red", "blue", "yellow", "green"],
        ["red", "blue", "yellow", "green"],
        ["red", "blue", "yellow", "green"],
    ],
    "purple": [
        ["red", "blue", "yellow", "green"],
        ["green", "red", "blue", "yellow"],
        ["yellow", "green", "red", "blue"],
    ],
}


def position(side: str, space: Space) -> tuple[int, int]:
    """The row and the column of a space (M7)."""
    colour, number = space
    return ROWS_FROM_THE_TOP[side][(number - 1) // 3].index(colour), number


def touch(side: str, one: Space, other: Space) -> bool:
    """Whether two spaces share an edge (S4)."""
    row, column = position(side, one)
    other_row, other_column = position(side, other)
    return abs(row - other_row) + abs(column - other_column) == 1


def largest_group(side: str, spaces: set[Space]) -> int:
    """The size of the largest connected group among these spaces (S4)."""
    largest = 0
    ungrouped = set(spaces)
    while ungrouped:
        group = {ungrouped.pop()}
        grown = True
        while grown:
            touching = {space for space in ungrouped for member in group if touch(side, space, member)}
            group |= touching
            ungrouped -= touching
            grown = bool(touching)
        largest = max(largest, len(group))
    return largest


class Model:
    """A match, seen from above the table: `deal` begins each round, `act` does everything else."""

    def __init__(self, players: int, side: str, first_start: int) -> None:
        self.players = players
        self.side = side
        self.first_start = first_start
        self.round = 0
        self.round_scores: list[list[Json]] = []
        self.winners: list[int] = []

    def deal(self, deal: Json) -> None:
        """Begin the next round with these cards (G1, G3, P1, P2)."""
        seats = range(self.players)
        self.round += 1
        self.start = (self.first_start + self.round - 1) % self.players  # G1
        self.phase = "discard"
        self.hands: list[list[int]] = [sorted(hand) for hand in deal["hands"]]
        self.discards: list[int | None] = [None for _ in seats]
        self.predictions: list[int | None] = [None for _ in seats]
        self.tricks = [0 for _ in seats]
        self.tokens = [set(COLOURS) for _ in seats]  # M4
        self.board: dict[Space, int | None] = {}
        self.trick: list[Json] = []
        self.led: str | None = None
        self.paradox: int | None = None
        self.turn = self.start
        for number in deal.get("leftover", [])[:3]:  # P2
            for colour in ["green", "yellow", "blue"]:
                if (colour, number) not in self.board:
                    self.board[colour, number] = None
                    break

    def clone(self) -> Model:
        """The same position, to try something out on."""
        other = copy.copy(self)
        other.hands = [list(hand) for hand in self.hands]
        other.discards = list(self.discards)
        other.predictions = list(self.predictions)
        other.tricks = list(self.tricks)
        other.tokens = [set(colours) for colours in self.tokens]
        other.board = dict(self.board)
        other.trick = list(self.trick)
        other.round_scores = list(self.round_scores)
        return other

    # What is allowed

    def to_act(self) -> list[int]:
        """The seats that may act now."""
        if self.phase == "discard":  # P3: at the same time
            return [seat for seat in range(self.players) if self.discards[seat] is None]
        if self.phase in ("predict", "play"):
            return [self.turn]
        return []

    def legal(self, seat: int) -> list[Any]:
        """Everything this seat, which is to act, may do."""
        if self.phase == "discard":
            return sorted(set(self.hands[seat]))
        if self.phase == "predict":
            return PREDICTIONS[self.players]
        plays = []
        for number in set(self.hands[seat]):
            for colour in COLOURS:
                if not self.forbidden_by(seat, number, colour):
                    plays.append([number, colour])  # noqa: PERF401 (a plain loop reads like the rule)
        return sorted(plays)

    def forbidden_by(self, seat: int, number: int, colour: str) -> list[str]:
        """The rules that keep the seat to play from declaring this card of its hand so."""
        rules = []
        if (colour, number) in self.board:
            rules.append("D1")
        if colour not in self.tokens[seat]:
            rules.append("D2")
        if colour == "red" and self.led is None and not self.red_may_be_led(seat):
            rules.append("D3")
        return rules

    def red_lies_on_the_board(self) -> bool:
        """Whether a player's token lies on some red space."""
        return any(colour == "red" and owner is not None for (colour, _), owner in self.board.items())

    def red_may_be_led(self, seat: int) -> bool:
        """D3: red lies already, or nothing in the hand can be declared in another colour."""
        if self.red_lies_on_the_board():
            return True
        for number in self.hands[seat]:
            for colour in ["blue", "yellow", "green"]:
                if (colour, number) not in self.board and colour in self.tokens[seat]:
                    return False
        return True

    # What happens

    def act(self, request: Json) -> list[Json]:
        """Do what an `act` request says; the events in order."""
        seat = request["seat"]
        if "discard" in request:
            return self.discard(seat, request["discard"])
        if "predict" in request:
            return self.predict(seat, request["predict"])
        number, colour = request["play"]
        return self.play(seat, number, colour)

    def discard(self, seat: int, number: int) -> list[Json]:
        """P3: put a card aside face down."""
        self.hands[seat].remove(number)
        self.discards[seat] = number
        if None not in self.discards:
            self.phase = "play" if self.players == 2 else "predict"  # P4: no predictions with two players
        return [{"event": "discarded", "seat": seat}]

    def predict(self, seat: int, tricks: int) -> list[Json]:
        """P4: announce a number of tricks, clockwise from the start player."""
        self.predictions[seat] = tricks
        self.turn = (seat + 1) % self.players
        if None not in self.predictions:
            self.phase = "play"  # T1: the turn has come back to the start player
        return [{"event": "predicted", "seat": seat, "tricks": tricks}]

    def play(self, seat: int, number: int, colour: str) -> list[Json]:
        """T2: play a card and declare its colour."""
        self.hands[seat].remove(number)
        self.board[colour, number] = seat
        self.trick.append({"seat": seat, "number": number, "colour": colour})
        events: list[Json] = [{"event": "played", "seat": seat, "number": number, "colour": colour}]
        if self.led is None:
            self.led = colour  # D6
        elif colour != self.led and self.led in self.tokens[seat]:
            self.tokens[seat].remove(self.led)  # D5
            events.append({"event": "token_lost", "seat": seat, "colour": self.led})
        self.turn = (seat + 1) % self.players  # T1
        if len(self.trick) == self.players:
            events.append(self.win_trick())
        if not self.trick and all(len(hand) == 1 for hand in self.hands):
            return events + self.score_round()  # T3
        if not self.legal(self.turn):
            return [*events, self.cause_paradox(self.turn), *self.score_round()]
        return events

    def win_trick(self) -> Json:
        """W1, W2, T1: the winner takes the trick and leads the next."""
        colour_that_wins = self.led
        for card in self.trick:
            if card["colour"] == "red":
                colour_that_wins = "red"
        best: Json = {"number": 0}
        for card in self.trick:
            if card["colour"] == colour_that_wins and card["number"] > best["number"]:
                best = card
        winner: int = best["seat"]
        self.tricks[winner] += 1
        self.turn = winner
        self.trick = []
        self.led = None
        return {"event": "trick_won", "seat": winner}

    def cause_paradox(self, seat: int) -> Json:
        """X1, X3, X4: the tricks end at once, and nobody wins the one under way."""
        self.paradox = seat
        self.trick = []
        self.led = None
        return {"event": "paradox", "seat": seat, "hand": list(self.hands[seat])}

    def score_round(self) -> list[Json]:
        """S1–S5, and G2 after the last round."""
        scores = [self.score(seat) for seat in range(self.players)]
        self.round_scores.append(scores)
        self.phase = "round_over"
        events: list[Json] = [{"event": "round_scored", "scores": scores}]
        if self.round == self.players:  # G1
            self.phase = "match_over"
            self.winners = self.best_seats()
            events.append({"event": "match_won", "winners": self.winners})
        return events

    def score(self, seat: int) -> Json:
        """One seat's score for the round that has just ended."""
        tricks = self.tricks[seat]
        if seat == self.paradox:
            return {"tricks": -tricks, "bonus": 0, "total": -tricks}  # S2
        bonus = self.group(seat) if self.earns_bonus(seat) else 0  # S3
        return {"tricks": tricks, "bonus": bonus, "total": tricks + bonus}  # S1

    def earns_bonus(self, seat: int) -> bool:
        """S3, for a seat that did not cause a paradox."""
        if self.players == 2:
            return self.tricks[seat] <= 4
        return self.tricks[seat] == self.predictions[seat]

    def group(self, seat: int) -> int:
        """The size of the seat's largest group of own tokens (S4)."""
        return largest_group(self.side, {space for space, owner in self.board.items() if owner == seat})

    def totals(self) -> list[int]:
        """Every seat's points of the rounds scored so far."""
        return [sum(scores[seat]["total"] for scores in self.round_scores) for seat in range(self.players)]

    def best_seats(self) -> list[int]:
        """G2: the highest total; of those the best last round; those still tied share."""
        totals = self.totals()
        tied = [seat for seat in range(self.players) if totals[seat] == max(totals)]
        last = {seat: self.round_scores[-1][seat]["total"] for seat in tied}
        return [seat for seat in tied if last[seat] == max(last.values())]

    # What is seen

    def state(self) -> Json:
        """Every field of the referee's `state`; the board is in no particular order."""
        return {
            "phase": self.phase,
            "round": self.round,
            "start": self.start,
            "to_act": self.to_act(),
            "hands": [list(hand) for hand in self.hands],
            "discards": list(self.discards),
            "predictions": list(self.predictions),
            "tricks": list(self.tricks),
            "led": self.led,
            "trick": list(self.trick),
            "board": [
                {"colour": colour, "number": number, "seat": seat} for (colour, number), seat in self.board.items()
            ],
            "tokens": [[colour for colour in COLOURS if colour in own] for own in self.tokens],
            "paradox": self.paradox,
            "round_scores": list(self.round_scores),
            "totals": self.totals(),
            "winners": list(self.winners),
        }

    def view(self, seat: int) -> Json:
        """The state as one seat may know it: P1 and P3 keep secrets, X3 shows the causer's hand."""
        view = self.state()
        view["hand_sizes"] = [len(hand) for hand in self.hands]
        for other in range(self.players):
            if other != seat:
                view["discards"][other] = None
                if other != self.paradox:
                    view["hands"][other] = None
        return view
