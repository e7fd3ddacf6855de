"""What one does with many games: let bots play each other, count what came of it, and rate them.

    contest = Contest.of(players=3, bots=("careful", "careful", "random"), deals=200)
    standings = standings_of(list(play_contest(contest)))

Read it in this order: contests, games, results, workers, cluster, arena, standings, ladder.
"""

from catinthebox.lab.arena import play_contest
from catinthebox.lab.contests import Contest
from catinthebox.lab.errors import BadContest, BadResults, NoCluster, WorkerDied
from catinthebox.lab.games import Game, Played, SeatResult, play_game
from catinthebox.lab.standings import Lead, Standing, lead_of, ratings_of, standings_of

__all__ = [
    "BadContest",
    "BadResults",
    "Contest",
    "Game",
    "Lead",
    "NoCluster",
    "Played",
    "SeatResult",
    "Standing",
    "WorkerDied",
    "lead_of",
    "play_contest",
    "play_game",
    "ratings_of",
    "standings_of",
]
