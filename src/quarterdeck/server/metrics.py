"""Metrics: figures for Prometheus; docs/hosting.md says what each means. Nothing in a label is of a person or a table.

What happens is counted where it happens; what there is now is looked up when somebody asks.
"""

import hmac
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from litestar.types import Scope
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

from .. import __version__, compiled
from ..errors import BadInput
from . import messages as m
from .jobs import Priority

if TYPE_CHECKING:
    from .board import LocalBoard
    from .ledger import Census
    from .live import Hub
    from .rows import RowBoard

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
MOST_LABELS = 400  # codes of refusals: there are about 250 in the program; a game of the host's own may have more
SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
LONG = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)  # seconds
CHANGES = (m.Play, m.Order, m.Undo, m.Resign, m.Draw, m.Typed)
LEAST_TOKEN = 16  # characters: beyond guessing at the server's rate limits
FORWARDED = (b"forwarded", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip", b"via")  # a proxy has added them


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        self._requests = self._counter("requests", "Answered requests", "route", "method", "status")
        self._actions = self._counter("actions", "Acknowledged changes of tables", "kind")
        self._refusals = self._counter("refusals", "What was refused, by the code of the reason", "code")
        self._limited = self._counter("rate_limited", "What was over a rate limit, by the limit", "limit")
        self._opened = self._counter("sockets_opened", "Sockets that were opened")
        self._writes = self._counter("database_writes", "Changes written to the database")
        self._ack = self._histogram("acknowledgement_seconds", "From a player's action to its acknowledgement")
        self._commit = self._histogram("database_commit_seconds", "One commit, which many changes may share")
        self._lag = self._histogram("loop_lag_seconds", "How late the event loop's beats come, 50 a second")
        self._thought = self._histogram("job_seconds", "Work of one job of a bot or reader", LONG, "priority")
        self._jobs = self._gauge("jobs_waiting", "Jobs that wait for a process", "priority")
        self._jobs_running = self._gauge("jobs_running", "Jobs that are being done now")
        self._jobs_lost = self._gauge("job_workers_lost", "Processes of bots and readers that died and were replaced")
        self._sockets = self._gauge("sockets", "Sockets open now")
        self._live = self._gauge("tables_live", "Tables in memory now")
        self._tables = self._gauge("tables", "Tables in the database", "phase")
        self._closed = self._gauge("tables_closed", "Tables whose logs cannot be carried out to their end")
        self._guests = self._gauge("guests", "Guests in the database")
        self._banned = self._gauge("guests_banned", "Banned guests")
        self._behind = self._gauge("behind_seconds", "Since other processes' writing was last looked at; 0 without any")
        self._queue = self._gauge("database_queue", "Changes that wait to be written")
        info = self._gauge("info", "What runs here; always 1", "version", "compiled")
        info.labels(__version__, str(compiled()).lower()).set(1)
        self._codes: set[str] = set()
        self._kinds: dict[type, Counter] = {kind: self._actions.labels(kind.__name__.lower()) for kind in CHANGES}

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"quarterdeck_{name}", text, labels, registry=self.registry)

    def _gauge(self, name: str, text: str, *labels: str) -> Gauge:
        return Gauge(f"quarterdeck_{name}", text, labels, registry=self.registry)

    def _histogram(self, name: str, text: str, buckets: tuple[float, ...] = SHORT, *labels: str) -> Histogram:
        return Histogram(f"quarterdeck_{name}", text, labels, buckets=buckets, registry=self.registry)

    # What happens

    def request(self, route: str, method: str, status: int) -> None:
        """A request was answered."""
        self._requests.labels(route, method, str(status)).inc()

    def opened(self) -> None:
        """A socket was opened."""
        self._opened.inc()

    def answered(self, message: m.FromClient, seconds: float) -> None:
        """A socket's message was answered."""
        counter = self._kinds.get(type(message))
        if counter is not None:
            counter.inc()
            self._ack.observe(seconds)

    def refused(self, code: str) -> None:
        """Somebody was refused."""
        if code not in self._codes and len(self._codes) >= MOST_LABELS:
            code = "other"
        self._codes.add(code)
        self._refusals.labels(code).inc()

    def limited(self, limit: str) -> None:
        """Somebody was too fast."""
        self._limited.labels(limit).inc()

    def committed(self, seconds: float, writes: int) -> None:
        """The writer has written; called in its thread."""
        self._commit.observe(seconds)
        self._writes.inc(writes)

    def thought(self, priority: Priority, seconds: float) -> None:
        """A process has done a job."""
        self._thought.labels(priority.name.lower()).observe(seconds)

    def lagged(self, seconds: float) -> None:
        """The event loop came to its beat so late."""
        self._lag.observe(seconds)

    # What there is

    def look(self, hub: "Hub", board: "LocalBoard | RowBoard", queued: int, census: "Census", behind: float) -> None:
        """Notes what there is now; in the loop's thread, whose tables they are."""
        for priority in Priority:
            self._jobs.labels(priority.name.lower()).set(board.waiting[priority])
        self._jobs_running.set(board.running)
        self._jobs_lost.set(board.lost)
        self._sockets.set(hub.sockets)
        self._live.set(hub.count)
        self._queue.set(queued)
        self._behind.set(behind)
        for phase in ("waiting", "playing", "over"):
            self._tables.labels(phase).set(census.tables.get(phase, 0))
        self._closed.set(census.closed)
        self._guests.set(census.guests)
        self._banned.set(census.banned)

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)


# Who may read them


def read_token(file: str) -> str:
    """The token that opens the figures, from its file; empty without one."""
    if not file:
        return ""
    try:
        token = Path(file).expanduser().read_text("ascii").strip()
    except (OSError, ValueError) as error:
        raise BadInput("serve-metrics-read", {"file": file, "why": str(error)}) from None
    if len(token) < LEAST_TOKEN or not token.isprintable() or " " in token:
        raise BadInput("serve-metrics-token", {"file": file, "least": LEAST_TOKEN})
    return token


def may_read(scope: Scope, token: str) -> bool:
    """Whether somebody may see the figures: by the token where there is one, else only from this very machine."""
    headers = dict(scope["headers"])
    if token:
        given = headers.get(b"authorization", b"")
        return hmac.compare_digest(given, f"Bearer {token}".encode())
    client = scope.get("client")
    if client is None or any(name in headers for name in FORWARDED):
        return False
    host = urlsplit("//" + headers.get(b"host", b"").decode("latin-1")).hostname or ""
    return is_loopback(str(client[0])) and (host == "localhost" or is_loopback(host))


def is_loopback(host: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
