"""Text to matches, strictly: whatever does not follow from the rules is refused with its line and column.

Reading plays the match again: each line is compared with what the rules say must stand there. The header is read in
`heading`.
"""

from collections.abc import Iterator

from catinthebox.records.errors import BadRecord
from catinthebox.records.heading import Heading, read_heading
from catinthebox.records.lines import Line, Tag, Word, WordReader, read_lines
from catinthebox.records.record import Record, seat_letter
from catinthebox.records.writing import digest_of
from catinthebox.rules import (
    Action,
    CatInTheBoxError,
    Deal,
    Discard,
    Hand,
    Match,
    Phase,
    Play,
    Predict,
    Seat,
    Setup,
    act,
    new_match,
    next_round,
)
from catinthebox.rules.cards import COLOUR_OF_LETTER, HIGHEST_NUMBER


def read_record(text: str) -> Record:
    """The one match of a text."""
    records = list(read_records(text))
    if len(records) != 1:
        raise BadRecord(1, 1, f"expected one match, found {len(records)}")
    return records[0]


def read_records(text: str) -> Iterator[Record]:
    """All matches of a text, one after the other; each begins with its header."""
    tags: list[Tag] = []
    body: list[Line] = []
    for item in read_lines(text):
        if isinstance(item, Tag):
            if body:
                yield _read_match(tags, body)
                tags, body = [], []
            tags.append(item)
        elif not tags:
            item.keyword.fail('a record begins with [Catinthebox "1"]')
        else:
            body.append(item)
    if tags:
        yield _read_match(tags, body)


def _read_match(tags: list[Tag], body: list[Line]) -> Record:
    heading = read_heading(tags)
    return _BodyReader(heading, body).read()


