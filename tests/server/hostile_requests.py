"""A server with its watchdog, and what a hostile request may cost it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from server_clients import PATIENCE, ServerProcess

from quarterdeck.server.keys import Signer, load_key

MOST_CPU = 0.1  # seconds of the loop's own thread between two beats of the watchdog: what nobody feels
MOST_GROWTH = 64  # MB of memory, by everything that one test throws


class Watched:
    """A server whose loop and memory are looked at."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, trust_env=False)

    def loop(self) -> dict[str, Any]:
        """What the watchdog measured since it was last asked."""
        order = Signer(load_key(self.server.folder / "signing.key")).order("loop")
        answer = self.http.post("/api/admin/loop", headers={"x-quarterdeck-order": order})
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def memory(self) -> float:
        """MB of memory that the server's own process has."""
        status = Path(f"/proc/{self.server.process.pid}/status").read_text()
        return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS:"))

    @contextmanager
    def unharmed(self, warm_up: Callable[[], object]) -> Iterator[None]:
        """What happens inside costs the loop and the memory no more than it may; modules are loaded before."""
        warm_up()
        before = self.memory()
        self.loop()
        yield
        while not (found := self.loop())["beats"]:  # what was refused within a beat is counted by the next one
            assert self.http.get("/api/health").status_code == 200
        assert found["max_cpu"] <= MOST_CPU, found
        assert self.memory() - before <= MOST_GROWTH
        assert "Traceback" not in self.server.logged()
