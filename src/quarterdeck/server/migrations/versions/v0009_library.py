"""Published files of players."""

import sqlalchemy as sa
from alembic import op

from quarterdeck.server.migrations.kinds import Word

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nothing was published before."""
    op.create_table(
        "library",
        sa.Column("id", Word, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", Word, nullable=False),
        sa.Column("kind", Word, nullable=False),
        sa.Column("guest", Word, nullable=False),
        sa.Column("author", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("withdrawn", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("plays", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("library_game", "library", ["game", "created"])
