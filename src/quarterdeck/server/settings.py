"""Settings: where the server listens and where its data is; every one has a default that works at home."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from ..errors import BadInput
from ..table.pace import Pace, read_pace
from .where import Where, where_of

LOG_LEVELS = ("critical", "error", "warning", "info", "debug")
LOG_FORMATS = ("text", "json")
MOST_LOG_SIZE = 10_000  # megabytes: more than anybody reads
MOST_LOG_FILES = 1000
DEFAULT_HOST = "127.0.0.1"  # this machine only, until its owner says otherwise
MOST_WORKERS = 256  # more than any machine that this runs on has cores
DEFAULT_PORT = 8020  # not 8000 or 8080, which other development servers take
FEATURES = ("ratings", "leader-boards", "profiles", "seeks", "chat", "push", "watching", "previews")
MOST_DELAY = 24 * 3600  # seconds that watchers may be behind
MOST_DAYS = 36_500  # a hundred years: whoever wants longer wants 0


def data_folder() -> Path:
    """Where this user's data is: QUARTERDECK_DATA, or the place the system has for it."""
    if os.environ.get("QUARTERDECK_DATA"):
        return Path(os.environ["QUARTERDECK_DATA"])
    from platformdirs import user_data_path

    return user_data_path("quarterdeck")


def find_database(given: str | None) -> Where:
    """The database: the one given, the one of QUARTERDECK_DATABASE, or the file in the data folder."""
    given = given or os.environ.get("QUARTERDECK_DATABASE")
    return where_of(given) if given else data_folder() / "quarterdeck.sqlite"


def key_file(given: str | None) -> Path:
    """The signing key: the one given, or the one in the data folder."""
    return Path(given).expanduser() if given else data_folder() / "signing.key"


def default_workers() -> int:
    """One a core, but two at least: the first is kept for short decisions. They give way to the server itself."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(2, cores)


@dataclass(frozen=True)
class Settings:
    """How one server runs."""

    database: Where
    key_file: Path
    host: str = DEFAULT_HOST
    port: int = DEFAULT_PORT
    base_url: str = ""  # how the outside world calls this server; empty: as it listens
    log_level: str = "warning"
    log_format: str = "text"
    log_file: str = ""  # empty: standard error
    log_size: float = 10.0  # megabytes of a log file before the next is begun: a month at "warning"
    log_files: int = 5  # older ones that are kept
    metrics_token_file: str = ""  # empty: only this machine itself reads /metrics
    bot_workers: int = field(default_factory=default_workers)  # processes in which bots think
    limits: float = 1.0  # multiplies every rate limit: a class room or a load test behind one address needs more
    retain: int = 0  # days without a change after which tables, and guests without any, are deleted; 0: never
    paces: str = ""  # those that may be played at, with commas; empty: any, "none": no clocks and nothing rated
    nonce_patience: float = 10.0  # seconds: a page gives its nonces within one; after ten it is closed or broken

    without: tuple[str, ...] = ()  # features that this host does not want
    # Meeting people
    watch_delay: int = 60  # seconds that watchers of games with hidden hands are behind: longer than a decision
    word_list: str = ""  # a file of words, one a line, that no name and no message may hold; empty: none
    push_contact: str = ""  # mailto: or https: of the host, for those who run push services; empty: the base URL
    push_inside: bool = False  # whether push services may have addresses of this machine or network: for tests

    def __post_init__(self) -> None:
        strange = [feature for feature in self.without if feature not in FEATURES]
        if strange:
            raise BadInput("serve-without", {"given": strange[0], "expected": ", ".join(FEATURES)})
        if not 0 <= self.watch_delay <= MOST_DELAY:
            raise BadInput("serve-watch-delay", {"given": self.watch_delay, "most": MOST_DELAY})
        if self.log_level not in LOG_LEVELS:
            raise BadInput("serve-log-level", {"given": self.log_level, "expected": ", ".join(LOG_LEVELS)})
        if self.log_format not in LOG_FORMATS:
            raise BadInput("serve-log-format", {"given": self.log_format, "expected": ", ".join(LOG_FORMATS)})
        if not 0 < self.log_size <= MOST_LOG_SIZE or not 1 <= self.log_files <= MOST_LOG_FILES:
            raise BadInput("serve-log-size", {"size": MOST_LOG_SIZE, "files": MOST_LOG_FILES})
        if not 0 < self.limits < float("inf"):
            raise BadInput("serve-limits", {"given": str(self.limits)})
        if not 0 <= self.retain <= MOST_DAYS:
            raise BadInput("serve-retain", {"given": self.retain, "most": MOST_DAYS})
        if not 1 <= self.bot_workers <= MOST_WORKERS:
            raise BadInput("serve-bot-workers", {"given": self.bot_workers, "most": MOST_WORKERS})
        self.allowed_paces  # noqa: B018  # BadInput where one cannot be read
        if not 0 <= self.port <= 65535:
            raise BadInput("serve-port", {"given": self.port})
        if self.base_url:
            parts = urlsplit(self.base_url)
            if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query:
                raise BadInput("serve-base-url", {"given": self.base_url})

    def has(self, feature: str) -> bool:
        """Whether the host wants a feature; without ratings there are no leader boards either."""
        return feature not in self.without and not (feature == "leader-boards" and "ratings" in self.without)

    @property
    def push_key_file(self) -> Path:
        """The key that calls people by web push, beside the signing key."""
        return self.key_file.with_name("push.key")

    @property
    def allowed_paces(self) -> tuple[Pace, ...] | None:
        """The paces that may be played at; None: any."""
        if self.paces in ("", "none"):
            return () if self.paces else None
        return tuple(read_pace(text.strip()) for text in self.paces.split(","))

    @property
    def url(self) -> str:
        """The address people use, without a slash at the end."""
        if self.base_url:
            return self.base_url.rstrip("/")
        host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(self.host, self.host)
        return f"http://{host}:{self.port}"

    @property
    def secure(self) -> bool:
        """Whether browsers reach us by https only."""
        return self.base_url.startswith("https:")

    def base(self, host: str) -> str:
        """What links begin with: the base URL, or without one the host the request was sent to."""
        return self.url if self.base_url or not host else f"http://{host}"

    def own_origin(self, origin: str, host: str) -> bool:
        """Whether a page of this origin is ours: the base URL, or without one the host the request was sent to."""
        if self.base_url:
            return origin == self.url
        return origin == f"http://{host}"
