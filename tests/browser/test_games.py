"""Whole games in a real browser: by pointer, by keyboard alone, on a phone; hot-seat; two browsers."""

import random
import re

import pytest
from hands import (
    READY,
    decide_by_pointer,
    moved_on,
    over,
    play_by_keyboard,
    play_by_pointer,
    small_controls,
    small_texts,
    tab_to,
    version,
)
from playwright.sync_api import Page, expect

from browser_server import BrowserServer


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


def test_a_whole_game_against_a_bot_by_pointer(open_page) -> None:
    page = open_page()
    play_now(page)
    assert fits(page)
    assert play_by_pointer(page, seed=1) >= 16
    expect_the_end(page)


def test_a_whole_game_with_animations(open_page) -> None:
    page = open_page(moving=True)
    page.evaluate("localStorage.setItem('quarterdeck-settings', JSON.stringify({ speed: 'fast', lang: 'en' }))")
    page.reload()
    play_now(page)
    assert play_by_pointer(page, seed=2) >= 16
    expect_the_end(page)


def test_a_whole_game_by_keyboard_only(open_page) -> None:
    page = open_page()
    tab_to(page, ".game .button.main")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-target='cell:A1']")
    assert play_by_keyboard(page, seed=3) >= 16
    expect_the_end(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_whole_game_on_a_phone(open_page) -> None:
    page = open_page(width=390, height=844, lang="ru-RU")
    play_now(page)
    assert fits(page)
    assert play_by_pointer(page, seed=4) >= 16
    expect_the_end(page)


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1024, 768), (390, 844)])
def test_nothing_scrolls_and_nothing_is_small(open_page, width: int, height: int) -> None:
    page = open_page(width=width, height=height, lang="ru-RU")
    play_now(page)
    page.wait_for_function(READY)
    assert fits(page)
    assert small_texts(page) == []
    assert small_controls(page, ".button, [role=tab], .tile, .table a, .top button, [role=option]") == []


def test_a_click_on_anything_else_says_why_not_and_covers_nothing_legal(open_page) -> None:
    page = open_page()
    play_now(page)
    page.wait_for_function(READY)
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
    page.wait_for_function(READY)
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
        page.wait_for_function(READY)
        curtain = page.locator(".curtain")
        if not curtain.count():
            decide_by_pointer(page, chance)
            continue
        who = "Boris" if "Boris" in curtain.locator("h1").inner_text() else "Anna"
        assert page.locator(".tile").count() == 0, "a closed curtain leaves no hand in the page"
        if who == "Boris":
            curtain.get_by_label("PIN").fill("0000")
            curtain.get_by_role("button").click()
            expect(curtain.get_by_role("alert")).to_be_visible()
            curtain.get_by_label("PIN").fill("4711")
        curtain.get_by_role("button").click()
        expect(curtain).to_have_count(0)
        expect(page.locator(".tile").first).to_be_visible()
        opened[who] += 1


def test_two_browsers_with_the_server_restarted_between(open_page, own_server: BrowserServer) -> None:
    first = open_page("/new/lords", at=own_server)
    first.locator(".seat").nth(1).get_by_role("button", name="By link").click()
    first.get_by_role("button", name="Open the table").click()
    link = first.get_by_label("Send this link").input_value()
    second = open_page(link.removeprefix(own_server.url), at=own_server, lang="ru-RU")
    second.get_by_label("Ваше имя").fill("Борис")
    second.get_by_role("button", name="Занять место").click()
    pages, chance = (first, second), random.Random(6)
    for page in pages:
        page.wait_for_selector("[data-target='cell:A1']")
    for turn in range(400):
        if all(over(page) for page in pages):
            break
        if turn == 12:
            own_server.stop()
            expect(first.locator(".notice.bad")).to_be_visible()
            own_server.start()
            for page in pages:
                expect(page.locator(".notice.bad")).to_have_count(0)
        first.wait_for_function("() => true")
        mover = next((page for page in pages if page.locator(".table [data-lit], .acts [data-obstacle]").count()), None)
        if mover is None:
            continue
        seen = version(mover)
        decide_by_pointer(mover, chance)
        for page in pages:
            moved_on(page, seen)
    for page in pages:
        expect_the_end(page)
