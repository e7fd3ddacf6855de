"""One player board in parts: name, colour tokens, tricks, and the card it has in the trick."""

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from catinthebox.records.record import seat_letter
from catinthebox.rules import Colour, Phase, Play, Seat, View
from catinthebox.rules.scoring import winning_place
from catinthebox.tui.palette import SIGNS, Palette, ink

LOST: Final = "×"
"""What a lost colour token uncovers (M4)."""

AT_RISK: Final = "!"
"""A colour token that would be lost now (D5)."""

WINS: Final = "★"
"""The card that wins the trick as it stands."""

FACE_DOWN: Final = " ▒▒ "


@dataclass(frozen=True)
class TrickShown:
    """The trick under way, or the one before it until a card is led."""

    cards: dict[Seat, Play]
    winning: Seat | None
    over: bool

    @classmethod
    def of(cls, view: View) -> "TrickShown":
        """The trick to show in this position."""
        if view.trick:
            leader, plays, over = view.leader, view.trick, False
        elif view.tricks:
            leader, plays, over = view.tricks[-1].leader, view.tricks[-1].plays, True
        else:
            return cls({}, None, over=True)
        players = view.size.players
        cards = {(leader + place) % players: play for place, play in enumerate(plays)}
        broken_off = over and view.tricks[-1].winner is None
        return cls(cards, None if broken_off else (leader + winning_place(plays)) % players, over)


@dataclass(frozen=True)
class PlayerBoard:
    """What belongs to one seat, in the colours of the table."""

    view: View
    seat: Seat
    called: str
    risk: Colour | None
    """The colour token that whoever looks would lose now."""
    palette: Palette

    def name(self, width: int) -> Text:
        """Whether it is its turn, its letter and its name."""
        palette, turn = self.palette, self.seat in self.view.to_act
        line = Text("▸" if turn else " ", ink(palette.lamp)).append_text(self._badge)
        name = Text(f" {self.called}", ink(palette.lamp if turn else palette.text, bold=turn))
        name.truncate(width - line.cell_len, overflow="ellipsis")
        return Text().append_text(line).append_text(name)

    @property
    def tokens(self) -> Text:
        """The colour tokens that are left (M4)."""
        palette, text = self.palette, Text()
        for colour in Colour:
            if colour not in self.view.tokens[self.seat]:
                text.append(LOST, ink(palette.faint))
            elif self._own and colour == self.risk:
                text.append(AT_RISK, ink(palette.on_lamp, palette.lamp, bold=True))
            else:
                text.append(SIGNS[colour], ink(palette.paints[colour].sign))
        return text

    @property
    def tricks(self) -> str:
        """Tricks won, and how many were predicted."""
        won, prediction = self.view.tricks_won[self.seat], self.view.predictions[self.seat]
        if self.view.phase in (Phase.DISCARD, Phase.PREDICT) and prediction is None:
            return "–"
        return f"{won}" if prediction is None else f"{won}/{prediction}"

    @property
    def points(self) -> str:
        """All points so far."""
        return signed(self.view.totals[self.seat])

    @property
    def card(self) -> Text:
        """What lies before the seat: its card in the trick, or its discard until all have put one aside."""
        palette, seat = self.palette, self.seat
        if self.view.phase is Phase.DISCARD:
            return Text(FACE_DOWN if self.view.discarded[seat] else "", ink(palette.faint))
        trick = TrickShown.of(self.view)
        if seat not in trick.cards:
            return Text()
        chip = card_chip(trick.cards[seat], palette, rests=trick.over and seat != trick.winning)
        return chip.append(WINS if seat == trick.winning else " ", ink(palette.lamp))

    @property
    def _own(self) -> bool:
        return self.seat == self.view.seat

    @property
    def _badge(self) -> Text:
        return seat_badge(self.seat, self.palette, own=self._own)


def seat_badge(seat: Seat, palette: Palette, *, own: bool) -> Text:
    """A seat's letter as it stands on its tokens."""
    style = ink(palette.on_own, palette.own, bold=True) if own else ink(palette.text, palette.badge, bold=True)
    return Text(f" {seat_letter(seat)} ", style)


def card_chip(play: Play, palette: Palette, *, rests: bool = False) -> Text:
    """A declared card: its colour has flooded it."""
    paint = palette.paints[play.colour]
    fill = palette.resting(play.colour) if rests else paint.fill
    style = ink(paint.sign if rests else paint.on_fill, fill, bold=True)
    return Text().append(f" {SIGNS[play.colour]}{play.number} ", style)


def signed(points: int) -> str:
    """Points with a real minus sign."""
    return str(points).replace("-", "−")
