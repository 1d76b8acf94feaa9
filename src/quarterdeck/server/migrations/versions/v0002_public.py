"""What a server on the open internet needs to remember."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds columns with the value that a row from before has."""
    op.add_column("guests", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "signed_out",
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("device", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", sa.Integer, nullable=False),
    )
    op.add_column("tables", sa.Column("hidden", sa.Integer, nullable=False, server_default="0"))
