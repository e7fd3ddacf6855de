"""The referee: holds one match at most, and answers every line it is given."""

from typing import assert_never

from catinthebox.records import write_record
from catinthebox.referee.answers import explained, happened, legal_of, refusal, state_of, view_of
from catinthebox.referee.errors import BadRequest, NoMatch
from catinthebox.referee.lines import Json
from catinthebox.referee.reading import read_request
from catinthebox.referee.requests import (
    Act,
    Explain,
    MatchRequest,
    New,
    NextRound,
    Request,
    ShowLegal,
    ShowRecord,
    ShowState,
    ShowView,
)
from catinthebox.rules import (
    SIDES,
    BadSetup,
    CatInTheBoxError,
    Match,
    Seat,
    Setup,
    act,
    new_match,
    new_secret,
    next_round,
    why_not,
)


class Referee:
    """One conversation: a line in, an answer out. A refusal changes nothing."""

    def __init__(self) -> None:
        self.match: Match | None = None

    def answer(self, line: bytes) -> Json:
        """The answer to a line, whatever it holds."""
        try:
            return {"ok": True, **self._grant(read_request(line))}
        except CatInTheBoxError as error:
            return refusal(error)

    def _grant(self, request: Request) -> Json:
        if isinstance(request, New):
            self.match, _ = new_match(_setup(request))
            return state_of(self.match)
        if self.match is None:
            raise NoMatch("there is no match yet: ask for a new one")
        return self._grant_in(self.match, request)

    def _grant_in(self, match: Match, request: MatchRequest) -> Json:
        match request:
            case ShowState():
                return state_of(match)
            case ShowView(seat):
                return view_of(match, _at_table(match, seat))
            case ShowLegal(seat):
                return legal_of(match, next(iter(match.to_act), None) if seat is None else _at_table(match, seat))
            case Explain(seat, action):
                return explained(why_not(match, _at_table(match, seat), action))
            case Act(seat, action):
                self.match, events = act(match, _at_table(match, seat), action)
                return happened(events)
            case NextRound():
                self.match, _ = next_round(match)
                return state_of(self.match)
            case ShowRecord():
                return {"record": write_record(match)}
            case _:
                assert_never(request)


def _setup(new: New) -> Setup:
    try:
        return Setup.of(
            new.players,
            layout=None if new.side is None else SIDES[new.side],
            secret=new_secret() if new.seed is None else new.seed,
            start=new.start,
            given=new.deals,
        )
    except BadSetup as error:
        raise BadRequest(error.message, rules=error.rules) from error


def _at_table(match: Match, seat: Seat) -> Seat:
    """The seat, if it is one of this match: only the match knows how many there are."""
    if seat not in match.setup.seats:
        raise BadRequest(f"no seat {seat} at a table of {match.setup.players}")
    return seat
