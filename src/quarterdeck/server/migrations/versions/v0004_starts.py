"""Tables that begin at a position of their own: games that lessons end in."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Tables so far began at their games' own start."""
    op.add_column("tables", sa.Column("start", sa.Text, nullable=False, server_default=""))
