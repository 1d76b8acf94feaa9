"""Entries that can be told apart, where the answer to a write was lost."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Nobody asks for the entries so far."""
    op.add_column("entries", sa.Column("entry_id", sa.BigInteger, nullable=False, server_default="0"))
