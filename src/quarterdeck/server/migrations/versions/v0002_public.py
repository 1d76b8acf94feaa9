"""What a server on the open internet needs to remember."""

import sqlalchemy as sa
from alembic import op

from quarterdeck.server.migrations.kinds import Moment, Word

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds columns with the value that a row from before has."""
    op.add_column("guests", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "signed_out",
        sa.Column("guest", Word, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("device", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", Moment, nullable=False),
    )
    op.add_column("tables", sa.Column("hidden", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("fault", sa.Text, nullable=False, server_default=""))
    op.create_index(
        "tables_closed", "tables", ["id"], sqlite_where=sa.text("fault <> ''"), postgresql_where=sa.text("fault <> ''")
    )
    op.add_column("tables", sa.Column("protocol", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("commitment", Word, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="1"))
    op.add_column("seats", sa.Column("derived", sa.Boolean, nullable=False, server_default="0"))
    op.create_table(
        "marks",
        sa.Column("token", Word, primary_key=True),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("guest", Word, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("time", Moment, nullable=False),
        sa.Column("reason", Word, nullable=False),
    )
