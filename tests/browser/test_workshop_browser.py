"""The workshop in a real browser: a scenario by pointer, one by keys alone, one on a tablet; published and played."""

import re

from hands import moved_on, over, resign, tab_to, until, version
from playwright.sync_api import Page, expect
from test_words import serious

WORKSHOP = "/workshop/admiral/scenario"
STEPS = 200  # that can be undone
FINE = "() => document.querySelector('[data-checked]')?.dataset.checked === 'fine'"
# The short file that the workshop begins with, for two rounds.
PUBLISH = """async () => {
    const ask = async (path, body) => (await fetch(path, body && { method: "POST", body: JSON.stringify(body),
        headers: { "content-type": "application/json" } })).json();
    await ask("/api/me", { name: "Anna" });
    const text = (await ask("/api/workshop/admiral/scenario")).begin
        .replace("rounds = 12", "rounds = 2").replace("My Scenario", "Two Rounds");
    await ask("/api/library/admiral/scenario", { text, licence: "CC-BY-4.0", id: "", fork_of: "", balance: "" });
}"""
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


def test_a_published_scenario_is_played_to_its_end_by_two_browsers(open_page) -> None:
    author = open_page("/workshop/admiral/scenario")
    opened(author)
    author.evaluate(PUBLISH)
    author.goto("/library")
    entry = author.locator(".entry", has_text="Two Rounds")
    assert serious(author) == []
    entry.get_by_role("button", name="With somebody, by a link").click()
    author.wait_for_url("**/table/*")
    second = open_page("/claim" + author.get_by_label("Send this link").input_value().partition("/claim")[2])
    second.get_by_role("button", name="Take the seat").click()
    pages = (author, second)
    while not all(over(page) for page in pages):
        for page in pages:
            play_shortly(page)
    for page in pages:
        expect(page.locator("dialog[open] [data-proof=true]")).to_be_visible()


def play_shortly(page: Page) -> None:
    """One decision from the list, the end of the turn where it can be had."""
    rows = page.locator("#action-list [role=option]")
    page.evaluate("() => new Promise((done) => setTimeout(done, 30))")
    if not rows.count() or over(page):
        return
    before = version(page)
    ends = rows.filter(has_text="End the turn")
    (ends if ends.count() else rows).first.click()
    moved_on(page, before)


def test_the_lesson_builds_a_scenario_step_by_step(open_page) -> None:
    page = open_page("/learn/admiral", width=1440, height=900)
    page.get_by_role("link", name=re.compile("A scenario of your own")).click()
    guide = page.locator(".guide")
    at = "data-step"
    expect(guide).to_have_attribute(at, "0")
    expect(page.locator('[data-guide][data-target="tab:texts"]')).to_be_visible()
    page.get_by_role("tab", name="Scenario").click()
    page.get_by_label("Name (en)").first.fill("Mine")
    page.get_by_label("Name (en)").first.press("Tab")
    expect(guide).to_have_attribute(at, "1")
    piece(page, "fort")
    cell(page, "A1")
    expect(guide).to_have_attribute(at, "2")
    page.locator('[data-target="owner:2"]').click()
    cell(page, "I9")
    expect(guide).to_have_attribute(at, "3")
    page.get_by_label("Mirror").check()
    page.locator('[data-target="owner:1"]').click()
    piece(page, "ship:brig")
    cell(page, "B2")
    expect(guide).to_have_attribute(at, "4")
    page.reload()
    expect(guide).to_have_attribute(at, "4")
    page.get_by_role("button", name="Show me").click()
    expect(guide).to_have_attribute(at, "5")
    piece(page, "islands:block")
    cell(page, "D4")
    expect(guide).to_have_attribute(at, "6")
    page.locator('[data-target="turn"]').click()
    expect(guide).to_have_attribute(at, "7")
    piece(page, "treasure")
    cell(page, "C7")
    cell(page, "B5")
    expect(guide).to_have_attribute(at, "9")
    piece(page, "reefs")
    cell(page, "B1")
    expect(guide).to_have_attribute(at, "10")
    expect(page.locator('[data-pin="B1"]')).to_be_visible()
    page.get_by_role("button", name=re.compile("^Undo: reef B1")).click()
    expect(guide).to_have_attribute(at, "11")
    assert serious(page) == []
    page.get_by_role("tab", name="Goals").click()
    page.get_by_role("button", name="another goal").click()
    page.get_by_label("Condition").last.select_option("deliver")
    expect(guide).to_have_attribute(at, "12")
    until(page, FINE)
    page.get_by_role("button", name="Test play").click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("link", name="Back to the workshop").click()
    expect(guide).to_have_attribute(at, "12")
    page.goto(WORKSHOP)
    expect(page.get_by_role("heading", level=1)).to_have_text("My Scenario")
    page.goto("/learn/admiral")
    expect(page.locator("[data-state=done]")).to_have_count(1)


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


def test_the_last_two_hundred_steps_are_undone_after_a_reload_and_a_second_tab_only_reads(open_page) -> None:
    page = opened(open_page(WORKSHOP, width=1440, height=900))
    piece(page, "reefs")
    page.locator('[data-target="cell:E5"]').focus()
    for _ in range(STEPS + 5):
        page.keyboard.press("Enter")
    page.reload()
    page.wait_for_selector(".stage")
    second = page.context.new_page()
    second.goto(WORKSHOP)
    second.wait_for_selector(".stage")
    page.locator('[data-target="cell:E5"]').focus()
    undo = page.locator('[data-target="undo"]')
    for _ in range(STEPS):
        expect(undo).to_be_enabled()
        page.keyboard.press("Control+z")
    expect(undo).to_be_disabled()
    expect(second.get_by_role("alert")).to_contain_text("Another tab goes on with this draft")
    second.get_by_role("button", name="Go on here").click()
    expect(second.get_by_role("alert")).to_have_count(0)
