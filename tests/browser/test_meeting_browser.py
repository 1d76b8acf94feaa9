"""Two browsers find each other, talk, and are called; the shell opens without a line."""

import re

from hands import until
from playwright.sync_api import Page, expect
from test_words import serious

from browser_server import BrowserServer

KEPT = """async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return requests.map((request) => new URL(request.url).pathname);
}"""


def named(page: Page, name: str) -> None:
    """Somebody with a name, as the settings keep it."""
    page.request.post("/api/me", data={"name": name, "lang": "en"}, headers={"origin": page.url.rstrip("/")})
    page.reload()


def test_two_browsers_meet_by_quick_match_and_talk_each_in_their_language(open_page) -> None:
    one, two = open_page(), open_page(lang="ru-RU", width=390, height=664)
    for page, name in ((one, "Vera"), (two, "Олег")):
        named(page, name)
        expect(page.locator(".match .pick")).to_have_count(4)
    assert serious(one) == []
    one.get_by_role("button", name="Find an opponent").click()
    expect(one.get_by_text("Looking for an opponent")).to_be_visible()
    expect(two.locator(".meeting .row", has_text="Vera")).to_be_visible()  # told by the socket, without a reload
    two.get_by_role("button", name="Найти соперника").click()
    for page in (one, two):
        page.wait_for_url("**/table/*")
        page.wait_for_selector("[data-target='cell:A1']")
    assert one.url == two.url
    told = one.request.get("/api/tables/" + one.url.rpartition("/")[2]).json()
    mine = next(seat["seat"] for seat in told["seats"] if seat["mine"])
    moving, resting = (one, two) if mine in told["pending"] else (two, one)
    expect(moving).to_have_title(re.compile("^● "))
    expect(resting).not_to_have_title(re.compile("^● "))
    expect(moving.locator("link[rel=icon]")).to_have_attribute("href", "/icon-dot.svg")
    one.locator("#tab-chat").click()
    one.get_by_role("button", name="Good luck!").click()
    expect(two.locator("#tab-chat small.new")).to_have_text("1")
    two.locator("#tab-chat").click()
    expect(two.locator(".chat .bubble")).to_contain_text("Удачи!")
    two.get_by_label("Сообщение").fill("<b>Спасибо</b>")
    two.get_by_label("Отправить").click()
    expect(one.locator(".chat .bubble").last).to_contain_text("<b>Спасибо</b>")
    assert serious(two) == []
    one.get_by_role("button", name="Mute Олег").click()
    expect(one.locator(".chat .muted")).to_have_count(1)


def test_an_invitation_says_what_it_is_for_and_when_it_is_used_up(open_page) -> None:
    host, guest, late = open_page(), open_page(), open_page(width=390, height=664)
    named(host, "Vera")
    host.goto("/new/lords")
    host.locator(".seat").nth(1).get_by_role("button", name="By link", exact=True).click()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/table/*")
    path = "/claim" + host.get_by_label("Send this link").input_value().partition("/claim")[2]
    guest.goto(path)
    expect(guest.get_by_role("heading", name="Vera invites you to a game of Lords of the Seas")).to_be_visible()
    expect(guest.locator("dl")).to_contain_text("no clock")
    assert serious(guest) == []
    guest.get_by_role("button", name="Take the seat").click()
    guest.wait_for_url("**/table/*")
    late.goto(path)
    expect(late.get_by_role("heading", name="This seat is taken")).to_be_visible()
    late.goto("/claim/x#nonsense")
    expect(late.get_by_role("heading", name="This link no longer works")).to_be_visible()


def test_the_shell_opens_without_a_line_and_says_so(open_page, own_server: BrowserServer) -> None:
    page = open_page(at=own_server, worker=True)
    expect(page.locator(".game")).to_have_count(4)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    until(page, "navigator.serviceWorker.controller !== null")
    own_server.stop()
    page.reload()
    expect(page.get_by_text("No connection")).to_be_visible()
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api/")]
