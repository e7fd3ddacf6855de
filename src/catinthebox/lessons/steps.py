"""What a lesson is made of: steps that tell, let one try, or ask; and what comes of each answer.

Whatever can be worked out is worked out by the rules: what may be played, what follows from it, who wins a trick. A
lesson says only which of the legal moves it hopes for, and what to reply.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from catinthebox.lessons.others import play_on
from catinthebox.lessons.positions import YOU, written
from catinthebox.rules import Action, Events, Match, Seat, Space, act, legal_actions

Look = Literal["hand", "board", "tokens", "trick", "group"]
"""What a step draws attention to; `group` is shown with the answer."""


@dataclass(frozen=True)
class Frame:
    """A moment: what has just happened, and the match after it."""

    events: Events
    match: Match


@dataclass(frozen=True)
class Answer:
    """What comes of a legal move."""

    move: Action
    frames: tuple[Frame, ...]
    """The move, and what the others do then."""
    right: bool
    """Whether it is what the lesson hopes for."""
    says: str | None
    """The reply; None if the step goes on with another turn."""
    then: "Turn | None" = None


@dataclass(frozen=True)
class Turn:
    """A moment where the learner moves, with an answer for every legal move."""

    match: Match
    answers: tuple[Answer, ...]


@dataclass(frozen=True)
class Choice:
    """A possible answer to a question. One of `seat`, `points` and `space` says what it is; none of them: nothing."""

    right: bool
    says: str | None
    seat: Seat | None = None
    points: int | None = None
    space: Space | None = None
    rules: tuple[str, ...] = ()
    """Why not, where the rules say it themselves."""


@dataclass(frozen=True)
class Tell:
    """Something to read and to look at."""

    says: str
    """The key of what is said; it also names the step."""
    match: Match
    look: Look | None = None


@dataclass(frozen=True)
class Try:
    """Something to do."""

    says: str
    turn: Turn
    look: Look | None = None

    @property
    def match(self) -> Match:
        """The match before the move."""
        return self.turn.match


@dataclass(frozen=True)
class Ask:
    """A question about what lies on the table."""

    says: str
    match: Match
    choices: tuple[Choice, ...]
    look: Look | None = None


Step = Tell | Try | Ask


@dataclass(frozen=True)
class Lesson:
    """A chapter of the tutorial."""

    title: str
    """The key of its title; it also names the lesson."""
    steps: tuple[Step, ...]


def attempt(
    says: str,
    match: Match,
    wanted: str | None,
    *,
    right: str,
    otherwise: str | None = None,
    replies: Mapping[str, str] | None = None,
    others: bool = False,
    look: Look | None = None,
) -> Try:
    """A step to try: `wanted` are the moves that are hoped for, all legal ones if None.

    `replies` are for certain moves, `otherwise` for all others that are not wanted. With `others` they move too, until
    it is the learner's turn again.
    """
    legal = legal_actions(match, YOU)
    hoped_for = None if wanted is None else wanted.split()
    assert {*(hoped_for or ()), *(replies or ())} <= set(map(written, legal)), f"{says} hopes for what is not legal"

    def answer(move: Action) -> Answer:
        is_right = hoped_for is None or written(move) in hoped_for
        reply = (replies or {}).get(written(move)) or (right if is_right else otherwise)
        return Answer(move, frames_of(match, move, others=others), is_right, reply)

    return Try(says, Turn(match, tuple(map(answer, legal))), look)


def whole_turns(match: Match, judge: Callable[[Match], tuple[bool, str]]) -> Turn:
    """The learner plays on freely to the end of the round; `judge` replies to what came of it."""

    def answer(move: Action) -> Answer:
        frames = frames_of(match, move, others=True)
        end = frames[-1].match
        if end.to_act:
            return Answer(move, frames, right=True, says=None, then=whole_turns(end, judge))
        is_right, reply = judge(end)
        return Answer(move, frames, is_right, reply)

    return Turn(match, tuple(answer(move) for move in legal_actions(match, YOU)))


def frames_of(match: Match, move: Action, *, others: bool) -> tuple[Frame, ...]:
    """What happens when the learner makes this move."""
    moved, events = act(match, YOU, move)
    following = play_on(moved, YOU) if others else ()
    return (Frame(events, moved), *(Frame(events, match) for match, events in following))
