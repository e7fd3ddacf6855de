"""The table in words, line by line: what happened, the turn, the board, everybody's tricks, the score sheet."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from catinthebox.locales import Texts
from catinthebox.locales.telling import Names, cards, colour_name, holding, seen_names, tell
from catinthebox.rules import (
    NEUTRAL,
    Colour,
    Discard,
    Match,
    Phase,
    Play,
    Predict,
    Round,
    Seat,
    Space,
    View,
    largest_group,
    seen_event,
)
from catinthebox.rules.cards import space_index
from catinthebox.rules.events import Dealt, Discarded, Event, MatchWon, Paradox, Predicted, RoundScored, TrickWon
from catinthebox.rules.scoring import earns_bonus
from catinthebox.rules.sizes import SIZES


class Report:
    """What can be said to one reader at seat `you`, or to everybody (None)."""

    def __init__(self, texts: Texts, names: Names, you: Seat | None) -> None:
        self.texts = texts
        self.names = names
        self.you = you
        self.seen_names = seen_names(texts, names, you)

    def happened(self, events: Sequence[Event], since: int = 0) -> list[str]:
        """What happened since an event; a new trick is announced, and scores and victory wait for their sheets."""
        lines: list[str] = []
        prepared = tricks = 0
        for place, (event, after) in enumerate(zip(events, [*events[1:], None], strict=True)):
            trick_begins = False
            match event:
                case Dealt():
                    prepared = tricks = 0
                case Discarded() | Predicted():
                    prepared += 1
                    trick_begins = prepared == _preparations(len(self.names))
                case TrickWon():
                    tricks += 1
                    trick_begins = not isinstance(after, Paradox | RoundScored)
            if place >= since:
                lines += self._told(event)
                lines += ["", self.texts.say("plain-trick", trick=tricks + 1)] if trick_begins else []
        return lines

    def _told(self, event: Event) -> list[str]:
        if isinstance(event, RoundScored | MatchWon):
            return []
        sentence = tell(self.texts, seen_event(event, self.you), self.names, self.you)
        return ["", sentence] if isinstance(event, Dealt) else [sentence]

    def turn(self, view: View) -> list[str]:
        """What the reader needs to know for its turn."""
        if view.phase is Phase.DISCARD:
            return []  # the hand was told with the deal
        if view.phase is Phase.PREDICT:
            return self.hand(view)[:1]
        return [self._lead_or_follow(view), *self.hand(view)]

    def _lead_or_follow(self, view: View) -> str:
        if view.led is None:
            return self.texts.say("plain-lead")
        seats = [(view.leader + place) % view.size.players for place in range(len(view.trick))]
        plays = [self._play(seat, play) for seat, play in zip(seats, view.trick, strict=True)]
        return self.texts.say("plain-follow", colour=view.led.word, plays=", ".join(plays))

    def _play(self, seat: Seat, play: Play) -> str:
        name = self.seen_names[seat]
        return self.texts.say("plain-play", name=name, number=play.number, colour=play.colour.word)

    def hand(self, view: View) -> list[str]:
        """The reader's cards, colour tokens and tricks; nothing where everybody reads."""
        if self.you is None:
            return []
        won, prediction = view.tricks_won[self.you], view.predictions[self.you]
        return [
            holding(self.texts, self.names, self.you, view.hand, self.you),
            self.texts.say("plain-tokens", tokens=self._colours(view.tokens[self.you])),
            self.texts.say("plain-won", won=won, **_predicted(prediction)),
        ]

    def board(self, view: View) -> list[str]:
        """The research board row by row, so that what touches can be heard; and the reader's largest group."""
        rows = enumerate(view.layout.grid(view.size.numbers), start=1)
        lines = [self.texts.say("plain-board-row", row=row, spaces=self._row(view, cells)) for row, cells in rows]
        if self.you is not None:
            count = len(largest_group(view.layout, view.board, self.you))
            lines.append(self.texts.say("plain-group", count=count))
        return lines

    def _row(self, view: View, cells: Iterable[Space | None]) -> str:
        """The spaces of a row; a colour is named once for those that lie side by side."""
        runs = []
        for colour, run in groupby(cells, key=lambda space: space.colour if space else None):
            said = ", ".join(self._space(view, space) for space in run)
            runs.append(said if colour is None else self.texts.say("plain-board-run", colour=colour.word, spaces=said))
        return ", ".join(runs)

    def _space(self, view: View, space: Space | None) -> str:
        if space is None:
            return self.texts.say("plain-board-gap")
        number, owner = space.number, view.board[space_index(*space)]
        if owner is None:
            return self.texts.say("plain-board-free", number=number)
        if owner == NEUTRAL:
            return self.texts.say("plain-board-neutral", number=number)
        return self.texts.say("plain-board-owned", number=number, name=self.seen_names[owner])

    def table(self, view: View) -> list[str]:
        """Everybody's tricks, predictions, cards left and colour tokens."""
        return [
            self.texts.say(
                "plain-seat",
                name=name,
                count=view.tricks_won[seat],
                cards=view.hand_sizes[seat],
                tokens=self._colours(view.tokens[seat]),
                **_predicted(view.predictions[seat]),
            )
            for seat, name in enumerate(self.seen_names)
        ]

    def legal(self, view: View) -> list[str]:
        """What the reader may do now, the plays by number."""
        plays = [action for action in view.legal if isinstance(action, Play)]
        if plays:
            return [
                self.texts.say(
                    "plain-legal-plays", number=number, colours=self._colours([play.colour for play in same])
                )
                for number, same in groupby(plays, key=lambda play: play.number)
            ]
        return [self.texts.say("plain-legal-numbers", numbers=choices(view))] if view.legal else []

    def sheet(self, match: Match) -> list[str]:
        """The score sheet of every round that is over."""
        finished = [round_ for round_ in match.rounds if round_.scores]
        if not finished:
            return [self.texts.say("plain-no-scores")]
        return [line for round_ in finished for line in self.round_sheet(match, round_)]

    def round_sheet(self, match: Match, round_: Round) -> list[str]:
        """The score sheet of one round, with the totals up to it."""
        lines = ["", self.texts.say("plain-sheet", round=round_.number, rounds=match.setup.players)]
        for seat, name in enumerate(self.seen_names):
            total = sum(scores[seat].total for scores in match.round_scores[: round_.number])
            how, points = self._how(round_, seat), round_.scores[seat].total
            lines.append(self.texts.say("plain-sheet-line", name=name, count=points, how=how, total=total))
        return lines

    def _how(self, round_: Round, seat: Seat) -> str:
        """Where the points of a seat come from (S1 to S3)."""
        won, prediction, bonus = round_.tricks_won[seat], round_.predictions[seat], round_.scores[seat].bonus
        if seat == round_.paradox:
            outcome = "paradox"
        elif prediction is None:
            outcome = "few" if earns_bonus(won, prediction) else "many"
        else:
            outcome = "fitting" if earns_bonus(won, prediction) else "missed"
        return self.texts.say("plain-how", outcome=outcome, count=won, bonus=bonus, prediction=prediction or 0)

    def standing(self, match: Match) -> list[str]:
        """The final scores in order, ties broken by the last round (G2)."""
        ranks = [(total, last.total) for total, last in zip(match.totals, match.round_scores[-1], strict=True)]
        lines = ["", self.texts.say("plain-standing")]
        for seat in sorted(match.setup.seats, key=lambda seat: ranks[seat], reverse=True):
            place = 1 + sum(rank > ranks[seat] for rank in ranks)
            name, points = self.seen_names[seat], match.totals[seat]
            lines.append(self.texts.say("plain-place", place=place, name=name, count=points))
        return lines

    def _colours(self, colours: Iterable[Colour]) -> str:
        names = [colour_name(self.texts, colour) for colour in colours]
        return ", ".join(names) or self.texts.say("plain-none")


def choices(view: View) -> str:
    """The numbers that may be set aside or predicted now."""
    discards = [action.number for action in view.legal if isinstance(action, Discard)]
    predictions = [action.tricks for action in view.legal if isinstance(action, Predict)]
    return cards((*discards, *predictions))


def _preparations(players: int) -> int:
    """How many discards and predictions come before the first trick (P3, P4)."""
    return players if not SIZES[players].predictions else 2 * players


def _predicted(prediction: int | None) -> dict[str, object]:
    return {"predicted": "no" if prediction is None else "yes", "prediction": prediction or 0}
