"""Epochs: how a server knows that its database is an older one than it was, so that no dice come up again.

The database counts its entries and bears a mark, new at every start. A small file beside it bears the same mark and
count. A database put back from a copy, by `quarterdeck restore` or by hand, has another mark or a smaller count: then
the next epoch of dice begins, and each table says so in its log when it is next opened.

The file is written after an entry is on disk and before anybody is told, so that its count is never below what was
seen. What a killed process wrote is kept by the system; after a power cut the file may be older than what was seen, so
that a start on another boot begins an epoch unless the server was stopped in order. An epoch too many does no harm.

A PostgreSQL database knows more of itself: its cluster, its timeline and its tables are other ones after `pg_restore`
or a recovery to a point in time, and they are its mark. Its count is how far its log of changes has come, which
tells a folder of data put back from a snapshot. Many processes share it, on machines of which each has a file of its
own or none yet: so that a missing file says nothing there.
"""

import logging
import os
import secrets
import time
from pathlib import Path

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ..errors import BadInput
from ..table.dice import FIRST_EPOCH
from . import schema
from .database import Database
from .sql import hold

log = logging.getLogger(__name__)
OWNER_ONLY = 0o600
WIDTH = 256  # bytes of the file, always: it is overwritten in place, which needs no room on a full disk
BOOT = Path("/proc/sys/kernel/random/boot_id")


class Mark(msgspec.Struct, frozen=True):
    """What the file remembers of the database."""

    token: str
    epoch: int
    entries: int
    boot: str
    stopped: bool  # in order: everything is on disk


def boot() -> str:
    """Which start of the machine this is; empty where the system does not tell."""
    try:
        return BOOT.read_text("ascii").strip()
    except OSError:
        return ""


def next_epoch(token: str, epoch: int, entries: int, known: Mark | None, now: str) -> int:
    """The epoch of a database that says this, beside what the file says (None: there is none that can be read).

    Without the file nobody knows how often the database was put back: then the clock gives a number that was never
    used. `token` is empty for a database that no server has marked yet.
    """
    if known is None:
        return max(epoch + 1, int(time.time())) if token else FIRST_EPOCH
    unbroken = known.stopped or (known.boot == now != "")
    if token == known.token and entries >= known.entries and unbroken:
        return epoch
    return max(epoch, known.epoch) + 1


def shared_epoch(token: str, epoch: int, place: str, far: int, known: Mark | None) -> int:
    """The epoch of a database that was at `token` in `epoch` and is now at `place`, its log of changes so `far`."""
    if not token:  # no server has marked it yet
        return FIRST_EPOCH
    older = known is not None and known.token == place and (known.entries > far or known.epoch > epoch)
    if token == place and not older:
        return epoch
    return max(epoch, known.epoch if known else 0) + 1


class Epochs:
    """The epoch of one database, and the file beside it."""

    def __init__(self, database: Database) -> None:
        self.number = FIRST_EPOCH
        self._database = database
        self._file = database.epoch_file
        self._mark: Mark | None = None
        self._open: int | None = None

    async def begin(self) -> None:
        """Finds the epoch, at the start and after a restore, and marks database and file anew."""
        self.number = await self._database.write(self._begin_shared if self._database.shared else self._begin)

    def _begin_shared(self, connection: Connection) -> int:
        """The same where other processes may be at work: whoever comes first begins the epoch, and the others join."""
        hold(connection, "epoch")
        row = connection.execute(select(schema.marks)).first()
        epoch, token = (row.epoch, row.token) if row else (FIRST_EPOCH, "")
        place, far, known = self._database.place(connection), self._database.count(connection), self._read()
        number = shared_epoch(token, epoch, place, far, known)
        if (number, place) != (epoch, token):
            connection.execute(delete(schema.marks))
            connection.execute(insert(schema.marks).values(token=place, epoch=number, entries=0))
        self._mark = Mark(place, number, far, boot(), False)
        self._write(durable=True)
        return number

    def join(self, number: int) -> None:
        """Another process knows of a later epoch."""
        self.number = max(self.number, number)

    def _begin(self, connection: Connection) -> int:
        """The file first: if the power goes between the two writes, the marks differ, and the next start counts on."""
        row = connection.execute(select(schema.marks)).first()
        token, epoch, entries = (row.token, row.epoch, row.entries) if row else ("", FIRST_EPOCH, 0)
        number = next_epoch(token, epoch, entries, self._read(), boot())
        self._mark = Mark(secrets.token_hex(16), number, entries, boot(), False)
        self._write(durable=True)
        values = {"token": self._mark.token, "epoch": number, "entries": entries}
        connection.execute(update(schema.marks).values(values) if row else insert(schema.marks).values(values))
        return number

    def seen(self, entries: int) -> None:
        """So many entries are on disk; called before anybody is told of the last."""
        if self._mark is not None and entries > self._mark.entries:
            self._mark = msgspec.structs.replace(self._mark, entries=entries)
            self._write(durable=False)

    def close(self) -> None:
        """The server stops in order, and everything is on disk."""
        if self._mark is not None:
            self._mark = msgspec.structs.replace(self._mark, stopped=True)
            self._write(durable=True)
        if self._open is not None:
            os.close(self._open)
            self._open = None

    def _read(self) -> Mark | None:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=Mark)
        except (OSError, msgspec.DecodeError):
            return None

    def _write(self, durable: bool) -> None:
        """A few microseconds unless `durable`."""
        try:
            if self._open is None:
                self._open = os.open(self._file, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
            os.lseek(self._open, 0, os.SEEK_SET)
            os.write(self._open, msgspec.json.encode(self._mark).ljust(WIDTH - 1) + b"\n")
            if durable:
                os.fsync(self._open)
        except OSError as error:
            raise BadInput("serve-epoch", {"file": str(self._file), "why": error.strerror or str(error)}) from None
