"""The plain board in a real browser: a game without a folder in web/src is played by pointer, by keys, and replayed."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hands import READY, moved_on, over, play_by_keyboard, small_controls, small_texts, version
from playwright.sync_api import Page, expect
from test_games import expect_the_end, fits
from test_words import serious

import other_views
from browser_server import BrowserServer

MOST_DECISIONS = 60  # the duel has three rounds of at most six decisions


@pytest.fixture(scope="module")
def own_games(tmp_path_factory: pytest.TempPathFactory, built_client: None) -> Iterator[BrowserServer]:
    """A server that knows the toy, as `QUARTERDECK_GAMES=toy quarterdeck serve` does."""
    running = BrowserServer(tmp_path_factory.mktemp("plain"), games="toy")
    yield running
    running.stop()


@pytest.fixture
def skiffs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, built_client: None) -> Iterator[BrowserServer]:
    """A server that knows a game whose view has all other forms."""
    other_views.write(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    running = BrowserServer(tmp_path / "data", games="skiff")
    yield running
    running.stop()


def play_now(page: Page) -> None:
    page.locator(".game", has_text=re.compile("Toy duel|Игрушечная дуэль")).locator(".button.main").click()
    page.wait_for_selector("[data-target='ship:1']")


def decide(page: Page, chance: random.Random) -> None:
    """One decision by pointer: a lit ship and the main button, or one of the buttons."""
    before = version(page)
    lit = page.locator("[data-target][data-lit]")
    if lit.count():
        lit.nth(chance.randrange(lit.count())).click()
        page.locator(".acts .button.main").click()
    else:
        buttons = page.locator(".acts [data-obstacle]")
        buttons.nth(chance.randrange(buttons.count())).click()
    moved_on(page, before)


def play_by_pointer(page: Page, seed: int) -> int:
    chance = random.Random(seed)
    for decisions in range(MOST_DECISIONS):
        page.wait_for_function(READY)
        if over(page):
            return decisions
        decide(page, chance)
    raise AssertionError("the duel does not end")


@pytest.mark.parametrize(("width", "height", "lang"), [(1280, 720, "en-GB"), (390, 664, "ru-RU")])
def test_a_whole_game_by_pointer(open_page, own_games, width: int, height: int, lang: str) -> None:
    page = open_page(width=width, height=height, lang=lang, at=own_games)
    play_now(page)
    assert fits(page)
    assert play_by_pointer(page, seed=1) >= 4
    expect_the_end(page)
    page.locator("dialog a[href^='/replay']:not([href*='?'])").click()
    expect(page.locator("[data-target='ship:2']")).to_be_visible()
    page.get_by_role("tab", name=re.compile("Log|Журнал")).click()
    expect(page.locator(".log")).to_contain_text(re.compile("Ship 1 has loaded|Корабль 1 зарядил"))


def test_a_whole_game_by_keyboard_alone(open_page, own_games) -> None:
    page = open_page(at=own_games)
    page.wait_for_selector(".game")
    for _ in range(80):  # past the games before it
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.closest('.game')?.textContent.includes('Toy duel')"):
            break
    else:
        raise AssertionError("Tab never reaches the game")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-target='ship:1']")
    assert play_by_keyboard(page, seed=3) >= 4
    expect_the_end(page)


def test_a_ship_is_chosen_by_the_keys_alone_and_another_says_why_not(open_page, own_games) -> None:
    page = open_page(at=own_games)
    play_now(page)
    page.wait_for_function(READY)
    page.get_by_role("button", name="Load light shot").first.click()
    page.wait_for_selector("[data-target='ship:2'][data-lit]")
    page.locator("[data-target='ship:1']").click()
    expect(page.locator(".bubble")).to_contain_text("Ship 1 is on your side.")
    expect(page.locator(".bubble .rule-link").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-target='ship:2']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".chip")).to_contain_text("Ship 2")
    before = version(page)
    page.keyboard.press("Enter")
    moved_on(page, before)


def test_values_of_lists_are_chosen_and_records_are_drawn(open_page, skiffs) -> None:
    page = open_page(at=skiffs)
    page.locator(".game").last.locator(".button.main").click()
    page.wait_for_function(READY)
    expect(page.locator(".group")).to_contain_text("Weather")
    expect(page.locator(".group dd")).to_have_text(["dead calm", "✓", "–"])
    expect(page.locator("dd").nth(1)).to_have_text("3, 5")
    page.get_by_role("button", name="Load light shot").first.click()
    before = version(page)
    page.locator("[data-target='boat:2'][data-lit]").click()
    expect(page.locator(".chip")).to_contain_text("Boat 2")
    page.locator("[data-target='boat:2']").click()
    moved_on(page, before)


def test_a_standing_order_is_given_and_shown(open_page, own_games) -> None:
    page = open_page(at=own_games)
    play_now(page)
    always = page.get_by_role("button", name="Use the planks at the first hit")
    always.click()
    expect(always).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("width", "height", "theme"), [(1280, 720, "day"), (390, 664, "night")])
def test_axe_finds_nothing_serious(open_page, own_games, width: int, height: int, theme: str) -> None:
    page = open_page(width=width, height=height, lang="ru-RU", at=own_games)
    page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    play_now(page)
    page.wait_for_function(READY)
    decide(page, random.Random(1))
    page.wait_for_function(READY)
    assert fits(page)
    assert small_texts(page) == []
    assert small_controls(page, ".button, [role=tab], .top button, [role=option]") == []
    assert serious(page) == []


def test_the_words_of_a_game_from_outside_change_with_the_language(open_page, own_games: BrowserServer) -> None:
    page = open_page(at=own_games, lang="ru-RU")
    card = page.locator(".game").last
    expect(card.locator("h3")).to_have_text("Игрушечная дуэль")
    page.goto("/settings")
    page.get_by_role("button", name="English", exact=True).click()
    page.goto("/")
    expect(card.locator("h3")).to_have_text("Toy duel")
    page.goto("/new/toy")
    expect(page.get_by_text("How many rounds are fired at most.")).to_be_visible()
