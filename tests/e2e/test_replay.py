"""The replay: through a whole match, by hand and by itself; its deals verified; out into a file and back."""

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from catinthebox.records import read_record
from tests.e2e.conftest import NewContext, look
from tests.e2e.playing import open_file
from tests.server.running import PATIENCE
from tests.server.serve_process import ServeProcess

SIZES = {"phone": {"width": 360, "height": 740}, "desk": {"width": 1280, "height": 800}}


def match_of_bots(server: ServeProcess, seats: int) -> str:
    """A match that bots have played to its end; the table's id."""
    with server.client() as host:
        token = host.post("/api/guests", json={"name": "Ada"}).json()["token"]
        host.headers["Authorization"] = f"Bearer {token}"
        wish = {"seats": seats, "bots": ["careful"] * seats, "sit": False, "pause": 0}
        table: str = host.post("/api/tables", json=wish).json()["table"]
        host.post(f"/api/tables/{table}/begin").raise_for_status()
        until = time.monotonic() + PATIENCE
        while host.get(f"/api/tables/{table}").json()["status"] != "over":
            assert time.monotonic() < until, "the bots take too long"
            time.sleep(0.1)
    return table


@pytest.fixture(scope="module")
def table(server: ServeProcess) -> str:
    return match_of_bots(server, 3)


@pytest.fixture(scope="module")
def record(server: ServeProcess, table: str) -> str:
    with server.client() as anybody:
        return anybody.get(f"/api/tables/{table}/record").text


def moment(page: Page) -> Locator:
    """The slider that says where in the match one is."""
    return page.get_by_role("slider", name="Moment of the match")


def expect_at(page: Page, ply: int) -> None:
    expect(moment(page)).to_have_value(str(ply))


def test_one_steps_and_jumps_through_a_match_and_the_address_follows(page: Page, table: str) -> None:
    page.goto(f"/replay/{table}")
    expect_at(page, 0)
    expect(page.get_by_test_id("told")).not_to_contain_text("sets")

    page.get_by_role("button", name="One step on").click()
    expect_at(page, 1)
    expect(page.get_by_test_id("told")).to_contain_text(re.compile(r"sets \d aside"))
    page.get_by_role("button", name="One step back").click()
    expect_at(page, 0)
    page.get_by_role("button", name="The predictions").click()
    expect_at(page, 4)
    page.get_by_role("button", name="To the next trick").click()
    expect_at(page, 7)
    expect(page).to_have_url(re.compile(r"\?ply=7$"))
    page.get_by_role("button", name="Round 2").click()
    expect(page.get_by_text("Round 2 begins.").first).to_be_visible()
    expect(page).not_to_have_url(re.compile(r"\?ply=7$"))

    page.reload()
    expect(page.get_by_text("Round 2 begins.").first).to_be_visible()


def test_the_keyboard_is_enough(page: Page, table: str) -> None:
    page.goto(f"/replay/{table}?ply=5")
    expect_at(page, 5)
    page.keyboard.press("ArrowRight")
    expect_at(page, 6)
    page.keyboard.press("ArrowLeft")
    expect_at(page, 5)
    page.keyboard.press("Shift+ArrowRight")
    expect_at(page, 7)
    page.keyboard.press("Home")
    expect_at(page, 0)
    page.keyboard.press("End")
    last = moment(page).get_attribute("max")
    assert last is not None
    expect_at(page, int(last))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    scores = page.get_by_role("dialog")
    expect(scores.get_by_role("heading", name=re.compile(r"wins? the match|share the victory"))).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(scores).to_be_hidden()


