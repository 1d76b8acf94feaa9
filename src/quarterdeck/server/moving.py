"""Moving: a whole database copied into another one, from a file to PostgreSQL or back, while no server runs on either.

Rows go over in the order of their keys, so that a copy that was stopped goes on after the last row that is there. In
the end both sides are read once more and compared, table by table. Until then the new one says that it is unfinished,
and no server starts on it.
"""

import hashlib
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Table, func, insert, inspect, select, text, tuple_
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from ..errors import BadInput
from . import schema, sqlite
from .copies import is_sqlite
from .migrations import upgrade
from .occupied import Lock, Occupied
from .private import make_file
from .sql import UNFINISHED, is_postgres, revision_of, table_names
from .where import Dsn, Where

AT_ONCE = 1000  # rows in one transaction: about a quarter of a second, after which a stopped copy goes on
NUMBERED = ("chat", "reports")  # tables whose rows the database numbers
Told = Callable[[str, str, int, int], None]


class Step(msgspec.Struct, frozen=True):
    """What came of one table."""

    table: str
    rows: int
    digest: str


def copy(source: Where, target: Where, told: Told) -> list[Step]:
    """Copies all rows; `told` hears what is done with which table, and how many rows of how many are done."""
    if source == target:
        raise BadInput("copy-same")
    try:
        return copy_alone(source, target, told)
    except (OSError, sqlite3.Error, DBAPIError) as error:
        why = getattr(error, "orig", None) or error
        raise BadInput("copy-failed", {"why": str(why).splitlines()[0]}) from None


def copy_alone(source: Where, target: Where, told: Told) -> list[Step]:
    """The same, with the databases' own errors."""
    with ExitStack() as stack:
        here = stack.enter_context(alone(source, new=False))
        there = stack.enter_context(alone(target, new=True))
        check_source(here, source)
        resumed = prepare(there, source, target)
        steps = copy_all(here, there, told)
        if steps is None and resumed:  # a server has run on the source since the copy was begun
            empty(there)
            steps = copy_all(here, there, told)
        if steps is None:
            raise BadInput("copy-differs", {"file": str(target)})
        finish(there)
        return steps


def copy_all(here: Engine, there: Engine, told: Told) -> list[Step] | None:
    """Copies what is missing and compares; None where something differs."""
    tables = schema.LASTING
    try:
        for table in tables:
            copy_table(here, there, table, told)
    except IntegrityError:
        return None
    steps = []
    for table in tables:
        one, other = digest(here, table, told), digest(there, table, told)
        if one != other:
            return None
        steps.append(one)
    with here.begin() as c, there.begin() as d:
        for table in tables:
            if table.name in NUMBERED:
                set_last_number(d, table.name, last_number(c, table.name))
    return steps


# Both sides


@contextmanager
def alone(where: Where, new: bool) -> Iterator[Engine]:
    """An engine for a database that no server has, and none gets meanwhile."""
    if isinstance(where, Dsn):
        try:
            from .postgres_opening import guarded
        except ImportError:
            raise BadInput("serve-postgres-driver") from None
        with guarded(where) as engine:
            yield engine
        return
    if not new and not where.is_file():
        raise BadInput("admin-database", {"file": str(where)})
    try:
        lock = Lock(where)
    except Occupied:
        raise BadInput("copy-live", {"file": str(where)}) from None
    try:
        if new:
            make_file(where)
        elif not is_sqlite(where):
            raise BadInput("admin-no-database", {"file": str(where)})
        engine = sqlite.connect(where, "BEGIN IMMEDIATE" if new else "BEGIN", readonly=not new)
        yield engine
        engine.dispose()
    finally:
        lock.close()


def check_source(engine: Engine, where: Where) -> None:
    """BadInput where there is nothing that this program could copy."""
    with engine.begin() as c:
        found = revision_of(c) if table_names(c) >= schema.OURS else ""
        unfinished = inspect(c).has_table(UNFINISHED)
    if not found:
        raise BadInput("serve-database-foreign" if table_names_of(engine) else "admin-database", {"file": str(where)})
    if found > schema.REVISION:
        raise BadInput("serve-database-newer", {"file": str(where), "found": found})
    if found < schema.REVISION:
        raise BadInput("admin-database-older", {"file": str(where)})
    if unfinished:
        raise BadInput("serve-database-unfinished", {"file": str(where)})


def table_names_of(engine: Engine) -> set[str]:
    with engine.begin() as c:
        return table_names(c)


