"""What can go wrong with a contest."""

from catinthebox.rules import CatInTheBoxError


class BadContest(CatInTheBoxError):
    """A contest that can't be: too few bots, or no deals."""

    code = "bad_contest"


class BadResults(CatInTheBoxError):
    """A file with results that can't be continued: of another contest, or not such a file."""

    code = "bad_results"


class WorkerDied(CatInTheBoxError):
    """A process that played games was ended from outside."""

    code = "worker_died"
