"""What is shown before a move is made: warnings at the place of the click, blasts, answers, hints."""

import re

from admiral_hands import READY as AT_SEA
from admiral_hands import main_button, open_table, press
from admiral_seas import small_sea
from hands import READY, moved_on, until, version
from playwright.sync_api import Page, expect
from test_tables import play_now

FIRES = small_sea([(1, "brig", "E6"), (1, "line", "B2"), (2, "brig", "E7"), (2, "brig", "P10")], fireships=True)


def light(page: Page) -> None:
    """Chooses to make a fireship, and does not yet confirm it."""
    open_table(page, file=FIRES, level="random")
    until(page, AT_SEA)
    press(page, "unit:1B")
    page.locator(".dock [data-target='do:convert']").click()


def test_a_warning_comes_at_the_place_of_the_click_and_the_same_click_again_does_it(open_page) -> None:
    page = open_page()
    light(page)
    before = version(page)
    main_button(page).click()
    warning = page.get_by_role("alert")
    expect(warning).to_contain_text("For good: 1B fires no more and explodes next round.")
    expect(warning.locator(".rule-link").first).to_be_visible()
    expect(main_button(page)).to_have_class(re.compile("sure"))
    assert page.locator("dialog[open]").count() == 0
    page.keyboard.press("Escape")
    expect(warning).to_have_count(0)
    assert version(page) == before, "nothing is done yet"
    light_again(page)
    main_button(page).click()
    expect(warning).to_be_visible()
    main_button(page).click()
    moved_on(page, before)
    expect(warning).to_have_count(0)


def light_again(page: Page) -> None:
    press(page, "unit:1B")
    page.locator(".dock [data-target='do:convert']").click()


def test_on_a_phone_a_warning_lies_over_bar_and_prompt_and_not_over_the_board(open_page) -> None:
    page = open_page(width=360, height=640, lang="ru-RU")
    light(page)
    main_button(page).click()
    warning = page.get_by_role("alert")
    expect(warning).to_contain_text("Это навсегда")
    over, board = page.locator(".above").bounding_box(), page.locator(".board").bounding_box()
    assert over is not None
    assert board is not None
    assert over["y"] + over["height"] <= board["y"] + 1
    assert page.locator(".above").evaluate("e => e.scrollHeight <= e.clientHeight")


def test_the_blast_of_a_fireship_is_drawn_and_told_before_it_is_lit(open_page) -> None:
    page = open_page()
    light(page)
    expect(page.locator("[data-danger]")).to_have_count(9)
    expect(page.locator("[data-ahead]")).to_contain_text("3 damage to every ship there, yours too: 2B.")
    page.keyboard.press("Escape")
    expect(page.locator("[data-danger]")).to_have_count(0)


def test_a_hint_that_is_pointed_at_shows_what_it_would_do(open_page) -> None:
    page = open_page()
    play_now(page)
    until(page, READY)
    page.keyboard.press("h")
    hint = page.locator("[data-hint]").first
    hint.hover(timeout=60_000)
    expect(page.locator("[data-ahead]")).to_be_visible()
    page.mouse.move(4, 4)
    expect(page.locator("[data-ahead]")).to_have_count(0)
