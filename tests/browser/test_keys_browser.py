"""Every key of the card does what the card says, at a table and in a lesson."""

import re

from admiral_hands import READY as AT_SEA
from admiral_hands import main_button, open_table
from admiral_seas import small_sea
from hands import READY, moved_on, until, version
from playwright.sync_api import Page, expect
from test_tables import play_now


def card(page: Page) -> list[str]:
    """The keys that the card names."""
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    keys = sheet.locator("kbd").all_inner_texts()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    return keys


def test_the_keys_of_a_table(open_page) -> None:
    page = open_page()
    open_table(page, file=small_sea([(1, "line", "E6"), (1, "brig", "G3"), (2, "brig", "P10")]), level="random")
    until(page, AT_SEA)
    assert card(page) == ["Enter", "E", "N", "H", "U", "B", "F", "R", "S", "M", "K, ?", "Esc"]
    page.keyboard.press("n")
    first = page.locator(".chip").inner_text()
    page.keyboard.press("n")
    expect(page.locator(".chip")).not_to_have_text(first)
    page.keyboard.press("Escape")
    expect(page.locator(".chip")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".hints")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".hints")).to_have_count(0)
    sounds = page.get_by_role("button", name="Sounds")
    page.keyboard.press("m")
    expect(sounds).to_have_attribute("aria-pressed", "true")
    before = version(page)
    page.locator("[role=option]", has_text="G3").first.click()
    moved_on(page, before)
    moved = version(page)
    page.locator("body").press("u")
    moved_on(page, moved)
    expect(page.locator(".piece[data-target='unit:1B']")).to_have_count(1)


def test_the_keys_that_look_back_and_end_the_turn(open_page) -> None:
    page = open_page()
    open_table(page, file=small_sea([(1, "line", "E6"), (2, "brig", "P10")]), level="random")
    until(page, AT_SEA)
    before = version(page)
    page.keyboard.press("e")
    expect(main_button(page)).to_have_text("End the turn")
    page.keyboard.press("Enter")
    moved_on(page, before)
    page.keyboard.press("s")
    until(page, AT_SEA)
    page.keyboard.press("b")
    expect(page.locator(".board.past")).to_have_count(1)
    page.keyboard.press("f")
    expect(page.locator(".board.past")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.locator(".board.past")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".board.past")).to_have_count(0)
    before = version(page)
    page.keyboard.press("e")
    page.keyboard.press("e")
    moved_on(page, before)


def test_the_keys_of_a_lesson(open_page) -> None:
    page = open_page("/learn/lords/lay")
    prompt = page.locator("#prompt")
    expect(prompt).to_contain_text("Put the 4 on C6")
    assert card(page) == ["Enter", "E", "N", "H", "U", "S", "M", "K, ?", "Esc"]
    page.keyboard.press("h")
    expect(prompt).to_contain_text("Lay the 6 on C5")
    page.keyboard.press("u")
    expect(prompt).to_contain_text("Put the 4 on C6")
    page.keyboard.press("h")
    expect(prompt).to_contain_text("Lay the 6 on C5")
    page.keyboard.press("h")
    expect(page.locator(".acts .button.main")).to_have_text("Next")
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_contain_text("This lesson is done.")
    expect(page.locator(".coach a.main")).to_have_text(re.compile("^2 · "))


def test_no_text_shows_above_the_search_of_the_rules(open_page) -> None:
    page = open_page(width=390, height=664)
    play_now(page)
    until(page, READY)
    page.locator("#tab-rules").click()
    page.locator("[data-rule]").nth(3).scroll_into_view_if_needed()
    page.locator("#panel").evaluate("panel => panel.scrollBy(0, 200)")
    above = page.locator("#panel").evaluate(
        """panel => {
            const box = panel.getBoundingClientRect();
            const at = (y) => document.elementFromPoint(box.left + 60, box.top + y);
            return [1, 4, 8].every((y) => at(y)?.closest(".search"));
        }"""
    )
    assert above
