"""The player boards: colour tokens left, prediction and tricks, points, and the card each has in the trick."""

from dataclasses import dataclass
from typing import Final

from rich.text import Text
from textual.geometry import Size
from textual.widget import Widget

from catinthebox.locales import Texts
from catinthebox.records.record import seat_letter
from catinthebox.rules import Colour, Phase, Play, Seat, View
from catinthebox.rules.scoring import winning_place
from catinthebox.tui.palette import PALETTES, SIGNS, Palette, ink

LOST: Final = "×"
"""What a lost colour token uncovers (M4)."""

AT_RISK: Final = "!"
"""A colour token that would be lost now (D5)."""

WINS: Final = "★"
"""The card that wins the trick as it stands."""

FACE_DOWN: Final = " ▒▒ "

_WIDE: Final = 48
"""From this width on, a board is one line."""


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


class PlayerBoards(Widget):
    """One player board a seat: two lines each beside the research board, one line each below it."""

    def __init__(self, texts: Texts, players: int) -> None:
        super().__init__()
        self._texts, self._players = texts, players
        self._view: View | None = None
        self._names: tuple[str, ...] = ()
        self._risk: Colour | None = None

    def show(self, view: View, names: tuple[str, ...], risk: Colour | None) -> None:
        """Show these boards; `risk` is the colour token that the own seat would lose now."""
        if (view, names, risk) != (self._view, self._names, self._risk):
            self._view, self._names, self._risk = view, names, risk
            self.refresh()

    def render(self) -> Text:
        """The boards as text."""
        if self._view is None:
            return Text()
        return Text("\n").join(self._below() if self.size.width >= _WIDE else self._beside())

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as the boards need."""
        return self._players if width >= _WIDE else 1 + 2 * self._players

    def _beside(self) -> list[Text]:
        assert self._view is not None
        width, palette = self.size.width, PALETTES[self.app.theme]
        words = (self._texts.say("table-tricks"), self._texts.say("table-points"))
        lines = [Text(f"{words[0]:>{width - 9}}{words[1]:>9}", ink(palette.soft))]
        gap = min(1, (self.size.height - 1) // self._players - 2)
        for seat in range(self._players):
            card = self._card(seat)
            lines.append(_spread(self._who(seat, width - 6), card, width))
            line = Text(" " * 5).append_text(self._tokens(seat))
            line.append(f"{self._tricks(seat):>{width - 18}}{signed(self._view.totals[seat]):>9}", ink(palette.text))
            lines += [line, *[Text()] * gap]
        return lines

    def _below(self) -> list[Text]:
        assert self._view is not None
        width, palette = self.size.width, PALETTES[self.app.theme]
        tricks, points = self._texts.say("table-tricks"), self._texts.say("table-points")
        lines = []
        for seat in range(self._players):
            line = _spread(self._who(seat, 18), self._tokens(seat), 24)
            line.append(f"  {tricks} ", ink(palette.soft)).append(f"{self._tricks(seat):<4}")
            line.append(f" {points} ", ink(palette.soft)).append(signed(self._view.totals[seat]))
            lines.append(_spread(line, self._card(seat), width))
        return lines

    def _who(self, seat: Seat, width: int) -> Text:
        assert self._view is not None
        palette = PALETTES[self.app.theme]
        turn = seat in self._view.to_act
        line = Text("▸" if turn else " ", ink(palette.lamp))
        line.append_text(seat_badge(seat, palette, own=seat == self._view.seat))
        name = Text(f" {self._names[seat]}", ink(palette.lamp if turn else palette.text, bold=turn))
        name.truncate(width - 4, overflow="ellipsis")
        return line.append_text(name)

    def _tokens(self, seat: Seat) -> Text:
        assert self._view is not None
        palette, text = PALETTES[self.app.theme], Text()
        for colour in Colour:
            if colour not in self._view.tokens[seat]:
                text.append(LOST, ink(palette.faint))
            elif seat == self._view.seat and colour == self._risk:
                text.append(AT_RISK, ink(palette.on_lamp, palette.lamp, bold=True))
            else:
                text.append(SIGNS[colour], ink(palette.paints[colour].sign))
        return text

    def _tricks(self, seat: Seat) -> str:
        assert self._view is not None
        won, prediction = self._view.tricks_won[seat], self._view.predictions[seat]
        if self._view.phase in (Phase.DISCARD, Phase.PREDICT):
            return "–" if prediction is None else f"0/{prediction}"
        return f"{won}" if prediction is None else f"{won}/{prediction}"

    def _card(self, seat: Seat) -> Text:
        """What lies before a seat: its card in the trick, or its discard until all have put one aside."""
        assert self._view is not None
        palette = PALETTES[self.app.theme]
        if self._view.phase is Phase.DISCARD:
            return Text(FACE_DOWN + " ", ink(palette.faint)) if self._view.discarded[seat] else Text()
        trick = TrickShown.of(self._view)
        if seat not in trick.cards:
            return Text()
        chip = card_chip(trick.cards[seat], palette, rests=trick.over and seat != trick.winning)
        return chip.append(WINS if seat == trick.winning else " ", ink(palette.lamp))


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


def _spread(left: Text, right: Text, width: int) -> Text:
    """One line with something at both ends."""
    return Text().append_text(left).append(" " * max(0, width - left.cell_len - right.cell_len)).append_text(right)
