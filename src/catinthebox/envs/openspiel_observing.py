"""Observers of OpenSpiel: what a seat sees now, or all that it has ever seen (perfect recall), as tensor and as string.

Both are made from the seat's view, or a spectator's where private things are not asked for; while cards are dealt,
nobody looks. What a seat sees now is named and laid out as in docs/kernel.md, with `standing` after it where a whole
match is played: which round it is, and every seat's points so far, the own first. All it has ever seen is:

| piece | shape | what |
|---|---|---|
| player | players | who looks |
| dealt | 9 | how many of each number it was dealt |
| discard | 9 | the card it put aside, a one among nine |
| neutral | 36 | neutral tokens |
| predictions | players x 4 | what each seat predicted, a one among four |
| plays | plays x (players + 36) | who played, and the space, in order |
| paradox | players + 9 | who caused a paradox, and how many of each number it held (X3); in a whole match only |

In a whole match, all of these but `player` stand there once for each round.
"""

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from catinthebox.envs.drawing import draw
from catinthebox.envs.errors import NoSuchObserver
from catinthebox.envs.seeing import MOST_PREDICTED, Pieces, one_of, ones, pieces, standing
from catinthebox.kernel.layouts import space_of
from catinthebox.kernel.observing import A_SEAT
from catinthebox.rules import NEUTRAL, Play, Seat, View
from catinthebox.rules.cards import HIGHEST_NUMBER, SPACES
from catinthebox.rules.sizes import GameSize

PRIVATE = ("player", "dealt", "hand", "discard")
"""What only the seat itself sees, or is."""


class SeatObserver:
    """Looks at states of a game and keeps the last observation: `tensor`, and `dict` with its parts by name."""

    def __init__(self, size: GameSize, rounds: int, kind: Any, params: Any) -> None:
        if params:
            raise NoSuchObserver(f"observers take no parameters, not {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise NoSuchObserver("nobody sees every hand: ask for one player's, or for none")
        self._rounds = rounds
        self._own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._open = bool(kind.public_info)
        self._recalls = bool(kind.perfect_recall)
        shapes = _recalled_shapes(size, rounds) if self._recalls else _seen_shapes(size, rounds)
        shown = {name: shape for name, shape in shapes.items() if (self._own if name in PRIVATE else self._open)}
        self.tensor: NDArray[np.float32] = np.zeros(sum(int(np.prod(shape)) for shape in shown.values()), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for name, shape in shown.items():
            end = at + int(np.prod(shape))
            self.dict[name] = self.tensor[at:end].reshape(shape)
            at = end

    def set_from(self, state: Any, player: int) -> None:
        """Write what this player sees of a state."""
        self.tensor.fill(0)
        if "player" in self.dict:
            self.dict["player"][player] = 1
        for before, view in enumerate(self._looked_at(state, player)):
            seen = _recalled(view) if self._recalls else pieces(view) | {"standing": standing(view)}
            for name, numbers in seen.items():
                if name in self.dict:
                    by_round = self.dict[name].reshape(self._rounds if self._recalls else 1, -1)
                    by_round[before, : len(numbers)] = numbers

    def string_from(self, state: Any, player: int) -> str:
        """What this player sees of a state, in words."""
        lines = [f"seat {player}"] if self._own else []
        for view in self._looked_at(state, player):
            if self._recalls and self._rounds > 1:
                lines += [f"round {view.round}"]
            if self._own:
                lines += [f"dealt {_listed(_dealt(view))}" if self._recalls else f"hand {_listed(view.hand)}"]
                lines += [f"aside {view.discards[player] or '-'}"]
            if self._open:
                lines += _happened(view) if self._recalls else [draw(state.seen_by(None))]
        if self._open and state.is_chance_node():
            lines += ["dealing"]
        return "\n".join(lines)

    def _looked_at(self, state: Any, player: int) -> list[View]:
        """The rounds so far, or the one under way, as the player sees them, or a spectator."""
        seat = player if self._own else None
        if self._recalls:
            rounds: list[View] = state.rounds_seen_by(seat)
            return rounds
        now: View | None = state.seen_by(seat)
        return [] if now is None else [now]


def _seen_shapes(size: GameSize, rounds: int) -> dict[str, tuple[int, ...]]:
    spaces = (len(SPACES),)
    shapes: dict[str, tuple[int, ...]] = {
        "player": (size.players,),
        "hand": (HIGHEST_NUMBER,),
        "discard": (HIGHEST_NUMBER,),
        "phase": (3,),
        "led": (4,),
        "place": (1,),
        "done": (1,),
        "neutral": spaces,
        "trick": spaces,
        "seats": (size.players, A_SEAT),
    }
    return shapes if rounds == 1 else shapes | {"standing": (1 + size.players,)}


def _recalled_shapes(size: GameSize, rounds: int) -> dict[str, tuple[int, ...]]:
    player = {"player": (size.players,)}
    shapes: dict[str, tuple[int, ...]] = {
        "dealt": (HIGHEST_NUMBER,),
        "discard": (HIGHEST_NUMBER,),
        "neutral": (len(SPACES),),
        "predictions": (size.players, MOST_PREDICTED),
        "plays": (size.players * size.tricks, size.players + len(SPACES)),
    }
    if rounds == 1:
        return player | shapes
    shapes["paradox"] = (size.players + HIGHEST_NUMBER,)
    return player | {name: (rounds, *shape) for name, shape in shapes.items()}


def _recalled(view: View) -> Pieces:
    """All that a seat has seen in the round."""
    now = pieces(view)
    dealt, shown = _dealt(view), () if view.paradox is None else view.hands[view.paradox] or ()
    players, predictions = range(view.size.players), range(1, MOST_PREDICTED + 1)
    return {
        "dealt": [dealt.count(number) for number in range(1, HIGHEST_NUMBER + 1)],
        "discard": now["discard"],
        "neutral": now["neutral"],
        "predictions": [number for tricks in view.predictions for number in one_of(tricks, predictions)],
        "plays": [
            number
            for seat, play in _plays(view)
            for number in (*one_of(seat, players), *ones([space_of(play.colour, play.number)], len(SPACES)))
        ],
        "paradox": [*one_of(view.paradox, players), *(shown.count(number) for number in range(1, HIGHEST_NUMBER + 1))],
    }


def _dealt(view: View) -> list[int]:
    """The cards a seat was dealt: those it still has, the one put aside, and those it played."""
    if view.seat is None:
        return []
    aside = view.discards[view.seat]
    played = [space.number for space, owner in zip(SPACES, view.board, strict=True) if owner == view.seat]
    return sorted([*view.hand, *played, *([aside] if aside else [])])


def _plays(view: View) -> list[tuple[Seat, Play]]:
    """Every play of the round in order, and who made it."""
    tricks = [(trick.leader, trick.plays) for trick in view.tricks] + [(view.leader, view.trick)]
    return [((leader + at) % view.size.players, play) for leader, plays in tricks for at, play in enumerate(plays)]


def _happened(view: View) -> list[str]:
    """What everybody has seen of the round."""
    neutral = [str(Play(s.number, s.colour)) for s, owner in zip(SPACES, view.board, strict=True) if owner == NEUTRAL]
    lines = [
        f"neutral {_listed(neutral)}",
        f"predictions {_listed('-' if tricks is None else tricks for tricks in view.predictions)}",
        f"plays {_listed(play for _, play in _plays(view))}",
    ]
    if view.paradox is not None:
        lines.append(f"paradox seat {view.paradox} {_listed(view.hands[view.paradox] or ())}")
    return lines


def _listed(things: Any) -> str:
    return " ".join(map(str, things)) or "-"
