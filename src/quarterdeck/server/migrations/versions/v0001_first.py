"""Guests, tables with their seats and entries, replays."""

import sqlalchemy as sa
from alembic import op

from quarterdeck.server.migrations.kinds import Moment, Word

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Creates everything; written out, so that later changes of schema.py do not change this step."""
    guests_and_tables()
    what_tables_have()


def guests_and_tables() -> None:
    """Who plays, and where."""
    op.create_table(
        "guests",
        sa.Column("id", Word, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("lang", Word, nullable=False),
        sa.Column("created", Moment, nullable=False),
        sa.Column("link_hash", Word, nullable=False, server_default=""),
        sa.Column("link_expires", Moment, nullable=False, server_default="0"),
    )
    op.create_index(
        "guests_link",
        "guests",
        ["link_hash"],
        sqlite_where=sa.text("link_hash <> ''"),
        postgresql_where=sa.text("link_hash <> ''"),
    )
    op.create_table(
        "tables",
        sa.Column("id", Word, primary_key=True),
        sa.Column("game", Word, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("dice", Word, nullable=False),
        sa.Column("secret", Word, nullable=False),
        sa.Column("owner", Word, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("watchable", sa.Boolean, nullable=False),
        sa.Column("created", Moment, nullable=False),
        sa.Column("updated", Moment, nullable=False),
        sa.Column("phase", Word, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("pending", sa.Text, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("rematch", Word, nullable=False, server_default=""),
        sa.Column("rematch_of", Word, nullable=False, server_default=""),
    )
    op.create_index(
        "tables_open",
        "tables",
        ["updated"],
        sqlite_where=sa.text("open OR watchable"),
        postgresql_where=sa.text("open OR watchable"),
    )


def what_tables_have() -> None:
    """Seats and entries; and replays, which have no table."""
    op.create_table(
        "seats",
        sa.Column("table_id", Word, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", Word, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", Word, nullable=False),
        sa.Column("guest", Word, sa.ForeignKey("guests.id"), nullable=True),
        sa.Column("generation", sa.Integer, nullable=False, server_default="0"),
        sa.Column("pin", Word, nullable=False, server_default=""),
        sa.Column("nonce", Word, nullable=False, server_default=""),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        sa.Column("table_id", Word, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("time", Moment, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "replays",
        sa.Column("id", Word, primary_key=True),
        sa.Column("digest", Word, nullable=False, unique=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", Moment, nullable=False),
    )
