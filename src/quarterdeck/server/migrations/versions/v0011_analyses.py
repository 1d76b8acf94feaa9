"""Analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Nothing was analysed before."""
    op.create_table(
        "analyses",
        sa.Column("replay", sa.String, primary_key=True),
        sa.Column("analyst", sa.String, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False, index=True),
    )
