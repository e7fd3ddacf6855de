"""What can go wrong with a contest."""

from catinthebox.rules import CatInTheBoxError


class BadContest(CatInTheBoxError):
    """A contest that can't be: too few bots, or no deals."""

    code = "bad_contest"


class BadResults(CatInTheBoxError):
    """A file with results that can't be continued: of another contest, or not such a file."""

    code = "bad_results"


class WorkerDied(CatInTheBoxError):
    """A process that played games was ended, by a bot or from outside."""

    code = "worker_died"


class NoCluster(CatInTheBoxError):
    """Other machines that can't play: no scheduler answers, it has no workers, or they have another version."""

    code = "no_cluster"


class BadPlan(CatInTheBoxError):
    """A training that can't be: of no such game, or of nothing."""

    code = "bad_plan"


class BadCheckpoint(CatInTheBoxError):
    """A file that no training can go on from: of another plan, or not such a file."""

    code = "bad_checkpoint"


class BadWeights(CatInTheBoxError):
    """A file without a network that could play or be trained here."""

    code = "bad_weights"
