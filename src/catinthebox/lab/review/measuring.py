"""How the table of `means` is made: `python -m catinthebox.lab.review.measuring DEALS`."""

import sys
from collections.abc import Iterator
from itertools import product
from statistics import fmean, stdev

from catinthebox.bots.search import Effort, judged
from catinthebox.lab.review.decisions import for_points
from catinthebox.lab.review.usual import usual_actions
from catinthebox.rules import SIDES, Setup, new_match, view
from catinthebox.rules.sizes import SIZES
