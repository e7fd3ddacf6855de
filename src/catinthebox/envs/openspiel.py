"""OpenSpiel: a round as a game, or a whole match. Importing this file registers it as `python_catinthebox`.

    game = pyspiel.load_game("python_catinthebox(players=3,side=purple,whole_match=true)")

Chance deals card by card: all of seat 0's, then all of seat 1's, and so on, then with two players the three that are
turned up. What remains then has only one place to be. Seat 0 starts the first round. Cards are put aside one after the
other, and nobody sees which (P3). Returns are all points, at the end. Actions are numbered as in docs/kernel.md; the
outcome of a chance node is the card's number less one.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from catinthebox.envs.drawing import draw
from catinthebox.envs.episodes import seat_to_act
from catinthebox.envs.errors import not_installed
from catinthebox.envs.seeing import in_numbers
from catinthebox.kernel.converting import action_of
from catinthebox.kernel.tables import ACTIONS
from catinthebox.rules import (
    SIDES,
    BadLayout,
    Deal,
    Discard,
    Layout,
    Match,
    Phase,
    Predict,
    Setup,
    View,
    act,
    legal_actions,
    new_match,
    next_round,
    view,
)
from catinthebox.rules.scoring import TWO_PLAYER_LIMIT
from catinthebox.rules.sizes import TURNED_UP, GameSize, size_for

try:
    import pyspiel

    from catinthebox.envs.openspiel_observing import SeatObserver
except ImportError as missing:
    raise not_installed(missing, "openspiel") from missing

SHORT_NAME: Final = "python_catinthebox"
RULEBOOK: Final = "rulebook"
"""The side of the board with which the rulebook starts (M7)."""

GAME_TYPE: Final = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Cat in the Box",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"players": 4, "side": RULEBOOK, "whole_match": False},
)


class TableGame(pyspiel.Game):
    """A round, or a whole match, for some players on a side of the board."""

    def __init__(self, params: dict[str, Any]) -> None:
        self.size = size_for(params["players"])
        self.layout = _side(params["side"], self.size)
        self.rounds = self.size.players if params["whole_match"] else 1
        super().__init__(GAME_TYPE, _game_info(self.size, self.rounds), params)

    def new_initial_state(self) -> "TableState":
        """Before the deal."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        """Who looks: what it sees now, or all it has ever seen."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SeatObserver(self.size, self.rounds, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        """How many cards are drawn."""
        return draws(self.size) * self.rounds


@dataclass(frozen=True)
class Moment:
    """The cards drawn for the next round, and the match so far. Nothing in it changes, so that copies can share it."""

    drawn: tuple[int, ...] = ()
    match: Match | None = None

    def __deepcopy__(self, _: object) -> "Moment":
        return self


class TableState(pyspiel.State):
    """A round or a match at one moment: all that its history says, and nothing else."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self._moment = Moment()

    @property
    def match(self) -> Match | None:
        """The match of the rules; None until the cards are dealt. Of a game of one round, that is the match's first."""
        return self._moment.match

    def seen_by(self, seat: int | None) -> View | None:
        """What a seat sees, or a spectator; nobody looks while cards are dealt."""
        return None if self.match is None or self._is_dealing else view(self.match, seat)

    def rounds_seen_by(self, seat: int | None) -> list[View]:
        """What a seat, or a spectator, has seen of every round so far, the last as it is now."""
        if self.match is None:
            return []
        setup, rounds = self.match.setup, self.match.rounds
        return [view(Match(setup, rounds[:before], round_), seat) for before, round_ in enumerate(rounds)]

    def current_player(self) -> int:
        """Whose turn it is: chance while cards are drawn."""
        if self.match is None or self._is_dealing:
            return int(pyspiel.PlayerId.CHANCE)
        return seat_to_act(self.match) if self.match.to_act else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the round is over, or the match where all of it is played."""
        return self.match is not None and not self.match.to_act and not self._is_dealing

    def returns(self) -> list[float]:
        """All points; none before the end."""
        if self.match is None or not self.is_terminal():
            return [0.0] * self.num_players()
        return [float(total) for total in self.match.totals]

    @property
    def _is_dealing(self) -> bool:
        """Whether cards are drawn."""
        match = self.match
        return match is None or (match.phase is Phase.ROUND_OVER and match.round.number < self.get_game().rounds)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each number that is left, by how many cards of it are left."""
        left = _left(self._moment.drawn, self.get_game().size)
        return [(number - 1, count / left.total()) for number, count in sorted(left.items())]

    def _legal_actions(self, player: int) -> list[int]:
        return in_numbers(legal_actions(self.match, player)) if self.match else []

    def _apply_action(self, action: int) -> None:
        match, game = self.match, self.get_game()
        if match is not None and not self._is_dealing:
            self._moment = Moment(match=act(match, seat_to_act(match), action_of(action))[0])
            return
        drawn = (*self._moment.drawn, action + 1)
        is_dealt = len(drawn) == draws(game.size)
        self._moment = Moment(match=_dealt(drawn, match, game)) if is_dealt else Moment(drawn, match)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action + 1}"
        chosen = action_of(action)
        if isinstance(chosen, Discard):
            return f"aside {chosen.number}"
        return f"predict {chosen.tricks}" if isinstance(chosen, Predict) else str(chosen)

    def __str__(self) -> str:
        if self.match is None or self._is_dealing:
            so_far = f"points: {' '.join(map(str, self.match.totals))}\n" if self.match else ""
            return f"{so_far}dealing: {' '.join(map(str, self._moment.drawn))}".rstrip()
        round_ = self.match.round
        hands = " | ".join(" ".join(map(str, hand)) for hand in round_.hands)
        aside = " ".join("-" if card is None else str(card) for card in round_.discards)
        return f"{draw(view(self.match, None))}\nhands: {hands}\naside: {aside}"


