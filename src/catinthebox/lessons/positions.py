"""Positions for lessons, laid out as one would lay them out on a real table.

Cards are written "4 6", plays "5b 3r", and a board as one line a colour, red, blue, yellow and green from the top:

    . . . 1 . 2
    0 . . . . .
    . . . . . .
    . n . 1 . .

A digit is the seat whose token lies there, `n` a neutral token, and the numbers rise from 1.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from catinthebox.rules import (
    NEUTRAL,
    Action,
    Colour,
    Deal,
    Discard,
    Hand,
    Match,
    Phase,
    Play,
    Predict,
    Seat,
    Setup,
    Trick,
    act,
    new_match,
)
from catinthebox.rules.cards import ALL_COLOURS, COLOUR_OF_LETTER, space_index
from catinthebox.rules.declaring import legal_plays
from catinthebox.rules.layouts import EMPTY_BOARD, Board

YOU: Final[Seat] = 0
"""Who learns sits here."""


def cards(text: str) -> Hand:
    """The cards of "4 6"."""
    return tuple(sorted(int(card) for card in text.split()))


def plays(text: str) -> tuple[Play, ...]:
    """The plays of "5b 3r"."""
    return tuple(Play(int(play[0]), COLOUR_OF_LETTER[play[1]]) for play in text.split())


def drawn(board: str) -> Board:
    """The board with the tokens of a drawing."""
    tokens = list(EMPTY_BOARD)
    lines = [line.split() for line in board.splitlines() if line.strip()]
    for colour, line in zip(Colour, lines, strict=bool(lines)):
        for number, cell in enumerate(line, start=1):
            if cell != ".":
                tokens[space_index(colour, number)] = NEUTRAL if cell == "n" else int(cell)
    return tuple(tokens)


def dealt(setup: Setup, *hands: str, leftover: str = "") -> Match:
    """A match whose first round has just been dealt so."""
    deal = Deal(tuple(cards(hand) for hand in hands), tuple(int(card) for card in leftover.split()))
    return new_match(replace(setup, given=(deal,)))[0]


def laid_out(
    *hands: str,
    turn: Seat = YOU,
    board: str = "",
    tokens: Mapping[Seat, str] | None = None,
    trick: str = "",
    won: Sequence[int] = (),
    predictions: Sequence[int] = (),
) -> Match:
    """A round in the middle of its tricks, for as many players as hands.

    `tokens` names the colours left to seats that have lost some; `trick` the plays under way, the last by the seat
    before `turn`, their tokens are put on the board; `won` the piles in front of each seat.
    """
    players = len(hands)
    match, _ = new_match(Setup.of(players, secret="lessons", start=YOU))
    under_way = plays(trick)
    on_board = list(drawn(board))
    for place, play in enumerate(under_way):
        on_board[play.space] = (turn - len(under_way) + place) % players
    kept = {seat: tuple(c for c in Colour if c.letter in letters) for seat, letters in (tokens or {}).items()}
    round_ = replace(
        match.round,
        phase=Phase.PLAY,
        turn=turn,
        hands=tuple(map(cards, hands)),
        discards=(1,) * players,  # something was put aside; nobody will ask what
        predictions=tuple(predictions) or (None,) * players,
        tokens=tuple(kept.get(seat, ALL_COLOURS) for seat in range(players)),
        board=tuple(on_board),
        trick=under_way,
        tricks=tuple(Trick(seat, (), seat) for seat, piles in enumerate(won) for _ in range(piles)),
    )
    legal = legal_plays(round_.hands[turn], round_.tokens[turn], round_.board, leading=not under_way)
    return replace(match, round=replace(round_, legal_plays=legal))


def after(match: Match, text: str) -> Match:
    """The match after these plays, in turn."""
    for play in plays(text):
        match, _ = act(match, match.round.turn, play)
    return match


def written(action: Action) -> str:
    """An action as lessons write it: "5b" for a play, else the number."""
    match action:
        case Play():
            return str(action)
        case Discard(number) | Predict(number):
            return str(number)
