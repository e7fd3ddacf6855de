"""A match to text."""

import json
from collections.abc import Iterator
from hashlib import sha256

from catinthebox.records.record import NOTATION, Record, seat_letter
from catinthebox.rules import SIDES, Deal, Hand, Match, Phase, Round, Setup, Trick, layout_rows


def write_record(record: Record | Match) -> str:
    """The record as text. A match alone is a record without names."""
    if isinstance(record, Match):
        record = Record(record)
    body = _body(record)
    return f"{body}Digest {_digest(body)}\n"


def digest_of(record: Record) -> str:
    """What the record's last line should say: a hash of all lines before it, as we would write them."""
    return _digest(_body(record))


def _digest(body: str) -> str:
    return sha256(body.encode()).hexdigest()


def _body(record: Record) -> str:
    match = record.match
    lines = [f"[{tag} {json.dumps(value, ensure_ascii=False)}]" for tag, value in _header(record)]
    for round_ in match.rounds:
        lines += ["", *_round(round_)]
    for number in range(match.round.number + 1, len(match.setup.given) + 1):
        lines += ["", f"Coming {number}", *_deal(match.setup.deal(number))]
    lines.append("")
    if match.phase is Phase.MATCH_OVER:
        totals = " ".join(f"{seat_letter(seat)} {total}" for seat, total in enumerate(match.totals))
        lines.append(f"Result {totals} won {' '.join(map(seat_letter, match.winners))}")
    return "\n".join(lines) + "\n"


def _header(record: Record) -> Iterator[tuple[str, str]]:
    setup = record.match.setup
    yield "Catinthebox", NOTATION
    yield from record.tags
    yield "Players", str(setup.players)
    yield "Side", setup.layout.name
    if SIDES.get(setup.layout.name) != setup.layout:
        yield "Layout", " / ".join(layout_rows(setup.layout))
    for seat, name in enumerate(record.names):
        yield seat_letter(seat), name
    yield "Start", f"{seat_letter(setup.start())} {'drawn' if setup.chosen_start is None else 'chosen'}"
    yield from _dealing(setup)


def _dealing(setup: Setup) -> Iterator[tuple[str, str]]:
    if setup.secret is not None and setup.commitment is not None:
        yield "Commitment", setup.commitment
        for seat, added in enumerate(setup.entropy):
            if added is not None:
                yield f"Entropy{seat_letter(seat)}", added
        yield "Secret", setup.secret
    if setup.given:
        yield "Given", str(len(setup.given))


def _round(round_: Round) -> Iterator[str]:
    yield f"Round {round_.number}"
    yield from _deal(round_.deal)
    seats = round_.setup.seats
    clockwise = [*seats[round_.start :], *seats[: round_.start]]
    if discards := [f"{seat_letter(seat)}{card}" for seat, card in enumerate(round_.discards) if card is not None]:
        yield f"Discard {' '.join(discards)}"
    bids = [(seat, round_.predictions[seat]) for seat in clockwise]
    if predictions := [f"{seat_letter(seat)}{bid}" for seat, bid in bids if bid is not None]:
        yield f"Predict {' '.join(predictions)}"
    for number, trick in enumerate(round_.tricks, start=1):
        yield _trick(number, trick)
    if round_.trick:
        yield _trick(len(round_.tricks) + 1, Trick(round_.leader, round_.trick, None))
    if round_.paradox is not None:
        yield f"Paradox {seat_letter(round_.paradox)} {_cards(round_.hands[round_.paradox])}"
    if round_.scores:
        scores = (
            f"{seat_letter(seat)} {score.tricks}+{score.bonus}={score.total}"
            for seat, score in enumerate(round_.scores)
        )
        yield f"Score {' '.join(scores)}"


def _deal(deal: Deal) -> Iterator[str]:
    for seat, hand in enumerate(deal.hands):
        yield f"Deal {seat_letter(seat)} {_cards(hand)}"
    if deal.leftover:
        yield f"Leftover {_cards(deal.leftover)}"


def _trick(number: int, trick: Trick) -> str:
    won = "" if trick.winner is None else f" = {seat_letter(trick.winner)}"
    return f"{number}. {seat_letter(trick.leader)} {' '.join(map(str, trick.plays))}{won}"


def _cards(cards: Hand) -> str:
    return " ".join(map(str, cards))
