"""What a server on the open internet needs to remember."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds columns with the value that a row from before has."""
    op.add_column("tables", sa.Column("fault", sa.Text, nullable=False, server_default=""))
    op.create_index("tables_closed", "tables", ["id"], sqlite_where=sa.text("fault <> ''"))
