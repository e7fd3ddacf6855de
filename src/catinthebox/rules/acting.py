"""The verbs of the game: begin a match, act, go on to the next round. Each returns the new match and what happened.

All checks come first: a refused action raises and changes nothing. A paradox is found and carried out here, at the
moment the turn passes to the seat that causes it.
"""

from typing import TypeVar

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
    size = round_.setup.size
    hands = _with(round_.hands, seat, _without(round_.hands[seat], play.number))
    board = _with(round_.board, play.space, seat)  # T2
    tokens, tricks, trick = round_.tokens, round_.tricks, (*round_.trick, play)
    events: Events = (Played(seat, play.number, play.colour),)

    led = trick[0].colour  # D6
    if play.colour is not led and led in tokens[seat]:  # D5
        tokens = _with(tokens, seat, tuple([colour for colour in tokens[seat] if colour is not led]))
        events += (TokenLost(seat, led),)

    turn = (seat + 1) % size.players  # T1
    if len(trick) == size.players:
        leader, turn = turn, (turn + winning_place(trick)) % size.players  # W1: the last to play sits before the leader
        tricks, trick = (*tricks, Trick(leader, trick, turn)), ()  # W2
        events += (TrickWon(turn),)

    phase, paradox = Phase.PLAY, None
    legal: tuple[Play, ...] = ()
    if len(tricks) == size.tricks:  # T3
        phase = Phase.ROUND_OVER
    else:
        legal = legal_plays(hands[turn], tokens[turn], board, leading=not trick)
        if not legal:  # X1
            phase, paradox = Phase.ROUND_OVER, turn
            events += (Paradox(turn, hands[turn]),)
            if trick:  # X3, X4
                tricks, trick = (*tricks, Trick((turn - len(trick)) % size.players, trick, None)), ()

    after = _changed(
        round_,
        phase=phase,
        turn=turn,
        hands=hands,
        tokens=tokens,
        board=board,
        trick=trick,
        tricks=tricks,
        legal_plays=legal,
        paradox=paradox,
    )
    return (after, events) if phase is Phase.PLAY else _score(after, events)


def _score(round_: Round, events: Events) -> tuple[Round, Events]:
    scores = round_scores(round_)
    return _changed(round_, scores=scores), (*events, RoundScored(scores))


def _changed(round_: Round, **changes: object) -> Round:
    """`dataclasses.replace` at a quarter of its cost: this runs on every ply."""
    after = object.__new__(Round)
    after.__dict__.update(round_.__dict__)
    after.__dict__.update(changes)
    return after


def _with(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return values[:place] + (value,) + values[place + 1 :]  # noqa: RUF005 - unpacking is half as fast, and this is every ply


def _without(hand: Hand, number: int) -> Hand:
    place = hand.index(number)
    return hand[:place] + hand[place + 1 :]
