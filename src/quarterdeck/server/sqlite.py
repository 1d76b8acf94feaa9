"""SQLite: many readers, one writer with group commit, on one file.

What `write` and `append` return is on disk: synchronous=FULL, and the answer is given after the commit.
"""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, closing, contextmanager
from itertools import groupby
from pathlib import Path
from queue import SimpleQueue
from time import perf_counter
from typing import Any, NamedTuple, cast

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from ..errors import BadInput, QuarterdeckError
from . import schema
from .database import Answer, Append, Database, Unwritable
from .migrations import upgrade
from .private import close_file, make_file
from .rare import Rare
from .sql import UNFINISHED, table_names

log = logging.getLogger(__name__)
READERS = 2  # threads: reads take about 0.2 ms, so that two serve thousands a second
MOST_IN_A_COMMIT = 256  # so that the first of a long queue does not wait for all of it
CHECKPOINT_EVERY = 500  # changes, about 6 MB of journal
CHECKED_WHOLE = 64 << 20  # bytes: a database up to this size is read through at the start, in a quarter of a second
EMPTY_SECONDS = 2.0  # to wait for readers before the journal is emptied
BEGIN = "BEGIN IMMEDIATE"  # the writer's: else it would find out too late that another process writes
BUSY_MS = 10_000  # how long to wait for another process, such as a backup, to let go

# An entry is written by fixed statements: SQLAlchemy's expressions and a savepoint took two thirds of an action's time.
# The first decides whether somebody else was faster, and changes nothing where it fails.
INSERT = """INSERT INTO entries (table_id, position, entry_id, body, time)
    SELECT id, ?, ?, ?, ? FROM tables WHERE id = ? AND version = ? AND phase = 'playing'"""
ADVANCE = """UPDATE tables SET phase = ?1, pending = ?2, outcome = ?3, epoch = ?4,
    updated = iif(?6, updated, ?5), hidden = hidden + ?6, version = ?7 WHERE id = ?8"""
SIT = "INSERT INTO sittings (table_id, seat, version, guest, time) VALUES (?, ?, ?, ?, ?)"
RESEAT = "UPDATE seats SET kind = ?, name = ?, guest = ?, pin = ?, bot = ?, first = ? WHERE table_id = ? AND seat = ?"
SET_DUE = """INSERT INTO dues (kind, subject, deadline, payload) VALUES (?, ?, ?, '') ON CONFLICT (kind, subject)
    DO UPDATE SET deadline = excluded.deadline, version = version + 1, leased = 0"""
DROP_DUE = "DELETE FROM dues WHERE kind = ? AND subject = ?"


class Fixed(NamedTuple):
    """A change by fixed statements of the driver's, without a savepoint.

    What it raises itself and an IntegrityError must leave nothing half done; any other error undoes the whole commit.
    """

    change: Callable[[sqlite3.Connection], object]


Job = Callable[[Connection], object] | Fixed
Work = tuple[Job | Path, Future[Any]]  # a path is a copy to be taken back


