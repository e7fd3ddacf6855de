"""Observers of OpenSpiel: what a seat sees now, or all that it has ever seen (perfect recall), as tensor and as string.

Where private things are not asked for, what is left is what everybody sees; while cards are dealt, nobody looks. What a
seat sees now is named and laid out as in docs/kernel.md, with `standing` after it where a whole match is played: which
round it is, and every seat's points so far, the own first. All it has ever seen is:

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

from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from catinthebox.envs.drawing import draw
from catinthebox.envs.errors import NoSuchObserver
from catinthebox.kernel.observing import A_SEAT
from catinthebox.rules import NEUTRAL, Match, Play, Seat, View, view
from catinthebox.rules.cards import HIGHEST_NUMBER, SPACES
from catinthebox.rules.sizes import GameSize

PRIVATE: Final = ("player", "dealt", "hand", "discard")
"""What only the seat itself sees, or is."""

MOST_PREDICTED: Final = 4
"""Nobody may predict more tricks than this (P4)."""

Shapes = dict[str, tuple[int, ...]]


class SeatObserver:
    """Looks at states of a game and keeps the last observation: `tensor`, and `dict` with its parts by name."""

    def __init__(self, size: GameSize, rounds: int, kind: Any, params: Any) -> None:
        if params:
            raise NoSuchObserver(f"observers take no parameters, not {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise NoSuchObserver("nobody sees every hand: ask for one player's, or for none")
        self._rounds = rounds
        self._players = size.players
        self._own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = bool(kind.perfect_recall)
        self._open = bool(kind.public_info)
        shapes = _recalled_shapes(size) if self._recalls else _seen_shapes(size)
        self._a_round = sum(int(np.prod(shape)) for shape in shapes.values())
        places = _places(shapes, size.players, rounds, recalls=self._recalls)
        self._seen = np.zeros(size.players + rounds * self._a_round + 1 + size.players, np.float32)
        """All pieces of a round, then those of the next, with who looks before and the standing behind them."""
        shown = {name: piece for name, piece in places.items() if (self._own if name in PRIVATE else self._open)}
        self._shown = np.concatenate([np.zeros(0, np.int64), *(piece.ravel() for piece in shown.values())])
        """Which of these numbers the tensor has, in its own order."""
        self.tensor: NDArray[np.float32] = np.zeros(len(self._shown), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for name, piece in shown.items():
            self.dict[name] = self.tensor[at : at + piece.size].reshape(piece.shape)
            at += piece.size

    def set_from(self, state: Any, player: int) -> None:
        """Write what this player sees of a state."""
        self._require(player)
        seen, players, seat = self._seen, self._players, player if self._own else 0
        seen.fill(0)
        seen[player] = 1
        if self._recalls:
            for before, table in enumerate(state.tables):
                table.recall(seat, seen[players + before * self._a_round :])
        elif not state.is_chance_node():
            state.tables[-1].observe(seat, seen[players:])
            if self._rounds > 1:
                points = state.points
                at = players + self._a_round
                seen[at : at + 1 + players] = (len(state.tables), *points[seat:], *points[:seat])
        np.take(seen, self._shown, out=self.tensor)

    def string_from(self, state: Any, player: int) -> str:
        """What this player sees of a state, in words."""
        self._require(player)
        lines = [f"seat {player}"] if self._own else []
        for seen in self._looked_at(state, player if self._own else None):
            if self._recalls and self._rounds > 1:
                lines += [f"round {seen.round}"]
            if self._own:
                lines += [f"dealt {_listed(_dealt(seen))}" if self._recalls else f"hand {_listed(seen.hand)}"]
                lines += [f"aside {seen.discards[player] or '-'}"]
            if self._open:
                lines += _happened(seen) if self._recalls else [draw(view(state.match, None))]
        if self._open and state.is_chance_node():
            lines += ["dealing"]
        return "\n".join(lines)

    def _require(self, player: int) -> None:
        if not 0 <= player < self._players:
            raise NoSuchObserver(f"no seat {player} at a table of {self._players}")

    def _looked_at(self, state: Any, seat: Seat | None) -> list[View]:
        """The rounds so far, or the one under way, as a seat sees them, or a spectator."""
        match: Match | None = state.match
        if match is None:
            return []
        if self._recalls:
            moments = (Match(match.setup, match.rounds[:before], round_) for before, round_ in enumerate(match.rounds))
            return [view(moment, seat) for moment in moments]
        return [] if state.is_chance_node() else [view(match, seat)]


def _places(shapes: Shapes, players: int, rounds: int, *, recalls: bool) -> dict[str, NDArray[np.int64]]:
    """By name, where the numbers of each piece stand in all that is seen."""
    places: dict[str, NDArray[np.int64]] = {"player": np.arange(players)}
    at, a_round = players, sum(int(np.prod(shape)) for shape in shapes.values())
    for name, shape in shapes.items():
        piece = at + np.arange(int(np.prod(shape))).reshape(shape)
        at += piece.size
        if recalls and rounds > 1:
            places[name] = np.stack([piece + before * a_round for before in range(rounds)])
        elif name != "paradox":
            places[name] = piece
    if rounds > 1 and not recalls:
        places["standing"] = at + np.arange(1 + players)
    return places


def _seen_shapes(size: GameSize) -> Shapes:
    """What a seat sees now, as `kernel.observing` writes it."""
    spaces = (len(SPACES),)
    return {
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


def _recalled_shapes(size: GameSize) -> Shapes:
    """What a seat has seen of a round, as `kernel.recalling` writes it."""
    return {
        "dealt": (HIGHEST_NUMBER,),
        "discard": (HIGHEST_NUMBER,),
        "neutral": (len(SPACES),),
        "predictions": (size.players, MOST_PREDICTED),
        "plays": (size.players * size.tricks, size.players + len(SPACES)),
        "paradox": (size.players + HIGHEST_NUMBER,),
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
