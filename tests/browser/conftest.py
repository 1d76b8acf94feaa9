"""A real Chromium against a real server, one of each for all tests of a process."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from browser_server import BrowserServer

ROOT = Path(__file__).parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome")
# As root there is no sandbox; without the rest Chromium calls home at every start.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
HOW = "no Chromium here: `apt-get install chromium`, or put chromium, chromium-browser or google-chrome on the PATH"

NO_COACH = """localStorage.setItem("quarterdeck-coach", '{"coaching": "off"}')"""
# A page that waits for every click; what was stored is left as it is.
PATIENT = """if (location.protocol === "http:" && !localStorage.getItem("quarterdeck-settings"))
    localStorage.setItem("quarterdeck-settings", '{"forced": false}')"""

expect.set_options(timeout=30_000)  # as long as clicks wait: a busy machine must not fail a test

Open = Callable[..., Page]


def find_chromium() -> str:
    """The path of a Chromium, installed by apt where we may; empty where there is none."""
    found = next((path for name in NAMES if (path := shutil.which(name))), "")
    if found or os.geteuid() != 0 or not shutil.which("apt-get"):
        return found
    subprocess.run(["flock", "/tmp/quarterdeck-apt", "apt-get", "install", "-qq", "-y", "chromium"], check=False)
    return shutil.which("chromium") or ""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find_chromium()
    if not path and os.environ.get("CI"):
        pytest.fail(HOW)
    if not path:
        pytest.skip(HOW)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield chromium
        chromium.close()


@pytest.fixture(scope="session", autouse=True)
def built_client() -> None:
    """The page as its sources are now."""
    made = subprocess.run(
        ["flock", "/tmp/quarterdeck-client", "make", "client"], cwd=ROOT, capture_output=True, text=True
    )
    assert made.returncode == 0, made.stdout[-2000:] + made.stderr[-2000:]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, built_client: None) -> Iterator[BrowserServer]:
    running = BrowserServer(tmp_path_factory.mktemp("browser"))
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path, built_client: None) -> Iterator[BrowserServer]:
    running = BrowserServer(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def open_page(browser: Browser, server: BrowserServer) -> Iterator[Open]:
    """Opens a page as a new guest; a script error or a refusal of the security policy fails the test."""
    mistakes: list[str] = []
    contexts = []

    def opened(
        path: str = "/",
        *,
        width: int = 1280,
        height: int = 720,
        lang: str = "en-GB",
        moving: bool = False,
        scheme: Literal["light", "dark"] = "light",
        newcomer: bool = False,
        at: BrowserServer = server,
        worker: bool = False,  # whether the page may keep its shell for times without a line
        forced: bool = False,  # whether what leaves no choice is done at once, as it is for people
    ) -> Page:
        context = browser.new_context(
            base_url=at.url,
            viewport={"width": width, "height": height},
            locale=lang,
            has_touch=width < 760,
            reduced_motion="no-preference" if moving else "reduce",
            color_scheme=scheme,
            service_workers="allow" if worker else "block",
        )
        context.add_init_script("crypto.getRandomValues = (bytes) => bytes.fill(7)")  # the page's share of the dice
        if not newcomer:
            context.add_init_script(NO_COACH)
        if not forced:
            context.add_init_script(PATIENT)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: mistakes.append(str(error)))
        page.on(
            "console", lambda message: mistakes.append(message.text) if "Content Security" in message.text else None
        )
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not mistakes
