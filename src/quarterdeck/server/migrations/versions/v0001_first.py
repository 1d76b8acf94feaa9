"""Guests, tables with their seats and entries, replays."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Creates everything; written out, so that later changes of schema.py do not change this step."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("link_hash", sa.String, nullable=False, server_default=""),
        sa.Column("link_expires", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("guests_link", "guests", ["link_hash"], sqlite_where=sa.text("link_hash <> ''"))
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("dice", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("owner", sa.String, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("watchable", sa.Boolean, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("updated", sa.Integer, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("pending", sa.Text, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("rematch", sa.String, nullable=False, server_default=""),
        sa.Column("rematch_of", sa.String, nullable=False, server_default=""),
    )
    op.create_index("tables_open", "tables", ["updated"], sqlite_where=sa.text("open OR watchable"))
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), nullable=True),
        sa.Column("generation", sa.Integer, nullable=False, server_default="0"),
        sa.Column("pin", sa.String, nullable=False, server_default=""),
        sa.Column("nonce", sa.String, nullable=False, server_default=""),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("time", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "replays",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("digest", sa.String, nullable=False, unique=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
    )
