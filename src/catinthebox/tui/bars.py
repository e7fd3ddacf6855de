"""The edges of the table: where the match stands at the top, the keys at the bottom."""

from collections.abc import Sequence
from itertools import accumulate

from rich.text import Text
from textual.events import Click
from textual.widget import Widget

from catinthebox.locales import Texts
from catinthebox.locales.telling import colour_name, phase_name
from catinthebox.rules import Colour, Phase, View
from catinthebox.tui.palette import PALETTES, SIGNS, ink


class TopBar(Widget):
    """The name of the game, the round, the trick and what was led."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts
        self._view: View | None = None

    def show(self, view: View) -> None:
        """Show where this match stands."""
        self._view = view
        self.refresh()

    def render(self) -> Text:
        """The bar as text; the game's name gives way where it is narrow."""
        if self._view is None:
            return Text()
        palette = PALETTES[self.app.theme]
        name, standing = Text(self._texts.say("table-game"), ink(palette.lamp, bold=True)), self._standing(self._view)
        room = self.size.width - standing.cell_len
        if name.cell_len + 2 > room:
            return standing
        return name.append(" " * (room - name.cell_len)).append_text(standing)

    def _standing(self, view: View) -> Text:
        palette, texts = PALETTES[self.app.theme], self._texts
        text = Text(texts.say("table-round", round=view.round, rounds=view.size.players), ink(palette.soft))
        if view.phase is not Phase.PLAY:
            return text.append(f" · {phase_name(texts, view.phase)}", ink(palette.text))
        trick = texts.say("table-trick", trick=len(view.tricks) + 1, tricks=view.size.tricks)
        text.append(f" · {trick}", ink(palette.soft))
        if view.led is not None:
            led = texts.say("table-led", sign=SIGNS[view.led], colour=view.led.word)
            text.append(" · ", ink(palette.soft)).append(led, ink(palette.paints[view.led].sign, bold=True))
        return text


class Legend(Widget):
    """The four signs with the names of their colours."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts

    def render(self) -> Text:
        """The legend as text."""
        palette, text = PALETTES[self.app.theme], Text()
        for colour in Colour:
            text.append(f"{SIGNS[colour]} ", ink(palette.paints[colour].sign))
            text.append(colour_name(self._texts, colour), ink(palette.soft))
            text.append(f" ({self._texts.say('table-trump')})" if colour is Colour.RED else "", ink(palette.soft))
            text.append("   ")
        text.right_crop(3)
        return text


class KeyBar(Widget):
    """The keys, each of which can be clicked; those at the end give way where it is narrow."""

    def __init__(self, texts: Texts, keys: Sequence[tuple[str, str, str]]) -> None:
        super().__init__()
        self._keys = [(key, texts.say(word), action) for key, word, action in keys]

    def render(self) -> Text:
        """The bar as text."""
        palette, text = PALETTES[self.app.theme], Text()
        for key, word, _ in self._shown:
            text.append(key, ink(palette.lamp)).append(f" {word}   ", ink(palette.soft))
        text.right_crop(3)
        return text

    async def on_click(self, event: Click) -> None:
        """A click is as good as the key."""
        end = 0
        for key, word, action in self._shown:
            end += len(key) + len(word) + 4
            if event.x < end:
                await self.run_action(action)
                return

    @property
    def _shown(self) -> list[tuple[str, str, str]]:
        """The keys that fit."""
        ends = accumulate(len(key) + len(word) + 4 for key, word, _ in self._keys)
        return [key for key, end in zip(self._keys, ends, strict=True) if end - 3 <= self.size.width]
