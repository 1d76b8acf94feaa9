"""`make screenshots`: the pages as players see them, light and dark, wide and phone, both languages, into docs/img."""

import random
import tempfile
from pathlib import Path

from hands import READY, decide_by_pointer, over, play_by_keyboard, play_by_pointer
from playwright.sync_api import Browser, Page, sync_playwright

from browser_server import BrowserServer
from conftest import FLAGS, HOW, find_chromium

IMAGES = Path(__file__).parents[2] / "docs/img"
SIZES = {"wide": (1280, 720), "tablet": (1024, 768), "phone": (390, 844)}
SCHEMES = {"day": "light", "night": "dark"}
LANGUAGES = {"ru": "ru-RU", "en": "en-GB"}
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
        page.wait_for_function(READY)
        if over(page):
            return
        decide_by_pointer(page, chance)
    page.wait_for_function(READY)
    for _ in range(40):  # on to a moment where a ship and a cell are to be chosen
        if page.locator("[data-target^='hand:'][data-lit]").count() or over(page):
            break
        decide_by_pointer(page, chance)
        page.wait_for_function(READY)
    if page.locator("[data-target^='hand:'][data-lit]").count():
        page.locator("[data-target^='hand:'][data-lit]").last.click()
        page.locator("[data-target^='cell:'][data-lit]").last.click()


def shoot(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    page.screenshot(path=IMAGES / f"{name}.png")


def take(browser: Browser, url: str) -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
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
        page.wait_for_function(READY)
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


if __name__ == "__main__":
    chromium = find_chromium()
    if not chromium:
        raise SystemExit(HOW)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = BrowserServer(Path(folder))
        try:
            take(playwright.chromium.launch(executable_path=chromium, args=list(FLAGS)), server.url)
        finally:
            server.stop()
