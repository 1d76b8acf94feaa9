"""Age of Sail in a real browser: whole scenarios, the end of a battle, a phone, keys alone, nothing small, axe."""

import json
import re
from pathlib import Path

import pytest
from hands import insist, moved_on, tab_to, until, version
from playwright.sync_api import Page, expect
from sail_hands import (
    LATE,
    WAITING,
    open_table,
    sail_by_keyboard,
    sail_to_the_end,
    settle,
    to_stations,
    to_the_enemy,
    to_the_fort,
)
from sail_tables import CLOSE, HARBOUR, expect_phase, is_at, press, sit_down, steady
from test_games import fits
from test_words import serious

from quarterdeck.games import find

SMALL_TEXT = """() => [...document.querySelectorAll("body *")].filter((e) => e.checkVisibility() && !e.closest("svg")
    && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())
    && parseFloat(getComputedStyle(e).fontSize) < 13).map((e) => e.outerHTML.slice(0, 80))"""
SMALL_TARGETS = """() => [...document.querySelectorAll(".button, [role=tab], .tile, .tool, .option, .segments button")]
    .filter((e) => { const box = e.getBoundingClientRect();
        return e.checkVisibility() && (box.height < 43.5 || box.width < 43.5) })
    .map((e) => e.outerHTML.slice(0, 80))"""


def expect_the_end(page: Page) -> None:
    """Who won and how, what everybody has left, dice verified by this browser, ways on."""
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("[data-proof=true]")).to_be_visible()
    expect(dialog.get_by_role("button", name=re.compile("Rematch|Реванш"))).to_be_visible()
    expect(dialog.locator("section.won")).to_have_count(1)
    expect(dialog.locator("section.won li b").first).to_contain_text(re.compile("mast|gun|мачт|пуш"))
    expect(dialog.locator(".total")).to_have_count(0)


def expect_the_replay(page: Page) -> None:
    """The whole game again, step by step, from its end to its beginning."""
    page.locator("dialog a[href^='/replay']:not([href*='?'])").click()
    page.wait_for_selector(".chart")
    expect(page.locator("section.won")).to_be_visible()
    assert page.locator("figure").count() == 0, "there are no points to draw"
    last = page.locator("[data-ship]").count()
    assert 1 <= last <= 4
    page.get_by_role("slider").press("Home")
    expect(page.locator("[data-ship]")).to_have_count(4)
    page.get_by_role("button", name="One move on").click()
    expect(page).to_have_url(re.compile("at=1&"))


def begin(page: Page) -> None:
    """The first ship begins to act."""
    settle(page)
    before = version(page)
    page.locator("[data-target^='cell:'][data-lit]").first.click()
    moved_on(page, before)


def test_pirates_whole_by_pointer(open_page) -> None:
    page = open_page()
    open_table(page, "pirates")
    assert fits(page)
    assert sail_to_the_end(page, to_the_fort) >= 4
    expect_the_end(page)


def test_the_last_rounds_of_a_battle_against_a_bot(open_page, tmp_path: Path) -> None:
    page = open_page()
    open_table(page, "battle", LATE, tmp_path)
    assert sail_to_the_end(page, to_the_enemy) >= 4
    expect_the_end(page)
    expect(page.locator("dialog[open]")).to_contain_text("no other fleet is left")
    expect_the_replay(page)


def test_the_last_rounds_with_animations_on_a_phone(open_page, tmp_path: Path) -> None:
    page = open_page(width=390, height=844, lang="ru-RU", moving=True)
    page.evaluate("localStorage.setItem('quarterdeck-settings', JSON.stringify({ speed: 'fast', lang: 'ru' }))")
    open_table(page, "battle", LATE, tmp_path)
    assert fits(page)
    assert sail_to_the_end(page, to_the_enemy) >= 4
    expect_the_end(page)


