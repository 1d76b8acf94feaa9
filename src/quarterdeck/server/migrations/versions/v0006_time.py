"""Tables with a pace, rated tables, bots in people's stead, and who sat where when."""

import sqlalchemy as sa
from alembic import op

from quarterdeck.server.migrations.kinds import Word

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Tables so far had no clock, were not rated, and everybody sat where he sat down."""
    op.add_column("tables", sa.Column("pace", Word, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("began", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("bot", Word, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("first", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "sittings",
        sa.Column("table_id", Word, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("guest", Word, sa.ForeignKey("guests.id"), nullable=True),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
    op.create_index("sittings_guest", "sittings", ["guest"])
