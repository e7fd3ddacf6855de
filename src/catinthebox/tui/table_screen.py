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
from catinthebox.locales.telling import reason, seen_names
from catinthebox.rules import Action, Colour, Discard, Phase, Play, Seat, View, largest_group, why_not
from catinthebox.rules.cards import COLOUR_OF_LETTER
from catinthebox.tui.arrangement import Arrangement
from catinthebox.tui.bars import KeyBar, Legend, TopBar
from catinthebox.tui.board import ResearchBoard, Scene
from catinthebox.tui.choices import Choices
from catinthebox.tui.course import play_match
from catinthebox.tui.curtain import Curtain
from catinthebox.tui.hand import OwnHand, cards_of
from catinthebox.tui.local_table import LocalTable
from catinthebox.tui.log import latest
from catinthebox.tui.marks import marks_of
from catinthebox.tui.options import Option, options
from catinthebox.tui.paradox import ParadoxSheet
from catinthebox.tui.picking import Picking
from catinthebox.tui.prompts import prompt
from catinthebox.tui.scores import ScoreSheet
from catinthebox.tui.seats import PlayerBoards

PAUSES: Final = (0.0, 0.3, 0.7, 1.5, 3.0)
"""How long bots may be made to think, in seconds."""

LATEST: Final = 16
"""How many of the latest events are at hand; as many are shown as there is room for."""

