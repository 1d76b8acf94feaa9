"""`make screenshots`: every picture that README and docs show, taken anew into docs/img.

`python tests/browser/screenshots.py home-phone-night-ru` takes any other: moment, size, time of day, language.
"""

import random
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import admiral_hands
import sail_tables
import test_fleet_browser as fleet
import test_plain_browser as plain
from admiral_seas import SHOALS
from hands import READY, decide_by_pointer, over, play_by_pointer, until
from playwright.sync_api import Browser, Page, sync_playwright

from browser_server import BrowserServer
from conftest import FLAGS, HOW, NO_COACH, find_chromium

ROOT = Path(__file__).parents[2]
IMAGES = ROOT / "docs/img"
SIZES = {"wide": (1280, 720), "tablet": (1024, 768), "phone": (390, 844)}
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


def shown() -> list[str]:
    """The pictures of all pages, each by its name."""
    pages = [*ROOT.glob("README*.md"), *(ROOT / "docs").glob("*.md")]
    found = [re.findall(r"img/([\w-]+)\.png", page.read_text("utf-8")) for page in pages]
    return sorted({name for names in found for name in names})


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
    context.add_init_script(NO_COACH)
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
    admiral_hands.press(page, "unit:1L")
    page.wait_for_selector("[data-blocked]", state="attached")
    admiral_hands.press(page, "unit:2G")
    page.locator("[data-mate='1F:1']").click()
    page.wait_for_selector(".acts .button.main .chance")


def begin_sail(page: Page) -> None:
    """Two squadrons in close quarters: a frigate's salvo being weighed."""
    page.goto("/")
    page.wait_for_selector(".game")
    sail_tables.sit_down(page, sail_tables.CLOSE, sail_tables.FRESH)
    sail_tables.press(page, "[data-target='cell:F8'][data-lit]")
    sail_tables.press(page, "[data-target='helm:SE']")
    page.locator("[data-target='aim:G7']").click()
    page.wait_for_selector(".float .option")


def begin_home(page: Page) -> None:
    """The first page."""
    page.goto("/")
    page.wait_for_selector(".game .button.main")


def begin_toy(page: Page) -> None:
    """A game without a board of its own, on the plain one: a ship to fire at is chosen."""
    page.goto("/")
    plain.play_now(page)
    until(page, READY)
    page.locator(".acts [data-obstacle]").first.click()
    page.locator("[data-target][data-lit]").first.click()


def begin_end(page: Page) -> None:
    """Every point itemised, the dice proven."""
    page.goto("/")
    page.locator(".game .button.main").first.click()
    play_by_pointer(page, seed=23)
    page.wait_for_selector("[data-proof=true]")


MOMENTS: dict[str, Callable[[Page], None]] = {
    "home": begin_home,
    "lords": lambda page: begin(page, random.Random(21)),
    "end": begin_end,
    "fleet": begin_fleet,
    "admiral": begin_admiral,
    "sail": begin_sail,
    "toy": begin_toy,
}


def take(browser: Browser, url: str, name: str) -> None:
    """One picture: its moment, size, time of day and language are its name."""
    moment, size, scheme, lang = name.split("-")
    page = opened(browser, url, size, scheme, lang)
    MOMENTS[moment](page)
    shoot(page, name)
    page.context.close()


if __name__ == "__main__":
    chromium = find_chromium()
    if not chromium:
        raise SystemExit(HOW)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        launched = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        server = BrowserServer(Path(folder), games="toy")
        try:
            for name in sys.argv[1:] or shown():
                print(name, flush=True)
                take(launched, server.url, name)
        finally:
            server.stop()
