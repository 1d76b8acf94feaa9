"""Share links that can be made void."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Links given before stay good: they are of the first generation."""
    op.add_column("tables", sa.Column("share_generation", sa.Integer, nullable=False, server_default="0"))
