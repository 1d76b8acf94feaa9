"""The command line as users run it: a process of its own with pipes, in a data folder of its own."""

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent.parent


class Terminal:
    """Runs `quarterdeck` with the toy among its games."""

    def __init__(self, data: Path) -> None:
        self.data = data
        inherited = {k: v for k, v in os.environ.items() if k not in ("LC_ALL", "LC_MESSAGES", "COLUMNS", "LINES")}
        self.env = inherited | {
            "LANG": "en_GB.UTF-8",
            "PYTHONPATH": str(TESTS),
            "PYTHONUTF8": "1",
            "QUARTERDECK_DATA": str(data),
            "QUARTERDECK_GAMES": "toy",
        }

    def command(self, *arguments: str) -> list[str]:
        return [sys.executable, "-m", "quarterdeck", *arguments]

    def run(self, *arguments: str, keys: str = "", **env: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(*arguments), input=keys, capture_output=True, text=True, env=self.env | env, timeout=120
        )

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        return subprocess.Popen(
            self.command(*arguments), stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=self.env, bufsize=1
        )

    @property
    def saves(self) -> list[Path]:
        return sorted((self.data / "games").glob("*.replay"))


def read_until(process: subprocess.Popen[str], wanted: str) -> str:
    """What a process prints up to and including the line with these words."""
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line)
        if wanted in line:
            return "".join(lines)
    raise AssertionError(f"{wanted!r} never came:\n{''.join(lines)}")
