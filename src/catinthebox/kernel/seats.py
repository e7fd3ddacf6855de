"""One word a seat, as a tuple that turns: the seat to play is always first.

A tuple whose places are known before the program runs lives in registers, on a processor and on a graphics card; an
array that is indexed by a seat does not. So nobody looks for "the hand of seat 2": the table is turned instead. The
length of the tuple says how many play, so that compiled code is made for each number of players.

Small counts of all seats share one word instead, four bits a seat.
"""

from typing import TypeAlias

Words: TypeAlias = tuple[int, ...]


def passed(words: Words, first: int) -> Words:
    """The words after the first seat has played: it gets its new word and goes to the end."""
    return words[1:] + (first,)  # noqa: RUF005 - Numba does not compile the star here


def everywhere(nobody: Words, word: int) -> Words:
    """The same word for every seat."""
    for _ in range(len(nobody)):
        nobody = passed(nobody, word)
    return nobody


def either(first: int, one: Words, other: Words) -> Words:
    """The one unless `first` is 0, then the other: word by word, which makes it a choice of values and not a jump."""
    chosen = other
    for _ in range(len(other)):
        chosen = passed(chosen, one[0] if first else other[0])
        one, other = passed(one, one[0]), passed(other, other[0])
    return chosen


def turned(words: Words, places: int) -> Words:
    """The words with the seat `places` further clockwise in front: by one, by two and by four places."""
    words = either(places & 1, words[1:] + words[:1], words)
    words = either(places & 2, words[2:] + words[:2], words)
    if len(words) > 4:
        words = either(places & 4, words[4:] + words[:4], words)
    return words


def around(seat: int, players: int) -> int:
    """A seat counted on past the last one, less than once around."""
    return seat if seat < players else seat - players


def of_seat(counts: int, seat: int) -> int:
    """A seat's own four bits of a word that all seats share."""
    return (counts >> (4 * seat)) & 15
