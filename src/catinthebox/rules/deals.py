"""Deals, and how every deal of a match follows from a secret that was committed to beforehand (P1, G1).

The commitment (a hash of the secret) is shown before the first deal, seats may add entropy of their own, and after the
match the secret is shown, so that anyone can deal again and compare. docs/deals.md specifies each step with test
vectors; a plain seed is a secret that was never one.
"""

import hmac
import secrets
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain, count
from struct import Struct
from typing import Final

from catinthebox.rules.cards import Hand, Seat
from catinthebox.rules.errors import BadDeal
from catinthebox.rules.sizes import GameSize

_COMMITMENT_LABEL: Final = b"catinthebox commitment 1\n"
_DEALS_LABEL: Final = "catinthebox deals 1"
_WORDS_OF_A_BLOCK: Final = Struct(">8I")
_WORD_RANGE: Final = 2**32

Entropy = tuple[str | None, ...]
"""What each seat added to the secret, None for nothing."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of one round: a sorted hand a seat, and with two players the leftover cards in order (P1, P2)."""

    hands: tuple[Hand, ...]
    leftover: Hand = ()

    @classmethod
    def of(cls, hands: tuple[Hand, ...], leftover: Hand, size: GameSize) -> "Deal":
        """The deal of these cards; refused unless it is exactly the cards of this size."""
        deal = cls(tuple(tuple(sorted(hand)) for hand in hands), leftover)
        deal.require(size)
        return deal

    def require(self, size: GameSize) -> None:
        """Refuse unless the deal is exactly the cards of this size (M1, P1, P2)."""
        if [len(hand) for hand in self.hands] != [size.dealt] * size.players:
            raise BadDeal(f"a deal for {size.players} has {size.players} hands of {size.dealt} cards", rules=("P1",))
        if len(self.leftover) != size.leftover:
            raise BadDeal(f"a deal for {size.players} leaves over {size.leftover} cards", rules=("P2",))
        if sorted(sum(self.hands, self.leftover)) != list(size.cards):
            raise BadDeal(f"a deal for {size.players} has five of each number from 1 to {size.numbers}", rules=("M1",))


def new_secret() -> str:
    """A fresh secret that nobody can guess: 32 random bytes in hexadecimal."""
    return secrets.token_hex(32)


def commitment_to(secret: str) -> str:
    """The hash that is shown before the first deal and binds the dealer to the secret."""
    return sha256(_COMMITMENT_LABEL + secret.encode()).hexdigest()


def match_key(secret: str, players: int, entropy: Entropy) -> bytes:
    """The key of all draws of a match: the secret mixed with what each seat added."""
    lines = [f"{_DEALS_LABEL} {players}"]
    for seat, added in enumerate(entropy):
        lines.append(f"{seat} {'-' if added is None else sha256(added.encode()).hexdigest()}")
    return hmac.digest(secret.encode(), "\n".join(lines).encode(), "sha256")


def draw_start(key: bytes, players: int) -> Seat:
    """The seat that starts the first round (G1)."""
    return next(_draws(key, "start", [players]))


def draw_deal(key: bytes, round_number: int, size: GameSize) -> Deal:
    """The deal of a round (P1): all cards shuffled, then a hand at a time from seat 0."""
    cards = list(size.cards)
    remaining = range(len(cards), 1, -1)
    for left, drawn in zip(remaining, _draws(key, f"round {round_number}", remaining), strict=True):
        cards[left - 1], cards[drawn] = cards[drawn], cards[left - 1]
    split = size.dealt * size.players
    hands = tuple(tuple(sorted(cards[at : at + size.dealt])) for at in range(0, split, size.dealt))
    return Deal(hands, tuple(cards[split:]))


def _draws(key: bytes, label: str, bounds: Iterable[int]) -> Iterator[int]:
    """For each bound a uniform number below it: words of a keyed stream, those past the last full multiple skipped."""
    blocks = (hmac.digest(key, f"{label} {block}".encode(), "sha256") for block in count())
    words = chain.from_iterable(map(_WORDS_OF_A_BLOCK.unpack, blocks))
    for bound in bounds:
        limit = _WORD_RANGE - _WORD_RANGE % bound
        word = next(words)
        while word >= limit:
            word = next(words)
        yield word % bound