def unwritable(error: DBAPIError | sqlite3.Error) -> Unwritable:
    """The refusal for an error of the disk; where the disk is full nothing was written, else nobody knows."""
    cause = first_cause(error)
    full = getattr(cause, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL
    return Unwritable("storage-full" if full else "storage", cause, unsure=not full)


def first_cause(error: DBAPIError | sqlite3.Error) -> BaseException:
    """What SQLite said first: where it undid the whole transaction, going back to a savepoint fails as well."""
    cause, earlier = getattr(error, "orig", None) or error, error.__context__
    while earlier is not None:
        cause = earlier if isinstance(earlier, sqlite3.Error) else cause
        earlier = earlier.__context__
    return cause


def connect(file: Path, begin: str, readonly: bool) -> Engine:
    """An engine whose transactions are SQLite's own, begun as told."""
    # Parameters are hidden from errors: they may be dice secrets, and errors are logged.
    engine = create_engine(f"sqlite:///{file}", pool_size=READERS, max_overflow=0, hide_parameters=True)

    def prepare(raw: sqlite3.Connection, _: object) -> None:
        raw.isolation_level = None  # else the driver begins transactions by itself, too late and not for all
        raw.execute(f"PRAGMA busy_timeout={BUSY_MS}")
        raw.execute("PRAGMA foreign_keys=ON")
        raw.execute("PRAGMA synchronous=FULL")
        if readonly:
            raw.execute("PRAGMA query_only=ON")
        else:
            raw.execute("PRAGMA journal_mode=WAL")
            raw.execute("PRAGMA wal_autocheckpoint=0")  # see _checkpoint

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


class Sqlite(Database):
    """One SQLite file."""

    shared = False

    def __init__(self, file: Path) -> None:
        self.file: Path = file
        self.epoch_file = file.with_name(file.name + ".epoch")
        try:
            make_file(file)
            for beside in ("-wal", "-shm"):
                close_file(file.with_name(file.name + beside))
            self._writing = connect(file, BEGIN, readonly=False)
            check(self._writing)
            migrate(self._writing)
        except (OSError, sqlite3.Error, SQLAlchemyError) as error:
            why = getattr(error, "orig", None) or error
            raise BadInput("serve-database", {"file": str(file), "why": str(why).splitlines()[0]}) from None
        self._reading = connect(file, "BEGIN", readonly=True)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._tidying = ThreadPoolExecutor(1, "checkpoint")
        self._failing = Rare(log)
        self._connection: Connection | None = None  # the writer's
        self._unmerged = 0  # changes since the last checkpoint
        self.on_commit: Callable[[float, int], None] = lambda seconds, changes: None
        self._jobs: SimpleQueue[Work | None] = SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    async def read(self, question: Callable[[Connection], Answer]) -> Answer:
        """The answer of a function that reads one snapshot."""

        def ask() -> Answer:
            with self._reading.begin() as connection:
                return question(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)

    async def write(self, change: Callable[[Connection], Answer]) -> Answer:
        """The answer of a function that changes something, once that is on disk; an exception undoes it alone."""
        answer: Answer = await self._queue(change)
        return answer

    async def append(self, one: Append) -> int:
        """Writes an entry by the driver alone; see `Fixed`."""
        counted: int = await self._queue(Fixed(lambda raw: append(raw, one)))
        return counted

    def count(self, c: Connection) -> int:
        """Counts a change, as part of it."""
        return count_entry(cast(sqlite3.Connection, c.connection.driver_connection))

    def place(self, c: Connection) -> str:
        """A file cannot tell."""
        return ""

    def _queue(self, job: Job) -> asyncio.Future[Any]:
        """Once queued it will be written, so that a caller who is cancelled must not seem to have stopped it."""
        future: Future[Any] = Future()
        self._jobs.put((job, future))
        return asyncio.shield(asyncio.wrap_future(future))

    async def touch(self) -> None:
        """Writes something that changes nothing; Unwritable where that is impossible."""
        await self.write(lambda c: c.exec_driver_sql("UPDATE alembic_version SET version_num = version_num").rowcount)

    async def restore(self, file: Path) -> None:
        """Replaces everything by a copy of a database; what was asked for before is written before."""
        await asyncio.shield(asyncio.to_thread(self.restore_now, file))

    def restore_now(self, file: Path) -> None:
        """The same, waiting for it."""
        future: Future[Any] = Future()
        self._jobs.put((file, future))
        future.result()

    @property
    def queued(self) -> int:
        """How many changes wait to be written."""
        return self._jobs.qsize()

    def empty_journal(self) -> None:
        """Has the journal merged and cut off, so that what was deleted is in no file any more; a busy one waits."""
        try:
            merge_journal(self.file)
        except sqlite3.Error as error:
            log.warning("the journal could not be emptied: %s", error)

    def close(self) -> None:
        """Writes what is queued and lets go of the file."""
        self._jobs.put(None)
        self._writer.join()
        if self._connection is not None:
            self._connection.close()
        self._tidying.shutdown()
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()

    # The writer thread

    def _write_all(self) -> None:
        while True:
            batch, stop = self._next_batch()
            for alone, run in groupby(batch, key=lambda work: isinstance(work[0], Path)):
                if alone:
                    self._take_back([(file, future) for file, future in run if isinstance(file, Path)])
                else:
                    self._commit([(job, future) for job, future in run if not isinstance(job, Path)])
            self._unmerged += len(batch)
            if self._unmerged >= CHECKPOINT_EVERY:
                self._unmerged = 0
                self._tidying.submit(self._checkpoint)
            if stop:
                return

    def _next_batch(self) -> tuple[list[Work], bool]:
        """Everything that is queued by now, at least one job; and whether to stop after it."""
        batch: list[Work] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == MOST_IN_A_COMMIT or self._jobs.empty():
                return batch, False
            job = self._jobs.get()
        return batch, True

    def _commit(self, batch: list[tuple[Job, Future[Any]]]) -> None:
        """Runs the jobs in one transaction, each undone alone where it fails, and answers after the commit."""
        answers: list[tuple[Future[Any], object, BaseException | None]] = []
        began = perf_counter()
        try:
            with self._transaction(batch) as connection:
                for job, future in batch:
                    try:
                        answers.append((future, carry_out(connection, job), None))
                    except Exception as error:
                        if is_fatal(job, error):  # SQLite may have undone the others' changes, too
                            raise
                        answers.append((future, None, error))
        except (DBAPIError, sqlite3.Error) as error:
            refused = unwritable(error)
            self._failing.warn("a commit failed: %s", refused.cause)
            answers = [(future, None, refused) for _, future in batch]
        except Exception as error:
            log.exception("a commit failed")
            answers = [(future, None, error) for _, future in batch]
        self.on_commit(perf_counter() - began, len(batch))
        for future, answer, failure in answers:
            if failure is None:
                future.set_result(answer)
            else:
                future.set_exception(failure)

    def _transaction(self, batch: list[tuple[Job, Future[Any]]]) -> AbstractContextManager[Connection]:
        """Of the driver's alone where nothing else has to be done: SQLAlchemy's own is a fifth of the writer's time."""
        if self._connection is None:
            self._connection = self._writing.connect()
        if all(isinstance(job, Fixed) for job, _ in batch):
            return plain_transaction(self._connection)
        return begun(self._connection)

    def _checkpoint(self) -> None:
        """Moves what the journal holds into the database, beside the writer: inside a commit it takes up to 50 ms."""
        try:
            with closing(sqlite3.connect(self.file, timeout=BUSY_MS / 1000)) as raw:
                raw.execute("PRAGMA wal_checkpoint(PASSIVE)")
        except sqlite3.Error as error:
            self._failing.warn("a checkpoint failed, the journal keeps everything until the next: %s", error)

    def _take_back(self, files: list[tuple[Path, Future[Any]]]) -> None:
        """Overwrites the database with copies, the last of which stays."""
        for file, future in files:
            try:
                raw = self._writing.raw_connection()
                try:
                    take_back(file, cast(sqlite3.Connection, raw.driver_connection))
                finally:
                    raw.close()
                migrate(self._writing)
            except Exception as error:
                log.exception("restoring %s failed", file)
                future.set_exception(error)
            else:
                future.set_result(None)


def append(raw: sqlite3.Connection, one: Append) -> int:
    """Writes an entry with what goes with it; how many there are by now."""
    place = (one.version, one.id, one.body, one.time, one.table, one.version - 1)
    if raw.execute(INSERT, place).rowcount == 0:
        raise one.conflict()
    row = (one.phase, one.pending, one.outcome, one.epoch, one.time, one.hidden, one.version, one.table)
    raw.execute(ADVANCE, row)
    for kind, deadline in one.dues.items():
        if deadline is None:
            raw.execute(DROP_DUE, (kind, one.table))
        else:
            raw.execute(SET_DUE, (kind, one.table, deadline))
    if one.seat is not None:
        seat, *values, player = one.seat
        raw.execute(RESEAT, (*values, one.table, seat))
        raw.execute(SIT, (one.table, seat, one.version, player, one.time))
    return count_entry(raw)


def count_entry(raw: sqlite3.Connection) -> int:
    """Counts an entry in the transaction that writes it; how many there are by now."""
    raw.execute("UPDATE marks SET entries = entries + 1")
    row = raw.execute("SELECT entries FROM marks").fetchone()
    return int(row[0]) if row else 0  # a database that no server has marked yet


@contextmanager
def plain_transaction(connection: Connection) -> Iterator[Connection]:
    """A transaction that SQLAlchemy hears nothing of."""
    raw = driver_of(connection)
    raw.execute(BEGIN)
    try:
        yield connection
        raw.execute("COMMIT")
    except BaseException:
        if raw.in_transaction:  # SQLite undoes it by itself where the disk is full
            raw.execute("ROLLBACK")
        raise


@contextmanager
def begun(connection: Connection) -> Iterator[Connection]:
    """A transaction of SQLAlchemy's."""
    with connection.begin():
        yield connection


def driver_of(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection."""
    return cast(sqlite3.Connection, connection.connection.driver_connection)


def carry_out(connection: Connection, job: Job) -> object:
    """Makes one change within a transaction."""
    if isinstance(job, Fixed):
        return job.change(driver_of(connection))
    with connection.begin_nested():
        return job(connection)


def is_fatal(job: Job, error: Exception) -> bool:
    """Whether an error is of the disk or the database, and not of the one change; or a change may be half done."""
    if isinstance(job, Fixed):
        return not isinstance(error, QuarterdeckError | sqlite3.IntegrityError)
    return isinstance(error, DBAPIError) and not isinstance(error, IntegrityError)


def check(engine: Engine) -> None:
    """BadInput where a database is damaged, cut off, or another program's."""
    with engine.begin() as connection:
        file = Path(str(engine.url.database))
        pages, size = (
            int(connection.exec_driver_sql(f"PRAGMA page_{what}").scalar() or 0) for what in ("count", "size")
        )
        beside = file.with_name(file.name + "-wal")
        there = file.stat().st_size + (beside.stat().st_size if beside.exists() else 0)
        if there < pages * size:
            raise BadInput("serve-database-cut", {"file": str(file), "bytes": there, "expected": pages * size})
        if pages * size <= CHECKED_WHOLE:
            found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
            if found != "ok":
                raise BadInput("serve-database", {"file": str(file), "why": found.splitlines()[-1]})  # under a heading
        names = table_names(connection)
        if names and not names >= schema.OURS:
            raise BadInput("serve-database-foreign", {"file": str(file)})
        if UNFINISHED in names:
            raise BadInput("serve-database-unfinished", {"file": str(file)})


def migrate(engine: Engine) -> None:
    """Brings a database to this program's schema; BadInput where a newer program has written it."""
    with engine.begin() as connection:
        upgrade(connection, str(engine.url.database))


def merge_journal(file: Path) -> None:
    """Moves the journal into the file and cuts it off, unless somebody reads from it for long."""
    with closing(sqlite3.connect(file, timeout=EMPTY_SECONDS)) as raw:
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def take_back(source: Path, raw: sqlite3.Connection) -> None:
    """Overwrites the database of an open connection with a copy, in one transaction."""
    with closing(sqlite3.connect(source)) as copy:
        copy.backup(raw)
