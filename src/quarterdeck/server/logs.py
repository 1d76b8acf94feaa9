"""Logs: one event, one line, without secrets, as text or as JSON; docs/hosting.md explains the fields."""

import logging
import os
import re
import sys
import time
from collections.abc import Mapping
from contextvars import ContextVar
from logging.handlers import RotatingFileHandler
from typing import Any, TextIO

import msgspec

from ..errors import BadInput
from .private import OWNER_ONLY
from .settings import Settings
from .where import without_passwords

request_id: ContextVar[str] = ContextVar("request", default="")  # of the request or socket that caused what is logged
SECRETS = re.compile(
    r"(quarterdeck_guest=|share=|x-quarterdeck-order: ?|authorization: ?bearer "
    r"|\"(?:token|pin|secret|nonce)\": ?\")[^\s;,\"']+",
    re.I,
)
CONTROLS = re.compile(r"[^\S ]|[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff]")
PRIORITIES = {"CRITICAL": 2, "ERROR": 3, "WARNING": 4, "INFO": 6, "DEBUG": 7}  # as syslog and journald number them
CHATTY = ("websockets", "alembic", "sqlalchemy")  # they log whole headers and statements


def clean(text: str) -> str:
    """A text without secrets that cannot pass for several lines, nor turn the line around."""
    hidden = without_passwords(SECRETS.sub(r"\1[redacted]", text))
    return CONTROLS.sub(lambda found: ascii(found[0])[1:-1], hidden)


class Text(logging.Formatter):
    """Lines for people; a traceback is at the end of its line, with \\n for each of its own."""

    def format(self, record: logging.LogRecord) -> str:
        """One event."""
        request = f" [{request_id.get()}]" if request_id.get() else ""
        trace = f" | {self.formatException(record.exc_info)}" if record.exc_info else ""
        return self.head(record) + clean(f"{record.name}{request}: {record.getMessage()}{trace}")

    def head(self, record: logging.LogRecord) -> str:
        return f"{stamp(record)} {record.levelname} "


class Journal(Text):
    """Lines for journald, which has the time already and reads the priority from the front."""

    def head(self, record: logging.LogRecord) -> str:
        return f"<{PRIORITIES.get(record.levelname, 6)}>"


class Json(logging.Formatter):
    """An object a line; fields that an event does not have are not there."""

    def format(self, record: logging.LogRecord) -> str:
        """One event."""
        fields: dict[str, Any] = {
            "time": stamp(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": clean(record.getMessage()),
            "request": request_id.get(),
            "traceback": clean(self.formatException(record.exc_info)) if record.exc_info else "",
        }
        more = getattr(record, "fields", {})
        return msgspec.json.encode({key: value for key, value in (fields | more).items() if value != ""}).decode()


def stamp(record: logging.LogRecord) -> str:
    """When it happened, in UTC to the millisecond."""
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"


class LogFile(RotatingFileHandler):
    """A log that only its owner can read, of a bounded size; a full disk does not stop the game."""

    def _open(self) -> Any:
        handle = os.open(self.baseFilename, os.O_WRONLY | os.O_CREAT | os.O_APPEND, OWNER_ONLY)
        return os.fdopen(handle, "a", encoding="utf-8", errors="backslashreplace")

    def handleError(self, record: logging.LogRecord) -> None:
        """The line is lost; `/api/health` tells of the disk."""


def in_journal(stream: TextIO, environ: Mapping[str, str]) -> bool:
    """Whether systemd has connected a stream with its journal."""
    try:
        found = os.fstat(stream.fileno())
    except (OSError, ValueError):
        return False
    return environ.get("JOURNAL_STREAM", "") == f"{found.st_dev}:{found.st_ino}"


def set_up_log(settings: Settings) -> None:
    """Sends the log to standard error or to a file."""
    handler = _handler(settings)
    if settings.log_format == "json":
        handler.setFormatter(Json())
    else:
        journal = not settings.log_file and in_journal(sys.stderr, os.environ)
        handler.setFormatter(Journal() if journal else Text())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level.upper())
    for chatty in CHATTY:
        logging.getLogger(chatty).setLevel(max(logging.WARNING, root.level))


def _handler(settings: Settings) -> logging.Handler:
    if not settings.log_file:
        return logging.StreamHandler(sys.stderr)
    try:
        size = int(settings.log_size * 1_000_000)
        return LogFile(settings.log_file, maxBytes=size, backupCount=settings.log_files)
    except OSError as error:
        raise BadInput("serve-log-file", {"file": settings.log_file, "why": error.strerror or str(error)}) from None
