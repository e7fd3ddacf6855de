"""Deals follow from a secret, exactly as specified, evenly, and differently for whatever goes into them.

The derivation is written here a second time from its description, with nothing but the standard library's hashes.
"""

import hashlib
import hmac
import re
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given as always
from hypothesis import strategies as st

from catinthebox.rules import BadDeal, Deal, Setup, commitment_to, new_secret
from catinthebox.rules.sizes import SIZES

DECKS = {2: (5, 10), 3: (6, 10), 4: (8, 10), 5: (9, 9)}
"""The highest number and the cards dealt to each, by players."""


def words(key: bytes, label: str) -> Iterator[int]:
    """Big-endian 32-bit words of HMAC-SHA256(key, "label 0"), then of "label 1", and so on."""
    block = 0
    while True:
        digest = hmac.new(key, f"{label} {block}".encode(), hashlib.sha256).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


def below(bound: int, stream: Iterator[int], *, skipping: bool = True) -> int:
    """The next word modulo the bound; a word that would favour small results is skipped."""
    word = next(stream)
    while skipping and word // bound == 2**32 // bound:
        word = next(stream)
    return word % bound


def key_of(secret: str, players: int, entropy: tuple[str | None, ...]) -> bytes:
    """HMAC-SHA256 of the secret over the player count and a line for each seat's entropy."""
    message = f"catinthebox deals 1 {players}"
    for seat, added in enumerate(entropy):
        message += f"\n{seat} " + ("-" if added is None else hashlib.sha256(added.encode()).hexdigest())
    return hmac.new(secret.encode(), message.encode(), hashlib.sha256).digest()


def deal_again(
    secret: str, players: int, entropy: tuple[str | None, ...], round_number: int, *, skipping: bool = True
) -> tuple[list[list[int]], list[int]]:
    """The hands and leftover cards of a round."""
    highest, each = DECKS[players]
    cards = [number for number in range(1, highest + 1) for _ in range(5)]
    stream = words(key_of(secret, players, entropy), f"round {round_number}")
    for last in range(len(cards) - 1, 0, -1):
        other = below(last + 1, stream, skipping=skipping)
        cards[last], cards[other] = cards[other], cards[last]
    hands = [sorted(cards[seat * each : (seat + 1) * each]) for seat in range(players)]
    return hands, cards[players * each :]


def plain(deal: Deal) -> tuple[list[list[int]], list[int]]:
    """A deal as lists."""
    return [list(hand) for hand in deal.hands], list(deal.leftover)


@always(st.text(max_size=20), st.sampled_from([2, 3, 4, 5]), st.data())
def test_every_deal_can_be_dealt_again_by_anyone(secret: str, players: int, data: st.DataObject) -> None:
    entropy = tuple(data.draw(st.none() | st.text(max_size=8)) for _ in range(players))
    setup = Setup.of(players, secret=secret, entropy=entropy)

    for number in range(1, players + 1):
        assert plain(setup.deal(number)) == deal_again(secret, players, entropy, number)
    assert setup.start() == below(players, words(key_of(secret, players, entropy), "start"))


VECTORS = [
    (2, "a seed", (None, None), 0, 1, "1111244455 1223333455 52423"),
    (2, "a seed", (None, None), 0, 2, "1122333345 1123444455 25521"),
    (3, "a seed", (None, None, None), 0, 1, "1112233456 1223344566 1234455566"),
    (4, "a seed", (None, None, None, None), 3, 1, "1123444568 1223455678 1233355788 1246667778"),
    (4, "kočka v krabici", (None, "tails", "", "7"), 0, 4, "1235678888 1124466777 1122334556 2334455678"),
    (5, "a seed", (None, None, None, None, None), 3, 5, "114577789 222444567 134566899 223356889 113356789"),
]
"""Players, secret, entropy, the start seat, a round, and its cards; worked out with the functions above."""


@pytest.mark.parametrize(("players", "secret", "entropy", "start", "round_number", "cards"), VECTORS)
def test_these_deals_never_change(
    players: int, secret: str, entropy: tuple[str | None, ...], start: int, round_number: int, cards: str
) -> None:
    setup = Setup.of(players, secret=secret, entropy=entropy)
    hands, leftover = plain(setup.deal(round_number))

    assert setup.start() == start
    assert " ".join("".join(map(str, part)) for part in (*hands, leftover)).strip() == cards


def test_a_word_that_would_favour_some_cards_is_skipped() -> None:
    # word 21 of this stream, 0xfffffff8, is to give a number below 24, but lies past the last full multiple of 24
    secret, nobody = "skipped word 2879240", (None,) * 5
    stream = words(key_of(secret, 5, nobody), "round 2")
    assert [next(stream) for _ in range(22)][-1] == 0xFFFFFFF8

    dealt = plain(Setup.of(5, secret=secret).deal(2))

    assert dealt == deal_again(secret, 5, nobody, 2)
    assert dealt != deal_again(secret, 5, nobody, 2, skipping=False)


def chi_square(seen: Counter[object], expected: dict[object, float]) -> float:
    """How far counts lie from what is expected."""
    assert seen.keys() <= expected.keys()
    return sum((seen[key] - count) ** 2 / count for key, count in expected.items())


