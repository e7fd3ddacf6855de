"""The verbs of the game: begin a match, act, go on to the next round. Each returns the new match and what happened.

All checks come first: a refused action raises and changes nothing. A paradox is found and carried out here, at the
moment the turn passes to the seat that causes it.
"""

from typing import TypeVar, assert_never

from catinthebox.rules.actions import Action, Discard, Play, Predict
from catinthebox.rules.cards import ALL_COLOURS, Colour, Hand, Seat, space_index
from catinthebox.rules.declaring import legal_plays
from catinthebox.rules.errors import WrongPhase
from catinthebox.rules.events import (
    Dealt,
    Discarded,
    Event,
    MatchWon,
    Neutral,
    Paradox,
    Played,
    Predicted,
    RoundScored,
    TokenLost,
    TrickWon,
)
from catinthebox.rules.layouts import EMPTY_BOARD, NEUTRAL, Board
from catinthebox.rules.legality import why_not
from catinthebox.rules.matches import Match
from catinthebox.rules.rounds import Phase, Round, Trick
from catinthebox.rules.scoring import round_scores, winning_place
from catinthebox.rules.setup import Setup
from catinthebox.rules.sizes import TURNED_UP

Events = tuple[Event, ...]
T = TypeVar("T")

_NEUTRAL_COLOURS = (Colour.GREEN, Colour.YELLOW, Colour.BLUE)
"""Where a neutral token goes: the first of these whose space is empty (P2)."""


def new_match(setup: Setup) -> tuple[Match, Events]:
    """Begin the match: the first round is dealt."""
    first, events = _new_round(setup, 1)
    return Match(setup, (), first), events


def next_round(match: Match) -> tuple[Match, Events]:
    """Begin the next round, with everything reset (G3)."""
    if match.phase is not Phase.ROUND_OVER:
        raise WrongPhase("the next round begins when a round is over and the match is not", rules=("G1",))
    following, events = _new_round(match.setup, match.round.number + 1)
    return Match(match.setup, match.rounds, following), events


def act(match: Match, seat: Seat, action: Action) -> tuple[Match, Events]:
    """Carry out a seat's action, and all that follows from it without anybody's choice."""
    refusal = why_not(match, seat, action)
    if refusal is not None:
        raise refusal
    match action:
        case Play():
            round_, events = _play(match.round, seat, action)
        case Discard():
            round_, events = _discard(match.round, seat, action.number)
        case Predict():
            round_, events = _predict(match.round, seat, action.tricks)
        case _:
            assert_never(action)
    after = Match(match.setup, match.past, round_)
    if after.phase is Phase.MATCH_OVER:
        events += (MatchWon(after.winners),)
    return after, events


def _new_round(setup: Setup, number: int) -> tuple[Round, Events]:
    deal = setup.deal(number)
    nobody = (None,) * setup.players
    board, neutral = _turn_up(deal.leftover[:TURNED_UP])
    round_ = Round(
        setup=setup,
        number=number,
        deal=deal,
        phase=Phase.DISCARD,
        turn=setup.start(number),
        hands=deal.hands,
        discards=nobody,
        predictions=nobody,
        tokens=(ALL_COLOURS,) * setup.players,
        board=board,
        trick=(),
        tricks=(),
        legal_plays=(),
        paradox=None,
        scores=(),
    )
    return round_, (Dealt(number, round_.start, deal.hands), *neutral)


def _turn_up(numbers: Hand) -> tuple[Board, Events]:
    """The board and the events after the leftover cards are turned up one by one (P2)."""
    board, events = EMPTY_BOARD, []
    for number in numbers:
        colour = next(colour for colour in _NEUTRAL_COLOURS if board[space_index(colour, number)] is None)
        board = _with(board, space_index(colour, number), NEUTRAL)
        events.append(Neutral(colour, number))
    return board, tuple(events)


def _discard(round_: Round, seat: Seat, number: int) -> tuple[Round, Events]:
    hands = _with(round_.hands, seat, _without(round_.hands[seat], number))
    after = _changed(round_, hands=hands, discards=_with(round_.discards, seat, number))
    if None not in after.discards:
        after = _changed(after, phase=Phase.PREDICT) if after.setup.size.predictions else _begin_tricks(after)
    return after, (Discarded(seat, number),)