def test_a_sheet_that_is_higher_than_the_window_scrolls_by_keyboard(new_context: NewContext, table: str) -> None:
    page = new_context(viewport={"width": 360, "height": 480}).new_page()
    page.goto(f"/replay/{table}")
    expect_at(page, 0)
    for key in ("End", "ArrowLeft", "ArrowRight"):
        page.keyboard.press(key)
    sheet = page.get_by_role("dialog")
    title = sheet.get_by_role("heading", name=re.compile(r"wins? the match|share the victory"))
    expect(title).to_be_in_viewport()
    page.keyboard.press("Tab")
    expect(sheet.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Tab")
    content = sheet.get_by_role("group").first
    expect(content).to_be_focused()
    last = content.get_by_role("row").last
    expect(last).not_to_be_in_viewport()
    for _ in range(4):
        page.keyboard.press("PageDown")
    expect(last).to_be_in_viewport()
    page.set_viewport_size({"width": 1280, "height": 900})
    expect(content).not_to_have_attribute("tabindex", "0")


def test_it_plays_by_itself_until_it_is_stopped(page: Page, table: str) -> None:
    page.goto(f"/replay/{table}")
    page.get_by_label("Speed").select_option("4×")
    page.locator("main").focus()
    page.keyboard.press("Space")
    expect(moment(page)).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play by itself")).to_be_visible()
    stopped = int(moment(page).input_value())
    page.get_by_role("button", name="One step on").click()
    expect_at(page, stopped + 1)


def test_one_sees_all_hands_or_only_one(page: Page, table: str) -> None:
    page.goto(f"/replay/{table}?ply=1")
    names = [page.get_by_label("Whose eyes").get_by_role("option").nth(seat + 1).inner_text()[5:] for seat in range(3)]
    hands = {name: page.get_by_label(f"The hand of {name}").locator("visible=true") for name in names}
    for name in names:
        expect(hands[name].first).to_be_visible()
    page.get_by_label("Whose eyes").select_option(f"Only {names[1]}")
    expect(hands[names[1]].first).to_be_visible()
    expect(hands[names[0]]).to_have_count(0)
    expect(hands[names[2]]).to_have_count(0)
    page.get_by_role("button", name="What happened").click()
    log = page.get_by_role("dialog")
    expect(log).to_contain_text(f"{names[1]} holds")
    expect(log).not_to_contain_text(f"{names[0]} holds")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_browser_deals_every_match_again(page: Page, server: ServeProcess, seats: int) -> None:
    page.goto(f"/replay/{match_of_bots(server, seats)}")
    page.get_by_role("button", name="Verify the deals").click()
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_contain_text("Everything fits")
    expect(verdict.get_by_role("listitem")).to_have_count(2 + seats)
    look(page, f"replay-verify-{seats}")


def test_without_a_safe_way_to_the_server_the_browser_says_why_it_does_not_compute(page: Page, table: str) -> None:
    page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', {value: undefined})")
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Verify the deals").click()
    expect(page.get_by_role("dialog")).to_contain_text("with https, or from this same computer")


def test_a_server_that_deals_from_another_secret_is_found_out(page: Page, table: str) -> None:
    def lie(route: Route) -> None:
        told = route.fetch().json()
        told["deal"]["secret"] = "another"
        route.fulfill(json=told)

    page.route("**/api/tables/*/replay", lie)
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Verify the deals").click()
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_contain_text("Something does not fit")
    expect(verdict).to_contain_text("The secret is not the one that was fixed before the first card.")
    expect(verdict).to_contain_text("Round 3: these are not the cards that the secret deals.")
    look(page, "replay-verify-lie")


def test_the_commitment_that_one_noted_is_compared(page: Page, server: ServeProcess, table: str) -> None:
    with server.client() as anybody:
        commitment: str = anybody.get(f"/api/tables/{table}").json()["commitment"]
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Verify the deals").click()
    noted = page.get_by_label("Did you note the commitment")
    noted.fill(commitment.upper())
    expect(page.get_by_text("The secret is the one you were promised.")).to_be_visible()
    noted.fill(commitment[:-1])
    expect(page.get_by_text("It is another one.")).to_be_visible()


def test_a_record_is_downloaded_and_opened_again(page: Page, table: str, tmp_path: Path) -> None:
    page.goto(f"/replay/{table}?ply=9")
    page.get_by_role("button", name="Share and more").click()
    link = page.get_by_label("Link to this moment")
    expect(link).to_have_value(re.compile(rf"/replay/{table}\?ply=9$"))
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    kept = tmp_path / download.value.suggested_filename
    download.value.save_as(kept)
    assert read_record(kept.read_text(encoding="utf-8")).match.winners

    open_file(page, kept.name, kept.read_bytes())
    expect_at(page, 0)
    page.get_by_role("button", name="Verify the deals").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("Everything fits")


def test_a_record_can_be_dropped_onto_the_page(page: Page, record: str) -> None:
    page.goto("/replay")
    expect(page.get_by_role("button", name="Choose a file")).to_be_visible()
    dropped = page.evaluate_handle(
        """(text) => {
            const dropped = new DataTransfer();
            dropped.items.add(new File([text], "match.cat"));
            return dropped;
        }""",
        record,
    )
    page.dispatch_event("main", "drop", {"dataTransfer": dropped})
    expect_at(page, 0)


def test_deals_by_hand_can_t_be_verified(page: Page, record: str) -> None:
    changed = re.sub(r'\[Secret ".*"\]', "", record.split("\nDigest")[0])
    changed = re.sub(r'\[Commitment ".*"\]', '[Given "3"]', changed).replace(" drawn", " chosen")
    open_file(page, "by-hand.cat", changed.encode())
    expect_at(page, 0)
    page.get_by_role("button", name="Verify the deals").click()
    expect(page.get_by_text("This record has no secret")).to_be_visible()


def test_a_file_that_is_no_record_says_where_it_stops_being_one(page: Page, record: str) -> None:
    lines = record.splitlines()
    row = next(at for at, line in enumerate(lines) if line.startswith("Discard"))
    lines[row] = lines[row].rsplit(" ", 1)[0] + " C9"
    open_file(page, "kitchen.cat", "\n".join(lines).encode())
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("kitchen.cat can’t be shown")
    expect(refusal).to_contain_text(f"line {row + 1}, column ")
    expect(refusal.locator("mark")).to_have_text("C9")
    look(page, "replay-refused")

    open_file(page, "cat.txt", b"a poem about a cat")
    expect(page.get_by_role("alert")).to_contain_text("does not begin like a record")
    open_file(page, "cat.txt", record.encode())
    expect_at(page, 0)


def test_a_match_that_is_not_over_keeps_its_cards(page: Page, server: ServeProcess) -> None:
    with server.client() as host:
        token = host.post("/api/guests", json={"name": "Ada"}).json()["token"]
        wish = {"seats": 3, "bots": [None, "careful", "careful"]}
        headers = {"Authorization": f"Bearer {token}"}
        going: str = host.post("/api/tables", json=wish, headers=headers).json()["table"]
    page.goto(f"/replay/{going}")
    expect(page.get_by_role("heading", name="Not over yet")).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    expect(page).to_have_url(re.compile(f"/table/{going}$"))

    page.goto("/replay/nowhere-at-all")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table.")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_it_fits(new_context: NewContext, server: ServeProcess, table: str, size: str, scheme: str) -> None:
    page = new_context(viewport=SIZES[size], color_scheme=scheme).new_page()
    for seats, shown in ((3, table), (5, match_of_bots(server, 5))):
        page.goto(f"/replay/{shown}?ply=40")
        expect_at(page, 40)
        look(page, f"replay-{seats}-{size}-{scheme}")
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
