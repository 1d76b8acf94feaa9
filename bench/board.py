"""From the click on "Play now" to a board that can be played, for each game: `make bench`, on a quiet machine.

The median of several clicks, each by a guest who was never here: nothing is cached.
"""

import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from browser_server import BrowserServer
from conftest import FLAGS, HOW, NO_COACH, find_chromium
from quarterdeck import games
from quarterdeck.i18n import say

CLICKS = 5
MOST = 1.0  # seconds: the bar
BOARD = """() => document.querySelector(".table [data-lit], .acts [data-obstacle], .dial, .briefing")"""


def measure(browser: Browser, url: str, game: str) -> float:
    """Seconds from one click to the board."""
    context = browser.new_context(base_url=url, viewport={"width": 1280, "height": 720}, locale="en-GB")
    context.add_init_script(NO_COACH)
    page = context.new_page()
    page.goto("/", wait_until="networkidle")
    button = page.get_by_role("button", name=f"Play now: {game}", exact=True)
    button.wait_for()
    began = time.perf_counter()
    button.click()
    page.wait_for_function(BOARD)
    took = time.perf_counter() - began
    context.close()
    return took


def main() -> int:
    path = find_chromium()
    if not path:
        print(HOW)
        return 0
    slow = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = BrowserServer(Path(folder))
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        for game in games.find_all():
            name = say("en", game, "game-name")
            taken = statistics.median(measure(browser, server.url, name) for _ in range(CLICKS))
            slow += taken > MOST
            print(f"click to board  {name:22} {taken * 1000:6.0f} ms{'  over a second' if taken > MOST else ''}")
        browser.close()
        server.stop()
    return min(slow, 1)


if __name__ == "__main__":
    raise SystemExit(main())