def test_pirate_hunt_by_keyboard_only(open_page) -> None:
    page = open_page("/new/sail")
    page.wait_for_selector("select:has(option[value='hunt'])")
    tab_to(page, "select:has(option[value='hunt'])")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    tab_to(page, ".go .button.main")
    page.keyboard.press("Enter")
    until(page, WAITING)
    tab_to(page, ".notice .button")
    page.keyboard.press("Enter")
    expect(page.locator(".notice")).to_have_count(0)
    wanted = ("salvo", "shot", "begin with", "ahead", "to the next", "sail on", "north-west", "west", "north")
    assert sail_by_keyboard(page, wanted) >= 4
    expect_the_end(page)


def test_a_course_is_laid_by_dragging_the_ship(open_page) -> None:
    page = open_page()
    open_table(page, "hunt")
    begin(page)
    expect(page.locator("[data-target^='way:']").first).to_be_visible()
    ship = page.locator("[data-ship]:has(> .acting)").bounding_box()
    way = page.locator("[data-target^='way:']").last
    cell, box = way.get_attribute("data-cell"), way.bounding_box()
    assert ship
    assert box
    before = version(page)
    page.mouse.move(ship["x"] + ship["width"] / 2, ship["y"] + ship["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
    expect(page.locator(".ghost").first).to_be_attached()
    page.mouse.up()
    moved_on(page, before)
    expect(page.locator(f"[data-ship='{cell}'][data-seat='0']")).to_have_count(1)


def test_a_petal_of_the_rose_turns_the_ship_on_the_spot_and_undo_turns_it_back(open_page) -> None:
    page = open_page()
    sit_down(page, CLOSE, steady(4))
    press(page, "[data-target='cell:F8'][data-lit]")
    press(page, ".rail [data-target='helm:N']")
    is_at(page, "F8", 0)
    expect_phase(page, "fight")
    press(page, ".acts [aria-label='Take back']")
    expect_phase(page, "open")
    expect(page.locator(".rail [data-target='helm:N']")).to_be_visible()


def test_a_click_elsewhere_says_why_not(open_page) -> None:
    page = open_page()
    open_table(page, "battle")
    settle(page)
    enemy = page.locator("[data-ship]:not([data-seat='0'])").first.bounding_box()
    assert enemy
    page.mouse.click(enemy["x"] + enemy["width"] / 2, enemy["y"] + enemy["height"] / 2)
    expect(page.locator(".bubble .rule-link").first).to_be_visible()


def test_standing_orders_are_given_at_any_time(open_page) -> None:
    page = open_page()
    open_table(page, "battle")
    settle(page)
    page.locator("summary").click()
    before = version(page)
    page.get_by_role("button", name="Replies: never").click()
    moved_on(page, before)
    expect(page.get_by_role("button", name="Replies: never")).to_have_attribute("aria-pressed", "true")


def test_what_one_has_ordered_the_other_never_hears(open_page) -> None:
    heard: list[str] = []
    first = open_page("/new/sail")
    first.locator(".seat").nth(1).get_by_role("button", name="By link").click()
    first.get_by_label(re.compile("^Situation cards")).uncheck()
    first.get_by_role("button", name="Open the table").click()
    link = first.get_by_label("Send this link").input_value()
    first.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    second = open_page(link[link.index("/", len("https://")) :])
    second.get_by_label("Your name").fill("Boris")
    second.get_by_role("button", name="Take the seat").click()
    first.reload()
    for page in (first, second):
        page.wait_for_selector(".notice")
        page.locator(".notice .button").click()
        page.locator("summary").click()
    ask = first.get_by_role("button", name="Replies: ask me")
    expect(ask).to_have_attribute("aria-pressed", "true")
    heard.clear()
    before = version(second)
    second.get_by_role("button", name="Replies: never").click()
    moved_on(second, before)
    expect(second.get_by_role("button", name="Replies: never")).to_have_attribute("aria-pressed", "true")
    ends = "End the turn"
    until(first, "() => document.querySelector('.chart').dataset.phase === 'command'")
    mover = next(page for page in (first, second) if page.get_by_role("button", name=ends).count())
    before = version(first)
    insist(mover, mover.get_by_role("button", name=ends))
    moved_on(first, before)
    expect(ask).to_have_attribute("aria-pressed", "true")
    states = [json.loads(frame) for frame in heard if '"orders"' in frame]
    assert states
    assert all(order["given"] == order["kind"].endswith("-ask") for state in states for order in state["orders"])
    assert not any("never" in frame for frame in heard if '"orders"' not in frame)


def test_a_defender_builds_his_island_and_an_attacker_lines_up(open_page) -> None:
    page = open_page()
    open_table(page, "assault")
    until(page, WAITING)
    for cell in ("G7", "H7", "I7"):
        before = version(page)
        page.locator(f"[data-target='cell:{cell}']").click()
        page.locator(".acts .button.main, .float .option").first.click()
        moved_on(page, before)
    assert page.locator(".works").count() == 1
    expect(page.locator("[data-target='cell:J7'][data-lit]")).to_be_visible()


def test_sixteen_players_on_a_board_of_32_cells(open_page) -> None:
    page = open_page("/new/sail", width=1024, height=768)
    page.locator(".segments button", has_text=re.compile("^16$")).click()
    page.locator(".go .button.main").click()
    to_stations(page)
    assert fits(page)
    seen = page.locator(".overview .seen")
    at = str(seen.get_attribute("x"))
    page.locator(".overview").click(position={"x": 50, "y": 50})
    expect(seen).not_to_have_attribute("x", at)
    page.locator(".overview").click(position={"x": 50, "y": 50})
    expect(seen).to_have_count(0)
    assert page.locator("[data-ship]").count() > 40
    page.set_viewport_size({"width": 1280, "height": 720})
    page.get_by_role("button", name="Zoom in").click()
    page.get_by_role("button", name="The whole board").click()
    expect(page.get_by_role("button", name="The whole board")).to_be_disabled()


@pytest.mark.parametrize(("width", "height", "lang"), [(1280, 720, "ru-RU"), (1024, 768, "en-GB"), (390, 844, "ru-RU")])
def test_nothing_scrolls_and_nothing_is_small(open_page, width: int, height: int, lang: str) -> None:
    page = open_page(width=width, height=height, lang=lang)
    open_table(page, "hunt")
    begin(page)
    assert fits(page)
    assert page.evaluate(SMALL_TEXT) == []
    assert page.evaluate(SMALL_TARGETS) == []
    told = page.locator("body").inner_text()
    assert not re.search(r"\b(web|event|action|prompt|reason|error|board|order|odds|hull|seat)-[a-z]", told), told


@pytest.mark.parametrize(("scheme", "width", "height"), [("light", 1280, 720), ("dark", 1280, 720), ("dark", 390, 844)])
def test_axe_finds_nothing_serious(open_page, scheme: str, width: int, height: int) -> None:
    page = open_page(width=width, height=height, scheme=scheme)
    page.goto("/new/sail")
    page.wait_for_selector(".seat")
    page.locator("select:has(option[value='pirates'])").select_option("battle")
    page.locator(".go .button.main").click()
    page.wait_for_selector(".notice")
    assert serious(page) == []
    to_stations(page)
    begin(page)
    assert serious(page) == []
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert serious(page) == []


def test_a_deck_of_the_owners_is_chosen_at_set_up_and_played_with(open_page, tmp_path: Path) -> None:
    page: Page = open_page()
    page.goto("/new/sail")
    deck = tmp_path / "deck.toml"
    deck.write_text(find("sail").data("new-deck.toml"), "utf-8")
    page.get_by_label("Deck", exact=True).set_input_files(deck)
    page.locator(".go .button.main").click()
    to_stations(page)
    expect(page.get_by_text(re.compile("Two carpenters|Council of war")).first).to_be_visible()


def test_the_card_of_keys_and_a_warning_are_accessible(open_page) -> None:
    page = open_page()
    sit_down(page, HARBOUR, steady(4))
    page.keyboard.press("k")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="End the turn").click()
    expect(page.locator("[data-warning='warning-idle']")).to_be_visible()
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("[data-warning]")).to_have_count(0)
