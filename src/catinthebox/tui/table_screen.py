"""The table itself: what lies where, what the keys and clicks mean. `course` says what happens when."""

import asyncio
from contextlib import suppress
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container
from textual.events import Resize
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from catinthebox.locales import Texts
from catinthebox.locales.telling import seen_names, tell
from catinthebox.rules import Action, Play, Seat, largest_group
from catinthebox.rules.cards import COLOUR_OF_LETTER
from catinthebox.rules.events import TrickWon
from catinthebox.tui.advice_sheet import AdviceSheet
from catinthebox.tui.arrangement import Arrangement
from catinthebox.tui.bars import KeyBar, Legend, Passing, Prompt, TopBar
from catinthebox.tui.board import ResearchBoard, Scene
from catinthebox.tui.choices import Choices
from catinthebox.tui.course import play_match
from catinthebox.tui.curtain import Curtain
from catinthebox.tui.hand import OwnHand, cards_of
from catinthebox.tui.local_table import LocalTable
from catinthebox.tui.log import latest
from catinthebox.tui.marks import marks_of
from catinthebox.tui.paradox import ParadoxSheet
from catinthebox.tui.prompts import prompt
from catinthebox.tui.scores import ScoreSheet
from catinthebox.tui.seats import PlayerBoards
from catinthebox.tui.turn import Turn

PAUSES: Final = (0.0, 0.3, 0.7, 1.5, 3.0)
"""How long bots may be made to think, in seconds."""

SHEET_CHECK: Final = 0.05
"""How often the table looks whether a sheet was put away, in seconds."""

KEYS: Final = (
    ("?", "table-key-hint", "screen.hint"),
    ("h", "table-key-help", "app.help"),
    ("l", "table-key-log", "app.log"),
    ("s", "table-key-scores", "screen.scores"),
    ("i", "table-key-group", "screen.group"),
    ("q", "table-key-quit", "app.leave"),
    ("w", "table-key-save", "app.save"),
    ("t", "table-key-theme", "app.theme"),
    ("+", "table-key-faster", "screen.pace(-1)"),
    ("-", "table-key-slower", "screen.pace(1)"),
)


