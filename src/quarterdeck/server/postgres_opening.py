"""Opening a PostgreSQL database: connections for threads, its checks and migrations, and having it alone."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, create_engine, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ..errors import BadInput, QuarterdeckError
from . import schema
from .migrations import upgrade
from .postgres_errors import first_line
from .sql import UNFINISHED, table_names
from .where import Dsn

CONNECT_SECONDS = 5  # to wait for a server that does not answer
ALIVE = 7_251_020  # advisory locks: every server shares this one, a copy of the database has it alone
MIGRATING = 7_251_021
KEEPALIVE = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "tcp_user_timeout": 30_000}


def connect(where: Dsn, size: int, readonly: bool) -> Engine:
    """An engine for threads; readers see one snapshot a transaction."""
    engine = create_engine(
        where.for_threads,
        pool_size=size,
        max_overflow=0,
        hide_parameters=True,  # they may be dice secrets, and errors are logged
        connect_args={"connect_timeout": CONNECT_SECONDS, "application_name": "quarterdeck", **KEEPALIVE},
    )
    if readonly:
        return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return engine


def prepare(engine: Engine, where: Dsn) -> None:
    """Checks a database and brings it to this program's schema; BadInput where that is not possible."""
    try:
        with engine.begin() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
            check(connection, where)
            upgrade(connection, str(where))
    except QuarterdeckError:
        raise
    except SQLAlchemyError as error:
        why = getattr(error, "orig", None) or error
        raise BadInput("serve-database", {"file": str(where), "why": first_line(why)}) from None


def check(c: Connection, where: Dsn) -> None:
    """BadInput where a database is another program's, or cannot hold every name."""
    check_encoding(c, where)
    names = table_names(c)
    if names and not names >= schema.OURS:
        raise BadInput("serve-database-foreign", {"file": str(where)})
    if UNFINISHED in names:
        raise BadInput("serve-database-unfinished", {"file": str(where)})


def check_encoding(c: Connection, where: Dsn) -> None:
    """BadInput where a database cannot hold every name."""
    encoding = str(c.exec_driver_sql("SHOW server_encoding").scalar())
    if encoding != "UTF8":
        raise BadInput("serve-postgres-encoding", {"file": str(where), "given": encoding})


@contextmanager
def guarded(where: Dsn) -> Iterator[Engine]:
    """An engine for a database that no server has, and none gets meanwhile."""
    engine = connect(where, 2, readonly=False)
    try:
        guard = engine.connect()
    except DBAPIError as error:
        raise BadInput("serve-database", {"file": str(where), "why": first_line(error.orig or error)}) from None
    try:
        check_encoding(guard, where)
        if not guard.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": ALIVE}).scalar():
            raise BadInput("copy-live", {"file": str(where)})
        guard.commit()  # the lock is the connection's, and no transaction stays open
        yield engine
    finally:
        guard.invalidate()  # given back to the pool it would keep the lock
        guard.close()
        engine.dispose()
