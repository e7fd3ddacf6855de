"""Which spaces of the research board stand out: where cards can go, the latest token, a largest group."""

from catinthebox.rules import Play, Seat, Space, View, largest_group
from catinthebox.rules.cards import SPACES
from catinthebox.tui.tiles import Mark

Marks = dict[Space, Mark]


def marks_of(view: View, *, card: int | None, aim: Play | None, group_of: Seat | None) -> Marks:
    """The marks for a seat's largest group if it is asked for; else for the picked card, or for all cards."""
    if group_of is not None:
        return dict.fromkeys(largest_group(view.layout, view.board, group_of), Mark.GROUP)
    plays = [action for action in view.legal if isinstance(action, Play) and card in (None, action.number)]
    marks = dict.fromkeys((SPACES[play.space] for play in plays), Mark.OPEN if card is None else Mark.LIT)
    if aim in plays and aim is not None:
        marks[SPACES[aim.space]] = Mark.AIM
    if played := latest_play(view):
        marks[SPACES[played.space]] = Mark.LATEST
    return marks


def latest_play(view: View) -> Play | None:
    """The latest play of the round."""
    if view.trick:
        return view.trick[-1]
    return view.tricks[-1].plays[-1] if view.tricks else None
