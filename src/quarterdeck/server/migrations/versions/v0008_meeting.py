"""Seeks, chat, and what calls people back."""

import sqlalchemy as sa
from alembic import op

from quarterdeck.server.migrations.kinds import Word

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Nobody had said or sought anything before."""
    seeks()
    chat()
    calls()


def seeks() -> None:
    """Who looks for others."""
    op.create_table(
        "seeks",
        sa.Column("id", Word, primary_key=True),
        sa.Column("guest", Word, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("game", Word, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("pace", Word, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("matched", Word, nullable=False, server_default=""),
    )
    op.create_index("seeks_guest", "seeks", ["guest", "game"], unique=True)
    op.create_index("seeks_terms", "seeks", ["game", "terms", "pace"])


def chat() -> None:
    """What is said, and what is done about it."""
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", Word, sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("room", Word, nullable=False),
        sa.Column("guest", Word, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("phrase", Word, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "mutes",
        sa.Column("guest", Word, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("other", Word, sa.ForeignKey("guests.id"), primary_key=True, index=True),
    )
    op.create_table(
        "silenced",
        sa.Column("guest", Word, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", Word, sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("chat_id", sa.Integer, nullable=False),
        sa.Column("reporter", Word, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("guest", Word, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )


def calls() -> None:
    """Who is called where, and for what."""
    op.create_table(
        "pushes",
        sa.Column("id", Word, primary_key=True),
        sa.Column("guest", Word, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", Word, nullable=False),
        sa.Column("auth", Word, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "wishes",
        sa.Column("guest", Word, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
