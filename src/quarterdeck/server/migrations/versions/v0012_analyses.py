"""Analyses of finished games."""

import sqlalchemy as sa
from alembic import op

from quarterdeck.server.migrations.kinds import Moment, Word

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Nothing was analysed before."""
    op.create_table(
        "analyses",
        sa.Column("replay", Word, primary_key=True),
        sa.Column("analyst", Word, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("created", Moment, nullable=False, index=True),
    )
