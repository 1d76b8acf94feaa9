"""What falls due at a time."""

import sqlalchemy as sa
from alembic import op

from quarterdeck.server.migrations.kinds import Word

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nothing was due before but what a running server kept in memory."""
    op.create_table(
        "dues",
        sa.Column("kind", Word, primary_key=True),
        sa.Column("subject", Word, primary_key=True),
        sa.Column("deadline", sa.BigInteger, nullable=False),
        sa.Column("payload", sa.Text, nullable=False, server_default=""),
        sa.Column("version", sa.Integer, nullable=False, server_default="0"),
        sa.Column("leased", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_index("dues_deadline", "dues", ["deadline"])
