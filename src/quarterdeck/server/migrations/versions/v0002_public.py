"""What a server on the open internet needs to remember."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds columns with the value that a row from before has."""
    op.create_table(
        "bans",
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("time", sa.Integer, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
    )