def draws(size: GameSize) -> int:
    """How many cards are drawn by chance: all but the last hand, or with two players all but the cards left over."""
    return len(size.cards) - (size.leftover - TURNED_UP if size.leftover else size.dealt)


def _left(drawn: Sequence[int], size: GameSize) -> Counter[int]:
    return Counter(size.cards) - Counter(drawn)


def _dealt(drawn: tuple[int, ...], match: Match | None, game: TableGame) -> Match:
    """The next round with the cards in the order in which they were drawn, and what remains in its only place."""
    size = game.size
    cards = (*drawn, *sorted(_left(drawn, size).elements()))
    split = size.dealt * size.players
    hands = tuple(cards[at : at + size.dealt] for at in range(0, split, size.dealt))
    deal = Deal.of(hands, cards[split:], size)
    if match is None:
        return new_match(Setup.of(size.players, layout=game.layout, start=0, given=(deal,)))[0]
    known = replace(match.setup, given=(*match.setup.given, deal))
    return next_round(replace(match, setup=known))[0]


def _side(name: str, size: GameSize) -> Layout:
    if name != RULEBOOK and name not in SIDES:
        message = f"no side is called {name!r}; there are {', '.join((RULEBOOK, *SIDES))}"
        raise BadLayout(message, rules=("M7",), problem="name")
    return SIDES[size.side if name == RULEBOOK else name]


def _game_info(size: GameSize, rounds: int) -> Any:
    fitting = max(size.predictions, default=TWO_PLAYER_LIMIT)
    choices_before_the_tricks = 2 if size.predictions else 1
    return pyspiel.GameInfo(
        num_distinct_actions=ACTIONS,
        max_chance_outcomes=size.numbers,
        num_players=size.players,
        min_utility=rounds * (1.0 - size.tricks),  # who causes a paradox has not won the last trick (S2)
        max_utility=rounds * float(fitting + size.tricks),  # all own tokens in one group (S3)
        max_game_length=rounds * size.players * (size.tricks + choices_before_the_tricks),
    )


pyspiel.register_game(GAME_TYPE, TableGame)
