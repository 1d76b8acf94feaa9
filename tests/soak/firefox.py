"""`make soak` plays a game of each in Debian's Firefox, in the real page, by its list of moves.

Its own protocol (WebDriver BiDi) is spoken here: the driver of the other tests knows only a Firefox built for it.
"""

import itertools
import json
import os
import re
import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from browser_server import BrowserServer

NAMES = ("firefox-esr", "firefox")
HOW = "no Firefox here: `apt-get install firefox-esr`, or put firefox-esr or firefox on the PATH"
PATIENCE = 900  # seconds for a whole game on a busy machine
GAMES: dict[str, dict[str, Any]] = {
    "lords": {},
    "fleet": {},
    "admiral": {"round_limit": 4},  # random captains would sail for hours
    "sail": {"round_limit": 3},
}
CREATE = """async (game, options) => {
    const post = async (path, body) => (await fetch(path, { method: "POST", body: JSON.stringify(body),
        headers: { "content-type": "application/json" } })).json();
    await post("/api/me", {});
    localStorage.setItem("quarterdeck-settings", JSON.stringify({ speed: "none", lang: "ru" }));
    localStorage.setItem("quarterdeck-coach", JSON.stringify({ coaching: "off" }));
    const seats = [{ kind: "here" }, { kind: "bot", level: "greedy" }];
    return (await post("/api/tables", { game, seats, options })).id;
}"""
# One move of the list for every version of the table, again where there is a warning; what it awaits comes by itself.
PLAY = """async () => {
    const errors = [];
    addEventListener("error", (event) => errors.push(event.message));
    const still = (ms) => new Promise((done) => setTimeout(done, ms));
    let done = "", moves = 0, warned = null;
    while (!document.querySelector("dialog[open] .headline")) {
        const rows = [...document.querySelectorAll("[role=option]")];
        const version = document.querySelector(".table")?.dataset.version;
        const warning = document.querySelector("[data-warning]");
        if (rows.length && version !== done) {
            done = version;
            moves += 1;
            rows[(moves * 7) % rows.length].click();
        } else if (warning && warning !== warned) {
            warned = warning;
            rows[(moves * 7) % rows.length].click();
        }
        await still(25);
    }
    return { moves, errors, lit: document.querySelectorAll(".board svg").length };
}"""


class Firefox:
    """A Firefox without a window, and what may be asked of its one page."""

    def __init__(self, path: str, profile: Path) -> None:
        command = [path, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
        size = {"MOZ_HEADLESS_WIDTH": "1400", "MOZ_HEADLESS_HEIGHT": "950"}
        self.process = subprocess.Popen(command, env={**os.environ, **size}, stderr=subprocess.PIPE, text=True)
        self.ids = itertools.count(1)
        self.socket = self.connected()
        self.ask("session.new", {"capabilities": {}})
        self.page = self.ask("browsingContext.getTree", {})["contexts"][0]["context"]

    def connected(self) -> ClientConnection:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
                threading.Thread(target=self.process.stderr.read, daemon=True).start()  # a full pipe would stop it
                return connect(f"{found[1]}/session", max_size=None, open_timeout=60)
        raise AssertionError(f"Firefox did not start: {self.process.wait()}")

    def ask(self, method: str, params: dict[str, Any]) -> Any:
        number = next(self.ids)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            said = json.loads(self.socket.recv(timeout=PATIENCE))
            if said.get("id") == number:
                assert said["type"] == "success", said
                return said["result"]

    def go(self, url: str) -> None:
        self.ask("browsingContext.navigate", {"context": self.page, "url": url, "wait": "complete"})

    def run(self, function: str, *args: object) -> Any:
        """What a function of the page answers."""
        call = f"({function})({', '.join(map(json.dumps, args))}).then(JSON.stringify)"
        params = {"expression": call, "target": {"context": self.page}, "awaitPromise": True}
        said = self.ask("script.evaluate", params)
        assert said["type"] == "success", said
        return json.loads(said["result"]["value"])

    def stop(self) -> None:
        self.socket.close()
        self.process.terminate()
        self.process.wait(timeout=60)


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    path = next((found for name in NAMES if (found := shutil.which(name))), "")
    if not path and os.environ.get("CI"):
        pytest.fail(HOW)
    if not path:
        pytest.skip(HOW)
    started = Firefox(path, tmp_path_factory.mktemp("firefox"))
    yield started
    started.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserServer]:
    running = BrowserServer(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.mark.parametrize("game", GAMES)
def test_firefox_plays_a_whole_game(firefox: Firefox, server: BrowserServer, game: str) -> None:
    firefox.go(server.url)
    table = firefox.run(CREATE, game, GAMES[game])
    firefox.go(f"{server.url}/table/{table}")
    played = firefox.run(PLAY)
    assert played["errors"] == []
    assert played["moves"] > 2, "three rounds of Age of Sail may take as few"
    assert played["lit"] > 0, "the board is drawn"
