"""Games in a real browser: how they begin and end by pointer, by keyboard alone, on a phone; hot-seat; two browsers."""

import random
import re

import pytest
from hands import (
    POLLING,
    READY,
    decide_by_pointer,
    moved_on,
    over,
    play_ahead,
    play_by_keyboard,
    play_by_pointer,
    resign,
    small_controls,
    small_texts,
    tab_to,
    until,
    version,
)
from playwright.sync_api import Page, expect

from browser_server import BrowserServer

FEW_DECISIONS = 6  # each costs the page's processes half a second of CPU or more, in two browsers twice that
LATE = "view => view.turn >= 13"  # of the 16 that each player has
LAST = "view => view.turn >= 15"
MOST_LOOKS = 500  # half a minute


def play_now(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Play now|Играть")).first.click()
    page.wait_for_selector("[data-target='cell:A1']")


def expect_the_end(page: Page) -> None:
    """Result with points, dice verified by this browser, ways on."""
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("[data-proof=true]")).to_be_visible()
    expect(dialog.get_by_role("button", name=re.compile("Rematch|Реванш"))).to_be_visible()
    expect(dialog.locator(".total")).to_have_count(2)


def fits(page: Page) -> bool:
    """Whether nothing of the page needs scrolling."""
    return bool(
        page.evaluate(
            """() => { const page = document.scrollingElement;
                return page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth; }"""
        )
    )


def test_a_game_against_a_bot_begins_by_pointer(open_page) -> None:
    page = open_page()
    play_now(page)
    assert fits(page)
    chance = random.Random(1)
    for _ in range(FEW_DECISIONS):
        decide_by_pointer(page, chance)
    assert not over(page)


def test_a_game_against_a_bot_ends_by_pointer(open_page) -> None:
    page = open_page()
    play_now(page)
    play_ahead(page, LATE)
    assert play_by_pointer(page, seed=1) >= 2
    expect_the_end(page)


def test_a_game_ends_with_animations(open_page) -> None:
    page = open_page(moving=True)
    page.evaluate("localStorage.setItem('quarterdeck-settings', JSON.stringify({ speed: 'fast', lang: 'en' }))")
    page.reload()
    play_now(page)
    play_ahead(page, LAST)  # moving pictures cost ten times what still ones do
    assert play_by_pointer(page, seed=2) >= 2
    expect_the_end(page)


def test_a_game_begins_and_ends_by_keyboard_only(open_page) -> None:
    page = open_page()
    tab_to(page, ".game .button.main")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-target='cell:A1']")
    play_ahead(page, LATE)
    assert play_by_keyboard(page, seed=3) >= 2
    expect_the_end(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_game_begins_and_ends_on_a_phone(open_page) -> None:
    page = open_page(width=390, height=844, lang="ru-RU")
    play_now(page)
    assert fits(page)
    decide_by_pointer(page, random.Random(4))
    play_ahead(page, LATE)
    assert fits(page)
    assert play_by_pointer(page, seed=4) >= 2
    expect_the_end(page)


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1024, 768), (390, 844)])
def test_nothing_scrolls_and_nothing_is_small(open_page, width: int, height: int) -> None:
    page = open_page(width=width, height=height, lang="ru-RU")
    play_now(page)
    until(page, READY)
    assert fits(page)
    assert small_texts(page) == []
    assert small_controls(page, ".button, [role=tab], .tile, .table a, .top button, [role=option]") == []


def test_a_click_on_anything_else_says_why_not_and_covers_nothing_legal(open_page) -> None:
    page = open_page()
    play_now(page)
    until(page, READY)
    page.locator("[data-target^='hand:']").first.click()
    for cell in ("D3", "A2", "G4"):
        target = page.locator(f"[data-target='cell:{cell}']:not([data-lit])")
        if not target.count():
            continue
        target.click(force=True)
        bubble = page.locator(".bubble")
        expect(bubble).to_contain_text(cell)
        expect(bubble.locator(".rule-link").first).to_be_visible()
        covered = page.evaluate(
            """() => { const b = document.querySelector(".bubble").getBoundingClientRect();
                const boxes = [...document.querySelectorAll("[data-lit], [data-obstacle]")];
                return boxes.map((e) => e.getBoundingClientRect()).filter((r) =>
                    r.left < b.right && r.right > b.left && r.top < b.bottom && r.bottom > b.top).length }"""
        )
        assert covered == 0
    page.locator(".bubble .rule-link").first.click()
    expect(page.locator("article.wanted")).to_be_visible()


