"""A server for browsers: started as a user starts it, stopped and started again at the same address.

Only its dice and its bots' tastes are the same every time, so that a test does not depend on luck.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace


class BrowserServer:
    """`quarterdeck serve` with a folder of its own."""

    def __init__(self, folder: Path, patience: float | None = None, games: str = "") -> None:
        self.folder = folder
        self.games = games  # packages of games beside ours, in the folder of this file
        self.patience = patience  # seconds for people's shares of the dice; None: as usual
        self.port = 0
        self.url = ""
        self.process = self.start()

    def start(self) -> "subprocess.Popen[str]":
        command = [sys.executable, __file__, "serve", "--no-browser", "--port", str(self.port)]
        environment = {**os.environ, "QUARTERDECK_DATA": str(self.folder), "QUARTERDECK_GAMES": self.games}
        if self.patience is not None:
            environment["TEST_PATIENCE"] = str(self.patience)
        self.process = subprocess.Popen(
            [*command, "--limits", "100", "--watch-delay", "0", "--lang", "en"],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://[\d.]+:(\d+)", line):
                self.url, self.port = found[0], int(found[1])
                return self.process
        raise AssertionError(f"the server did not start: {self.process.wait()}")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=30)  # it writes what it owes and closes its sockets; seconds at most


def without_luck() -> None:
    """Secrets of dice and seeds of bots that anybody could guess."""
    from quarterdeck.server import bots
    from quarterdeck.table import dice

    dice.secrets = SimpleNamespace(token_hex=lambda size: "7a" * size)  # type: ignore[assignment]
    bots.secrets = SimpleNamespace(randbelow=lambda n: 7 % n, choice=lambda options: options[0])  # type: ignore[assignment]


def with_patience(seconds: float) -> None:
    """Waits as long as a test wants for people's shares of the dice."""
    from dataclasses import replace

    from quarterdeck.server import run

    usual = run.Server
    run.Server = lambda settings: usual(replace(settings, nonce_patience=seconds))  # type: ignore[misc, assignment]


if __name__ == "__main__":
    from quarterdeck.__main__ import main

    without_luck()
    if os.environ.get("TEST_PATIENCE"):
        with_patience(float(os.environ["TEST_PATIENCE"]))
    raise SystemExit(main())
