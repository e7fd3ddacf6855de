"""One game of a contest: a round or a match, and what came of it for each seat."""

from contextlib import ExitStack, closing
from time import perf_counter
from typing import NamedTuple

from msgspec import Struct

from catinthebox.bots import Bot, make_bot
from catinthebox.bots.program import ProgramBot
from catinthebox.lab.contests import Contest, Place
from catinthebox.records import Record, write_record
from catinthebox.rules import Match, Phase, Round, Seat, act, new_match, next_round, view
from catinthebox.rules.scoring import earns_bonus, match_winners


class SeatResult(Struct, frozen=True):
    """What a game brought to a seat, summed over its rounds."""

    bot: str
    points: int
    wins: float
    """A victory, or a share of one (G2)."""
    met: int
    """How often the tricks fitted the prediction (S3), whoever caused a paradox."""
    paradoxes: int
    """How many it caused (X1)."""
    bonuses: int
    groups: int
    """The sizes of the groups that earned those bonuses (S3)."""
    decisions: int
    seconds: float
    """What it took to decide."""
    forfeits: tuple[str, ...] = ()
    """Why moves were forfeited: only programs can."""


class Game(Struct, frozen=True):
    """A game that is over."""

    deal: int
    order: int
    rounds: int
    seats: tuple[SeatResult, ...]


class Played(NamedTuple):
    """What came of a game, and its record as text."""

    game: Game
    record: str


def play_game(contest: Contest, place: Place) -> Played:
    """Play one game."""
    deal, order = place
    names = contest.orders[order]
    with ExitStack() as leaving:
        bots = [
            make_bot(name, f"{contest.seed} {deal} {order} {seat}", programs=True) for seat, name in enumerate(names)
        ]
        programs = [leaving.enter_context(closing(bot)) if isinstance(bot, ProgramBot) else None for bot in bots]
        match, thinking = _played(contest, deal, bots)
        forfeits = [tuple(program.forfeits) if program else () for program in programs]
    winners = match_winners(match.round_scores)
    seats = tuple(
        SeatResult(
            name,
            points=match.totals[seat],
            wins=1 / len(winners) if seat in winners else 0,
            met=sum(_met(round_, seat) for round_ in match.rounds),
            paradoxes=sum(round_.paradox == seat for round_ in match.rounds),
            bonuses=sum(_met(round_, seat) and round_.paradox != seat for round_ in match.rounds),
            groups=sum(round_.scores[seat].bonus for round_ in match.rounds),
            decisions=len(thinking[seat]),
            seconds=sum(thinking[seat]),
            forfeits=forfeits[seat],
        )
        for seat, name in enumerate(names)
    )
    record = Record(match, names, (("Event", f"arena {contest.seed}"),))
    return Played(Game(deal, order, len(match.rounds), seats), write_record(record))


def _played(contest: Contest, deal: int, bots: list[Bot]) -> tuple[Match, list[list[float]]]:
    """The match after one round or all of them, and how long each seat thought about each decision."""
    match, _ = new_match(contest.setup(deal))
    thinking: list[list[float]] = [[] for _ in bots]
    while match.phase is not Phase.MATCH_OVER:
        if match.phase is Phase.ROUND_OVER:
            if not contest.matches:
                break
            match, _ = next_round(match)
        seat = match.to_act[0]
        seen = view(match, seat)
        begin = perf_counter()
        action = bots[seat].choose(seen)
        thinking[seat].append(perf_counter() - begin)
        match, _ = act(match, seat, action)
    return match, thinking


def _met(round_: Round, seat: Seat) -> bool:
    return earns_bonus(round_.tricks_won[seat], round_.predictions[seat])
