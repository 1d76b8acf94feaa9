"""Occupied: one server a database. The lock is the system's, so that a crash frees it; the file says who holds it."""

import os
import sys
from pathlib import Path
from typing import IO

import msgspec

from ..errors import BadInput
from .private import make_folder
from .where import Where

LOCKED_BYTE = 1 << 30  # Windows locks bytes and then nobody else can read them: lock one beyond the text


class Holder(msgspec.Struct):
    """The server that runs on a database."""

    pid: int
    url: str


class Occupied(BadInput):
    """Another server runs on this database; `holder` says where, if it is up already."""

    def __init__(self, database: Path, holder: Holder | None) -> None:
        super().__init__("serve-occupied", {"file": str(database), "url": holder.url if holder else "?"})
        self.holder = holder


class Lock:
    """Holds a database until it is closed or the process ends."""

    def __init__(self, database: Path) -> None:
        self._database = database
        try:
            make_folder(database.parent)
            self._file: IO[bytes] = open(lock_file(database), "ab+")  # noqa: SIM115 (held open on purpose)
        except OSError as error:
            raise BadInput("serve-database", {"file": str(database), "why": error.strerror or str(error)}) from None
        try:
            take(self._file)
        except OSError:
            self._file.close()
            raise Occupied(database, find_holder(database)) from None
        self._file.truncate(0)

    def say(self, url: str) -> None:
        """Writes down where this server is reached."""
        self._file.truncate(0)
        self._file.write(msgspec.json.encode(Holder(os.getpid(), url)))
        self._file.flush()

    def close(self) -> None:
        """Lets go."""
        self._file.truncate(0)
        self._file.close()


class Free:
    """Nothing is held: any number of servers may run on a PostgreSQL database."""

    def say(self, url: str) -> None:
        """Nobody asks there where this server is reached."""

    def close(self) -> None:
        """There is nothing to let go of."""


def lock(database: Where) -> Lock | Free:
    """Holds a file for one server."""
    return Lock(database) if isinstance(database, Path) else Free()


def lock_file(database: Path) -> Path:
    return database.with_name(database.name + ".lock")


def find_holder(database: Path) -> Holder | None:
    """Who wrote the lock file."""
    try:
        return msgspec.json.decode(lock_file(database).read_bytes(), type=Holder)
    except (OSError, msgspec.DecodeError):
        return None


if sys.platform == "win32":
    import msvcrt

    def take(file: IO[bytes]) -> None:
        """Locks a file for this process; OSError where another has it."""
        file.seek(LOCKED_BYTE)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0, os.SEEK_END)
else:
    import fcntl

    def take(file: IO[bytes]) -> None:
        """Locks a file for this process; OSError where another has it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
