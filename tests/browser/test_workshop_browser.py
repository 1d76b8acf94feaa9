"""The workshop in a real browser: a scenario by pointer, one by keys alone, one on a tablet; published and played."""

import re

from hands import resign, tab_to, until
from playwright.sync_api import Page, expect

WORKSHOP = "/workshop/admiral/scenario"
FINE = "() => document.querySelector('[data-checked]')?.dataset.checked === 'fine'"
WRONG = "() => document.querySelector('[data-checked]')?.dataset.checked === 'wrong'"


def opened(page: Page) -> Page:
    until(page, FINE)
    return page


def piece(page: Page, tool: str) -> None:
    page.locator(f'[data-target="tool:{tool}"]').click()


def cell(page: Page, name: str) -> None:
    page.locator(f'[data-target="cell:{name}"]').click()


def test_a_scenario_by_pointer_is_weighed_published_and_played_to_its_end_by_two(open_page) -> None:
    page = opened(open_page(WORKSHOP, width=1440, height=900))
    page.get_by_role("tab", name="Scenario").click()
    page.get_by_label("Name (en)").first.fill("By Pointer")
    page.get_by_label("Name (en)").first.press("Tab")
    expect(page.get_by_role("heading", level=1)).to_have_text("By Pointer")
    page.get_by_role("tab", name="Goals").click()
    page.get_by_label("Rounds").last.fill("1")
    page.get_by_label("Rounds").last.press("Tab")
    piece(page, "reefs")
    cell(page, "B1")  # the port of A1
    until(page, WRONG)
    expect(page.locator('[data-pin="B1"]')).to_be_visible()
    page.get_by_role("button", name=re.compile("^Undo: reef B1")).click()
    until(page, FINE)
    piece(page, "ship:brig")
    cell(page, "C3")
    until(page, FINE)
    page.reload()
    opened(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("By Pointer")
    expect(page.get_by_role("button", name=re.compile("^Undo: brig C3"))).to_be_enabled()
    page.get_by_role("button", name="Balance").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.locator('[data-state="done"]')).to_contain_text("100 of 100")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Publish").click()
    page.get_by_label("Author").fill("Anna")
    page.locator("form").get_by_role("button", name="Publish").click()
    page.get_by_role("link", name="Library").click()
    expect(page.get_by_role("heading", name="By Pointer")).to_be_visible()
    expect(page.get_by_text("100 games of bots")).to_be_visible()
    page.go_back()
    opened(page)
    page.get_by_role("button", name="Test play").click()
    page.get_by_label("Against").select_option("link")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("link", name="Back to the workshop")).to_be_visible()
    second = open_page("/claim" + page.get_by_label("Send this link").input_value().partition("/claim")[2])
    second.get_by_role("button", name="Take the seat").click()
    for seen in (page, second):
        expect(seen.locator("[data-target='cell:A1']")).to_be_attached()
    resign(second)
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
    page.get_by_role("button", name="Close").first.click()
    page.get_by_role("link", name="Back to the workshop").click()
    opened(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("By Pointer")


def test_a_scenario_by_keys_alone(open_page) -> None:
    page = opened(open_page(WORKSHOP, width=1440, height=900))
    press = page.keyboard.press
    tab_to(page, '[data-target="tool:islands:block"]')
    press("Enter")
    tab_to(page, '.cell[tabindex="0"]')
    for key in ("ArrowUp",) * 6 + ("ArrowRight",) * 2:
        press(key)
    press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Undo: 3 × 3 C7"))).to_be_attached()
    until(page, FINE)
    press("r")
    expect(page.get_by_role("button", name=re.compile("^Undo: turn C7"))).to_be_attached()
    press("Shift+ArrowRight")
    expect(page.get_by_role("button", name=re.compile("^Undo: move to D7"))).to_be_attached()
    press("Delete")
    expect(page.get_by_role("button", name=re.compile("^Undo: remove D7"))).to_be_attached()
    press("Control+z")
    expect(page.get_by_role("button", name=re.compile("^Do again: remove D7"))).to_be_enabled()
    until(page, FINE)
    press("Escape")
    tab_to(page, '[data-target="tool:reefs"]')
    press("Enter")
    tab_to(page, '.cell[tabindex="0"]')
    for _ in range(9):
        press("ArrowDown")
    for _ in range(4):
        press("ArrowLeft")
    press("ArrowRight")
    press("Enter")
    until(page, WRONG)
    press("F8")
    until(page, "() => document.activeElement.dataset.target === 'cell:B1'")


def test_a_scenario_on_a_tablet_goes_by_link_and_by_file(open_page) -> None:
    page = opened(open_page(WORKSHOP, width=1024, height=768, lang="ru-RU"))
    piece(page, "treasure")
    cell(page, "D4")
    until(page, FINE)
    page.get_by_role("button", name="Ссылка").click()
    address = page.get_by_role("dialog").get_by_role("textbox").input_value()
    other = opened(open_page("/" + address.split("/", 3)[3], width=390, height=844))
    other.get_by_role("button", name="File", exact=True).click()
    text = other.get_by_role("textbox", name="File").input_value()
    assert '"D4"' in text
    page.get_by_role("button", name="Закрыть").click()
    page.get_by_role("tab", name="Файл").click()
    assert page.get_by_role("textbox", name="Файл").input_value() == text