KEYS: Final = (
    ("?", "table-key-help", "app.help"),
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
        self._seat = self.you
        """Whose hand is in sight."""
        self._grid = table.match.setup.layout.grid(table.match.setup.size.numbers)
        self._players = table.match.setup.players
        self._asked: asyncio.Future[Action] | None = None
        self._go_on = asyncio.Event()
        self._picking = Picking()
        self._group_of: Seat | None = None
        self._explained: str | None = None
        self._said = ""

    def compose(self) -> ComposeResult:
        """Top to bottom: where the match stands, the board and the player boards, the hand, what to choose."""
        yield TopBar(self._texts)
        with Container(id="boards"):
            with Container(id="research"):
                yield Legend(self._texts)
                yield ResearchBoard(self._grid)
            yield PlayerBoards(self._texts, len(self._table.names))
        yield Static(id="prompt")
        yield OwnHand()
        yield Choices()
        yield Static(id="said")
        yield KeyBar(self._texts, KEYS)
        yield Static(id="too-small")

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
        self.query_one(OwnHand).styles.height = arrangement.cards

    # What is shown

    def show(self) -> None:
        """Show the table as it is now."""
        view, names = self._view, self.names
        card, offered = self._picking.card(view.hand), self._options
        here = offered[self._picking.cursor] if offered else None
        aim = here.action if here and isinstance(here.action, Play) else None
        marks = marks_of(view, card=card, aim=aim, group_of=self._group_of)
        self.query_one(TopBar).show(view)
        self.query_one(ResearchBoard).show(Scene(self._grid, view.board, self._seat, marks))
        self.query_one(PlayerBoards).show(view, names, here.cost if here else None)
        self.query_one(OwnHand).show(cards_of(view, self._picking.place))
        self.query_one("#prompt", Static).update(
            prompt(view, names, self._texts, asked=self._asked is not None, card=card)
        )
        self.query_one("#said", Static).update(self._said)
        told = latest(self._table.history, self._table.names, self._texts, self.you, count=LATEST)
        if self._explained:
            self.query_one(Choices).show((), 0, [self._explained])
        else:
            self.query_one(Choices).show(offered, self._picking.cursor, told)

    @property
    def names(self) -> tuple[str, ...]:
        """What everybody is called on this screen."""
        return seen_names(self._texts, self._table.names, self.you)

    @property
    def _view(self) -> View:
        return self._table.view(self._seat)

    @property
    def _options(self) -> tuple[Option, ...]:
        if self._asked is None or self._seat is None:
            return ()
        return options(self._table.match, self._seat, self._picking.card(self._view.hand), self._texts)

    def say(self, sentence: str) -> None:
        """Say something in passing."""
        self._said = sentence
        self.show()

    def _explain(self, action: Action) -> None:
        """Say why an action can't be."""
        if self._seat is not None and (refusal := why_not(self._table.match, self._seat, action)):
            self._explained = reason(self._texts, refusal, self._table.names)
            self.show()

    # The stage of a match

    async def ask(self, seat: Seat) -> Action:
        """What the person at a seat does; others look away while it is their turn to."""
        if seat != self._seat:
            await self.app.push_screen_wait(Curtain(self._table.names[seat], self._texts))
            self._seat = seat
        self._asked = asyncio.get_running_loop().create_future()
        self._pick(Picking())
        action = await self._asked
        self._asked, self._picking = None, Picking()
        return action

    async def pause(self) -> None:
        """Leave the time to see what comes before a bot moves."""
        await self._wait(self._pause)

    async def linger(self) -> None:
        """Leave the time to see who won a trick; Enter goes on at once."""
        if self._table.person_to_act is None:
            await self._wait(2 * self._pause)

    async def end_round(self) -> None:
        """The paradox if there was one, then the score sheet."""
        self._group_of = None
        if self._view.paradox is not None:
            if self._pause and self.app.animation_level != "none":
                await self.query_one(ResearchBoard).ripple()
            await self.app.push_screen_wait(ParadoxSheet(self._view, self._table.names, self._texts, you=self.you))
        await self.app.push_screen_wait(self._score_sheet())
        if self.you is None:
            self._seat = None

    async def _wait(self, seconds: float) -> None:
        """Wait, but no longer than until Enter is pressed; while a sheet is open, the table waits for it."""
        self._go_on.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._go_on.wait(), seconds)
        while not self.is_current:
            await asyncio.sleep(0.05)

    # Keys and clicks

    def action_number(self, number: int) -> None:
        """A number key: a card of the hand, or a prediction."""
        hand = self._view.hand
        if self._table.match.phase is Phase.PREDICT:
            self._move_to(str(number))
        elif number in hand and self._asked is not None:
            self._pick(Picking(hand.index(number)))
        else:
            self._explain(Discard(number) if self._table.match.phase is Phase.DISCARD else Play(number, Colour.RED))

    def action_declare(self, letter: str) -> None:
        """A colour key: declare the picked card."""
        for option in self._options:
            if option.key == letter:
                self._choose(option)

    def action_card(self, step: int) -> None:
        """Pick the next card; where none is asked for, move the cursor."""
        if self._table.match.phase is Phase.PREDICT:
            self.action_option(step)
        elif self._asked is not None:
            self._pick(self._picking.beside(step, self._view.hand))

    def action_option(self, step: int) -> None:
        """Move the cursor to the next option."""
        self._set(self._picking.moved(step, self._options))

    def action_choose(self) -> None:
        """Choose the option under the cursor; go on where nothing is asked."""
        self._go_on.set()
        if offered := self._options:
            self._choose(offered[self._picking.cursor])

    def action_unpick(self) -> None:
        """Put the picked card back, and look at the table as it is."""
        self._group_of = None
        self._pick(Picking())

    def action_group(self) -> None:
        """Show a seat's largest group: first the own, then the others', then none."""
        order = [(seat + (self._seat or 0)) % len(self.names) for seat in range(len(self.names))]
        place = -1 if self._group_of is None else order.index(self._group_of)
        self._group_of = order[place + 1] if place + 1 < len(order) else None
        self.show_group(self._group_of)

    def action_scores(self) -> None:
        """Show the score sheet."""
        self.app.push_screen(self._score_sheet())

    def action_pace(self, step: int) -> None:
        """Give bots more time to think, or less."""
        place = min(range(len(PAUSES)), key=lambda place: abs(PAUSES[place] - self._pause)) + step
        self._pause = PAUSES[max(0, min(place, len(PAUSES) - 1))]
        self.say(self._texts.say("table-pause", seconds=self._pause))

    @on(OwnHand.Chosen)
    def pick_clicked(self, message: OwnHand.Chosen) -> None:
        """A click on a card picks it; a second one puts it aside when that is asked."""
        if self._asked is None:
            return
        if message.place == self._picking.place and self._table.match.phase is Phase.DISCARD:
            self.action_choose()
        else:
            self._pick(Picking(message.place))

    @on(ResearchBoard.Chosen)
    def aim_clicked(self, message: ResearchBoard.Chosen) -> None:
        """A click on a space of the picked card declares it; on another space, it picks the card for it."""
        space, hand = message.space, self._view.hand
        play = Play(space.number, space.colour)
        if self._asked is None or self._table.match.phase is not Phase.PLAY or play not in self._view.legal:
            self._explain(play)
        elif self._picking.card(hand) == space.number:
            self.action_declare(space.colour.letter)
        else:
            self._pick(Picking(hand.index(space.number)))
            self._move_to(space.colour.letter)

    @on(Choices.Chosen)
    def option_clicked(self, message: Choices.Chosen) -> None:
        """A click on an option chooses it."""
        self._choose(message.option)

    def show_group(self, seat: Seat | None) -> None:
        """Show a seat's largest group on the board, or none."""
        self._group_of = seat
        if seat is None:
            self.say("")
            return
        view = self._view
        count = len(largest_group(view.layout, view.board, seat))
        self.say(self._texts.say("table-group", count=count, name=self.names[seat]))

    def _score_sheet(self) -> ScoreSheet:
        return ScoreSheet(self._view, self.names, self._texts, you=self.you, show_group=self.show_group)

    def _pick(self, picking: Picking) -> None:
        self._picking = picking
        self._set(picking.at_best(self._options))

    def _move_to(self, key: str) -> None:
        keys = [option.key for option in self._options]
        if key in keys:
            self._set(Picking(self._picking.place, keys.index(key)))

    def _set(self, picking: Picking) -> None:
        self._picking, self._explained, self._said, self._group_of = picking, None, "", None
        self.show()

    def _choose(self, option: Option) -> None:
        if option.refusal is not None:
            self._explain(option.action)
        elif self._asked is not None and not self._asked.done():
            self._explained, self._said = None, ""
            self._asked.set_result(option.action)
