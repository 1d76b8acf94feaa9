"""Database: what the server asks of one. There are two: a file (sqlite.py) and a PostgreSQL server (postgres.py).

- `open_database(where, folder)` (opening.py) opens either and migrates it; `where` is a path or a `Dsn` (where.py).
- `await start()` begins what needs a running loop; whoever does not call it has it done by the first `append`.
- `await read(question)` and `await write(change)` take a function of a SQLAlchemy `Connection` and give its answer. The
  same functions serve both databases: `sql.insert_into(c, table)` is the insert that knows ON CONFLICT. A `read` sees
  one snapshot. A `write` is on disk when it returns, and is undone alone where it raises. On SQLite one write follows
  the other; on PostgreSQL several run at a time, in this process and in others (READ COMMITTED), so that what is
  decided by looking is decided by the statement that changes (ON CONFLICT, `UPDATE ... WHERE`, RETURNING), or under
  `sql.hold(c, name)`, which lets one at a time have a name until its transaction ends. A `write` may be run again where
  PostgreSQL undid it (a deadlock): it must have no other effect than on the database.
- `await append(one)` writes an entry with all that goes with it, many callers in one commit; it returns a count that
  only grows (`Epochs.seen`), or raises Conflict where the table's version was not the one before. An answer that was
  lost is looked for by the entry's id, so that Conflict means somebody else's entry. Unwritable with `unsure` means
  that nobody knows.
- `await touch()` raises Unwritable where nothing can be written. `queued` is how many changes wait.
- `file` is a path on SQLite and None on PostgreSQL; `shared` whether other processes may have it open, too.
- `close()` writes what is queued and lets go; it may be called from any thread.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection

from ..errors import QuarterdeckError

Answer = TypeVar("Answer")
NOTHING: Mapping[str, int | None] = MappingProxyType({})


class Conflict(QuarterdeckError):
    """Somebody else was faster; nothing was changed."""


class Unwritable(QuarterdeckError):
    """The disk is full or broken, or the database cannot be reached; it may be tried again.

    `unsure`: it may have been done all the same.
    """

    def __init__(self, code: str, cause: BaseException, unsure: bool = False) -> None:
        super().__init__(code)
        self.cause = cause
        self.unsure = unsure

    @property
    def full(self) -> bool:
        return self.code == "storage-full"


class Reseat(NamedTuple):
    """Who sits at a seat from an entry on."""

    seat: int
    kind: str
    name: str
    guest: str | None
    pin: str
    bot: str
    first: str
    player: str | None  # whose sitting begins; None: a bot's


class Append(NamedTuple):
    """An entry with all that is written together with it."""

    table: str
    version: int  # of the table after it
    id: int  # of this very entry, at random: 63 bits
    body: str
    time: int
    phase: str
    pending: str
    outcome: str
    epoch: int
    hidden: bool = False  # leaves no trace in what lists say of the table
    dues: Mapping[str, int | None] = NOTHING  # what falls due from now on, or (None) no more
    seat: Reseat | None = None

    def conflict(self) -> Conflict:
        return Conflict("stale", {"at": self.version - 1, "version": self.version})


class Database(ABC):
    """Many readers, and writers who wait for the disk."""

    file: Path | None
    epoch_file: Path  # where this machine remembers how far the database was (epochs.py)
    shared: bool
    on_commit: Callable[[float, int], None]  # told how long a commit took, and of how many changes

    async def start(self) -> None:
        """Begins what needs a running loop."""
        return

    @abstractmethod
    async def read(self, question: Callable[[Connection], Answer]) -> Answer:
        """The answer of a function that reads one snapshot."""

    @abstractmethod
    async def write(self, change: Callable[[Connection], Answer]) -> Answer:
        """The answer of a function that changes something, once that is on disk; an exception undoes it alone."""

    @abstractmethod
    async def append(self, one: Append) -> int:
        """Writes an entry; a count that grows with every one. Conflict where somebody else was faster."""

    @abstractmethod
    def count(self, c: Connection) -> int:
        """Counts a change, as part of it, as `append` does."""

    @abstractmethod
    def place(self, c: Connection) -> str:
        """Which incarnation of a database this is, as far as it can tell itself; empty: it cannot."""

    @abstractmethod
    async def touch(self) -> None:
        """Writes something that changes nothing; Unwritable where that is impossible."""

    @property
    @abstractmethod
    def queued(self) -> int:
        """How many changes wait to be written."""

    def empty_journal(self) -> None:
        """Cuts off what still holds deleted rows, where that is this program's to do."""
        return

    @abstractmethod
    def close(self) -> None:
        """Writes what is queued and lets go."""
