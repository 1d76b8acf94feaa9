"""What several processes on one database have in common. On PostgreSQL a crash empties these, which loses nothing."""

import sqlalchemy as sa
from alembic import op

from quarterdeck.server.migrations.kinds import Moment, Word

revision = "0011"
down_revision = "0010"
TABLES = ("presence", "leases", "allowances", "jobs", "workers")


def upgrade() -> None:
    """No process had to know of another before."""
    op.create_table(
        "presence",
        sa.Column("process", Word, primary_key=True),
        sa.Column("table_id", Word, primary_key=True),
        sa.Column("guest", Word, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("until", Moment, nullable=False),
    )
    op.create_index("presence_table", "presence", ["table_id"])
    op.create_table(
        "leases",
        sa.Column("name", Word, primary_key=True),
        sa.Column("holder", Word, nullable=False),
        sa.Column("until", Moment, nullable=False),
    )
    op.create_table(
        "allowances",
        sa.Column("what", Word, primary_key=True),
        sa.Column("who", Word, primary_key=True),
        sa.Column("tokens", sa.Float, nullable=False),
        sa.Column("filled", Moment, nullable=False),
    )
    op.create_table(
        "jobs",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("asker", Word, nullable=False),
        sa.Column("owner", Word, nullable=False),
        sa.Column("table_id", Word, nullable=False),
        sa.Column("priority", sa.Integer, nullable=False),
        sa.Column("reads", sa.Boolean, nullable=False),
        sa.Column("brief", sa.Boolean, nullable=False),
        sa.Column("job", sa.LargeBinary, nullable=False),
        sa.Column("wanted", Moment, nullable=False),
        sa.Column("worker", Word, nullable=False, server_default=""),
        sa.Column("leased", Moment, nullable=False, server_default="0"),
        sa.Column("begun", Moment, nullable=False, server_default="0"),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("share", sa.Float, nullable=False, server_default="0"),
        sa.Column("answer", sa.LargeBinary, nullable=True),
        sqlite_autoincrement=True,
    )
    op.create_index("jobs_asker", "jobs", ["asker"])
    op.create_table(
        "workers",
        sa.Column("name", Word, primary_key=True),
        sa.Column("thinkers", sa.Integer, nullable=False),
        sa.Column("readers", sa.Integer, nullable=False),
        sa.Column("until", Moment, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        for table in TABLES:
            op.execute(f"ALTER TABLE {table} SET UNLOGGED")
