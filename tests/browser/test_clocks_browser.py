"""Clocks in two real browsers: a rated live game to its end over a server restart, a seat handed over, a takeback."""

import re

from hands import READY, begin_ahead, moved_on, over, until, version
from playwright.sync_api import Page, expect
from test_words import serious

LOST = ".notice.bad:not([data-doubt])"  # a page may be too slow for its share of the dice, which is said as well
LAST_TURN = "view => view.turn >= 16"
POST = """async ([path, body]) => (await fetch(path, { method: "POST", body: JSON.stringify(body),
    headers: { "content-type": "application/json" } })).json()"""


def table(anna: Page, boris: Page, **more: object) -> str:
    """A table of two people in two browsers, begun."""
    anna.evaluate(POST, ["/api/me", {"name": "Anna"}])
    boris.evaluate(POST, ["/api/me", {"name": "Boris"}])
    seats = [{"kind": "here"}, {"kind": "link"}]
    options = {"first_player": "light"}
    made = anna.evaluate(POST, ["/api/tables", {"game": "lords", "seats": seats, "options": options, **more}])
    token = made["links"][0]["url"].partition("#")[2]
    boris.evaluate(POST, ["/api/claim", {"token": token, "rated": bool(more.get("rated"))}])
    for page in (anna, boris):
        page.goto(f"/table/{made['id']}")
    for page in (anna, boris):  # each has given its share of the dice by now
        page.wait_for_selector("[data-target='cell:A1']")
    until(anna, READY)
    return str(made["id"])


def lay(page: Page) -> None:
    """Plays the first action of the list."""
    before = version(page)
    page.locator("#action-list [role=option]").first.click()
    moved_on(page, before)


def end_turn(page: Page, seat: int) -> None:
    """Plays until the seat's clock stands."""
    while page.locator(f".player.seat-{seat} [data-clock='runs']").count():
        lay(page)


def say(page: Page, words: str) -> None:
    page.locator("#tab-chat").click()
    page.get_by_label("Message").fill(words)
    page.get_by_label("Send", exact=True).click()
    page.locator("#tab-actions").click()


def hears(page: Page, words: str) -> None:
    page.locator("#tab-chat").click()
    expect(page.locator(".chat .bubble").last).to_contain_text(words)
    page.locator("#tab-actions").click()


def finish(pages: tuple[Page, Page]) -> None:
    """Whoever is asked plays, until the game is over for both."""
    while not all(over(page) for page in pages):
        for page in pages:
            if page.locator("#action-list [role=option]").count():
                lay(page)
        pages[0].evaluate("() => new Promise((done) => setTimeout(done, 50))")


def test_two_browsers_play_a_rated_game_with_clocks_and_chat_to_its_end_over_a_restart(open_page, server) -> None:
    anna, boris = open_page(), open_page()
    address = f"/table/{table(anna, boris, pace='10+10', rated=True)}"
    mine, his = (anna.locator(f".player.seat-{seat}") for seat in (0, 1))
    expect(mine.get_by_role("timer")).to_have_text(re.compile(r"^(10:00|9:\d\d)$"))
    expect(mine.locator("[data-clock='runs']")).to_have_count(1)
    expect(his.locator("[data-clock='stands']")).to_have_count(1)
    expect(anna.locator(".top")).to_contain_text("rated, 10 min + 10 s")
    say(anna, "Fair wind, Boris")
    end_turn(anna, 0)
    until(boris, READY)
    hears(boris, "Fair wind, Boris")
    server.stop()
    for page in (anna, boris):
        expect(page.locator(LOST)).to_have_count(1)
    server.start()
    for page in (anna, boris):
        expect(page.locator(LOST)).to_have_count(0)
    expect(his.locator("[data-clock='runs']")).to_have_count(1)
    hears(boris, "Fair wind, Boris")
    say(boris, "You too")
    hears(anna, "You too")
    lay(boris)
    anna.get_by_role("tab", name="Log").click()
    expect(anna.locator(".log")).to_contain_text("left after it")
    anna.locator("#tab-actions").click()
    for page in (anna, boris):
        begin_ahead(page, LAST_TURN)
    for page in (anna, boris):
        until(page, "() => window.ahead")
        page.goto(address)
    finish((anna, boris))
    for page in (anna, boris):
        expect(page.locator("dialog[open] [data-proof=true]")).to_be_visible()
    anna.goto("/player/me")
    expect(anna.locator("article", has_text="Lords of the Seas")).to_contain_text("1 rated game")


def test_a_seat_is_handed_over_and_taken_back_and_a_takeback_is_asked_for(open_page) -> None:
    anna, boris = open_page(), open_page()
    table(anna, boris, pace="2d+1d/5")
    expect(anna.locator(".player.seat-0 .under")).to_have_text(re.compile("^until "))
    lay(anna)
    anna.locator(".top .menu").click()
    anna.get_by_role("button", name="Ask to take a play back").click()
    expect(boris.locator("#prompt")).to_have_text(re.compile("^Anna asks to take"))
    boris.get_by_role("button", name="Let them").click()
    expect(anna.locator(".player.seat-0 [data-clock='runs']")).to_have_count(1)
    boris.locator(".top .menu").click()
    boris.get_by_role("button", name="Let a bot play for me").click()
    expect(boris.locator("#prompt")).to_have_text(re.compile("^A bot plays for you"))
    expect(anna.locator(".player.seat-1")).to_contain_text("plays for Boris")
    boris.get_by_role("button", name="Take my seat back").click()
    expect(anna.locator(".player.seat-1 b").first).to_have_text("Boris")
    assert serious(boris) == []