def test_a_ship_is_dragged_from_the_hand_to_the_sea(open_page) -> None:
    page = open_page()
    play_now(page)
    until(page, READY)
    ship = page.locator("[data-target^='hand:'][data-lit]").first.bounding_box()
    cell = page.locator("[data-target^='cell:'][data-lit]").first.bounding_box()
    assert ship
    assert cell
    page.mouse.move(ship["x"] + 20, ship["y"] + 20)
    page.mouse.down()
    page.mouse.move(ship["x"] + 60, ship["y"] + 60, steps=4)
    page.mouse.move(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2, steps=6)
    page.mouse.up()
    expect(page.locator(".chips li")).to_have_count(2)
    before = version(page)
    page.locator(".acts .button.main").click()
    moved_on(page, before)


def test_hot_seat_with_a_curtain_and_a_pin(open_page) -> None:
    page = open_page("/new/lords")
    second = page.locator(".seat").nth(1)
    second.get_by_role("button", name="Here").click()
    page.locator(".seat").first.get_by_label("Name").fill("Anna")
    second.get_by_label("Name").fill("Boris")
    second.get_by_label("PIN").fill("4711")
    page.get_by_role("button", name="Open the table").click()
    chance = random.Random(5)
    opened = {"Anna": 0, "Boris": 0}
    while min(opened.values()) < 2:
        until(page, READY)
        curtain = page.locator(".curtain")
        if not curtain.count():
            decide_by_pointer(page, chance)
            continue
        who = "Boris" if "Boris" in curtain.locator("h1").inner_text() else "Anna"
        assert page.locator(".tile").count() == 0, "a closed curtain leaves no hand in the page"
        expect(page.locator(".table[inert]")).to_have_count(1)
        if who == "Boris":
            curtain.get_by_label("PIN").fill("0000")
            curtain.get_by_role("button").click()
            expect(curtain.get_by_role("alert")).to_be_visible()
            curtain.get_by_label("PIN").fill("4711")
        curtain.get_by_role("button").click()
        expect(curtain).to_have_count(0)
        expect(page.locator(".tile").first).to_be_visible()
        opened[who] += 1


def two_browsers(open_page, at: BrowserServer) -> tuple[Page, Page]:
    """Two people at one table, the second by a link."""
    first = open_page("/new/lords", at=at)
    first.locator(".seat").nth(1).get_by_role("button", name="By link").click()
    first.get_by_role("button", name="Open the table").click()
    link = first.get_by_label("Send this link").input_value()
    second = open_page(link.removeprefix(at.url), at=at, lang="ru-RU")
    second.get_by_label("Ваше имя").fill("Борис")
    second.get_by_role("button", name="Занять место").click()
    for page in (first, second):
        page.wait_for_selector("[data-target='cell:A1']")
    return first, second


def decide_in_turn(pages: tuple[Page, Page], decisions: int) -> None:
    """Whoever is asked decides, and both hear of it."""
    chance = random.Random(6)
    for _ in range(decisions):
        mover = whoever_decides(pages)
        seen = version(mover)
        decide_by_pointer(mover, chance)
        for page in pages:
            moved_on(page, seen)


def test_two_browsers_play_each_other_to_the_end(open_page, server: BrowserServer) -> None:
    pages = two_browsers(open_page, server)
    decide_in_turn(pages, FEW_DECISIONS)
    resign(pages[0])
    for page in pages:
        expect(page.locator("dialog[open] [data-proof=true]")).to_be_visible()
        expect(page.locator("dialog[open] .headline")).to_contain_text("Борис")


def test_two_browsers_with_the_server_restarted_between(open_page, own_server: BrowserServer) -> None:
    pages = two_browsers(open_page, own_server)
    decide_in_turn(pages, 1)
    own_server.stop()
    expect(pages[0].locator(".notice.bad")).to_be_visible()
    own_server.start()
    for page in pages:
        expect(page.locator(".notice.bad")).to_have_count(0)
    decide_in_turn(pages, 1)


def whoever_decides(pages: tuple[Page, Page]) -> Page:
    """The page on which something can be chosen."""
    lit = ".table [data-lit], .acts [data-obstacle]"
    for _ in range(MOST_LOOKS):
        if found := next((page for page in pages if page.locator(lit).count()), None):
            return found
        pages[0].wait_for_timeout(POLLING)
    raise AssertionError("nobody can decide")
