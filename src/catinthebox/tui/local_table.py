"""A table in one process: a match, who sits where, and the bots' moves. Every front end of the terminal plays on it."""

from collections.abc import Mapping, Sequence
from itertools import chain

from catinthebox.bots import Bot
from catinthebox.records import Record, write_record
from catinthebox.rules import Action, Events, Match, Phase, Seat, Setup, View, act, new_match, next_round, view


class LocalTable:
    """The one mutable thing of the terminal: it holds the current match and moves it on."""

    def __init__(self, setup: Setup, names: Sequence[str], bots: Mapping[Seat, Bot]) -> None:
        self.names = tuple(names)
        self.bots = bots
        self.match: Match
        self.history: list[Events] = []
        """What happened, one entry a move."""
        self.match, events = new_match(setup)
        self.history.append(events)

    @property
    def events(self) -> Events:
        """All that happened."""
        return tuple(chain.from_iterable(self.history))

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people sit at."""
        return tuple(seat for seat in self.match.setup.seats if seat not in self.bots)

    @property
    def person_to_act(self) -> Seat | None:
        """The person whose move the table waits for, once no bot is to act."""
        waiting = [seat for seat in self.match.to_act if seat not in self.bots]
        return waiting[0] if waiting else None

    @property
    def bot_to_act(self) -> Seat | None:
        """The bot that moves next, if one may."""
        waiting = [seat for seat in self.match.to_act if seat in self.bots]
        return waiting[0] if waiting else None

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.match.phase is Phase.MATCH_OVER

    def view(self, seat: Seat | None) -> View:
        """What a seat sees now."""
        return view(self.match, seat)

    def act(self, seat: Seat, action: Action) -> Events:
        """Carry out a seat's action; a refusal raises and changes nothing."""
        self.match, events = act(self.match, seat, action)
        self.history.append(events)
        return events

    def move_bot(self, seat: Seat) -> Events:
        """Let the bot at a seat make its move."""
        return self.act(seat, self.bots[seat].choose(self.view(seat)))

    def next_round(self) -> Events:
        """Go on to the next round."""
        self.match, events = next_round(self.match)
        self.history.append(events)
        return events

    def record(self) -> str:
        """The match so far in the text notation."""
        return write_record(Record(self.match, self.names))
