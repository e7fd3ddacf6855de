"""A person's turn: what is picked, what can be chosen, and in the end the action."""

import asyncio

from catinthebox.locales import Texts
from catinthebox.locales.telling import reason
from catinthebox.rules import Action, Colour, Discard, Phase, Play, Predict, Seat, Space, View, why_not
from catinthebox.rules.cards import COLOUR_OF_LETTER
from catinthebox.tui.local_table import LocalTable
from catinthebox.tui.options import Option, options
from catinthebox.tui.picking import Picking


class Turn:
    """Turns keys and clicks into an action of the person whose hand is in sight. It knows no terminal."""

    def __init__(self, table: LocalTable, texts: Texts, seat: Seat | None) -> None:
        self._table, self._texts = table, texts
        self.seat = seat
        """Whose hand is in sight."""
        self.picking = Picking()
        self.explained = ""
        """Why the last thing that was tried can't be."""
        self._answer: asyncio.Future[Action] | None = None

    def begin(self) -> None:
        """Now the person is asked."""
        self._answer = asyncio.get_running_loop().create_future()
        self.unpick()

    async def action(self) -> Action:
        """What the person chooses in the end."""
        assert self._answer is not None  # the turn has begun
        action = await self._answer
        self._answer, self.picking, self.explained = None, Picking(), ""
        return action

    @property
    def asked(self) -> bool:
        """Whether the person is asked to choose."""
        return self._answer is not None

    @property
    def view(self) -> View:
        """What the person sees."""
        return self._table.view(self.seat)

    @property
    def card(self) -> int | None:
        """The picked card."""
        return self.picking.card(self.view.hand)

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen now."""
        if self.seat is None or not self.asked:
            return ()
        return options(self._table.match, self.seat, self.card, self._texts)

    @property
    def here(self) -> Option | None:
        """The option under the cursor."""
        offered = self.options
        return offered[self.picking.cursor] if offered else None

    def number(self, number: int) -> None:
        """Somebody typed a number: a prediction, or a card of the hand."""
        match self._table.match.phase:
            case Phase.PREDICT if self._move_to(str(number)):
                return
            case Phase.PREDICT:
                self._explain(Predict(number))
            case _ if self.asked and number in self.view.hand:
                self.pick(self.view.hand.index(number))
            case Phase.DISCARD:
                self._explain(Discard(number))
            case _:
                self._explain(Play(number, Colour.RED))

    def letter(self, letter: str) -> None:
        """Somebody typed a colour: declare the picked card, or pick one that can be declared so."""
        if self.card is not None:
            self.choose(next((option for option in self.options if option.key == letter), None))
            return
        fitting = [play for play in self._plays if play.colour is COLOUR_OF_LETTER[letter]]
        if fitting:
            self._aim(fitting[0])

    def space(self, space: Space) -> None:
        """Somebody pointed at a space: declare the picked card, or pick the card that goes there."""
        play = Play(space.number, space.colour)
        if play not in self._plays:
            self._explain(play)
        elif self.card == space.number:
            self.choose(next(option for option in self.options if option.action == play))
        else:
            self._aim(play)

    def place(self, place: int) -> None:
        """Somebody pointed at a card: pick it; when one is to be put aside, a second time does that."""
        if place == self.picking.place and self._table.match.phase is Phase.DISCARD:
            self.choose(self.here)
        elif self.asked and self._table.match.phase is not Phase.PREDICT:
            self.pick(place)

    def beside(self, step: int) -> None:
        """Pick the next card; where cards are not asked for, go to the next option."""
        if self._table.match.phase is Phase.PREDICT:
            self.move(step)
        elif self.asked:
            self._set(self.picking.beside(step, self.view.hand))

    def move(self, step: int) -> None:
        """Go to the next option."""
        self.picking, self.explained = self.picking.moved(step, self.options), ""

    def pick(self, place: int) -> None:
        """Pick the card at a place of the hand."""
        self._set(Picking(place))

    def unpick(self) -> None:
        """Put the picked card back."""
        self._set(Picking())

    def choose(self, option: Option | None) -> None:
        """Choose an option, or hear why it can't be."""
        if option is None:
            return
        if option.refusal is not None:
            self._explain(option.action)
        elif self._answer is not None and not self._answer.done():
            self._answer.set_result(option.action)

    @property
    def _plays(self) -> list[Play]:
        return [action for action in self.view.legal if isinstance(action, Play)]

    def _aim(self, play: Play) -> None:
        self.pick(self.view.hand.index(play.number))
        self._move_to(play.colour.letter)

    def _set(self, picking: Picking) -> None:
        self.picking, self.explained = picking, ""
        self.picking = picking.at_best(self.options)

    def _move_to(self, key: str) -> bool:
        keys = [option.key for option in self.options]
        if key in keys:
            self.picking, self.explained = Picking(self.picking.place, keys.index(key)), ""
        return key in keys

    def _explain(self, action: Action) -> None:
        refusal = None if self.seat is None else why_not(self._table.match, self.seat, action)
        self.explained = reason(self._texts, refusal, self._table.names) if refusal else ""
