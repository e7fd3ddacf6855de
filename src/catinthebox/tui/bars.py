"""The edges of the table: where the match stands at the top, the keys at the bottom."""

from collections.abc import Sequence
from itertools import accumulate

from rich.style import Style
from rich.text import Text
from textual.events import Click

from catinthebox.locales import Texts
from catinthebox.locales.telling import colour_name, phase_name
from catinthebox.rules import Colour, Phase, View
from catinthebox.rules.cards import TRUMP
from catinthebox.tui.painted import Painted
from catinthebox.tui.palette import SIGNS, Palette, ink


class TopBar(Painted):
    """The name of the game, the round, the trick and what was led."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts
        self._view: View | None = None

    def show(self, view: View) -> None:
        """Show where this match stands."""
        self._view = view
        self.repaint()

    def paint(self, palette: Palette) -> list[Text]:
        """One line; the game's name gives way where it is narrow."""
        if self._view is None:
            return []
        standing = self._standing(self._view, palette)
        name, room = self._texts.say("table-game"), self.size.width - standing.cell_len
        if len(name) + 2 > room:
            return [standing]
        return [Text().append(f"{name:<{room}}", ink(palette.lamp, bold=True)).append_text(standing)]

    def _standing(self, view: View, palette: Palette) -> Text:
        texts = self._texts
        text = Text(texts.say("table-round", round=view.round, rounds=view.size.players), ink(palette.soft))
        if view.phase is not Phase.PLAY:
            return text.append(f" · {phase_name(texts, view.phase)}", ink(palette.text))
        trick = texts.say("table-trick", trick=len(view.tricks) + 1, tricks=view.size.tricks)
        text.append(f" · {trick}", ink(palette.soft))
        if view.led is not None:
            led = texts.say("table-led", sign=SIGNS[view.led], colour=view.led.word)
            text.append(" · ", ink(palette.soft)).append(led, ink(palette.paints[view.led].sign, bold=True))
        return text


class Legend(Painted):
    """The four signs with the names of their colours."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._words = {colour: colour_name(texts, colour) for colour in Colour}
        self._words[TRUMP] += f" ({texts.say('table-trump')})"

    def paint(self, palette: Palette) -> list[Text]:
        """One line, in the middle."""
        text = Text(no_wrap=True)
        for colour, word in self._words.items():
            text.append(f"{SIGNS[colour]} ", ink(palette.paints[colour].sign)).append(f"{word}   ", ink(palette.soft))
        text.right_crop(3)
        return [centred(text, self.size.width)]


class OneLine(Painted):
    """A line of text in the middle."""

    def __init__(self) -> None:
        super().__init__()
        self._said = ""

    def show(self, said: str) -> None:
        """Show this text."""
        if said != self._said:
            self._said = said
            self.repaint()

    def paint(self, palette: Palette) -> list[Text]:
        """One line."""
        return [centred(Text(self._said, self.style_in(palette)), self.size.width)]

    def style_in(self, palette: Palette) -> Style:
        """How the line looks in this light."""
        raise NotImplementedError


class Prompt(OneLine):
    """What to do now, in lamp light."""

    def style_in(self, palette: Palette) -> Style:
        """Bright."""
        return ink(palette.lamp, bold=True)


class Passing(OneLine):
    """Something said in passing."""

    def style_in(self, palette: Palette) -> Style:
        """Soft."""
        return ink(palette.soft)


class KeyBar(Painted):
    """The keys, each of which can be clicked; those at the end give way where it is narrow."""

    def __init__(self, texts: Texts, keys: Sequence[tuple[str, str, str]]) -> None:
        super().__init__()
        self._keys = [(key, texts.say(word), action) for key, word, action in keys]

    def paint(self, palette: Palette) -> list[Text]:
        """One line."""
        text = Text()
        for key, word, _ in self._shown:
            text.append(key, ink(palette.lamp)).append(f" {word}   ", ink(palette.soft))
        return [text]

    async def on_click(self, event: Click) -> None:
        """A click is as good as the key."""
        place, end = event.get_content_offset_capture(self).x, 0
        for key, word, action in self._shown:
            end += len(key) + len(word) + 4
            if place < end:
                await self.run_action(action)
                return

    @property
    def _shown(self) -> list[tuple[str, str, str]]:
        """The keys that fit."""
        ends = accumulate(len(key) + len(word) + 4 for key, word, _ in self._keys)
        return [key for key, end in zip(self._keys, ends, strict=True) if end - 3 <= self.size.width]


def centred(text: Text, width: int) -> Text:
    """The text in the middle of a line."""
    return Text(" " * max(0, (width - text.cell_len) // 2)).append_text(text)
