"""SQL that the two databases say differently."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, case, inspect, text
from sqlalchemy.dialects import sqlite

UNFINISHED = "unfinished_copy"  # a table that is there until `quarterdeck database copy` is done


def insert_into(c: Connection, table: Table) -> Any:
    """An insert that knows ON CONFLICT."""
    if is_postgres(c):
        from sqlalchemy.dialects import postgresql  # only where needed: a server on a file never imports it

        return postgresql.insert(table)
    return sqlite.insert(table)


def insert_new(c: Connection, table: Table, row: Mapping[str, object]) -> bool:
    """Inserts a row unless one with its keys is there; whether none was; psycopg counts no inserts."""
    fresh = insert_into(c, table).values(row).on_conflict_do_nothing().returning(*table.primary_key)
    return c.execute(fresh).first() is not None


def is_postgres(c: Connection) -> bool:
    return c.dialect.name == "postgresql"


def greatest(one: ColumnElement[int], other: ColumnElement[int]) -> ColumnElement[int]:
    """The larger of two columns."""
    return case((one > other, one), else_=other)


def hold(c: Connection, name: str) -> None:
    """One at a time has a name until its transaction ends; on SQLite there is one writer anyway."""
    if is_postgres(c):
        c.execute(text("SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))"), {"name": name})


def revision_of(c: Connection) -> str:
    """The revision of a database's schema; empty for an empty one."""
    if not inspect(c).has_table("alembic_version"):
        return ""
    return str(c.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() or "")


def table_names(c: Connection) -> set[str]:
    """What tables there are."""
    return set(inspect(c).get_table_names())