class TableScreen(Screen[None]):
    """Shows a local table to the people before it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *((str(number), f"number({number})") for number in range(1, 10)),
        *((letter, f"declare('{letter}')") for letter in COLOUR_OF_LETTER),
        ("left", "card(-1)"),
        ("right", "card(1)"),
        ("up", "option(-1)"),
        ("down", "option(1)"),
        ("enter,space", "choose"),
        ("escape", "unpick"),
        ("i,e", "group"),
        ("s", "scores"),
        ("question_mark", "hint"),
        ("plus,equals_sign", "pace(-1)"),
        ("minus", "pace(1)"),
    ]

    class MatchOver(Message):
        """The match is over, and everybody has seen the last score sheet."""

    def __init__(self, table: LocalTable, texts: Texts, *, seat: Seat | None, pause: float) -> None:
        super().__init__()
        self._table, self._texts, self._pause = table, texts, pause
        people = table.people if seat is None else (seat,)
        self.you: Seat | None = people[0] if len(people) == 1 else None
        """Whom the texts speak to; nobody in particular where people share the keyboard."""
        self._turn = Turn(table, texts, self.you)
        self._grid = table.match.setup.layout.grid(table.match.setup.size.numbers)
        self._players = table.match.setup.players
        self._top, self._board = TopBar(texts), ResearchBoard(self._grid)
        self._seats, self._hand, self._choices = PlayerBoards(texts, self._players), OwnHand(), Choices()
        self._prompt, self._passing = Prompt(), Passing()
        self._go_on = asyncio.Event()
        self._group_of: Seat | None = None
        self._said = ""

    def compose(self) -> ComposeResult:
        """Top to bottom: where the match stands, the board and the player boards, the hand, what to choose."""
        yield self._top
        with Container(id="boards"):
            with Container(id="research"):
                yield Legend(self._texts)
                yield self._board
            yield self._seats
        yield self._prompt
        yield self._hand
        yield self._choices
        yield self._passing
        yield KeyBar(self._texts, KEYS)
        yield Static(id="too-small", markup=False)

    def on_mount(self) -> None:
        """Begin the match."""
        self.run_worker(self._play())

    async def _play(self) -> None:
        await play_match(self._table, self)
        self.post_message(self.MatchOver())

    def on_resize(self, event: Resize) -> None:
        """Arrange the table for this size."""
        width, height = event.size
        arrangement = Arrangement.of(width, height, self._grid, self._players)
        self.set_class(arrangement is None, "-too-small")
        if arrangement is None:
            said = self._texts.say("table-too-small", width=width, height=height)
            self.query_one("#too-small", Static).update(said)
            return
        self.query_one(Legend).display = arrangement.legend
        self.query_one("#boards").styles.height = arrangement.boards
        self._hand.styles.height = arrangement.cards

    # What is shown

    def show(self) -> None:
        """Show the table as it is now."""
        turn, names = self._turn, self.names
        view, card, here = turn.view, turn.card, turn.here
        aim = here.action if here and isinstance(here.action, Play) else None
        marks = marks_of(view, card=card, aim=aim, group_of=self._group_of)
        self._top.show(view)
        self._board.show(Scene(self._grid, view.board, view.seat, marks))
        self._seats.show(view, names, here.cost if here else None)
        self._hand.show(cards_of(view, turn.picking.place))
        self._prompt.show(prompt(view, names, self._texts, asked=turn.asked, card=card))
        self._passing.show(self._said)
        if turn.explained:
            self._choices.show((), 0, [turn.explained])
        else:
            history, rows = self._table.history, self._choices.size.height
            told = latest(history, self._table.names, self._texts, self.you, count=rows)
            self._choices.show(turn.options, turn.picking.cursor, told)

    def say(self, sentence: str) -> None:
        """Say something in passing."""
        self._said = sentence
        self.show()

    def show_group(self, seat: Seat | None) -> None:
        """Show a seat's largest group on the board, or none."""
        self._group_of, self._said = seat, ""
        if seat is not None:
            view = self._turn.view
            count = len(largest_group(view.layout, view.board, seat))
            self._said = self._texts.say("table-group", count=count, name=self.names[seat])
        self.show()

    @property
    def asks(self) -> bool:
        """Whether somebody is asked to choose."""
        return self._turn.asked

    @property
    def names(self) -> tuple[str, ...]:
        """What everybody is called on this screen."""
        return seen_names(self._texts, self._table.names, self.you)

    # The stage of a match

    async def ask(self, seat: Seat) -> Action:
        """What the person at a seat does; before somebody else's hand comes into sight, a curtain falls."""
        await self._in_front()
        if seat != self._turn.seat:
            await self.app.push_screen_wait(Curtain(self._table.names[seat], self._texts))
            self._turn.seat = seat
        self._turn.begin()
        self.show()
        return await self._turn.action()

    async def pause(self) -> None:
        """Leave the time to see what comes before a bot moves."""
        await self._wait(self._pause)

    async def linger(self, won: TrickWon) -> None:
        """Leave the time to see who won a trick, unless a person leads the next one: it stays in sight then."""
        if self._table.person_to_act is None:
            self._prompt.show(tell(self._texts, won, self._table.names, self.you))
            await self._wait(2 * self._pause)

    async def end_round(self) -> None:
        """The paradox if there was one, then the score sheet."""
        await self._in_front()
        view = self._turn.view
        if view.paradox is not None:
            if self._pause and self.app.animation_level != "none":
                await self._board.ripple()
            await self.app.push_screen_wait(ParadoxSheet(view, self._table.names, self._texts, you=self.you))
        await self.app.push_screen_wait(self._score_sheet())
        self._turn.seat = self.you

    async def _wait(self, seconds: float) -> None:
        """Wait, but no longer than until Enter is pressed."""
        self._go_on.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._go_on.wait(), seconds)
        await self._in_front()

    async def _in_front(self) -> None:
        """While a sheet is open, the table waits for it."""
        while self.app.screen is not self:
            await asyncio.sleep(SHEET_CHECK)

    def _score_sheet(self) -> ScoreSheet:
        return ScoreSheet(self._turn.view, self.names, self._texts, you=self.you, show_group=self.show_group)

    # Keys and clicks

    def action_number(self, number: int) -> None:
        """A number key: a card of the hand, or a prediction."""
        self._turn.number(number)
        self._answered()

    def action_declare(self, letter: str) -> None:
        """A colour key: declare the picked card."""
        self._turn.letter(letter)
        self._answered()

    def action_card(self, step: int) -> None:
        """Pick the next card."""
        self._turn.beside(step)
        self._answered()

    def action_option(self, step: int) -> None:
        """Move the cursor to the next option."""
        self._turn.move(step)
        self._answered()

    def action_choose(self) -> None:
        """Choose the option under the cursor; go on where nothing is asked."""
        self._go_on.set()
        self._turn.choose(self._turn.here)
        self._answered()

    def action_unpick(self) -> None:
        """Put the picked card back, and look at the table as it is."""
        self._turn.unpick()
        self._answered()

    def action_group(self) -> None:
        """Show a seat's largest group: first the own, then the others', then none."""
        first = self._turn.seat or 0
        following = first if self._group_of is None else (self._group_of + 1) % self._players
        self.show_group(None if self._group_of is not None and following == first else following)

    def action_hint(self) -> None:
        """Show what each choice promises, to whoever is asked to choose."""
        if self.asks:
            self.app.push_screen(AdviceSheet(self._turn.view, self._texts))
        else:
            self.say(self._texts.say("table-advice-not-now"))

    def action_scores(self) -> None:
        """Show the score sheet."""
        self.app.push_screen(self._score_sheet())

    def action_pace(self, step: int) -> None:
        """Give bots more time to think, or less."""
        nearest = min(range(len(PAUSES)), key=lambda place: abs(PAUSES[place] - self._pause))
        self._pause = PAUSES[max(0, min(nearest + step, len(PAUSES) - 1))]
        self.say(self._texts.say("table-pause", seconds=self._pause))

    @on(OwnHand.Chosen)
    def point_at_card(self, message: OwnHand.Chosen) -> None:
        """A click on a card."""
        self._turn.place(message.place)
        self._answered()

    @on(ResearchBoard.Chosen)
    def point_at_space(self, message: ResearchBoard.Chosen) -> None:
        """A click on a space."""
        self._turn.space(message.space)
        self._answered()

    @on(Choices.Chosen)
    def point_at_option(self, message: Choices.Chosen) -> None:
        """A click on an option."""
        self._turn.choose(message.option)
        self._answered()

    def _answered(self) -> None:
        """Whatever was shown in passing makes way for the answer to a key or a click."""
        self._group_of, self._said = None, ""
        self.show()
