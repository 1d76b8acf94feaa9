"""`make screenshots`: the pages as players see them, light and dark, wide and phone, both languages, into docs/img.

`python tests/browser/screenshots.py fleet admiral` takes those of some games only.
"""

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import admiral_hands
import sail_tables
import test_fleet_browser as fleet
from admiral_seas import SHOALS
from hands import READY, decide_by_pointer, over, play_by_keyboard, play_by_pointer, until
from playwright.sync_api import Browser, Page, sync_playwright

from browser_server import BrowserServer
from conftest import FLAGS, HOW, find_chromium

IMAGES = Path(__file__).parents[2] / "docs/img"
SIZES = {"wide": (1280, 720), "tablet": (1024, 768), "phone": (390, 844)}
SCHEMES = {"day": "light", "night": "dark"}
LANGUAGES = {"ru": "ru-RU", "en": "en-GB"}
MAKE_SHOALS = """async (scenario) => {
    const post = async (path, body) => (await fetch(path, { method: "POST", body: JSON.stringify(body),
        headers: { "content-type": "application/json" } })).json();
    await post("/api/me", {});
    const seats = [{ kind: "here" }, { kind: "bot", level: "greedy" }];
    return (await post("/api/tables", { game: "admiral", seats, files: { scenario } })).id;
}"""
FLEET_DECISIONS = 36  # about the fourth round: licences, boats and fish on the sheet
DECISIONS = 26  # about the eleventh turn: enough on the sea to see what the game is


def opened(browser: Browser, url: str, size: str, scheme: str, lang: str) -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=url,
        viewport={"width": width, "height": height},
        locale=LANGUAGES[lang],
        color_scheme="dark" if scheme == "night" else "light",
        reduced_motion="reduce",
        has_touch=size == "phone",
    )
    return context.new_page()


def begin(page: Page, chance: random.Random) -> None:
    """A game against the bot, to the middle, with a move half chosen."""
    page.goto("/")
    page.locator(".game .button.main").first.click()
    for _ in range(DECISIONS):
        until(page, READY)
        if over(page):
            return
        decide_by_pointer(page, chance)
    until(page, READY)
    for _ in range(40):  # on to a moment where a ship and a cell are to be chosen
        if page.locator("[data-target^='hand:'][data-lit]").count() or over(page):
            break
        decide_by_pointer(page, chance)
        until(page, READY)
    if page.locator("[data-target^='hand:'][data-lit]").count():
        page.locator("[data-target^='hand:'][data-lit]").last.click()
        page.locator("[data-target^='cell:'][data-lit]").last.click()


def shoot(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    page.screenshot(path=IMAGES / f"{name}.png")


def begin_fleet(page: Page) -> None:
    """A game of three against bots, in its middle, with something chosen."""
    page.goto("/")
    fleet.sit_down(page, seats=3)
    chance = random.Random(7)
    for _ in range(FLEET_DECISIONS):
        until(page, fleet.READY)
        fleet.decide(page, chance)
    until(page, fleet.READY)
    if page.locator(".fleet [data-lit]:visible").count():
        page.locator(".fleet [data-lit]:visible").first.click()


def begin_admiral(page: Page) -> None:
    """Pearl Shoals in its ninth round: a salvo by two being weighed."""
    page.goto("/")
    page.goto(f"/table/{page.evaluate(MAKE_SHOALS, SHOALS)}")
    page.locator(".briefing .button.main").click()
    until(page, admiral_hands.READY)
    admiral_hands.press(page, "unit:L1")
    page.wait_for_selector("[data-blocked]", state="attached")
    admiral_hands.press(page, "unit:G2")
    page.locator("[data-mate='F1:1']").click()
    page.wait_for_selector(".acts .button.main .chance")


def take_game(browser: Browser, url: str, game: str, begin_game: Callable[[Page], None]) -> None:
    """One moment of a game in every size, by day and by night, in both languages."""
    for lang in LANGUAGES:
        for scheme in SCHEMES:
            for size in SIZES:
                page = opened(browser, url, size, scheme, lang)
                begin_game(page)
                shoot(page, f"{game}-{size}-{scheme}-{lang}")
                page.context.close()


def take_fleet(browser: Browser, url: str) -> None:
    take_game(browser, url, "fleet", begin_fleet)


def take_admiral(browser: Browser, url: str) -> None:
    take_game(browser, url, "admiral", begin_admiral)


def begin_sail(page: Page) -> None:
    """Two squadrons in close quarters: a frigate's salvo being weighed."""
    page.goto("/")
    page.wait_for_selector(".game")
    sail_tables.sit_down(page, sail_tables.CLOSE, sail_tables.FRESH)
    sail_tables.press(page, "[data-target='cell:F8'][data-lit]")
    sail_tables.press(page, "[data-target='helm:SE']")
    page.locator("[data-target='aim:G7']").click()
    page.wait_for_selector(".float .option")


def take_sail(browser: Browser, url: str) -> None:
    take_game(browser, url, "sail", begin_sail)


def take_lords(browser: Browser, url: str) -> None:
    for lang in LANGUAGES:
        for scheme in SCHEMES:
            for size in SIZES:
                page = opened(browser, url, size, scheme, lang)
                if size != "tablet":
                    page.goto("/")
                    page.wait_for_selector(".game .button.main")
                    shoot(page, f"home-{size}-{scheme}-{lang}")
                begin(page, random.Random(21))
                shoot(page, f"lords-{size}-{scheme}-{lang}")
                page.context.close()
        page = opened(browser, url, "wide", "day", lang)
        page.goto("/new/lords")
        page.wait_for_selector(".seat")
        shoot(page, f"setup-wide-day-{lang}")
        page.goto("/")
        page.locator(".game .button.main").first.click()
        until(page, READY)
        play_by_keyboard(page, seed=22)
        page.wait_for_selector("[data-proof=true]")
        shoot(page, f"end-wide-day-{lang}")
        page.locator("dialog a[href^='/replay']").click()
        page.wait_for_selector("figure svg")
        shoot(page, f"replay-wide-day-{lang}")
        page.context.close()
        page = opened(browser, url, "phone", "day", lang)
        page.goto("/")
        page.locator(".game .button.main").first.click()
        play_by_pointer(page, seed=23)
        page.wait_for_selector("[data-proof=true]")
        shoot(page, f"end-phone-day-{lang}")
        page.context.close()


TAKERS = {"lords": take_lords, "fleet": take_fleet, "admiral": take_admiral, "sail": take_sail}


if __name__ == "__main__":
    chromium = find_chromium()
    if not chromium:
        raise SystemExit(HOW)
    IMAGES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        for game in sys.argv[1:] or TAKERS:
            with tempfile.TemporaryDirectory() as folder:
                server = BrowserServer(Path(folder))
                try:
                    TAKERS[game](launched, server.url)
                finally:
                    server.stop()
