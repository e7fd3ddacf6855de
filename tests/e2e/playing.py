"""Somebody who plays in a browser: they look at what is legal and do it by mouse, by touch or by keyboard."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from catinthebox.records import Record, write_record
from catinthebox.rules import Discard, Predict, Setup, act, new_match, view
from tests.e2e.conftest import look

Json = dict[str, Any]
COLOURS = {"red": "r", "blue": "b", "yellow": "y", "green": "g"}


def table_with_bots(page: Page, seats: int, **options: Any) -> str:
    """Become a guest, and make a table where bots have all other seats; its id."""
    page.goto("/rules")
    bots = [None, *["careful"] * (seats - 1)]
    made: Json = page.evaluate(
        """async (table) => {
            const post = (path, body) => fetch(path, {
                method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)});
            await post("/api/guests", {name: "Ada"});
            return (await post("/api/tables", table)).json();
        }""",
        {"seats": seats, "bots": bots, "pause": 600, **options},
    )
    return str(made["table"])


def picture(page: Page, table: str) -> Json:
    """What the player may know of the table now."""
    seen: Json = page.evaluate("async (id) => (await fetch(`/api/tables/${id}`)).json()", table)
    return seen


def open_file(page: Page, name: str, content: bytes) -> None:
    """Watch a record from a file."""
    page.goto("/replay")
    expect(page.locator("main").get_by_role("button").first).to_be_visible()
    page.locator("input[type=file]").set_input_files({"name": name, "mimeType": "text/plain", "buffer": content})


def rash_beginning() -> str:
    """The record of three people who set their best card aside, hope for everything, and play whatever comes first."""
    match, _ = new_match(Setup.of(3, secret="b", start=0))
    for seat, hand in enumerate(match.round.hands):
        match, _ = act(match, seat, Discard(max(hand)))
    for seat in range(3):
        match, _ = act(match, seat, Predict(4))
    for seat in range(3):
        match, _ = act(match, seat, view(match, seat).legal[0])
    return write_record(Record(match, names=("Ada", "Bea", "Cid")))


class Hands:
    """By mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def discard(self, number: int) -> None:
        """Set a card aside: choose it, and say yes by choosing it again."""
        self.press(self.card(number))
        self.press(self.card(number))

    def predict(self, tricks: int) -> None:
        """Predict."""
        name = f"{tricks} trick" + ("" if tricks == 1 else "s")
        self.press(self.page.get_by_role("button", name=name, exact=True))

    def play(self, number: int, colour: str) -> None:
        """Choose a card, then its space."""
        self.press(self.card(number))
        self.press(self.space(number, colour))

    def card(self, number: int) -> Locator:
        """A card in the hand."""
        return self.page.get_by_role("group", name="Your hand").get_by_role("button", name=f"Card {number}").first

    def space(self, number: int, colour: str) -> Locator:
        """A space where a token can go."""
        return self.page.get_by_role("button", name=f"{colour} {number}, can be declared")

    def go_on(self) -> None:
        """The next round."""
        self.press(self.page.get_by_role("button", name="Next round"))

    def press(self, target: Locator) -> None:
        """Click."""
        target.click()


class Fingers(Hands):
    """By touch."""

    def press(self, target: Locator) -> None:
        """Tap."""
        target.tap()


class Keys(Hands):
    """By keyboard alone."""

    def discard(self, number: int) -> None:
        """The number, and Enter."""
        self.page.keyboard.press(str(number))
        self.page.keyboard.press("Enter")

    def predict(self, tricks: int) -> None:
        """The number."""
        self.page.keyboard.press(str(tricks))

    def play(self, number: int, colour: str) -> None:
        """The number, and the colour's letter."""
        self.page.keyboard.press(str(number))
        self.page.keyboard.press(COLOURS[colour])

    def press(self, target: Locator) -> None:
        """Reach it, and Enter."""
        target.focus()
        self.page.keyboard.press("Enter")


def play_on(page: Page, table: str, hands: Hands, until: Callable[[Json], bool]) -> Json:
    """Play whatever is legal until the picture is as wished; that picture."""
    while not until(now := picture(page, table)):
        match, seat = now["match"], now["seat"]
        if match["phase"] == "round_over" and seat not in now["ready"]:
            see_paradox(page, hands, match)
            hands.go_on()
        elif match["legal"]:
            move(hands, match["legal"][now["number"] % len(match["legal"])])
        wait_for_news(page, table, now["number"])
    if now["status"] == "over":
        see_paradox(page, hands, now["match"])
    return now


def move(hands: Hands, legal: Json) -> None:
    """Make a move, as soon as the page asks for it."""
    match legal:
        case {"discard": number}:
            expect(hands.page.get_by_text("Set a card aside, face down.").first).to_be_visible()
            hands.discard(number)
        case {"predict": tricks}:
            expect(hands.page.get_by_role("group", name="How many tricks will you win?")).to_be_visible()
            hands.predict(tricks)
        case {"play": [number, colour]}:
            expect(hands.space(number, colour)).to_be_visible()
            hands.play(number, colour)


def see_paradox(page: Page, hands: Hands, match: Json) -> None:
    """A paradox is shown before the scores, until it has been seen."""
    if match["paradox"] is not None and not page.get_by_role("table").is_visible():
        moment = page.get_by_role("dialog", name="Paradox!")
        expect(moment).to_contain_text("can’t declare any of these cards")
        look(page, "paradox")
        hands.press(moment.get_by_role("button", name="Go on"))


def wait_for_news(page: Page, table: str, number: int) -> None:
    """Until something has happened at the table since a number."""
    page.evaluate(
        """async ([id, number]) => {
            while ((await (await fetch(`/api/tables/${id}`)).json()).number <= number)
                await new Promise((after) => setTimeout(after, 50));
        }""",
        [table, number],
    )
