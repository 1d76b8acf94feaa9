"""Draws the page's icons and the pictures of links from our own drawings: `.venv/bin/python web/pictures.py`.

Needs a Chromium and a server that runs; the pictures are kept beside the page, so that nobody else needs either.
"""

import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parent / "public"
ICONS = (("icon-192.png", 192, 0), ("icon-512.png", 512, 0), ("icon-mask.png", 512, 56))
WIDTH, HEIGHT = 1200, 630  # what messengers show without cutting


def icons(page: Page) -> None:
    """The mark in the sizes that phones ask for; a mask may cut a tenth off every side."""
    mark = (PUBLIC / "icon.svg").read_text()
    for name, size, edge in ICONS:
        page.set_viewport_size({"width": size, "height": size})
        ground = "#16303f" if edge else "transparent"
        style = f"margin:0;background:{ground};padding:{edge}px;box-sizing:border-box"
        page.set_content(f'<body style="{style}">{mark.replace("<svg ", "<svg style=display:block ", 1)}</body>')
        page.screenshot(path=PUBLIC / name, omit_background=not edge)


def previews(page: Page, url: str) -> None:
    """A picture of each game as the home page draws it, and one of all for what has none."""
    page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    page.goto(url)
    page.wait_for_selector(".game .art svg")
    games = [game["id"] for game in page.request.get(f"{url}/api/games").json()["games"]]
    (PUBLIC / "preview").mkdir(exist_ok=True)
    for number, game in enumerate(games):
        page.goto(url)
        page.wait_for_selector(".game .art svg")
        page.evaluate(
            """(number) => {
                const svg = document.querySelectorAll(".game .art svg")[number];
                svg.setAttribute("viewBox", "0 0 320 170");
                svg.setAttribute("style", "position:fixed;inset:0;width:100vw;height:100vh;z-index:99");
                document.querySelector(".page").append(svg.parentElement);
                document.querySelector(".page").style.overflow = "visible";
            }""",
            number,
        )
        page.screenshot(path=PUBLIC / "preview" / f"{game}.png")
    mark = (PUBLIC / "icon.svg").read_text().replace("<svg ", '<svg style="width:260px" ', 1)
    style = f"margin:0;height:{HEIGHT}px;background:#f5f0e3;color:#16303f;display:flex;gap:60px;"
    style += "align-items:center;justify-content:center"
    page.set_content(f'<body style="{style}">{mark}<h1 style="font:600 110px serif">Quarterdeck</h1></body>')
    page.screenshot(path=PUBLIC / "preview" / "quarterdeck.png")


def main(url: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_context(reduced_motion="reduce", color_scheme="light").new_page()
        icons(page)
        previews(page, url)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8020")
