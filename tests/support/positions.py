"""Positions that a player can read.

`given` deals and plays a round by the rules: name the cards that matter, the rest of the deal is filled up. `position`
lays a round out on the table as it stands, for scenes that would take many tricks to reach. Cards are written "4 6",
plays "5b 3r", and a board as one line a colour:

    red     . . . 1 . 2
    blue    0 . . . . .
    yellow  . . . . . .
    green   . n . 1 . .

A digit is the seat whose token lies there, `n` a neutral token, and the numbers rise from 1.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from catinthebox.rules import (
    NEUTRAL,
    Colour,
    Deal,
    Discard,
    Events,
    Hand,
    Layout,
    Match,
    Phase,
    Play,
    Predict,
    Round,
    Seat,
    Setup,
    Space,
    Trick,
    act,
    legal_actions,
    new_match,
    why_not,
)
from catinthebox.rules.cards import ALL_COLOURS, COLOUR_OF_LETTER, COLOUR_OF_WORD, SPACES, space_index
from catinthebox.rules.declaring import legal_plays
from catinthebox.rules.layouts import EMPTY_BOARD, Board
from catinthebox.rules.sizes import SIZES

RED, BLUE, YELLOW, GREEN = Colour


def cards(text: str) -> Hand:
    """The cards of "4 6", in the order written."""
    return tuple(int(card) for card in text.split())


def plays(text: str) -> tuple[Play, ...]:
    """The plays of "5b 3r"."""
    return tuple(Play(int(play[0]), COLOUR_OF_LETTER[play[1]]) for play in text.split())


def colours(text: str) -> tuple[Colour, ...]:
    """The colours of "ryg", in the order of the colours."""
    return tuple(colour for colour in Colour if colour.letter in text)


def board(drawing: str) -> Board:
    """The board with the tokens of a drawing."""
    owners = {"n": NEUTRAL} | {str(seat): seat for seat in range(5)}
    tokens = list(EMPTY_BOARD)
    for line in drawing.split("\n"):
        if line.strip():
            word, *cells = line.split()
            for number, cell in enumerate(cells, start=1):
                if cell != ".":
                    tokens[space_index(COLOUR_OF_WORD[word], number)] = owners[cell]
    return tuple(tokens)


def tokens_on(match: Match) -> dict[str, Seat]:
    """The spaces of the board that are taken and by whom: {"blue 5": 0}."""
    return {str(space): owner for space, owner in zip(SPACES, match.round.board, strict=True) if owner is not None}


def owner_of(match: Match, colour: Colour, number: int) -> Seat | None:
    """Whose token lies on a space."""
    return match.round.board[space_index(*Space(colour, number))]


def deal_with(players: int, hands: Sequence[str] = (), leftover: str = "") -> Deal:
    """A legal deal in which these cards are where they are asked for; the rest goes out from the lowest."""
    size = SIZES[players]
    wanted = [cards(hand) for hand in hands] + [()] * (players - len(hands)) + [cards(leftover)]
    rest = list((Counter(size.cards) - Counter(sum(wanted, ()))).elements())
    filled = []
    for part, full in zip(wanted, [size.dealt] * players + [size.leftover], strict=True):
        missing = full - len(part)
        filled.append(part + tuple(rest[:missing]))
        rest = rest[missing:]
    return Deal.of(tuple(filled[:-1]), filled[-1], size)


def dealt(
    players: int, hands: Sequence[str] = (), *, leftover: str = "", start: Seat = 0, layout: Layout | None = None
) -> Match:
    """A match whose first round has just been dealt so. Later rounds come from a seed."""
    deal = deal_with(players, hands, leftover)
    match, _ = new_match(Setup.of(players, layout=layout, secret="later rounds", start=start, given=(deal,)))
    return match


def discarded(match: Match, discards: str) -> Match:
    """The match after each seat, from 0, put this card aside."""
    for seat, card in enumerate(cards(discards)):
        match, _ = act(match, seat, Discard(card))
    return match


def predicted(match: Match, predictions: str) -> Match:
    """The match after these predictions, in turn from the start player."""
    for tricks in cards(predictions):
        match, _ = act(match, match.round.turn, Predict(tricks))
    return match


def played(match: Match, text: str) -> Match:
    """The match after these plays, in turn."""
    for play in plays(text):
        match, _ = act(match, match.round.turn, play)
    return match


def may_play(match: Match, text: str) -> bool:
    """Whether the seat whose turn it is may play this."""
    (play,) = plays(text)
    return play in legal_actions(match, match.round.turn)


def rules_against(match: Match, text: str) -> tuple[str, ...]:
    """The rules that forbid the seat whose turn it is to play this; none if it may."""
    (play,) = plays(text)
    refusal = why_not(match, match.round.turn, play)
    return refusal.rules if refusal else ()


def events_of(match: Match, text: str) -> Events:
    """What happens when the seat whose turn it is plays this."""
    (play,) = plays(text)
    return act(match, match.round.turn, play)[1]


def given(
    players: int,
    hands: Sequence[str] = (),
    *,
    leftover: str = "",
    start: Seat = 0,
    layout: Layout | None = None,
    discards: str = "",
    predictions: str = "",
    play: str = "",
) -> Match:
    """A match dealt and played so. What is left out: a card nobody named is put aside, the lowest is predicted."""
    match = dealt(players, hands, leftover=leftover, start=start, layout=layout)
    match = discarded(match, discards or _unnamed(match, hands))
    if match.phase is Phase.PREDICT:
        match = predicted(match, predictions or f"{match.setup.size.predictions[0]} " * players)
    return played(match, play)


def _unnamed(match: Match, hands: Sequence[str]) -> str:
    """For each seat its highest card that was not asked for by name."""
    named = [*hands, *[""] * (match.setup.players - len(hands))]
    rest = [Counter(hand) - Counter(cards(text)) for hand, text in zip(match.round.hands, named, strict=True)]
    return " ".join(str(max(others)) for others in rest)


def position(
    players: int,
    hands: Sequence[str],
    *,
    turn: Seat = 0,
    board: Board = EMPTY_BOARD,
    tokens: Mapping[Seat, str] | None = None,
    trick: str = "",
    won: Sequence[int] = (),
    predictions: Sequence[int] = (),
    layout: Layout | None = None,
) -> Match:
    """A round laid out in the middle of its tricks.

    `tokens` names the colours left to seats that have lost some; `trick` the plays under way, the last by the seat
    before `turn`, their tokens are put on the board; `won` the piles in front of each seat.
    """
    setup = Setup.of(players, layout=layout, secret="later rounds", start=0)
    match, _ = new_match(setup)
    under_way = plays(trick)
    on_board = list(board)
    for place, play in enumerate(under_way):
        assert on_board[play.space] is None, f"{play} is drawn on the board already"
        on_board[play.space] = (turn - len(under_way) + place) % players
    kept = {seat: colours(letters) for seat, letters in (tokens or {}).items()}
    laid_out = replace(
        match.round,
        phase=Phase.PLAY,
        turn=turn,
        hands=tuple(tuple(sorted(cards(hand))) for hand in hands),
        predictions=tuple(predictions) or (setup.size.predictions[:1] or (None,)) * players,
        tokens=tuple(kept.get(seat, ALL_COLOURS) for seat in range(players)),
        board=tuple(on_board),
        trick=under_way,
        tricks=tuple(Trick(seat, (), seat) for seat, piles in enumerate(won) for _ in range(piles)),
    )
    return replace(match, round=_with_legal_plays(laid_out))


def _with_legal_plays(round_: Round) -> Round:
    seat = round_.turn
    legal = legal_plays(round_.hands[seat], round_.tokens[seat], round_.board, leading=not round_.trick)
    assert legal, "the seat to play has a paradox: lay out the position one play earlier"
    return replace(round_, legal_plays=legal)
