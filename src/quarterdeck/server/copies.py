"""Backup and restore: whole copies of the database, made and taken back while the server runs."""

import contextlib
import os
import sqlite3
import time
from pathlib import Path

from sqlalchemy import create_engine
from sqlalchemy.exc import DatabaseError

from ..errors import BadInput
from . import schema
from .private import OWNER_ONLY
from .sql import revision_of


def back_up(database: Path, target: Path) -> None:
    """Copies a database as it is at one moment; the target is replaced whole or not at all."""
    if not database.is_file():
        raise BadInput("backup-none", {"file": str(database)})
    check_target(target)
    if target.exists() and target.samefile(database):
        raise BadInput("backup-itself", {"file": str(target)})
    partial = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        partial.touch(OWNER_ONLY)
        with contextlib.closing(sqlite3.connect(database)) as source:
            copy_into(source, partial)
        with partial.open("rb+") as written:
            os.fsync(written.fileno())
        os.replace(partial, target)
    except (OSError, sqlite3.Error) as error:
        raise BadInput("backup-write", {"file": str(target), "why": str(error)}) from None
    finally:
        partial.unlink(missing_ok=True)


def copy_into(source: sqlite3.Connection, target: Path) -> None:
    """Writes all pages of one snapshot into one file, without a journal beside it."""
    with contextlib.closing(sqlite3.connect(target)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")


def check_target(target: Path) -> None:
    """BadInput where a copy would overwrite something that is none."""
    if not target.parent.is_dir():
        raise BadInput("backup-folder", {"file": str(target.parent)})
    if target.is_dir() or (target.is_file() and target.stat().st_size and not is_sqlite(target)):
        raise BadInput("backup-target", {"file": str(target)})


def is_sqlite(file: Path) -> bool:
    """Whether a file is a database.

    SQLite itself is asked: a process that opens and closes the file of its own database lets go of all its locks, and
    the next one that looks at the database then takes the journal away under it.
    """
    try:
        with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as raw:
            raw.execute("PRAGMA schema_version")
    except sqlite3.DatabaseError:
        return False
    return True


def check_copy(file: Path) -> None:
    """BadInput where a file is no whole database of this program's, or of a newer one."""
    try:
        if not file.is_file() or not is_sqlite(file):
            raise BadInput("restore-file", {"file": str(file)})
        engine = create_engine(f"sqlite:///file:{file}?mode=ro&uri=true")
        with engine.connect() as connection:
            found = revision_of(connection)
            sound = connection.exec_driver_sql("PRAGMA quick_check").scalar() == "ok"
        engine.dispose()
    except (OSError, sqlite3.Error, DatabaseError) as error:
        raise BadInput("restore-damaged", {"file": str(file), "why": str(error).splitlines()[0]}) from None
    if not found:
        raise BadInput("restore-file", {"file": str(file)})
    if not sound:
        raise BadInput("restore-damaged", {"file": str(file), "why": "quick_check"})
    if found > schema.REVISION:
        raise BadInput("serve-database-newer", {"file": str(file), "found": found})


def before_restore(database: Path) -> Path:
    """Where the database is kept that a restore replaces."""
    return database.with_name(f"{database.stem}.before-restore-{time.strftime('%Y%m%d-%H%M%S')}.sqlite")