class _BodyReader:
    """Reads the lines under a header and plays the match along with them."""

    def __init__(self, heading: Heading, body: list[Line]) -> None:
        self._heading = heading
        self._players = heading.size.players
        self._lines = body
        self._place = 0

    def read(self) -> Record:
        setup = self._heading.setup(tuple(self._given_deals()))
        match = self._rounds(setup)
        self._coming(match)
        record = Record(match, self._heading.names, self._heading.tags, self._digest())
        if not self._is_done:
            self._line.keyword.fail(f"'{self._line.keyword.text}' is not expected here")
        if record.digest is not None and record.digest != digest_of(record):
            self._lines[-1].keyword.fail("the digest does not fit: something in this record was changed")
        return record

    # The lines, one after the other.

    @property
    def _is_done(self) -> bool:
        return self._place >= len(self._lines)

    @property
    def _line(self) -> Line:
        return self._lines[self._place]

    def _next_is(self, keyword: str) -> bool:
        return not self._is_done and self._line.keyword.text == keyword

    def _take(self, keyword: str) -> WordReader:
        """The words of the next line, which must begin with this keyword."""
        if not self._next_is(keyword):
            self._here.fail(f"expected a line that begins with '{keyword}'")
        self._place += 1
        return self._lines[self._place - 1].reader()

    @property
    def _here(self) -> Word:
        """The keyword of the next line, or where the last line ends."""
        if not self._is_done:
            return self._line.keyword
        return self._lines[-1].end if self._lines else self._heading.end

    # Deals.

    def _given_deals(self) -> Iterator[Deal]:
        """The deals that were entered by hand: they must be known before the match is played."""
        for number in range(1, self._heading.given + 1):
            starts = (place for place, line in enumerate(self._lines) if _is_head_of(line, number))
            place = next(starts, None)
            if place is None:
                self._heading.given_word.fail(f"round {number} and its deal are missing")
            self._place = place + 1
            yield self._deal()
        self._place = 0

    def _deal(self) -> Deal:
        head = self._lines[self._place - 1].keyword
        hands = []
        for seat in range(self._players):
            words = self._take("Deal")
            _expect_seat(words.take(), seat, self._players)
            hands.append(_cards(words))
        leftover = _cards(self._take("Leftover")) if self._heading.size.leftover else ()
        try:
            return Deal.of(tuple(hands), leftover, self._heading.size)
        except CatInTheBoxError as error:
            head.fail(error.message, error.rules)

    # Rounds.

    def _rounds(self, setup: Setup) -> Match:
        match, _ = new_match(setup)
        match = self._round(match)
        while self._next_is("Round"):
            if match.phase is not Phase.ROUND_OVER:
                self._here.fail("the round before is not over, or was the last")
            match, _ = next_round(match)
            match = self._round(match)
        if match.phase is Phase.MATCH_OVER:
            self._result(match)
        return match

    def _round(self, match: Match) -> Match:
        words = self._take("Round")
        number = match.round.number
        if (word := words.take()).whole() != number:
            word.fail(f"expected round {number}")
        words.finish()
        head = self._lines[self._place - 1].keyword
        if self._deal() != match.round.deal:
            head.fail("this deal does not follow from the secret", ("P1",))
        for read_part in (self._discards, self._predictions, self._tricks):
            match = read_part(match)
        if match.round.phase is Phase.ROUND_OVER:
            self._paradox(match)
            self._score(match)
        return match

    def _discards(self, match: Match) -> Match:
        if not self._next_is("Discard"):
            return match
        words = self._take("Discard")
        while not words.is_done:
            letter, number = words.take().cut(1)
            match = _act(match, letter.seat(self._players), Discard(number.whole()), letter)
        return match

    def _predictions(self, match: Match) -> Match:
        if not self._next_is("Predict"):
            return match
        words = self._take("Predict")
        while not words.is_done:
            letter, tricks = words.take().cut(1)
            match = _act(match, letter.seat(self._players), Predict(tricks.whole()), letter)
        return match

    def _tricks(self, match: Match) -> Match:
        while not self._is_done and self._line.keyword.text[0].isdigit():
            match = self._trick(match)
        return match

    def _trick(self, match: Match) -> Match:
        line, self._place = self._line, self._place + 1
        number = len(match.round.tricks) + 1
        if line.keyword.text != f"{number}." or match.round.phase is not Phase.PLAY or match.round.trick:
            line.keyword.fail("no trick of this number can be played now")
        words = line.reader()
        _expect_seat(words.take(), match.round.turn, self._players, ("T1",))
        match = self._play(match, words.take())
        while not words.is_done and words.peek().text != "=":
            match = self._play(match, words.take())
        if len(match.round.tricks) == number and (winner := match.round.tricks[-1].winner) is not None:
            if (sign := words.take()).text != "=":
                sign.fail("expected = and the winner of the trick")
            _expect_seat(words.take(), winner, self._players, ("W1",))
        words.finish()
        return match

    def _play(self, match: Match, word: Word) -> Match:
        return _act(match, match.round.turn, _play(word), word)

    def _paradox(self, match: Match) -> None:
        causer = match.round.paradox
        if causer is None:
            return
        words = self._take("Paradox")
        _expect_seat(word := words.take(), causer, self._players, ("X1",))
        if tuple(sorted(_cards(words))) != match.round.hands[causer]:
            word.fail("this is not the hand that the causer has left", ("X3",))

    def _score(self, match: Match) -> None:
        words = self._take("Score")
        for seat, score in enumerate(match.round.scores):
            _expect_seat(words.take(), seat, self._players)
            _expect(words.take(), f"{score.tricks}+{score.bonus}={score.total}", ("S1", "S2", "S3"))
        words.finish()

    def _result(self, match: Match) -> None:
        words = self._take("Result")
        for seat, total in enumerate(match.totals):
            _expect_seat(words.take(), seat, self._players)
            _expect(words.take(), str(total), ("G2",))
        _expect(words.take(), "won", ("G2",))
        for winner in match.winners:
            _expect_seat(words.take(), winner, self._players, ("G2",))
        words.finish()

    # What may follow the last round.

    def _coming(self, match: Match) -> None:
        """Deals given for rounds to come; they were read before, so here they only have to be in order."""
        for number in range(match.round.number + 1, len(match.setup.given) + 1):
            words = self._take("Coming")
            _expect(words.take(), str(number), ("G1",))
            words.finish()
            self._deal()

    def _digest(self) -> str | None:
        if not self._next_is("Digest"):
            return None
        words = self._take("Digest")
        digest = words.take().text
        words.finish()
        return digest


def _is_head_of(line: Line, number: int) -> bool:
    return line.keyword.text in ("Round", "Coming") and [word.text for word in line.words] == [str(number)]


def _act(match: Match, seat: Seat, action: Action, word: Word) -> Match:
    try:
        match, _ = act(match, seat, action)
    except CatInTheBoxError as error:
        word.fail(error.message, error.rules)
    return match


def _play(word: Word) -> Play:
    number, letter = word.cut(-1)
    colour = COLOUR_OF_LETTER.get(letter.text)
    if colour is None or not 1 <= number.whole() <= HIGHEST_NUMBER:
        word.fail(f"expected a play such as 5b, found '{word.text}'")
    return Play(number.whole(), colour)


def _cards(words: WordReader) -> Hand:
    cards = []
    while not words.is_done:
        cards.append(words.take().whole())
    return tuple(cards)


def _expect(word: Word, text: str, rules: tuple[str, ...] = ()) -> None:
    if word.text != text:
        word.fail(f"by the rules this is '{text}'", rules)


def _expect_seat(word: Word, seat: Seat, players: int, rules: tuple[str, ...] = ()) -> None:
    if word.seat(players) != seat:
        word.fail(f"by the rules this is '{seat_letter(seat)}'", rules)
