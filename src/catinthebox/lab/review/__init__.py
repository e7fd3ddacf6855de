"""A match looked at again: what the cards gave, what the plays gave away, and what was luck.

    told = review(read_record(text))
    review_to_json(told)

Every decision is judged by what its seat knew, never by the cards that were hidden from it. Needs the extra `fast`.
Read it in this order: usual, decisions, means, reviewing.
"""

from catinthebox.lab.review.decisions import WORLDS, Choice, Decision, choices_of, judge
from catinthebox.lab.review.reviewing import Review, RoundReview, SeatReview, review, review_of, review_to_json

__all__ = [
    "WORLDS",
    "Choice",
    "Decision",
    "Review",
    "RoundReview",
    "SeatReview",
    "choices_of",
    "judge",
    "review",
    "review_of",
    "review_to_json",
]
