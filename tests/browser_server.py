"""A server for browsers: started as a user starts it, stopped and started again at the same address."""

import os
import re
import subprocess
import sys
from pathlib import Path


class BrowserServer:
    """`quarterdeck serve` with a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.url = ""
        self.process = self.start()

    def start(self) -> "subprocess.Popen[str]":
        command = [sys.executable, "-m", "quarterdeck", "serve", "--no-browser", "--port", str(self.port)]
        environment = {**os.environ, "QUARTERDECK_DATA": str(self.folder)}
        self.process = subprocess.Popen(
            [*command, "--limits", "100", "--lang", "en"], env=environment, stdout=subprocess.PIPE, text=True
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
