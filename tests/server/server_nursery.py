"""Servers forked from a process that has imported all they need: importing it anew is most of what a start costs.

What runs then is `quarterdeck` with its arguments as in a process of its own, ended by signals and with an exit status.
"""

import gc
import json
import multiprocessing.connection
import os
import select
import signal
import socket
import subprocess
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from quarterdeck import i18n
from quarterdeck.games import find_all

NEEDED = ("quarterdeck.cli.serve", "quarterdeck.server.run", "quarterdeck.server.migrations", "toy.facts")
LONGEST = 1 << 17  # bytes of an order: arguments and environment


class Forked:
    """A forked process, as tests use `subprocess.Popen`."""

    def __init__(self, arguments: list[str], environment: dict[str, str], log: int, before: str) -> None:
        """Runs `quarterdeck` with arguments; `before` is Python that is run first."""
        said, saying = os.pipe()
        self._status, telling = os.pipe()
        self.stdout = os.fdopen(said, encoding="utf-8")
        order = json.dumps({"arguments": arguments, "environment": environment, "before": before})
        line = nursery()
        socket.send_fds(line, [order.encode()], [saying, log, telling])
        os.close(saying)
        os.close(telling)
        self.pid = int(line.recv(LONGEST))
        self._returned: int | None = None

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def poll(self) -> int | None:
        """The exit status, None while it runs."""
        return self._hear(0)

    def wait(self, timeout: float) -> int:
        status = self._hear(timeout)
        assert status is not None, f"it still runs after {timeout} s"
        return status

    def _hear(self, timeout: float) -> int | None:
        if self._returned is None and multiprocessing.connection.wait([self._status], timeout):
            self._returned = int(os.read(self._status, LONGEST))
            os.close(self._status)
        return self._returned


@cache
def nursery() -> socket.socket:
    """The line to this test process's nursery, which ends with it."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    paths = os.pathsep.join([str(Path(__file__).parent), str(Path(__file__).parent.parent)])
    subprocess.Popen(
        [sys.executable, "-c", f"import server_nursery; server_nursery.main({theirs.fileno()})"],
        env={**os.environ, "PYTHONPATH": paths},
        stdin=subprocess.DEVNULL,
        pass_fds=[theirs.fileno()],
    )
    theirs.close()
    return ours


# The nursery's own process


def main(line_number: int) -> None:
    """Forks on order and reports who has ended, until nobody listens."""
    line = socket.socket(fileno=line_number)
    for name in NEEDED:
        import_module(name)
    i18n.load(find_all())
    gc.freeze()
    woken, waking = socket.socketpair()
    waking.setblocking(False)
    signal.set_wakeup_fd(waking.fileno())
    signal.signal(signal.SIGCHLD, lambda *_: None)  # else the wake-up never comes
    running: dict[int, int] = {}  # who, and where to tell the exit status
    while True:
        ready, _, _ = select.select([line, woken], [], [])
        if woken in ready:
            woken.recv(LONGEST)
            report(running)
        if line in ready and not fork(line, running):
            return


def report(running: dict[int, int]) -> None:
    """Tells the exit status of everybody who has ended."""
    for pid in list(running):
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            out = running.pop(pid)
            os.write(out, str(os.waitstatus_to_exitcode(status)).encode())
            os.close(out)


def fork(line: socket.socket, running: dict[int, int]) -> bool:
    """Starts one as ordered; False where no more orders will come."""
    order, numbers, _, _ = socket.recv_fds(line, LONGEST, 3)
    if not order:
        return False
    *streams, status = numbers
    pid = os.fork()
    if not pid:
        for left in (line.detach(), status, *running.values()):
            os.close(left)
        raise SystemExit(child(json.loads(order), streams))
    running[pid] = status
    for stream in streams:
        os.close(stream)
    line.send(str(pid).encode())
    return True


def child(order: dict[str, Any], streams: list[int]) -> int:
    """Runs the command as if it had just been started; its exit status."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for number, stream in enumerate(streams, 1):
        os.dup2(stream, number)
        os.close(stream)
    sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w", buffering=1)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(order["environment"])
    sys.argv = ["quarterdeck", *order["arguments"]]
    gc.unfreeze()
    exec(order["before"], {"__name__": "__main__"})
    from quarterdeck.cli.main import main

    return main()
