"""OpenSpiel: a round as a game, or a whole match. Importing this file registers it as `python_catinthebox`.

    game = pyspiel.load_game("python_catinthebox(players=3,side=purple,whole_match=true)")

Chance deals card by card: all of seat 0's, then all of seat 1's, and so on, then with two players the three that are
turned up. What remains then has only one place to be. Seat 0 starts the first round. Cards are put aside one after the
other, and nobody sees which (P3). Returns are all points, at the end. Actions are numbered as in docs/kernel.md; the
outcome of a chance node is the card's number less one.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from catinthebox.envs.drawing import draw
from catinthebox.envs.errors import not_installed
from catinthebox.kernel.converting import action_of, match_of_rounds
from catinthebox.kernel.one_table import OneTable
from catinthebox.kernel.tables import ACTIONS
from catinthebox.rules import SIDES, BadDeal, BadLayout, Deal, Discard, Layout, Match, Predict, view, why_not
from catinthebox.rules.cards import COPIES
from catinthebox.rules.scoring import TWO_PLAYER_LIMIT
from catinthebox.rules.sizes import TURNED_UP, GameSize, size_for

try:
    import pyspiel

    from catinthebox.envs.openspiel_observing import SeatObserver
except ImportError as missing:
    raise not_installed(missing, "openspiel") from missing

SHORT_NAME: Final = "python_catinthebox"
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
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
        self.beginning = Moment(CHANCE, 0, (), (COPIES,) * self.size.numbers, (), (0,) * self.size.players, self.layout)
        """Before the first deal."""
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
    """Every round that was dealt so far, and the cards drawn for the next. Nothing in it changes: copies share it."""

    player: int
    """Whose turn it is, as OpenSpiel counts: chance while cards are drawn."""
    legal: int
    """What that seat may do, a bit for each action."""
    drawn: tuple[int, ...]
    left: tuple[int, ...]
    """How many cards of each number are left to draw."""
    tables: tuple[OneTable, ...]
    points: tuple[int, ...]
    """Each seat's, of all rounds that are over."""
    layout: Layout

    def __deepcopy__(self, _: object) -> "Moment":
        return self

    @cached_property
    def match(self) -> Match | None:
        """The match of the rules, played again; None until the first cards are dealt."""
        rounds = [table.words.tolist() for table in self.tables]
        return match_of_rounds(rounds, self.tables[0].players, self.layout) if rounds else None


class TableState(pyspiel.State):
    """A round or a match at one moment: all that its history says, and nothing else."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self._moment = game.beginning

    @property
    def match(self) -> Match | None:
        """The match of the rules; None until the cards are dealt. Of a game of one round, that is the match's first."""
        return self._moment.match

    @property
    def tables(self) -> tuple[OneTable, ...]:
        """Every round that was dealt so far, in the kernel's words; the last is under way, or over."""
        return self._moment.tables

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's points of all rounds that are over."""
        return self._moment.points

    def current_player(self) -> int:
        """Whose turn it is: chance while cards are drawn."""
        return self._moment.player

    def is_terminal(self) -> bool:
        """Whether the round is over, or the match where all of it is played."""
        return self._moment.player == TERMINAL

    def returns(self) -> list[float]:
        """All points; none before the end."""
        return [float(points) for points in self.points] if self.is_terminal() else [0.0] * self.num_players()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each number that is left, by how many cards of it are left."""
        left = self._moment.left
        cards = sum(left)
        return [(place, count / cards) for place, count in enumerate(left) if count]

    def _legal_actions(self, player: int) -> list[int]:
        moment = self._moment
        return places(moment.legal) if player == moment.player else []

    def _apply_action(self, action: int) -> None:
        moment, game = self._moment, self.get_game()
        self._moment = _drawn(moment, action, game) if moment.player == CHANCE else _acted(moment, action, game)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action + 1}"
        chosen = action_of(action)
        if isinstance(chosen, Discard):
            return f"aside {chosen.number}"
        return f"predict {chosen.tricks}" if isinstance(chosen, Predict) else str(chosen)

    def __str__(self) -> str:
        if self.match is None or self.current_player() == CHANCE:
            so_far = f"points: {' '.join(map(str, self.match.totals))}\n" if self.match else ""
            return f"{so_far}dealing: {' '.join(map(str, self._moment.drawn))}".rstrip()
        round_ = self.match.round
        hands = " | ".join(" ".join(map(str, hand)) for hand in round_.hands)
        aside = " ".join("-" if card is None else str(card) for card in round_.discards)
        return f"{draw(view(self.match, None))}\nhands: {hands}\naside: {aside}"


def draws(size: GameSize) -> int:
    """How many cards are drawn by chance: all but the last hand, or with two players all but the cards left over."""
    return len(size.cards) - (size.leftover - TURNED_UP if size.leftover else size.dealt)


def places(word: int) -> list[int]:
    """Where the bits of a word are set, from below."""
    found = []
    while word:
        lowest = word & -word
        found.append(lowest.bit_length() - 1)
        word ^= lowest
    return found


def _drawn(moment: Moment, card: int, game: TableGame) -> Moment:
    """One card more is drawn; with the last of them the next round is dealt."""
    drawn, left = (*moment.drawn, card + 1), list(moment.left)
    if not 0 <= card < len(left) or not left[card]:
        raise BadDeal(f"no {card + 1} is left to be drawn", rules=("M1",))
    left[card] -= 1
    if len(drawn) < draws(game.size):
        return Moment(CHANCE, 0, drawn, tuple(left), moment.tables, moment.points, moment.layout)
    table = OneTable.dealt(_deal(drawn, left, game.size), len(moment.tables), game.layout)  # G1
    tables = (*moment.tables, table)
    return replace(game.beginning, player=table.turn, legal=table.legal, tables=tables, points=moment.points)


def _deal(drawn: tuple[int, ...], left: list[int], size: GameSize) -> Deal:
    """The cards in the order in which they were drawn, and what remains in its only place."""
    remain = [number for number, count in enumerate(left, start=1) for _ in range(count)]
    cards = (*drawn, *remain)
    split = size.dealt * size.players
    return Deal(tuple(cards[at : at + size.dealt] for at in range(0, split, size.dealt)), cards[split:])


def _acted(moment: Moment, action: int, game: TableGame) -> Moment:
    """The seat whose turn it is has done something; what it may not do is refused by the rules."""
    if not 0 <= action < ACTIONS or not moment.legal >> action & 1:
        assert moment.match is not None  # the cards are dealt, since chance does not act
        refusal = why_not(moment.match, moment.player, action_of(action))
        assert refusal is not None  # both engines allow the same
        raise refusal
    table = moment.tables[-1].copy()
    table.act(action)
    tables = (*moment.tables[:-1], table)
    if not table.is_over:
        return Moment(table.turn, table.legal, (), moment.left, tables, moment.points, moment.layout)
    player = CHANCE if len(tables) < game.rounds else TERMINAL
    points = tuple(map(sum, zip(moment.points, table.scores(), strict=True)))
    return replace(moment, player=player, legal=0, tables=tables, points=points)


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
