"""A table's picture as a `View`, so that bots written for our rules can play on a server."""

from typing import Any

from msgspec import convert

from catinthebox.rules import NEUTRAL, SIDES, Action, Play, Score, Trick, View
from catinthebox.rules.cards import COLOUR_OF_WORD, space_index
from catinthebox.rules.layouts import EMPTY_BOARD, Board
from catinthebox.rules.rounds import Phase
from catinthebox.rules.sizes import size_for
from catinthebox.server.tables.entries import Move
from catinthebox.server.tables.options import TableOptions

Json = dict[str, Any]


def view_of(picture: Json) -> View:
    """The view of a match that has begun."""
    match, options = picture["match"], convert(picture["options"], TableOptions)
    size = size_for(options.seats)
    return View(
        seat=picture["seat"],
        size=size,
        layout=options.layout() or SIDES[size.side],
        commitment=picture["commitment"],
        secret=match["secret"],
        entropy=tuple(picture["entropy"]),
        phase=Phase(match["phase"]),
        round=match["round"],
        start=match["start"],
        to_act=tuple(match["to_act"]),
        hands=tuple(None if hand is None else tuple(hand) for hand in match["hands"]),
        hand_sizes=tuple(match["hand_sizes"]),
        discards=tuple(match["discards"]),
        discarded=tuple(match["discarded"]),
        predictions=tuple(match["predictions"]),
        tokens=tuple(tuple(COLOUR_OF_WORD[word] for word in words) for words in match["tokens"]),
        board=_board(match["board"]),
        leader=match["leader"],
        trick=_plays(match["trick"]),
        tricks=tuple(Trick(trick["leader"], _plays(trick["plays"]), trick["winner"]) for trick in match["tricks"]),
        tricks_won=tuple(match["tricks_won"]),
        paradox=match["paradox"],
        round_scores=tuple(
            tuple(Score(score["tricks"], score["bonus"]) for score in scores) for scores in match["round_scores"]
        ),
        totals=tuple(match["totals"]),
        winners=tuple(match["winners"]),
        legal=tuple(action_of(action) for action in match["legal"]),
    )


def action_of(json: Json) -> Action:
    """An action as the server writes it."""
    action = convert(json, Move).action()
    assert action is not None
    return action


def _plays(plays: list[list[Any]]) -> tuple[Play, ...]:
    return tuple(Play(number, COLOUR_OF_WORD[word]) for number, word in plays)


def _board(spaces: list[Json]) -> Board:
    board = list(EMPTY_BOARD)
    for space in spaces:
        place = space_index(COLOUR_OF_WORD[space["colour"]], space["number"])
        board[place] = NEUTRAL if space["seat"] is None else space["seat"]
    return tuple(board)
