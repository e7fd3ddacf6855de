"""Which card may be declared in which colour: rules D1 to D4 on plain values.

A seat plays from its hand, with the colour tokens it has left, onto the board as it is, as leader or follower.
"""

from catinthebox.rules.actions import PLAYS, Play
from catinthebox.rules.cards import HIGHEST_NUMBER, TRUMP, Colour, Hand
from catinthebox.rules.layouts import Board


def legal_plays(hand: Hand, colours: tuple[Colour, ...], board: Board, *, leading: bool) -> tuple[Play, ...]:
    """All that may be played, by number and colour. Nothing at all is a paradox (X1)."""
    plays = _declarable(hand, colours, board)
    if leading and not red_is_open(board):
        plays = [play for play in plays if play.colour is not TRUMP] or plays  # D3
    return tuple(plays)


def broken_rules(
    play: Play, hand: Hand, colours: tuple[Colour, ...], board: Board, *, leading: bool
) -> tuple[str, ...]:
    """The rules that forbid declaring a card of the hand so; none if it is legal."""
    broken = []
    if board[play.space] is not None:
        broken.append("D1")
    if play.colour not in colours:
        broken.append("D2")
    if leading and play.colour is TRUMP and not red_is_open(board) and _other_colour_will_do(hand, colours, board):
        broken.append("D3")
    return tuple(broken)


def red_is_open(board: Board) -> bool:
    """Whether a player's token lies on some red space (D3). Neutral tokens are never on red (P2)."""
    return board[:HIGHEST_NUMBER].count(None) < HIGHEST_NUMBER


def _other_colour_will_do(hand: Hand, colours: tuple[Colour, ...], board: Board) -> bool:
    """Whether some card of the hand can be declared in a colour other than red (D3)."""
    return any(play.colour is not TRUMP for play in _declarable(hand, colours, board))


def _declarable(hand: Hand, colours: tuple[Colour, ...], board: Board) -> list[Play]:
    """What D1 and D2 allow: the space is empty, and the colour token is still there."""
    return [
        play
        for number in dict.fromkeys(hand)
        for play in PLAYS[number]
        if board[play.space] is None and play.colour in colours
    ]