def prepare(there: Engine, source: Where, target: Where) -> bool:
    """Makes the tables, or finds those of a copy that was stopped; whether it was one.

    BadInput where the target holds anything else.
    """
    with there.begin() as c:
        names = table_names(c)
        if names and not names >= schema.OURS:
            raise BadInput("serve-database-foreign", {"file": str(target)})
        if UNFINISHED in names:
            begun = str(c.exec_driver_sql(f"SELECT source FROM {UNFINISHED}").scalar())
            if begun != str(source):
                raise BadInput("copy-other", {"file": str(target), "source": begun})
            upgrade(c, str(target))
            return True
        upgrade(c, str(target))
        full = [table.name for table in schema.LASTING if count(c, table)]
        if full:
            raise BadInput("copy-full", {"file": str(target)})
        c.exec_driver_sql(f"CREATE TABLE {UNFINISHED} (source TEXT NOT NULL)")
        c.execute(text(f"INSERT INTO {UNFINISHED} VALUES (:source)"), {"source": str(source)})
    return False


def empty(engine: Engine) -> None:
    """Deletes what was copied so far."""
    with engine.begin() as c:
        for table in reversed(schema.metadata.sorted_tables):
            c.execute(table.delete())


def finish(engine: Engine) -> None:
    """The copy is whole: a server may start on it."""
    with engine.begin() as c:
        c.exec_driver_sql(f"DROP TABLE {UNFINISHED}")
    merge_journal(engine)
    if engine.dialect.name == "postgresql":
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as c:
            c.exec_driver_sql("ANALYZE")  # else the first questions are answered by reading whole tables


def merge_journal(engine: Engine) -> None:
    """SQLite's journal goes into the file; in one piece it would be as large as the copy."""
    if engine.dialect.name == "sqlite":
        sqlite.merge_journal(Path(str(engine.url.database)))


# One table


def copy_table(here: Engine, there: Engine, table: Table, told: Told) -> None:
    """Copies the rows that come after the last one that is there."""
    with here.connect() as c, there.connect() as d:
        whole, done = count(c, table), count(d, table)
        last = last_key(d, table) if done else None
    while True:
        with here.connect() as c:
            found = c.execute(after(table, last).limit(AT_ONCE)).all()
        rows = [dict(zip(table.columns.keys(), row, strict=True)) for row in found]
        if not rows:
            told("copied", table.name, done, done)
            return
        try:
            with there.begin() as d:
                d.execute(insert(table), rows)
        except DataError as error:
            why = str(error.orig).splitlines()[0]
            raise BadInput("copy-row", {"table": table.name, "why": why}) from None
        last = [rows[-1][column.key] for column in table.primary_key]
        done += len(rows)
        told("copy", table.name, done, max(done, whole))
        merge_journal(there)


def after(table: Table, last: Sequence[Any] | None) -> Any:
    """The rows of a table in the order of their keys, from one on."""
    keys = list(table.primary_key)
    query = select(table).order_by(*keys)
    return query if last is None else query.where(tuple_(*keys) > tuple_(*last))


def last_key(c: Connection, table: Table) -> list[Any]:
    keys = list(table.primary_key)
    return list(c.execute(select(*keys).order_by(*(key.desc() for key in keys)).limit(1)).one())


def count(c: Connection, table: Table) -> int:
    return int(c.execute(select(func.count()).select_from(table)).scalar_one())


def digest(engine: Engine, table: Table, told: Told) -> Step:
    """How many rows there are, and the digest of them all in the order of their keys."""
    found, rows = hashlib.sha256(), 0
    with engine.connect() as c:
        for part in c.execution_options(yield_per=AT_ONCE).execute(after(table, None)).partitions():
            for row in part:
                found.update(msgspec.json.encode(tuple(row)))
            rows += len(part)
            told("check", table.name, rows, rows)
    return Step(table.name, rows, found.hexdigest())


# Numbers that are never given again, even where the last rows are deleted


def last_number(c: Connection, table: str) -> int:
    """The last number that a database has given in a table; 0: none yet."""
    if is_postgres(c):
        sequence = c.exec_driver_sql(f"SELECT pg_get_serial_sequence('{table}', 'id')").scalar_one()
        return int(c.exec_driver_sql(f"SELECT last_value * is_called::int FROM {sequence}").scalar_one())
    return int(c.exec_driver_sql(f"SELECT seq FROM sqlite_sequence WHERE name = '{table}'").scalar() or 0)


def set_last_number(c: Connection, table: str, number: int) -> None:
    """The next row of a table gets the number after this."""
    if not number:
        return
    if is_postgres(c):
        c.exec_driver_sql(f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), {number})")
        return
    c.exec_driver_sql(f"DELETE FROM sqlite_sequence WHERE name = '{table}'")
    c.exec_driver_sql(f"INSERT INTO sqlite_sequence (name, seq) VALUES ('{table}', {number})")
