"""Entries on PostgreSQL: a whole batch by one statement, which is one transaction."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .database import Append

if TYPE_CHECKING:
    import asyncpg

# The rows are locked in the order of their ids, so that two batches never wait for each other. A row that somebody
# changed since the statement began is looked at again as it is now: that is the compare-and-set.
APPEND = """
WITH given AS MATERIALIZED (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::bigint[], $6::text[], $7::text[],
        $8::text[], $9::int[], $10::bool[])
        AS g (table_id, position, entry_id, body, time, phase, pending, outcome, epoch, hidden)
), held AS MATERIALIZED (
    SELECT id FROM tables WHERE id = ANY ($1) ORDER BY id FOR UPDATE
), moved AS (
    UPDATE tables AS t SET phase = g.phase, pending = g.pending, outcome = g.outcome, epoch = g.epoch,
        updated = CASE WHEN g.hidden THEN t.updated ELSE g.time END, hidden = t.hidden + g.hidden::int,
        version = g.position
    FROM given AS g JOIN held ON held.id = g.table_id
    WHERE t.id = g.table_id AND t.version = g.position - 1 AND t.phase = 'playing'
    RETURNING t.id
), written AS (
    INSERT INTO entries (table_id, position, entry_id, body, time)
    SELECT table_id, position, entry_id, body, time FROM given JOIN moved ON id = table_id
), due AS (
    INSERT INTO dues (kind, subject, deadline, payload)
    SELECT kind, subject, deadline, '' FROM unnest($11::text[], $12::text[], $13::bigint[])
        AS d (kind, subject, deadline) JOIN moved ON id = subject ORDER BY subject, kind
    ON CONFLICT (kind, subject) DO UPDATE SET deadline = excluded.deadline, version = dues.version + 1, leased = 0
), undue AS (
    DELETE FROM dues USING unnest($14::text[], $15::text[]) AS u (kind, subject), moved
    WHERE dues.kind = u.kind AND dues.subject = u.subject AND moved.id = u.subject
), taken AS MATERIALIZED (
    SELECT * FROM unnest($16::text[], $17::int[], $18::text[], $19::text[], $20::text[], $21::text[], $22::text[],
        $23::text[], $24::text[]) AS s (table_id, seat, kind, name, guest, pin, bot, first, player)
        JOIN moved ON id = table_id
), reseated AS (
    UPDATE seats AS s SET kind = n.kind, name = n.name, guest = n.guest, pin = n.pin, bot = n.bot, first = n.first
    FROM taken AS n WHERE s.table_id = n.table_id AND s.seat = n.seat
), sat AS (
    INSERT INTO sittings (table_id, seat, version, guest, time)
    SELECT n.table_id, n.seat, g.position, n.player, g.time FROM taken AS n JOIN given AS g USING (table_id)
)
SELECT id, (pg_current_wal_insert_lsn() - '0/0')::bigint FROM moved
"""
THERE = """SELECT e.table_id, (pg_current_wal_insert_lsn() - '0/0')::bigint
    FROM unnest($1::text[], $2::int[], $3::bigint[]) AS g (table_id, position, entry_id)
    JOIN entries AS e USING (table_id, position, entry_id)"""


async def append_many(line: "asyncpg.Connection[Any]", batch: Sequence[Append]) -> dict[str, int]:
    """Writes entries of different tables; the tables that went on by that, each with how far the log has come."""
    rows = zip(*(one[:10] for one in batch), strict=True)
    dues = [(kind, one.table, at) for one in batch for kind, at in one.dues.items()]
    due = columns([row for row in dues if row[2] is not None], 3)
    undue = columns([row[:2] for row in dues if row[2] is None], 2)
    seats = columns([(one.table, *one.seat) for one in batch if one.seat is not None], 9)
    found = await line.fetch(APPEND, *(list(column) for column in rows), *due, *undue, *seats)
    return {row[0]: row[1] for row in found}


async def written(line: "asyncpg.Connection[Any]", batch: Sequence[Append]) -> dict[str, int]:
    """Which of these very entries are there, by their tables."""
    found = await line.fetch(
        THERE, [one.table for one in batch], [one.version for one in batch], [one.id for one in batch]
    )
    return {row[0]: row[1] for row in found}


def columns(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    """Rows as columns."""
    return [[row[k] for row in rows] for k in range(width)]
