"""What a seat may do now, and why not for everything else.

`legal_actions` lists, `why_not` explains with rule ids. They agree on every position; the tests hold them to that.
"""

from typing import assert_never

from catinthebox.rules.actions import DISCARDS, Action, Discard, Play, Predict
from catinthebox.rules.cards import Seat
from catinthebox.rules.declaring import broken_rules
from catinthebox.rules.errors import IllegalPlay, IllegalPrediction, NotInHand, NotYourTurn, Refused, WrongPhase
from catinthebox.rules.matches import Match
from catinthebox.rules.rounds import Phase, Round

_PHASE_OF: dict[type[Action], Phase] = {Discard: Phase.DISCARD, Predict: Phase.PREDICT, Play: Phase.PLAY}

_PHASE_RULES = {
    Phase.DISCARD: ("P3",),
    Phase.PREDICT: ("P4",),
    Phase.PLAY: ("T2",),
    Phase.ROUND_OVER: ("T3", "X3"),
    Phase.MATCH_OVER: ("G1",),
}
"""What the match waits for in each phase, as the rule that says so."""


def legal_actions(match: Match, seat: Seat) -> tuple[Action, ...]:
    """All that a seat may do now, in order of number and colour; nothing if it is not its turn."""
    round_ = match.round
    if seat not in round_.to_act:
        return ()
    if round_.phase is Phase.PLAY:
        return round_.legal_plays
    if round_.phase is Phase.DISCARD:
        return tuple(DISCARDS[number] for number in dict.fromkeys(round_.hands[seat]))
    return tuple(Predict(tricks) for tricks in round_.setup.size.predictions)


def why_not(match: Match, seat: Seat, action: Action) -> Refused | None:
    """The refusal that `act` would raise, with the rules that forbid the action; None if it is legal."""
    round_ = match.round
    if round_.phase is not _PHASE_OF[type(action)]:
        return _wrong_phase(match.phase)
    if seat not in round_.to_act:
        return _not_your_turn(round_)
    match action:
        case Play():
            return _why_not_play(round_, seat, action)
        case Discard(number):
            return _why_not_discard(round_, seat, number)
        case Predict(tricks):
            return _why_not_predict(round_, tricks)
        case _:
            assert_never(action)


def _wrong_phase(phase: Phase) -> WrongPhase:
    return WrongPhase(f"not in this phase: {phase.value}", rules=_PHASE_RULES[phase], phase=phase.value)


def _not_your_turn(round_: Round) -> NotYourTurn:
    if round_.phase is Phase.DISCARD:
        return NotYourTurn("this seat has put a card aside already", rules=("P3",))
    rule = "P4" if round_.phase is Phase.PREDICT else "T1"
    return NotYourTurn(f"it is the turn of seat {round_.turn}", rules=(rule,), turn=round_.turn)


def _why_not_discard(round_: Round, seat: Seat, number: int) -> NotInHand | None:
    if number in round_.hands[seat]:
        return None
    return NotInHand(f"there is no {number} in the hand", rules=("P3",), number=number)


def _why_not_predict(round_: Round, tricks: int) -> IllegalPrediction | None:
    allowed = round_.setup.size.predictions
    if tricks in allowed:
        return None
    choices = ", ".join(map(str, allowed))
    return IllegalPrediction(f"{tricks} can't be predicted; choose from {choices}", rules=("P4",), tricks=tricks)


def _why_not_play(round_: Round, seat: Seat, play: Play) -> NotInHand | IllegalPlay | None:
    hand = round_.hands[seat]
    if play.number not in hand:
        return NotInHand(f"there is no {play.number} in the hand", rules=("T2",), number=play.number)
    broken = broken_rules(play, hand, round_.tokens[seat], round_.board, leading=not round_.trick)
    if not broken:
        return None
    reasons = {
        "D1": f"{play.colour.word} {play.number} is taken",
        "D2": f"the {play.colour.word} token is gone",
        "D3": "red can't be led yet",
    }
    message = "; ".join(reasons[rule] for rule in broken)
    return IllegalPlay(message, rules=broken, number=play.number, colour=play.colour.word)
