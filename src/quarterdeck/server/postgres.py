"""PostgreSQL: the database of servers that have outgrown a file; several processes may share one.

Entries go by asyncpg over one connection of the loop's, all that wait in one statement (group commit). Everything else
is SQLAlchemy Core on psycopg, in threads, as the readers of a file are. A connection that breaks while entries are on
their way leaves it open whether they were written: they are looked for by their ids, and written again where they are
not there.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import Any

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from ..errors import BadInput
from .database import Answer, Append, Database, Unwritable
from .postgres_append import append_many, written
from .postgres_errors import FULL, LOST, UNDONE, first_line, is_ending, is_lost, is_undone, sqlstate, unwritable
from .postgres_opening import ALIVE, CONNECT_SECONDS, connect, prepare
from .rare import Rare
from .where import Dsn

log = logging.getLogger(__name__)
READERS = 4  # threads, each with a connection: reads take about 1 ms
WRITERS = 4  # the same for changes that are no entries, each about 3 ms of waiting for the disk
MOST_IN_A_COMMIT = 256  # so that the first of a long queue does not wait for all of it
ANSWER_SECONDS = 30  # for one statement; after that the connection is given up
SETTLE_SECONDS = 10.0  # to look for entries whose answer was lost: a PostgreSQL that was killed is back in two to four
SETTLE_PAUSE = 0.2
TRIES = 5  # of a change that PostgreSQL undid to end a deadlock, or whose connection turned out to be a dead one
Waiting = tuple[Append, asyncio.Future[int]]


class Postgres(Database):
    """One PostgreSQL database, as one process sees it."""

    file = None
    shared = True

    def __init__(self, where: Dsn, folder: Path) -> None:
        self.where = where
        self.epoch_file = where.beside(folder).with_suffix(".epoch")
        self._writing = connect(where, WRITERS, readonly=False)
        try:
            prepare(self._writing, where)
        except BaseException:
            self._writing.dispose()
            raise
        self._reading = connect(where, READERS, readonly=True)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writers = ThreadPoolExecutor(WRITERS, "writer")
        self._failing = Rare(log)
        self.on_commit: Callable[[float, int], None] = lambda seconds, changes: None
        self._changing = 0
        self._line: asyncpg.Connection[Any] | None = None  # the loop's connection
        self._loop: asyncio.AbstractEventLoop | None = None
        self._connecting = asyncio.Lock()
        self._waiting: deque[Waiting] = deque()
        self._appending: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Connects the loop, which marks the database as one with a server at work."""
        try:
            await self._connected()
        except asyncpg.PostgresError as error:
            raise BadInput("serve-database", {"file": str(self.where), "why": first_line(error)}) from None
        except LOST as error:
            raise BadInput("serve-database", {"file": str(self.where), "why": first_line(error)}) from None

    # Reading and writing in threads

    async def read(self, question: Callable[[Connection], Answer]) -> Answer:
        """The answer of a function that reads one snapshot."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, question)

    def _ask(self, question: Callable[[Connection], Answer]) -> Answer:
        for left in reversed(range(TRIES)):
            try:
                with self._reading.begin() as connection:
                    return question(connection)
            except DataError as error:
                raise self._unstorable(error) from None
            except DBAPIError as error:
                if not is_lost(error):
                    raise
                if not (left and error.connection_invalidated):  # where one cannot even connect, trying on is no use
                    raise Unwritable("storage-away", error.orig or error) from None
        raise AssertionError

    async def write(self, change: Callable[[Connection], Answer]) -> Answer:
        """The answer of a function that changes something, once that is on disk; an exception undoes it alone."""
        self._changing += 1
        job = asyncio.get_running_loop().run_in_executor(self._writers, self._change, change)
        job.add_done_callback(self._changed)
        return await asyncio.shield(job)

    def _changed(self, job: asyncio.Future[Any]) -> None:
        self._changing -= 1
        if not job.cancelled():
            job.exception()  # whoever asked may be gone: it was heard all the same

    def _change(self, change: Callable[[Connection], Answer]) -> Answer:
        began = perf_counter()
        for left in reversed(range(TRIES)):
            committing = False
            try:
                with self._writing.begin() as connection:
                    answer = change(connection)
                    committing = True
            except DataError as error:
                raise self._unstorable(error) from None
            except DBAPIError as error:
                again = is_undone(error) or (error.connection_invalidated and not committing)
                if isinstance(error, IntegrityError) or not (again and left):
                    raise self._refused(error, committing) from None
            else:
                self.on_commit(perf_counter() - began, 1)
                return answer
        raise AssertionError

    def _unstorable(self, error: DataError) -> BadInput:
        """Somebody has sent a character or a number that PostgreSQL does not know."""
        self._failing.warn("refused by PostgreSQL: %s", first_line(error.orig or error))
        return BadInput("unstorable")

    def _refused(self, error: DBAPIError, committing: bool) -> Exception:
        """What a failed change is to its caller."""
        if isinstance(error, IntegrityError):
            return error
        if not is_lost(error) and sqlstate(error) != FULL:
            return error
        refused = unwritable(error.orig or error, unsure=committing)
        self._failing.warn("a change could not be written: %s", first_line(refused.cause))
        return refused

    async def touch(self) -> None:
        """Writes something that changes nothing; Unwritable where that is impossible."""
        await self.write(lambda c: c.exec_driver_sql("UPDATE alembic_version SET version_num = version_num").rowcount)

    def count(self, c: Connection) -> int:
        """How far the log of changes has come."""
        return int(c.exec_driver_sql("SELECT (pg_current_wal_insert_lsn() - '0/0')::bigint").scalar_one())

    def place(self, c: Connection) -> str:
        """The cluster, its timeline, and the database and table that are there: after a restore another one."""
        query = """SELECT system_identifier || '/' || timeline_id || '/' || d.oid || '/' || 'marks'::regclass::oid
            FROM pg_control_system(), pg_control_checkpoint(), pg_database d WHERE datname = current_database()"""
        return str(c.exec_driver_sql(query).scalar_one())

    @property
    def queued(self) -> int:
        """How many changes wait to be written."""
        return len(self._waiting) + self._changing

    # Entries

    async def append(self, one: Append) -> int:
        """Writes an entry; a count that grows with every one. Conflict where somebody else was faster."""
        loop = asyncio.get_running_loop()
        if self._loop is not loop:  # another loop than before: its connection and its task are of no use
            self._loop, self._line, self._appending, self._connecting = loop, None, None, asyncio.Lock()
        future: asyncio.Future[int] = loop.create_future()
        self._waiting.append((one, future))
        if self._appending is None:
            self._appending = loop.create_task(self._append_all())
        return await asyncio.shield(future)

    async def _append_all(self) -> None:
        """Writes what waits, until nothing does."""
        try:
            while self._waiting:
                batch = self._next_batch()
                try:
                    await self._commit(batch)
                except BaseException as error:
                    for one in batch:
                        fail(one, error)
                    if not isinstance(error, Exception):
                        raise
                    log.exception("entries could not be written")
        finally:
            self._appending = None

    def _next_batch(self) -> list[Waiting]:
        """What waits, in the order of the tables' ids, one entry a table."""
        batch: dict[str, Waiting] = {}
        later: list[Waiting] = []
        while self._waiting and len(batch) < MOST_IN_A_COMMIT:
            one = self._waiting.popleft()
            if one[0].table in batch:
                later.append(one)
            else:
                batch[one[0].table] = one
        self._waiting.extendleft(reversed(later))
        return [batch[table] for table in sorted(batch)]

    async def _commit(self, batch: Sequence[Waiting]) -> None:
        """Writes entries in one transaction, and answers after it is on disk."""
        began = perf_counter()
        for left in reversed(range(TRIES)):
            try:
                line = await self._connected()
            except (*LOST, asyncpg.PostgresError, BadInput) as error:
                self._refuse(batch, unwritable(error))
                return
            try:
                won = await append_many(line, [one for one, _ in batch])
            except asyncpg.IntegrityConstraintViolationError as error:
                if len(batch) == 1:
                    fail(batch[0], error)
                else:
                    for one in batch:  # one of them cannot be written; which one shows when each is alone
                        await self._commit([one])
                return
            except asyncpg.PostgresError as error:
                if is_ending(error):
                    await self._settle(batch)
                elif error.sqlstate in UNDONE and left:
                    continue
                else:
                    self._refuse(batch, unwritable(error))
                return
            except LOST:
                await self._settle(batch)
                return
            self.on_commit(perf_counter() - began, len(batch))
            tell(batch, won)
            return

    async def _settle(self, batch: Sequence[Waiting]) -> None:
        """Finds out which entries were written though the answer was lost, and writes the others."""
        log.warning("the connection broke while %d entries were written; they are looked for", len(batch))
        assert self._loop is not None
        until = self._loop.time() + SETTLE_SECONDS
        failure: BaseException
        while True:
            self._drop_line()
            try:
                line = await self._connected()
                there = await written(line, [one for one, _ in batch])
                rest = [one for one, _ in batch if one.table not in there]
                won = await append_many(line, rest) if rest else {}
                lost = [one for one in rest if one.table not in won]
                late = await written(line, lost) if lost else {}  # the broken connection's statement may end after us
            except asyncpg.PostgresError as error:
                failure = error
                if not is_ending(error) and error.sqlstate not in UNDONE:
                    break
            except LOST as error:
                failure = error
            else:
                tell(batch, {**there, **won, **late})
                return
            if self._loop.time() > until:
                break
            await asyncio.sleep(SETTLE_PAUSE)
        self._refuse(batch, unwritable(failure, unsure=True))

    def _refuse(self, batch: Sequence[Waiting], refused: Unwritable) -> None:
        self._failing.warn("%d entries could not be written: %s", len(batch), first_line(refused.cause))
        for one in batch:
            fail(one, refused)

    # The loop's connection

    async def _connected(self) -> "asyncpg.Connection[Any]":
        """The connection that entries go by, made anew where there is none or it broke."""
        loop = asyncio.get_running_loop()
        if self._loop is not loop:
            self._loop, self._line, self._connecting = loop, None, asyncio.Lock()
        async with self._connecting:
            if self._line is None or self._line.is_closed():
                self._line = None
                self._line = await self._connect()
            return self._line

    async def _connect(self) -> "asyncpg.Connection[Any]":
        line = await asyncpg.connect(
            self.where.for_loop,
            timeout=CONNECT_SECONDS,
            command_timeout=ANSWER_SECONDS,
            server_settings={"application_name": "quarterdeck"},
        )
        try:
            # A host's default of "off" would lose acknowledged entries when PostgreSQL dies.
            await line.execute(
                "SELECT set_config('synchronous_commit', 'on', false)"
                " WHERE current_setting('synchronous_commit') = 'off'"
            )
            if not await line.fetchval("SELECT pg_try_advisory_lock_shared($1)", ALIVE):
                raise BadInput("serve-database-copying", {"file": str(self.where)})
        except BaseException:
            line.terminate()
            raise
        return line

    def _drop_line(self) -> None:
        if self._line is not None:
            self._line.terminate()
            self._line = None

    def close(self) -> None:
        """Writes what is queued and lets go."""
        loop = self._loop
        if loop is not None and loop.is_running() and not is_here(loop):
            asyncio.run_coroutine_threadsafe(self._part(), loop).result()
        elif loop is not None and not loop.is_closed():
            self._drop_line()
        self._writers.shutdown()
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()

    async def _part(self) -> None:
        while self._appending is not None:
            await asyncio.wait([self._appending])
        if self._line is not None:
            line, self._line = self._line, None
            await line.close(timeout=CONNECT_SECONDS)


def is_here(loop: asyncio.AbstractEventLoop) -> bool:
    """Whether a loop runs in this thread."""
    try:
        return asyncio.get_running_loop() is loop
    except RuntimeError:
        return False


def tell(batch: Iterable[Waiting], won: dict[str, int]) -> None:
    """Tells everybody whether his entry was written."""
    for one, future in batch:
        if future.done():
            continue
        if one.table in won:
            future.set_result(won[one.table])
        else:
            future.set_exception(one.conflict())


def fail(waiting: Waiting, error: BaseException) -> None:
    future = waiting[1]
    if not future.done():
        future.set_exception(error if isinstance(error, Exception) else RuntimeError("the server stops"))