def _predict(round_: Round, seat: Seat, tricks: int) -> tuple[Round, Events]:
    predictions = _with(round_.predictions, seat, tricks)
    after = _changed(round_, predictions=predictions, turn=(seat + 1) % round_.setup.players)  # P4
    return after if None in predictions else _begin_tricks(after), (Predicted(seat, tricks),)


def _begin_tricks(round_: Round) -> Round:
    """The start player is to lead (T1). With all colour tokens and a hand of cards, it always can."""
    legal = legal_plays(round_.hands[round_.turn], ALL_COLOURS, round_.board, leading=True)
    return _changed(round_, phase=Phase.PLAY, legal_plays=legal)


def _play(round_: Round, seat: Seat, play: Play) -> tuple[Round, Events]:
    after, events = _declare(round_, seat, play)
    if len(after.trick) == after.setup.players:
        after, events = _win_trick(after, events)
    return _pass_turn(after, events)


def _declare(round_: Round, seat: Seat, play: Play) -> tuple[Round, Events]:
    """The card leaves the hand, and a token goes on the space of its declared colour (T2)."""
    events: Events = (Played(seat, play.number, play.colour),)
    tokens, trick = round_.tokens, (*round_.trick, play)
    led = trick[0].colour  # D6
    if play.colour is not led and led in tokens[seat]:  # D5
        tokens = _with(tokens, seat, tuple([colour for colour in tokens[seat] if colour is not led]))
        events += (TokenLost(seat, led),)
    after = _changed(
        round_,
        hands=_with(round_.hands, seat, _without(round_.hands[seat], play.number)),
        board=_with(round_.board, play.space, seat),
        tokens=tokens,
        trick=trick,
        turn=(seat + 1) % round_.setup.players,  # T1
    )
    return after, events


def _win_trick(round_: Round, events: Events) -> tuple[Round, Events]:
    """Everybody has played, so the turn is back at the leader; the winner takes the trick (W2) and leads next (T1)."""
    leader = round_.turn
    winner = (leader + winning_place(round_.trick)) % round_.setup.players  # W1
    tricks = (*round_.tricks, Trick(leader, round_.trick, winner))
    return _changed(round_, trick=(), tricks=tricks, turn=winner), (*events, TrickWon(winner))


def _pass_turn(round_: Round, events: Events) -> tuple[Round, Events]:
    """The next seat is to play, unless that was the last trick (T3) or it can't declare anything (X1)."""
    if len(round_.tricks) == round_.setup.size.tricks:
        return _end_round(round_, events)
    seat = round_.turn
    legal = legal_plays(round_.hands[seat], round_.tokens[seat], round_.board, leading=not round_.trick)
    if legal:
        return _changed(round_, legal_plays=legal), events
    return _cause_paradox(round_, events)


def _cause_paradox(round_: Round, events: Events) -> tuple[Round, Events]:
    """The trick under way is broken off, won by nobody; its tokens stay where they are (X3, X4)."""
    causer = round_.turn
    broken_off = (Trick(round_.leader, round_.trick, None),) if round_.trick else ()
    after = _changed(round_, paradox=causer, trick=(), tricks=round_.tricks + broken_off)
    return _end_round(after, (*events, Paradox(causer, round_.hands[causer])))


def _end_round(round_: Round, events: Events) -> tuple[Round, Events]:
    scores = round_scores(round_)
    return _changed(round_, phase=Phase.ROUND_OVER, legal_plays=(), scores=scores), (*events, RoundScored(scores))


def _changed(round_: Round, **changes: object) -> Round:
    """`dataclasses.replace` at a quarter of its cost: this runs on every ply."""
    after = object.__new__(Round)
    object.__setattr__(after, "__dict__", round_.__dict__ | changes)
    return after


def _with(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return values[:place] + (value,) + values[place + 1 :]  # noqa: RUF005 - faster than unpacking


def _without(hand: Hand, number: int) -> Hand:
    place = hand.index(number)
    return hand[:place] + hand[place + 1 :]