@pytest.mark.parametrize(
    ("players", "limit"),
    [(2, 51.18), (3, 29.59), (4, 46.80), (5, 62.49)],  # 24, 10, 21 and 32 degrees of freedom, one in a thousand
)
def test_each_number_falls_evenly_on_every_hand_and_leftover_place(players: int, limit: float) -> None:
    deals = 2000
    setups = [Setup.of(players, secret=f"even {number}") for number in range(deals)]
    seen: Counter[object] = Counter()
    for setup in setups:
        deal = setup.deal(1)
        seen.update((place, card) for place, hand in enumerate(deal.hands) for card in hand)
        seen.update((players + place, card) for place, card in enumerate(deal.leftover))
    highest, each = DECKS[players]
    pack = 5 * highest
    places = [each] * players + [1] * (pack - players * each)
    expected: dict[object, float] = {
        (place, card): deals * size * 5 / pack for place, size in enumerate(places) for card in range(1, highest + 1)
    }

    # cards dealt without replacement vary a little less than the chi-square law assumes: pack / (pack - 1)
    assert chi_square(seen, expected) * (pack - 1) / pack < limit


@pytest.mark.parametrize(("players", "limit"), [(2, 10.83), (3, 13.82), (4, 16.27), (5, 18.47)])  # one in a thousand
def test_each_seat_starts_equally_often(players: int, limit: float) -> None:
    tables = 4000
    seen: Counter[object] = Counter(Setup.of(players, secret=f"start {table}").start() for table in range(tables))

    assert chi_square(seen, dict.fromkeys(range(players), tables / players)) < limit


def test_everything_that_goes_in_makes_another_deal() -> None:
    setups = [
        Setup.of(4, secret="one"),
        Setup.of(4, secret="two"),
        Setup.of(4, secret="one", entropy=("", None, None, None)),
        Setup.of(4, secret="one", entropy=("-", None, None, None)),
        Setup.of(4, secret="one", entropy=("a", None, None, None)),
        Setup.of(4, secret="one", entropy=(None, "a", None, None)),
        Setup.of(4, secret="one", entropy=("a", "b", None, None)),
        Setup.of(4, secret="one", entropy=("ab", None, None, None)),
        Setup.of(4, secret="one", entropy=("b", "a", None, None)),
    ]

    deals = [setup.deal(number) for setup in setups for number in (1, 2, 3, 4)]

    assert len(set(deals)) == len(deals)


def test_the_same_setup_deals_the_same_cards() -> None:
    one, other = (Setup.of(4, secret="one").with_entropy(2, "a") for _ in range(2))

    assert [one.deal(number) for number in (1, 2, 3, 4)] == [other.deal(number) for number in (1, 2, 3, 4)]
    assert one.start() == other.start()


def test_a_commitment_binds_to_one_secret() -> None:
    assert commitment_to("a secret") == hashlib.sha256(b"catinthebox commitment 1\na secret").hexdigest()
    assert len({commitment_to(secret) for secret in ("a secret", "A secret", "a secret ", "", "\n")}) == 5


def test_a_commitment_is_made_before_anybody_adds_entropy() -> None:
    setup = Setup.of(3, secret="a secret")

    assert setup.with_entropy(0, "mine").commitment == setup.commitment == commitment_to("a secret")


def test_a_commitment_is_neither_the_secret_nor_what_deals_are_drawn_from() -> None:
    secret = new_secret()
    commitment = commitment_to(secret)

    assert secret not in commitment
    assert commitment != hashlib.sha256(secret.encode()).hexdigest()
    assert bytes.fromhex(commitment) != key_of(secret, 3, (None, None, None))


def test_new_secrets_are_long_and_never_the_same() -> None:
    secrets = {new_secret() for _ in range(100)}

    assert len(secrets) == 100
    assert all(re.fullmatch(r"[0-9a-f]{64}", secret) for secret in secrets)


def test_a_deal_by_hand_sorts_the_hands_and_keeps_the_order_of_the_leftover_cards() -> None:
    deal = Deal.of(((2, 1) * 5, (3, 4) * 5), (5, 5, 5, 5, 5), SIZES[2])

    assert deal.hands == ((1,) * 5 + (2,) * 5, (3,) * 5 + (4,) * 5)
    assert Deal.of((deal.hands[0], (3,) * 5 + (4,) * 4 + (5,)), (5, 4, 5, 5, 5), SIZES[2]).leftover == (5, 4, 5, 5, 5)


@pytest.mark.parametrize(
    ("hands", "leftover", "rule"),
    [
        ([[1, 2] * 5], [5] * 5, "P1"),
        ([[1, 2] * 5, [3, 4] * 5, []], [5] * 5, "P1"),
        ([[1, 2] * 5, [3, 4] * 4], [5] * 5 + [3, 4], "P1"),
        ([[1, 2] * 5, [3, 4] * 5], [5] * 4, "P2"),
        ([[1, 2] * 5, [3, 4] * 5], [5] * 4 + [1], "M1"),
        ([[1, 2] * 5, [3, 4] * 5], [6] * 5, "M1"),
        ([[1, 2] * 5, [3, 4] * 5], [0] * 5, "M1"),
    ],
)
def test_a_deal_that_is_not_the_cards_of_the_game_is_refused(
    hands: list[list[int]], leftover: list[int], rule: str
) -> None:
    with pytest.raises(BadDeal) as refusal:
        Deal.of(tuple(map(tuple, hands)), tuple(leftover), SIZES[2])

    assert refusal.value.rules == (rule,)
